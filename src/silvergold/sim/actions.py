"""The fixed action space in arrays: which actions are legal, and what an action does."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from silvergold.actions import ACTIONS, FIRST_MARK, FIRST_TAKE, MARKS, PAIRS
from silvergold.engine.grid import PLACEMENTS, SINGLE_BOXES
from silvergold.engine.state import CARDS_KEPT
from silvergold.sim.bits import look_up, u8, u32, value_at
from silvergold.sim.cards import BOXES, NO_CARD, number_of, unpair
from silvergold.sim.mark_tables import FIRST_SINGLE, SHAPES
from silvergold.sim.rules.settling import PILE
from silvergold.sim.state import KEEP, MARK, TAKE, GameArrays, PlayerArrays, player_at

_SINGLE = len(SHAPES)
_SHAPE_OF_MARK = np.array(
    [number for number, shape in enumerate(SHAPES) for _ in PLACEMENTS[shape]]
    + [_SINGLE] * len(SINGLE_BOXES),
    np.uint8,
)
_FIRST_OF_SHAPE = np.searchsorted(_SHAPE_OF_MARK, np.arange(_SINGLE + 1)).astype(np.uint16)


def action_of_mark(shape: Array, slot: Array, bit: Array) -> Array:
    """The action that makes a mark, by its bit in the mark tables, on the card at ``slot``."""
    placement = look_up(jnp.asarray(_FIRST_OF_SHAPE), u32(shape)) + bit
    single = bit - FIRST_SINGLE + _FIRST_OF_SHAPE[_SINGLE]
    mark = jnp.where(bit < FIRST_SINGLE, placement, single)
    return (FIRST_MARK + slot * len(MARKS) + mark).astype(jnp.int32)


def boxes_of(action: Array) -> Array:
    """The boxes that an action marks, on both cards in one word; none if it is not a mark."""
    mark = action - FIRST_MARK
    is_mark = (mark >= 0) & (mark < CARDS_KEPT * len(MARKS))
    is_second = mark >= len(MARKS)
    place = jnp.where(is_mark, jnp.where(is_second, mark - len(MARKS), mark), 0)
    boxes = u32(look_up(jnp.array(MARKS, jnp.uint16), place))
    return jnp.where(is_mark, jnp.where(is_second, boxes << BOXES, boxes), 0)


def pair_of(action: Array) -> Array:
    """R2.2: the pair that an action keeps; an arbitrary pair if it keeps none."""
    return jnp.clip(action, 0, len(PAIRS) - 1).astype(jnp.uint8)


def place_of(action: Array) -> Array:
    """R5.3: the place of the display that an action takes from; the pile for any other action."""
    return u8(jnp.where((action >= FIRST_TAKE) & (action < ACTIONS), action - FIRST_TAKE, PILE))


def legal(state: GameArrays) -> Array:
    """The legal actions of each game's seat: bool [batch, 357]; none where the game is over."""
    player = player_at(state.players, state.seat)
    keeps = jnp.broadcast_to((state.phase == KEEP)[..., None], (*state.phase.shape, len(PAIRS)))
    is_mark = (state.phase == MARK)[..., None]
    marks = [_marks_on(player, state, unmarked) & is_mark for unmarked in unpair(player.unmarked)]
    sources = [*(card != NO_CARD for card in state.display), number_of(state.pile) > 0]
    takes = jnp.stack(sources, axis=-1) & (state.phase == TAKE)[..., None]
    return jnp.concatenate([keeps, *marks, takes], axis=-1)


def _marks_on(player: PlayerArrays, state: GameArrays, unmarked: Array) -> Array:
    """R4.1 to R4.3: the legal marks on a card with these unmarked boxes."""
    boxes = jnp.array(MARKS, jnp.uint32)
    fits = unmarked[..., None] & boxes == boxes
    is_shape = jnp.asarray(_SHAPE_OF_MARK) == state.shape[..., None]
    is_allowed = (jnp.asarray(_SHAPE_OF_MARK) == _SINGLE) | (is_shape & (player.crosses == 0)[..., None])
    return fits & is_allowed


def is_legal(state: GameArrays, action: Array) -> Array:
    """Whether one action of each game's seat is legal, without computing the others: bool [batch]."""
    keeps = (action >= 0) & (action < FIRST_MARK)
    takes = (action >= FIRST_TAKE) & (action < ACTIONS)
    place = place_of(action)
    has_card = jnp.where(place == PILE, number_of(state.pile) > 0, value_at(state.display, place) != NO_CARD)
    is_choice = jnp.where(state.phase == TAKE, takes & has_card, (state.phase == KEEP) & keeps)
    return jnp.where(state.phase == MARK, _is_legal_mark(state, action), is_choice)


def _is_legal_mark(state: GameArrays, action: Array) -> Array:
    """R4.1 to R4.3: whether an action is a mark, fits, and is the revealed shape or a single box."""
    player = player_at(state.players, state.seat)
    boxes = boxes_of(action)
    mark = jnp.clip(action - FIRST_MARK, 0, CARDS_KEPT * len(MARKS) - 1)
    shape = look_up(jnp.asarray(np.tile(_SHAPE_OF_MARK, CARDS_KEPT)), mark)
    is_allowed = (shape == _SINGLE) | ((shape == state.shape) & (player.crosses == 0))
    return (boxes != 0) & (boxes & player.unmarked == boxes) & is_allowed
