"""One random decision: every legal action equally likely, as the bot ``drifter`` plays."""

import jax.numpy as jnp
from jax import Array

from silvergold.actions import FIRST_TAKE, PAIRS
from silvergold.sim.actions import action_of_mark
from silvergold.sim.bits import count, kth_bit_of_two, look_up, u8, u32
from silvergold.sim.cards import Cards, number_of
from silvergold.sim.dice import below
from silvergold.sim.display import size_of
from silvergold.sim.marking import sets_of_marks, shape_owed
from silvergold.sim.settling import PILE
from silvergold.sim.state import KEEP, MARK, Display, Player, State, player_at
from silvergold.sim.tables import MarkTables


def any_pair(rolled: Array) -> Array:
    """R2.2: the number of any pair."""
    return u8(below(rolled, u32(len(PAIRS))))


def any_mark(tables: MarkTables, player: Player, shape: Array, rolled: Array) -> tuple[Array, Array]:
    """R4.1 to R4.3: the slot and the bit of any legal mark, on either card."""
    (low, high), (second_low, second_high) = sets_of_marks(tables, player, shape)
    on_first = count(low) + count(high)
    k = below(rolled, on_first + count(second_low) + count(second_high))
    is_second = k >= on_first
    k = jnp.where(is_second, k - on_first, k)
    low, high = jnp.where(is_second, second_low, low), jnp.where(is_second, second_high, high)
    return u32(is_second), kth_bit_of_two(low, high, k)


def boxes_at(tables: MarkTables, shape: Array, slot: Array, bit: Array) -> Array:
    """The boxes of a mark, on both cards side by side."""
    return u32(look_up(tables.boxes, shape * 64 + bit)) << 16 * slot


def any_place(display: Display, pile: Cards, rolled: Array) -> Array:
    """R5.3: any place of the display that has a card, or the pile if it has one."""
    size = size_of(display)
    place = below(rolled, size + u32(number_of(pile) > 0))
    return u8(jnp.where(place == size, PILE, place))


def any_action(tables: MarkTables, state: State, rolled: Array) -> Array:
    """Any legal action of each game's seat."""
    player = player_at(state.players, state.seat)
    slot, bit = any_mark(tables, player, state.shape, rolled)
    marked = action_of_mark(shape_owed(player, state.shape), slot, bit)
    kept = any_pair(rolled).astype(jnp.int32)
    taken = FIRST_TAKE + any_place(state.display, state.pile, rolled).astype(jnp.int32)
    return jnp.where(state.phase == KEEP, kept, jnp.where(state.phase == MARK, marked, taken))
