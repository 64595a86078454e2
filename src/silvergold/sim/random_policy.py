"""Random decisions: every legal action equally likely, as the bot ``drifter`` plays."""

import jax.numpy as jnp
from jax import Array

from silvergold.actions import FIRST_TAKE, PAIRS
from silvergold.sim.actions import action_of_mark
from silvergold.sim.bits import count, kth_bit_of_two, look_up, u8, u32
from silvergold.sim.cards import BOXES, CardSet, number_of
from silvergold.sim.display import size_of
from silvergold.sim.mark_tables import MARK_BITS, MarkTables
from silvergold.sim.rng import random_below
from silvergold.sim.rules.marking import sets_of_marks, shape_owed
from silvergold.sim.rules.settling import PILE
from silvergold.sim.state import KEEP, MARK, DisplayCards, GameArrays, PlayerArrays, player_at


def random_pair(bits: Array) -> Array:
    """R2.2: the number of a pair."""
    return u8(random_below(bits, u32(len(PAIRS))))


def random_mark(tables: MarkTables, player: PlayerArrays, shape: Array, bits: Array) -> tuple[Array, Array]:
    """R4.1 to R4.3: the slot and the bit of a legal mark on either card."""
    (low, high), (second_low, second_high) = sets_of_marks(tables, player, shape)
    on_first = count(low) + count(high)
    k = random_below(bits, on_first + count(second_low) + count(second_high))
    is_second = k >= on_first
    k = jnp.where(is_second, k - on_first, k)
    low, high = jnp.where(is_second, second_low, low), jnp.where(is_second, second_high, high)
    return u32(is_second), kth_bit_of_two(low, high, k)


def boxes_at(tables: MarkTables, shape: Array, slot: Array, bit: Array) -> Array:
    """The boxes of a mark, on both cards in one word."""
    return u32(look_up(tables.boxes, shape * MARK_BITS + bit)) << BOXES * slot


def random_place(display: DisplayCards, pile: CardSet, bits: Array) -> Array:
    """R5.3: a place of the display that has a card, or the pile if it has one."""
    size = size_of(display)
    place = random_below(bits, size + u32(number_of(pile) > 0))
    return u8(jnp.where(place == size, PILE, place))


def random_action(tables: MarkTables, state: GameArrays, bits: Array) -> Array:
    """A legal action of each game's seat."""
    player = player_at(state.players, state.seat)
    slot, bit = random_mark(tables, player, state.shape, bits)
    marked = action_of_mark(shape_owed(player, state.shape), slot, bit)
    kept = random_pair(bits).astype(jnp.int32)
    taken = FIRST_TAKE + random_place(state.display, state.pile, bits).astype(jnp.int32)
    return jnp.where(state.phase == KEEP, kept, jnp.where(state.phase == MARK, marked, taken))
