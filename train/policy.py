"""How seats choose in self-play: the network evaluates every candidate, and the best one is played.

The candidates' positions are computed here rather than by the simulator, for speed.
``tests/train/test_policy.py`` checks that each equals the position that the simulator then reaches.
"""

from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from silvergold.actions import PAIRS
from silvergold.bots.admiral.features import (
    BOXES,
    COLORS,
    RIVALS,
    IslandArrays,
    OwnArrays,
    TableArrays,
    completion_values,
    one_hot,
)
from silvergold.bots.admiral.network import (
    POINTS_SCALE,
    context_layer,
    encode_display,
    encode_own,
    encode_rivals,
    predict,
    weights_for,
)
from silvergold.bots.admiral.weights import OUTPUTS, Weights
from silvergold.bots.planner.precomputed import packaged_turns
from silvergold.engine.state import CARDS_KEPT, DISPLAY_SIZE, MOST_COINS, MOST_PALMS
from silvergold.sim.bits import count, u8, u32
from silvergold.sim.cards import NO_CARD
from silvergold.sim.mark_tables import NO_SHAPE, SETS, boxes_of_marks
from silvergold.sim.rules.marking import shape_owed
from silvergold.sim.rules.settling import PILE
from silvergold.sim.state import PlayerArrays
from train.observations import DeckFeatures, hands, unmarked_islands
from train.recipe import Objective

MARKS_PER_CARD = 10
"""How many marks on one card are evaluated: those that save the most expected turns."""


class Policy(NamedTuple):
    """The network, and how much it explores."""

    weights: Weights
    sets: Array
    noise: Array
    """The scale of the Gumbel noise added to a candidate's value, in points."""

    def for_shapes(self, shapes: Array) -> "Policy":
        """The policy of positions with the same shapes [6] to come: the same choices with less arithmetic."""
        kind = self.weights.from_islands.dtype
        chances = shapes.astype(kind) / jnp.sum(shapes).astype(kind)
        return self._replace(weights=weights_for(jnp, self.weights, chances))


def value_in_points(objective: Objective, points: Array, outputs: Array) -> Array:
    """The value of positions to a seat with an objective, summed over the networks in it."""
    outputs = outputs.reshape(*outputs.shape[:-1], -1, OUTPUTS)
    more = points.astype(jnp.float32)[..., None] + POINTS_SCALE * outputs[..., 0]
    victory = jax.nn.sigmoid(outputs[..., 2])
    rival = POINTS_SCALE * outputs[..., 1]
    value: Array = objective.points * more - objective.rival * rival + objective.victory * victory
    return jnp.sum(value, axis=-1)


def noisy_values(policy: Policy, values: Array, is_legal: Array, key: Array) -> Array:
    """The values of candidates with noise; the highest one is chosen."""
    noise = policy.noise * jax.random.gumbel(key, values.shape)
    return jnp.where(is_legal, values + noise, -jnp.inf)


def add_axes(tree: Any, axes: int, at: int) -> Any:
    """All arrays with axes for candidates inserted after the leading ones."""
    return jax.tree.map(lambda leaf: jnp.expand_dims(leaf, tuple(range(at, at + axes))), tree)


def context_of(
    policy: Policy, display: IslandArrays, theirs: IslandArrays, table: TableArrays
) -> tuple[Array, Array]:
    """The context layer, and the display's part of it card by card."""
    weights, sets = policy.weights, policy.sets
    shown = encode_display(jnp, weights, sets, display, table)
    rivals = encode_rivals(jnp, weights, sets, theirs, table)
    return context_layer(jnp, weights, shown, rivals, table), shown @ weights.from_display


# --- Marking ----------------------------------------------------------------------------------------------


@cache
def promising_marks() -> Array:
    """R4.1, R4.2: the marks that save the most turns, for each shape and set of unmarked boxes; 0 for none.

    uint16 [shapes and none, sets, marks]: a card on which fewer are legal has zeros at the end.
    """
    turns, sets = packaged_turns(), np.arange(SETS, dtype=np.uint16)
    found = np.zeros((NO_SHAPE + 1, SETS, MARKS_PER_CARD), np.uint16)
    for number, marks in enumerate(boxes_of_marks()):
        is_legal = (sets[:, None] & marks == marks) & (marks != 0)
        saved = np.where(is_legal, turns[sets][:, None] - turns[sets[:, None] & ~marks], -np.inf)
        best = np.argsort(-saved, axis=1, kind="stable")[:, :MARKS_PER_CARD]
        found[number] = np.where(np.take_along_axis(is_legal, best, axis=1), marks[best], 0)
    with jax.ensure_compile_time_eval():
        return jnp.asarray(found)


def after_marks(
    mine: IslandArrays, own: OwnArrays, boxes: Array, values: Array, owes: Array
) -> tuple[IslandArrays, OwnArrays]:
    """R4: the marked island [..., 2, most] and the seat's side after each mark."""
    wide = IslandArrays(*(part[..., None] for part in mine))
    masks = (mask & ~boxes for mask in (wide.unmarked, wide.crosses, wide.coins, wide.palms))
    left = IslandArrays(*masks, *(part + jnp.zeros_like(boxes) for part in (wide.color, wide.seal)))
    coins = jnp.minimum(own.coins[..., None, None] + u8(count(boxes & wide.coins)), MOST_COINS)
    is_noted = (boxes & wide.palms != 0) & (own.palms[..., None, None] < MOST_PALMS)
    is_done = left.unmarked == 0
    colors, seals = (u8(one_hot(jnp, part, COLORS)) for part in (mine.color, mine.seal))
    owed = own.owed[..., None, None] - owes[..., None, None] + u8(count(boxes & wide.crosses))
    others = mine.unmarked[..., ::-1, None]
    gained = (coins - own.coins[..., None, None]).astype(jnp.int16)
    gained += jnp.where(is_noted, own.palm[..., None, None], 0).astype(jnp.int16)
    gained += jnp.where(is_done, values[..., None], 0).astype(jnp.int16)
    side = OwnArrays(
        coins=coins,
        palms=own.palms[..., None, None] + u8(is_noted),
        owed=jnp.where((left.unmarked | others) == 0, 0, owed),
        done=own.done[..., None, None, :] + colors[..., None, :] * u8(is_done)[..., None],
        seals=own.seals[..., None, None, :] + seals[..., None, :] * u8(is_done)[..., None],
        points=own.points[..., None, None] + gained,
        palm=own.palm[..., None, None],
    )
    return left, side


class MarkDecision(NamedTuple):
    """A seat that marks; all arrays have the same leading axes."""

    player: PlayerArrays
    own: OwnArrays
    table: TableArrays
    context: Array
    objective: Objective
    shape: Array


def choose_marks(
    policy: Policy, deck: DeckFeatures, marks: Array, decision: MarkDecision, key: Array, most: int = 1
) -> Array:
    """R4: the boxes of the best marks [most, ...], on both cards side by side; none if no more are legal."""
    mine = hands(deck, decision.player)
    boxes = marks[u32(shape_owed(decision.player, decision.shape))[..., None], mine.unmarked]
    side, outputs = evaluate_marks(policy, boxes, mine, decision.own, decision.table, decision.context)
    lead = boxes.shape[:-2]
    objective = add_axes(decision.objective, 2, len(lead))
    values = value_in_points(objective, side.points, outputs).reshape(*lead, -1)
    boxes = boxes.reshape(*lead, -1)
    _, chosen = lax.top_k(noisy_values(policy, values, boxes != 0, key), most)
    picked = u32(jnp.take_along_axis(boxes, chosen, axis=-1))
    return jnp.moveaxis(jnp.where(chosen >= marks.shape[-1], picked << BOXES, picked), -1, 0)


def evaluate_marks(
    policy: Policy, boxes: Array, mine: IslandArrays, own: OwnArrays, table: TableArrays, context: Array
) -> tuple[OwnArrays, Array]:
    """The seat's side and the network's outputs after each mark on both cards: [..., 2, most]."""
    weights, lead = policy.weights, boxes.shape[:-2]
    value = completion_values(jnp, mine, own)
    left, side = after_marks(mine, own, boxes, value, u8(own.owed > 0))
    flat = IslandArrays(*(part.reshape(*lead, -1) for part in left))
    values = jnp.broadcast_to(value[..., None], boxes.shape).reshape(*lead, -1)
    marked = encode_own(jnp, weights, policy.sets, flat, values, table).reshape(*boxes.shape, -1)
    both = marked + _encode_other(policy, mine, own, value, table, left.unmarked == 0)
    table, context = (add_axes(part, 2, len(lead)) for part in (table, context))
    return side, predict(jnp, weights, both @ weights.from_islands + context, side, table.rivals)


def _encode_other(
    policy: Policy, mine: IslandArrays, own: OwnArrays, value: Array, table: TableArrays, is_done: Array
) -> Array:
    """The island that is not marked, encoded [..., 2, most]; completing the other may raise its value."""
    colors, seals = (u8(one_hot(jnp, part, COLORS)) for part in (mine.color, mine.seal))
    raised = []
    for slot in range(CARDS_KEPT):
        more = own._replace(
            done=own.done + colors[..., 1 - slot, :], seals=own.seals + seals[..., 1 - slot, :]
        )
        raised.append(completion_values(jnp, mine, more)[..., slot])
    twice = IslandArrays(*(jnp.concatenate([part, part], axis=-1) for part in mine))
    values = jnp.concatenate([value, jnp.stack(raised, axis=-1)], axis=-1)
    encoded = encode_own(jnp, policy.weights, policy.sets, twice, values, table)
    usual, after = encoded[..., 1::-1, :], encoded[..., :1:-1, :]
    return jnp.where(is_done[..., None], after[..., None, :], usual[..., None, :])


# --- Keeping and taking -----------------------------------------------------------------------------------


def choose_pair(
    policy: Policy,
    deck: DeckFeatures,
    dealt: Array,
    own: OwnArrays,
    table: TableArrays,
    objective: Objective,
    key: Array,
) -> Array:
    """R2.2: the number of the best pair of four cards [..., 4]."""
    lead = dealt.shape[:-1]
    mine = unmarked_islands(deck, dealt)
    value = completion_values(jnp, mine, own)
    encoded = encode_own(jnp, policy.weights, policy.sets, mine, value, table)
    pairs = jnp.stack([encoded[..., one, :] + encoded[..., other, :] for one, other in PAIRS], axis=-2)
    display = unmarked_islands(deck, jnp.full((*lead, DISPLAY_SIZE), NO_CARD, jnp.uint8))
    theirs = jax.tree.map(lambda part: jnp.zeros((*lead, RIVALS, CARDS_KEPT), part.dtype), display)
    context, _ = context_of(policy, display, theirs, table)
    side, table, context, objective = (
        add_axes(part, 1, len(lead)) for part in (own, table, context, objective)
    )
    outputs = predict(jnp, policy.weights, pairs @ policy.weights.from_islands + context, side, table.rivals)
    values = value_in_points(objective, side.points, outputs)
    return u8(jnp.argmax(noisy_values(policy, values, jnp.ones(values.shape, bool), key), axis=-1))


class TakeDecision(NamedTuple):
    """A seat that takes a card; all arrays have the same leading axis."""

    player: PlayerArrays
    own: OwnArrays
    table: TableArrays
    theirs: IslandArrays
    display: Array
    """[..., 4]."""
    objective: Objective


def choose_place(policy: Policy, deck: DeckFeatures, decision: TakeDecision, key: Array) -> Array:
    """R5.3: the best place of the display; training draws from the pile only if the display is empty."""
    lead = decision.display.shape[:-1]
    new = unmarked_islands(deck, decision.display)
    context, shown = context_of(policy, new, decision.theirs, decision.table)
    kept = hands(deck, decision.player)
    both = IslandArrays(*(jnp.concatenate(parts, axis=-1) for parts in zip(new, kept, strict=True)))
    value = completion_values(jnp, both, decision.own)
    encoded = encode_own(jnp, policy.weights, policy.sets, both, value, decision.table)
    taken, in_hand = encoded[..., :DISPLAY_SIZE, :], encoded[..., DISPLAY_SIZE:, :]
    mine = taken + jnp.sum(in_hand, axis=-2, keepdims=True)
    shared = (decision.own, decision.table, decision.objective)
    side, table, objective = (add_axes(part, 1, len(lead)) for part in shared)
    side = side._replace(palm=side.palm - u8(new.palms != 0))
    inputs = mine @ policy.weights.from_islands + context[..., None, :] - shown
    outputs = predict(jnp, policy.weights, inputs, side, table.rivals)
    is_legal = decision.display != NO_CARD
    values = value_in_points(objective, side.points, outputs)
    place = jnp.argmax(noisy_values(policy, values, is_legal, key), axis=-1)
    return u8(jnp.where(jnp.any(is_legal, axis=-1), place, PILE))
