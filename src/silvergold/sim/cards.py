"""A deck as arrays, and sets of its cards as bits.

A card is its number in the deck. Decks are padded to the same size, so that a different deck needs no new
compilation.
"""

from collections.abc import Iterable
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from silvergold.engine import Color, Deck
from silvergold.engine.cards import SEAL_WORTH, SIZES, TreasureCard
from silvergold.engine.grid import ALL_BOXES, SINGLE_BOXES
from silvergold.errors import ApplicationError
from silvergold.sim.bits import WORD, count, if_any, kth_bit, look_up, u8, u32
from silvergold.sim.rng import random_below

COLORS = tuple(Color)
VALUES = tuple(SIZES[color] for color in COLORS)
WORTHS = tuple(SEAL_WORTH[color] for color in COLORS)
BOXES = len(SINGLE_BOXES)
"""Boxes of a card: in masks of both of a player's cards, the second card's begin at this bit."""
NO_CARD = int(np.iinfo(np.uint8).max)
MAX_CARDS = NO_CARD // WORD * WORD
"""Every card is a bit of a whole word, and none has the number of ``NO_CARD``."""
USUAL_WORDS = 2
"""Every deck of up to 64 cards has arrays of the same shapes."""

CardSet = tuple[Array, ...]
"""A set of cards: card c is bit ``c % 32`` of word ``c // 32``."""


class DeckArrays(NamedTuple):
    """A deck's cards: four masks per card, which are empty for ``NO_CARD``, and sets of cards."""

    boxes: Array
    crosses: Array
    coins: Array
    palms: Array
    all: Array
    """The whole deck: uint32 [words]."""
    of_color: Array
    """R1.2: the cards of each colour: uint32 [4, words]."""
    with_seal: Array
    """R1.4: the cards with a seal for each colour: uint32 [4, words]."""

    @property
    def whole(self) -> CardSet:
        """All cards as a set."""
        return words_of(self.all)


def deck_arrays(deck: Deck) -> DeckArrays:
    """A deck as arrays."""
    if len(deck.cards) > MAX_CARDS:
        raise ApplicationError("deck-too-large-for-simulator", "R1.2", cards=len(deck.cards), most=MAX_CARDS)
    return DeckArrays(
        boxes=_masks([card.boxes for card in deck.cards]),
        crosses=_masks([card.crosses for card in deck.cards]),
        coins=_masks([card.coins for card in deck.cards]),
        palms=_masks([card.palms for card in deck.cards]),
        all=_set_of(deck, deck.cards),
        of_color=jnp.stack([_set_of(deck, [c for c in deck.cards if c.color is color]) for color in COLORS]),
        with_seal=jnp.stack([_set_of(deck, [c for c in deck.cards if c.seal is color]) for color in COLORS]),
    )


def _masks(masks: list[int]) -> Array:
    padded = np.zeros(NO_CARD + 1, np.uint16)
    padded[: len(masks)] = masks
    return jnp.asarray(padded)


def words_needed(deck: Deck) -> int:
    """The number of words in a set of the deck's cards."""
    return max(USUAL_WORDS, -(-len(deck.cards) // WORD))


def _set_of(deck: Deck, cards: Iterable[TreasureCard]) -> Array:
    numbers = {card.id: number for number, card in enumerate(deck.cards)}
    words = np.zeros(words_needed(deck), np.uint32)
    for card in cards:
        words[numbers[card.id] // WORD] |= np.uint32(1 << numbers[card.id] % WORD)
    return jnp.asarray(words)


def words_of(cards: Array) -> CardSet:
    """A set of the deck's cards, word by word."""
    return tuple(cards[word] for word in range(cards.shape[0]))


def pair(masks: Array, cards: tuple[Array, Array]) -> Array:
    """The masks of two cards in one word: the first in the lower 16 bits, the second in the upper."""
    first, second = (u32(look_up(masks, card)) for card in cards)
    return first | second << BOXES


def unpair(boxes: Array) -> tuple[Array, Array]:
    """The masks of the first and the second card in one word."""
    return boxes & ALL_BOXES, boxes >> BOXES


def number_of(cards: CardSet) -> Array:
    """The number of cards in a set."""
    return sum((count(word) for word in cards[1:]), start=count(cards[0]))


def count_common(cards: CardSet, others: CardSet) -> Array:
    """The number of cards that are in both of two sets."""
    return number_of(tuple(one & other for one, other in zip(cards, others, strict=True)))


def with_card(cards: CardSet, card: Array) -> CardSet:
    """A set with one more card; ``NO_CARD`` changes nothing."""
    return tuple(word | bit for word, bit in zip(cards, _bits_of(cards, card), strict=True))


def without_card(cards: CardSet, card: Array) -> CardSet:
    """A set with one card fewer; ``NO_CARD`` changes nothing."""
    return tuple(word & ~bit for word, bit in zip(cards, _bits_of(cards, card), strict=True))


def _bits_of(cards: CardSet, card: Array) -> CardSet:
    bit = jnp.uint32(1) << u32(card % WORD)
    return tuple(jnp.where(card // WORD == number, bit, 0) for number in range(len(cards)))


def random_card(cards: CardSet, bits: Array, when: Array | bool = True) -> Array:
    """A card of a set, each equally likely; ``NO_CARD`` if the set is empty or ``when`` is false."""
    size = number_of(cards)
    is_needed = (size > 0) & when

    def draw() -> Array:
        return jnp.where(is_needed, _kth_card(cards, random_below(bits, size)), u8(NO_CARD))

    return if_any(is_needed, draw, lambda: jnp.full(size.shape, NO_CARD, jnp.uint8))


def _kth_card(cards: CardSet, k: Array) -> Array:
    first, *others = cards
    word, number = first, jnp.zeros_like(first)
    for place, other in enumerate(others, start=1):
        passed = count(word)
        is_later = (k >= passed) & (number == place - 1)
        word = jnp.where(is_later, other, word)
        number = jnp.where(is_later, place, number)
        k = jnp.where(is_later, k - passed, k)
    return u8(number * WORD + kth_bit(word, k))
