"""The encoding of observations for batches of simulated games: the same bits, in JAX.

The simulator plays simultaneous decisions seat by seat, and its state includes the marks of earlier seats. So
each side of the table is also stored as it was when the turn began, and rivals see it like that (R3.2).
"""

from bisect import bisect_right
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from silvergold.engine import Deck
from silvergold.engine.grid import ALL_BOXES
from silvergold.engine.state import CUPS, DISPLAY_SIZE, MOST_COINS, MOST_PALMS, MOST_PLAYERS, ROUNDS, TURNS
from silvergold.observations.encoding import COLORS, PHASES, SHAPES, at_least, island_bits
from silvergold.observations.layout import (
    BOXES,
    COMPLETED_SHOWN,
    CROSSES_SHOWN,
    MOST_CUP_POINTS,
    MOST_PALM_POINTS,
    MOST_ROWS,
    PILE_STEPS,
    SEALS_SHOWN,
)
from silvergold.sim.bits import WORD, choose, look_up, u32
from silvergold.sim.cards import NO_CARD, DeckArrays, count_common, number_of, unpair, words_of
from silvergold.sim.mark_tables import EXPEDITIONS
from silvergold.sim.state import KEEP, MARK, OVER, GameArrays, PlayerArrays, player_at

Fields = list[tuple[Array, int]]
"""Columns of bits with their sizes."""
EXPEDITION_BITS = len(EXPEDITIONS)


class CardBits(NamedTuple):
    """What is printed on each card, by card number, at the positions that it has in an observation."""

    boxes_and_crosses: Array
    coins_and_palms: Array
    color_and_seal: Array


def card_bits(deck: Deck) -> CardBits:
    """The bits of a deck's cards; none for ``NO_CARD``."""
    columns = np.zeros((3, NO_CARD + 1), np.uint32)
    for number, card in enumerate(deck.cards):
        island = island_bits(card)
        columns[0, number] = island.masks & (1 << WORD) - 1
        columns[1, number] = island.masks >> WORD
        columns[2, number] = island.fixed >> 2 * WORD
    return CardBits(*map(jnp.asarray, columns))


REVEALED = np.array(
    [
        sum(
            at_least(sum(not face_down >> n & 1 for n, s in enumerate(EXPEDITIONS) if s == shape))
            << EXPEDITIONS.index(shape)
            for shape in range(len(SHAPES))
        )
        for face_down in range(1 << EXPEDITION_BITS)
    ],
    np.uint32,
)
"""For each set of expedition cards face down: the revealed ones, shape by shape."""
PILE = np.array([at_least(bisect_right(PILE_STEPS, size)) for size in range(NO_CARD + 1)], np.uint32)


class PublicMarks(NamedTuple):
    """The fields of a player that marking changes, as they were when the turn began."""

    unmarked: Array
    coins: Array
    palms: Array
    palm_points: Array


def public_marks(player: PlayerArrays) -> PublicMarks:
    """The fields that marking changes, as they are now."""
    return PublicMarks(player.unmarked, player.coins, player.palms, player.palm_points)


def public_marks_after(
    before: GameArrays, shown: tuple[PublicMarks, ...], state: GameArrays
) -> tuple[PublicMarks, ...]:
    """What everybody sees after a decision: the new marks, unless the same turn is still being marked."""
    is_secret = (state.phase == MARK) & (state.turn == before.turn) & (state.round == before.round)
    pairs = zip(shown, state.players, strict=True)
    return tuple(choose(is_secret, old, public_marks(player)) for old, player in pairs)


def up_to(number: Array, most: int) -> Array:
    """A number as bits: "at least 1, at least 2, ..."."""
    bits: Array = (jnp.uint32(1) << jnp.minimum(u32(number), most)) - jnp.uint32(1)
    return bits


def packed(fields: Fields) -> list[Array]:
    """Columns of bits one after the other, in words of 32 bits."""
    words: list[Array] = []
    first = 0
    for bits, size in fields:
        offset = first % WORD
        if offset:
            words[-1] |= bits << offset
        else:
            words.append(bits)
        if offset + size > WORD:
            words.append(bits >> WORD - offset)
        first += size
    return words


def unpacked(words: list[Array], size: int) -> Array:
    """Words as zeros and ones: int8 [batch, size]."""
    columns = jnp.stack(words, axis=-1)
    bits: Array = columns[..., None] >> jnp.arange(WORD, dtype=jnp.uint32) & jnp.uint32(1)
    return bits.astype(jnp.int8).reshape(*columns.shape[:-1], -1)[..., :size]


def island_fields(card_bits: CardBits, card: Array, unmarked: Array) -> Fields:
    """An island: its unmarked boxes, what is in them, its colour and seal."""
    twice = unmarked | unmarked << BOXES
    return [
        (look_up(card_bits.boxes_and_crosses, card) & twice, 2 * BOXES),
        (look_up(card_bits.coins_and_palms, card) & twice, 2 * BOXES),
        (look_up(card_bits.color_and_seal, card), 2 * len(COLORS)),
    ]


def side_fields(card_bits: CardBits, deck: DeckArrays, player: PlayerArrays) -> Fields:
    """A player's islands, score card and completed cards."""
    (first, second), (of_first, of_second) = player.cards, unpair(player.unmarked)
    counts = [(words_of(cards), COMPLETED_SHOWN) for cards in deck.of_color]
    counts += [(words_of(cards), SEALS_SHOWN) for cards in deck.with_seal]
    return [
        *island_fields(card_bits, first, of_first),
        *island_fields(card_bits, second, of_second),
        (up_to(player.coins, MOST_COINS), MOST_COINS),
        (up_to(player.rows, MOST_ROWS), MOST_ROWS),
        (up_to(player.cup_points, MOST_CUP_POINTS), MOST_CUP_POINTS),
        (up_to(player.palms, MOST_PALMS), MOST_PALMS),
        (up_to(player.palm_points, MOST_PALM_POINTS), MOST_PALM_POINTS),
        *((up_to(count_common(player.completed, cards), most), most) for cards, most in counts),
    ]


def table_fields(state: GameArrays, seat: Array, me: PlayerArrays) -> Fields:
    """The middle of the table as a seat sees it."""
    one = jnp.uint32(1)
    players = len(state.players)
    steps = (state.start_player + players - seat) % players
    is_begun = (state.turn > 0).astype(jnp.uint32)
    return [
        (jnp.where(state.phase == OVER, 0, one << u32(state.phase)), len(PHASES)),
        (one << u32(state.round) - one, ROUNDS),
        (one << u32(state.turn) >> 1, TURNS),
        (is_begun << u32(state.shape), len(SHAPES)),
        (look_up(jnp.asarray(REVEALED), state.expeditions), EXPEDITION_BITS),
        (one << u32(steps), MOST_PLAYERS),
        (up_to(state.cups, len(CUPS)), len(CUPS)),
        (look_up(jnp.asarray(PILE), number_of(state.pile)), len(PILE_STEPS)),
        (up_to(me.crosses, CROSSES_SHOWN), CROSSES_SHOWN),
    ]


def observe(
    card_bits: CardBits,
    deck: DeckArrays,
    state: GameArrays,
    shown: tuple[PublicMarks, ...],
    seat: Array,
    size: int,
) -> Array:
    """What a seat of each game sees: int8 [batch, size]."""
    players = len(state.players)
    me = player_at(state.players, seat)
    fields = table_fields(state, seat, me)
    for place in range(DISPLAY_SIZE):
        # Cards dealt and cards on display never exist at the same time: one of the two is NO_CARD
        card = jnp.minimum(me.dealt[place], state.display[place])
        fields += island_fields(card_bits, card, jnp.full(card.shape, ALL_BOXES, jnp.uint32))
    fields += side_fields(card_bits, deck, me)
    seen = tuple(_as_shown(state, player, was) for player, was in zip(state.players, shown, strict=True))
    for steps in range(1, players):
        rival = player_at(seen, (seat + jnp.uint8(steps)) % jnp.uint8(players))
        fields += side_fields(card_bits, deck, rival)
    return unpacked(packed(fields), size)


def _as_shown(state: GameArrays, player: PlayerArrays, shown: PublicMarks) -> PlayerArrays:
    """R2.2, R3.2: a player as others see them: no cards before all have chosen, no marks of this turn."""
    first, second = (jnp.where(state.phase == KEEP, jnp.uint8(NO_CARD), card) for card in player.cards)
    return player._replace(cards=(first, second), **shown._asdict())
