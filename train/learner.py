"""Learning from games: the network's outputs move towards what came of each position."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array, lax

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.bots.admiral.network import POINTS_SCALE, evaluate
from silvergold.bots.admiral.weights import OUTPUTS, LayerSizes, Weights, weight_shapes
from train.lookahead import mean_over_shapes, scored
from train.recipe import Objective
from train.selfplay.batch import PlayedGames, RecordedPositions, pick_mark

RIVAL_WEIGHT, VICTORY_WEIGHT = 0.5, 0.5
"""The weights of the rival's points and of the victory in the loss, relative to own points."""
DIFFERENCES_WEIGHT = 40.0
"""The weight of errors in the differences between choices: only these matter for what is chosen.

The targets of a decision have the luck of the later turns in common, so their differences have little noise.
"""
AVERAGED_STEPS = 1000
"""The averaged weights are a running mean over about this many steps."""
OPTIMIZER = optax.scale_by_adam()


class Examples(NamedTuple):
    """Positions [decisions, choices] and what came of them; the choices of a decision share one table."""

    seen: ObservationArrays
    """What the choices share has an axis of 1 in their place."""
    targets: Array
    """float32 [..., 3]: own points to come, the best rival's, and the victory."""
    counts: Array
    """Which positions are learned from."""


class LearnerState(NamedTuple):
    """The weights in training, and the optimizer's state."""

    weights: Weights
    optimizer: optax.ScaleByAdamState
    average: Weights
    """A running mean of the weights: these play in the end."""


def random_weights(sizes: LayerSizes, seed: int) -> Weights:
    """Random weights, each layer keeping the scale of its input."""
    rng = np.random.default_rng(seed)

    def draw(shape: tuple[int, ...]) -> Array:
        if len(shape) != 2:  # biases, and what is added to weights for each shape
            return jnp.zeros(shape, jnp.float32)
        return jnp.asarray(rng.normal(0, np.sqrt(1.5 / shape[0]), shape), jnp.float32)

    drawn: Weights = jax.tree.map(draw, weight_shapes(sizes), is_leaf=lambda leaf: type(leaf) is tuple)
    return drawn._replace(output=drawn.output * 0.1)


def widened(weights: Weights, sizes: LayerSizes, seed: int) -> Weights:
    """A network with wider layers and the same outputs; new units start with random inputs and no effect."""

    def within(small: Array, large: Array) -> Array:
        silent = large.at[..., : small.shape[-1]].set(0)
        return silent.at[tuple(slice(size) for size in small.shape)].set(small)

    wide: Weights = jax.tree.map(within, weights, random_weights(sizes, seed))
    return wide


def new_learner(weights: Weights) -> LearnerState:
    """The state before the first step."""
    return LearnerState(weights, OPTIMIZER.init(weights), weights)


@jax.jit
def examples_of(played: PlayedGames, td_lambda: Array) -> tuple[Examples, Examples]:
    """The positions after all considered marks of games played with lookahead, and all other positions.

    The target of a position is what lookahead expects of it, and a share of what later turns gave beyond
    what was expected of them. The luck of the next shape is no part of that: what it leads to is known.
    """
    turns, results = played.turns, _results(played)
    seats = turns.settled.seat
    settled = _by_seat(seats, jax.vmap(mean_over_shapes)(turns.settled_results, turns.settled.seen.table))
    next_shape = jnp.roll(turns.shape, -1, axis=0).astype(jnp.int32)
    revealed = jnp.take_along_axis(turns.settled_results, next_shape[:, None, None, :, None], axis=1)[:, 0]
    chosen = jax.vmap(pick_mark)(turns.marked_results, turns.chosen)
    is_last = jnp.arange(len(chosen)) == len(chosen) - 1

    def turn_before(after: Array, turn: tuple[Array, ...]) -> tuple[Array, tuple[Array, Array]]:
        """The targets after the marks and after settling, from that after the marks of the next turn."""
        marked, settled, revealed, is_last = turn
        at_end = settled + td_lambda * (after - revealed)
        at_end = jnp.where(is_last, results, at_end)
        at_marks = jnp.where(is_last, results, marked + td_lambda * (at_end - marked))
        return at_marks, (at_marks, at_end)

    expected = chosen, settled, _by_seat(seats, revealed), is_last
    first, (at_marks, at_end) = lax.scan(turn_before, results, expected, reverse=True)
    of_marks = turns.marked_results + (at_marks - chosen)[:, None]
    at_end = jnp.take_along_axis(at_end, _index(seats), axis=1)
    positions, of_marks = jax.tree.map(
        lambda leaf: jnp.moveaxis(leaf, 1, 3), ((turns.pending, turns.marked), of_marks)
    )
    marked = joined([_examples(part, of_marks, of_marks.shape[3]) for part in positions])
    return marked, joined([_examples(played.kept, first), _examples(turns.settled, at_end)])


def joined(parts: Sequence[Examples]) -> Examples:
    """Several examples in one."""
    examples: Examples = jax.tree.map(lambda *leaves: jnp.concatenate(leaves), *parts)
    return examples


def _index(seats: Array) -> Array:
    """An index of seats [turns, steps, games] for arrays with an axis of results."""
    return seats.astype(jnp.int32)[..., None]


def _by_seat(seats: Array, results: Array) -> Array:
    """Results in the order of settling, in the order of the seats."""
    return jnp.take_along_axis(results, _index(jnp.argsort(seats, axis=1)), axis=1)


def _results(played: PlayedGames) -> Array:
    """The final points, the best rival's, and the victory of each seat: float32 [seats, games, 3]."""
    seats = range(played.points.shape[0])
    best = jnp.stack([jnp.max(jnp.delete(played.points, seat, axis=0), axis=0) for seat in seats])
    return jnp.stack([played.points, best, played.victories], axis=-1).astype(jnp.float32)


def _examples(positions: RecordedPositions, results: Array, choices: int = 1) -> Examples:
    """Positions, whose last axis is that of the choices if there are any, with their targets.

    A chance of winning stays between 0 and 1.
    """
    scale = jnp.array([POINTS_SCALE, POINTS_SCALE, 1.0])
    targets = (results - scored(positions.seen.own, positions.seen.table)) / scale
    targets = targets.at[..., 2].set(jnp.clip(targets[..., 2], 0, 1))
    lead = positions.seat.ndim
    seen, targets, counts = jax.tree.map(
        lambda leaf: leaf.reshape(-1, choices, *leaf.shape[lead:]),
        (positions.seen, targets, positions.counts),
    )
    shared = jax.tree.map(lambda leaf: leaf[:, :1], (seen.display, seen.theirs, seen.table))
    return Examples(ObservationArrays(seen.mine, seen.own, *shared), targets, counts)


def loss(weights: Weights, sets: Array, objective: Objective, examples: Examples) -> Array:
    """Errors of the positions, and of the differences between the choices of a decision."""
    outputs, targets = evaluate(jnp, weights, sets, examples.seen), examples.targets
    own, rival, victory = (outputs[..., number] for number in range(OUTPUTS))
    squared = (own - targets[..., 0]) ** 2 + RIVAL_WEIGHT * (rival - targets[..., 1]) ** 2
    each = squared + VICTORY_WEIGHT * optax.sigmoid_binary_cross_entropy(victory, targets[..., 2])
    found = outputs.at[..., 2].set(jax.nn.sigmoid(victory))
    weighed = jnp.array([objective.points, -objective.rival, objective.victory / POINTS_SCALE])
    wrong = (found - targets) @ weighed
    counts = examples.counts.astype(jnp.float32)
    number = jnp.maximum(jnp.sum(counts, axis=-1, keepdims=True), 1)
    differences = wrong - jnp.sum(wrong * counts, axis=-1, keepdims=True) / number
    return jnp.sum(counts * (each + DIFFERENCES_WEIGHT * differences**2)) / jnp.sum(counts)


@partial(jax.jit, static_argnames=("size", "passes", "objective"))
def learn(
    learner: LearnerState,
    sets: Array,
    examples: tuple[Examples, ...],
    key: Array,
    rate: Array,
    size: int,
    passes: int,
    objective: Objective,
) -> tuple[LearnerState, Array]:
    """Learn from the examples that count, a batch at a time; returns the mean loss.

    Each step takes as many decisions from each of the examples. The steps go this many times through the
    smallest of them.
    """
    steps = min(part.counts.shape[0] for part in examples) * passes // size
    orders = [_order(part, jax.random.fold_in(key, n), steps, size) for n, part in enumerate(examples)]

    def step(learner: LearnerState, index: list[Array]) -> tuple[LearnerState, Array]:
        batches = [
            jax.tree.map(lambda leaf, rows=rows: leaf[rows], part)
            for part, rows in zip(examples, index, strict=True)
        ]

        def whole_loss(weights: Weights) -> Array:
            return jnp.mean(jnp.stack([loss(weights, sets, objective, batch) for batch in batches]))

        lost, gradient = jax.value_and_grad(whole_loss)(learner.weights)
        updates, optimizer = OPTIMIZER.update(gradient, learner.optimizer)
        weights = optax.apply_updates(learner.weights, jax.tree.map(lambda update: -rate * update, updates))
        fresh = jnp.maximum(1 / AVERAGED_STEPS, 10 / (optimizer.count + 10))
        average = optax.incremental_update(weights, learner.average, fresh)
        return LearnerState(weights, optimizer, average), lost

    learner, losses = lax.scan(step, learner, orders)
    return learner, jnp.mean(losses)


def _order(examples: Examples, key: Array, steps: int, size: int) -> Array:
    """Decisions in random order, a row for each step; those of which no position counts are left out."""
    counts = jnp.any(examples.counts, axis=-1)
    shuffled = jax.random.permutation(key, len(counts))
    counted_first = shuffled[jnp.argsort(~counts[shuffled])]
    return counted_first[jnp.arange(steps * size) % jnp.sum(counts)].reshape(steps, size)
