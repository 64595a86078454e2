"""R5 Settle, one player at a time."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from silvergold.engine.state import CARDS_KEPT, COINS_IN_A_ROW, DISPLAY_SIZE
from silvergold.sim.bits import look_up, u8, u32, value_at
from silvergold.sim.cards import (
    BOXES,
    NO_CARD,
    CardSet,
    DeckArrays,
    number_of,
    random_card,
    unpair,
    with_card,
    without_card,
)
from silvergold.sim.display import lay_down, size_of, without_place
from silvergold.sim.rng import Rng, random_bits
from silvergold.sim.state import DisplayCards, PlayerArrays

PILE = DISPLAY_SIZE
"""R5.3: the place that stands for the pile."""


class Supply(NamedTuple):
    """The cards that players can take."""

    display: DisplayCards
    pile: CardSet


def take_cups(player: PlayerArrays, cups: Array) -> tuple[PlayerArrays, Array]:
    """R5.1: the highest cup left for each coin row completed; n cups left are n, n - 1, ... 1."""
    rows = player.coins // u8(COINS_IN_A_ROW)
    taken = jnp.minimum(rows - player.rows, cups)
    points = taken * cups - taken * (taken - u8(taken > 0)) // u8(2)
    return player._replace(rows=rows, cup_points=player.cup_points + points), cups - taken


def lay_aside(player: PlayerArrays) -> PlayerArrays:
    """R5.2: completed cards are laid aside; a second card that remains becomes the first."""
    first, second = player.cards
    of_first, of_second = unpair(player.unmarked)
    first_is_done = (first != NO_CARD) & (of_first == 0)
    second_is_done = (second != NO_CARD) & (of_second == 0)
    none = u8(NO_CARD)
    completed = with_card(player.completed, jnp.where(first_is_done, first, none))
    completed = with_card(completed, jnp.where(second_is_done, second, none))
    rest = jnp.where(second_is_done, none, second)
    return player._replace(
        cards=(
            jnp.where(first_is_done, rest, first),
            jnp.where(first_is_done, none, rest),
        ),
        unmarked=jnp.where(first_is_done, of_second, player.unmarked),
        completed=completed,
    )


def must_take(player: PlayerArrays, supply: Supply, is_last_turn: Array | bool) -> Array:
    """R5.3: a card for each one completed, while there are any (R5.5), but not after the last turn (R5.6)."""
    has_cards = (supply.display[0] != NO_CARD) | (number_of(supply.pile) > 0)
    return (player.cards[CARDS_KEPT - 1] == NO_CARD) & has_cards & jnp.logical_not(is_last_turn)


def take(
    deck: DeckArrays, player: PlayerArrays, supply: Supply, place: Array, bits: Array, when: Array
) -> tuple[PlayerArrays, Supply]:
    """R5.3: a card of the display, or the face-down top of the pile, which is a random card."""
    is_drawn = place == PILE
    drawn = random_card(supply.pile, bits, when & is_drawn)
    shown = jnp.where(when, value_at(supply.display, place), u8(NO_CARD))
    card = jnp.where(is_drawn, drawn, shown)
    display = without_place(supply.display, jnp.where(when, place, u8(PILE)))
    return _hold(deck, player, card), Supply(display, without_card(supply.pile, drawn))


def _hold(deck: DeckArrays, player: PlayerArrays, card: Array) -> PlayerArrays:
    """The player with a new card after the one they hold."""
    first, second = player.cards
    boxes = u32(look_up(deck.boxes, card))
    is_first = first == NO_CARD
    is_second = ~is_first & (second == NO_CARD)
    return player._replace(
        cards=(jnp.where(is_first, card, first), jnp.where(is_second, card, second)),
        unmarked=player.unmarked | jnp.where(is_first, boxes, boxes << BOXES),
    )


def refill(supply: Supply, rng: Rng, when: Array | bool = True) -> tuple[Supply, Rng]:
    """R5.4: the display is filled up to four from the pile; a player takes at most two cards at a time."""
    display, pile = supply
    for _ in range(CARDS_KEPT):
        is_needed = (size_of(display) < DISPLAY_SIZE) & (number_of(pile) > 0) & when
        rng, bits = random_bits(rng, is_needed)
        card = random_card(pile, bits, is_needed)
        display, pile = lay_down(display, card), without_card(pile, card)
    return Supply(display, pile), rng
