"""How seats choose in self-play: every candidate's position is valued, and the best is taken."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.actions import PAIRS
from silvergold.bots.admiral.features import COLORS, IslandArrays, OwnArrays, TableArrays, one_hot, values_now
from silvergold.bots.admiral.network import (
    POINTS,
    Weights,
    encode_display,
    encode_mine,
    encode_rivals,
    predict,
    surroundings,
)
from silvergold.engine.state import MOST_COINS, MOST_PALMS
from silvergold.sim.bits import count, kth_bit_of_two, look_up, u8, u32
from silvergold.sim.cards import NO_CARD, unpair
from silvergold.sim.mark_tables import MarkTables, legal_marks
from silvergold.sim.rules.marking import shape_owed
from silvergold.sim.rules.settling import PILE
from silvergold.sim.state import PlayerArrays
from train.observations import DeckFeatures, hands, untouched

MARKS_A_CARD = 28
"""As many marks on one card are looked at in training; single boxes of a large island may be left out."""


class Objectives(NamedTuple):
    """What a seat plays for, in points: [...] each."""

    points: Array
    """Its own points."""
    rival: Array
    """Its best rival's, to be kept low."""
    victory: Array
    """Winning, in points for a certain victory."""


class Policy(NamedTuple):
    """What choices are made with."""

    weights: Weights
    sets: Array
    noise: Array
    """How many points of luck are added to what a candidate is worth, so that others are tried."""


def worth(style: Objectives, points: Array, answers: Array) -> Array:
    """What positions are worth to a seat that plays for something."""
    more = points.astype(jnp.float32) + POINTS * answers[..., 0]
    victory = jax.nn.sigmoid(answers[..., 2])
    return style.points * more - style.rival * POINTS * answers[..., 1] + style.victory * victory


def best_of(mind: Policy, worths: Array, is_legal: Array, key: Array) -> Array:
    """The number of the best candidate of the last axis."""
    luck = mind.noise * jax.random.gumbel(key, worths.shape)
    return jnp.argmax(jnp.where(is_legal, worths + luck, -jnp.inf), axis=-1)


def spread(tree: Any, axes: int, at: int) -> Any:
    """All arrays with so many axes more, after the leading ones: for candidates."""
    return jax.tree.map(lambda leaf: jnp.expand_dims(leaf, tuple(range(at, at + axes))), tree)


def around_of(
    mind: Policy, display: IslandArrays, theirs: IslandArrays, table: TableArrays
) -> tuple[Array, Array]:
    """What the first layer gets from what is around a seat, and the display's part card by card."""
    weights, sets = mind.weights, mind.sets
    seen = encode_display(jnp, weights, sets, display, table)
    around = surroundings(jnp, weights, seen, encode_rivals(jnp, weights, sets, theirs, table), table)
    return around, seen @ weights.from_display


# --- Marking ----------------------------------------------------------------------------------------------


def marks_to_try(tables: MarkTables, player: PlayerArrays, shape: Array, most: int) -> tuple[Array, Array]:
    """R4.1 to R4.3: legal marks on both cards, as boxes [..., 2, most] and whether there is one."""
    owed = shape_owed(player, shape)
    halves = jnp.stack(unpair(player.unmarked), axis=-1)
    low, high = legal_marks(tables, owed[..., None], halves)
    number = jnp.arange(most, dtype=jnp.uint32)
    is_legal = number < (count(low) + count(high))[..., None]
    bit = kth_bit_of_two(low[..., None], high[..., None], jnp.where(is_legal, number, 0))
    index = jnp.where(is_legal, u32(owed)[..., None, None] * 64 + bit, 0)
    return look_up(tables.boxes, index), is_legal


def after_marks(
    mine: IslandArrays, own: OwnArrays, boxes: Array, gains: Array, owes: Array
) -> tuple[IslandArrays, OwnArrays]:
    """The island marked [..., 2, most] and the seat's side after each mark."""
    wide = IslandArrays(*(part[..., None] for part in mine))
    left = IslandArrays(
        *(mask & ~boxes for mask in wide[:4]), *(part + jnp.zeros_like(boxes) for part in wide[4:])
    )
    coins = jnp.minimum(own.coins[..., None, None] + u8(count(boxes & wide.coins)), MOST_COINS)
    notes = (boxes & wide.palms != 0) & (own.palms[..., None, None] < MOST_PALMS)
    is_done = left.unmarked == 0
    colors, seals = (u8(one_hot(jnp, part, COLORS)) for part in (mine.color, mine.seal))
    crosses = own.owed[..., None, None] - owes[..., None, None] + u8(count(boxes & wide.crosses))
    others = mine.unmarked[..., ::-1, None]
    gained = (coins - own.coins[..., None, None]).astype(jnp.int16)
    gained += jnp.where(notes, own.palm[..., None, None], 0).astype(jnp.int16)
    gained += jnp.where(is_done, gains[..., None], 0).astype(jnp.int16)
    side = OwnArrays(
        coins=coins,
        palms=own.palms[..., None, None] + u8(notes),
        owed=jnp.where((left.unmarked | others) == 0, 0, crosses),
        done=own.done[..., None, None, :] + colors[..., None, :] * u8(is_done)[..., None],
        seals=own.seals[..., None, None, :] + seals[..., None, :] * u8(is_done)[..., None],
        points=own.points[..., None, None] + gained,
        palm=own.palm[..., None, None],
    )
    return left, side


class MarkDecision(NamedTuple):
    """What one seat chooses from: the same leading axis for all."""

    player: PlayerArrays
    own: OwnArrays
    table: TableArrays
    around: Array
    style: Objectives
    shape: Array


def choose_mark(
    mind: Policy, deck: DeckFeatures, tables: MarkTables, seat: MarkDecision, most: int, key: Array
) -> Array:
    """R4: the boxes of the best mark, on both cards side by side; none if none is left."""
    weights, sets = mind.weights, mind.sets
    boxes, is_legal = marks_to_try(tables, seat.player, seat.shape, most)
    mine = hands(deck, seat.player)
    value = values_now(jnp, mine, seat.own)
    left, side = after_marks(mine, seat.own, boxes, value, u8(seat.own.owed > 0))
    lead = value.shape[:-1]
    flat = IslandArrays(*(part.reshape(*lead, -1) for part in left))
    values = jnp.broadcast_to(value[..., None], left.unmarked.shape).reshape(*lead, -1)
    marked = encode_mine(jnp, weights, sets, flat, values, seat.table).reshape(*left.unmarked.shape, -1)
    together = marked + _beside(mind, seat, mine, value, left.unmarked == 0)
    table, around, style = (spread(part, 2, len(lead)) for part in (seat.table, seat.around, seat.style))
    answers = predict(jnp, weights, together, side, table, around)
    worths = worth(style, side.points, answers).reshape(*lead, -1)
    chosen = best_of(mind, worths, is_legal.reshape(*lead, -1), key)[..., None]
    picked = u32(jnp.take_along_axis(boxes.reshape(*lead, -1), chosen, axis=-1)[..., 0])
    picked = jnp.where(chosen[..., 0] >= most, picked << 16, picked)
    return jnp.where(jnp.any(is_legal, axis=(-1, -2)), picked, 0)


def _beside(mind: Policy, seat: MarkDecision, mine: IslandArrays, value: Array, is_done: Array) -> Array:
    """The island that is not marked, encoded [..., 2, most]: the other's completion may raise its worth."""
    colors, seals = (u8(one_hot(jnp, part, COLORS)) for part in (mine.color, mine.seal))
    raised = []
    for slot in range(2):
        own = seat.own._replace(
            done=seat.own.done + colors[..., 1 - slot, :], seals=seat.own.seals + seals[..., 1 - slot, :]
        )
        raised.append(values_now(jnp, mine, own)[..., slot])
    both = IslandArrays(*(jnp.concatenate([part, part], axis=-1) for part in mine))
    values = jnp.concatenate([value, jnp.stack(raised, axis=-1)], axis=-1)
    encoded = encode_mine(jnp, mind.weights, mind.sets, both, values, seat.table)
    usual, after = encoded[..., 1::-1, :], encoded[..., :1:-1, :]
    return jnp.where(is_done[..., None], after[..., None, :], usual[..., None, :])


# --- Keeping and taking -----------------------------------------------------------------------------------


def choose_pair(
    mind: Policy,
    deck: DeckFeatures,
    dealt: Array,
    own: OwnArrays,
    table: TableArrays,
    style: Objectives,
    key: Array,
) -> Array:
    """R2.2: the number of the best pair of four cards [..., 4]."""
    lead = dealt.shape[:-1]
    mine = untouched(deck, dealt)
    encoded = encode_mine(jnp, mind.weights, mind.sets, mine, values_now(jnp, mine, own), table)
    pairs = jnp.stack([encoded[..., one, :] + encoded[..., other, :] for one, other in PAIRS], axis=-2)
    nothing = untouched(deck, jnp.full((*lead, 4), NO_CARD, jnp.uint8))
    nobody = jax.tree.map(lambda part: jnp.zeros((*lead, 3, 2), part.dtype), nothing)
    around, _ = around_of(mind, nothing, nobody, table)
    side, table, around, style = (spread(part, 1, len(lead)) for part in (own, table, around, style))
    answers = predict(jnp, mind.weights, pairs, side, table, around)
    return u8(best_of(mind, worth(style, side.points, answers), jnp.ones((*lead, len(PAIRS)), bool), key))


class TakeDecision(NamedTuple):
    """A seat that takes a card: the same leading axis for all."""

    player: PlayerArrays
    own: OwnArrays
    table: TableArrays
    theirs: IslandArrays
    display: Array
    """[..., 4]."""
    style: Objectives


def choose_place(mind: Policy, deck: DeckFeatures, taker: TakeDecision, key: Array) -> Array:
    """R5.3: the best place of the display; in training the pile is drawn from only where that is empty."""
    lead = taker.display.shape[:-1]
    new = untouched(deck, taker.display)
    around, shown = around_of(mind, new, taker.theirs, taker.table)
    kept = hands(deck, taker.player)
    both = IslandArrays(*(jnp.concatenate(parts, axis=-1) for parts in zip(new, kept, strict=True)))
    value = values_now(jnp, both, taker.own)
    encoded = encode_mine(jnp, mind.weights, mind.sets, both, value, taker.table)
    mine = encoded[..., :-2, :] + jnp.sum(encoded[..., -2:, :], axis=-2, keepdims=True)
    side, table, style = (spread(part, 1, len(lead)) for part in (taker.own, taker.table, taker.style))
    side = side._replace(palm=side.palm - u8(new.palms != 0))
    answers = predict(jnp, mind.weights, mine, side, table, around[..., None, :] - shown)
    is_legal = taker.display != NO_CARD
    place = best_of(mind, worth(style, side.points, answers), is_legal, key)
    return u8(jnp.where(jnp.any(is_legal, axis=-1), place, PILE))
