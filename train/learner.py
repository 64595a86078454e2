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
from train.lookahead import mean_over_shapes
from train.recipe import Objective
from train.selfplay.batch import PlayedGames, RecordedPositions, pick_mark
from train.symmetry import in_random_orientations

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
    """float32 [..., 3]: own points to come, the best rival's, and the chance of victory."""
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
def examples_of(
    played: PlayedGames, td_lambda: Array, teacher: Weights, sets: Array
) -> tuple[Examples, Examples]:
    """The positions after all considered marks of games played with lookahead, and all other positions.

    The target of a seat's own points is what lookahead expects, and a share of what later turns gave beyond
    what was expected of them. The luck of the next shape is no part of that: what it leads to is known.
    In lookahead the rivals stand still, so their points and the victory are learned from the teacher.
    """
    turns, points = played.turns, played.points.astype(jnp.float32)
    seats = turns.settled.seat.astype(jnp.int32)
    by_shape, marked = turns.settled_results[..., 0], turns.marked_results[..., 0]
    settled = _by_seat(seats, jax.vmap(mean_over_shapes)(by_shape, turns.settled.seen.table))
    next_shape = jnp.roll(turns.shape, -1, axis=0).astype(jnp.int32)
    revealed = jnp.take_along_axis(by_shape, next_shape[:, None, None], axis=1)[:, 0]
    chosen = jax.vmap(pick_mark)(marked, turns.chosen)
    is_last = jnp.arange(len(chosen)) == len(chosen) - 1

    def turn_before(after: Array, turn: tuple[Array, ...]) -> tuple[Array, tuple[Array, Array]]:
        """The targets after the marks and after settling, from that after the marks of the next turn."""
        marked, settled, revealed, is_last = turn
        at_end = settled + td_lambda * (after - revealed)
        at_end = jnp.where(is_last, points, at_end)
        at_marks = jnp.where(is_last, points, marked + td_lambda * (at_end - marked))
        return at_marks, (at_marks, at_end)

    expected = chosen, settled, _by_seat(seats, revealed), is_last
    first, (at_marks, at_end) = lax.scan(turn_before, points, expected, reverse=True)
    of_marks = marked + (at_marks - chosen)[:, None]
    at_end = jnp.take_along_axis(at_end, seats, axis=1)
    positions, of_marks = jax.tree.map(
        lambda leaf: jnp.moveaxis(leaf, 1, 3), ((turns.pending, turns.marked), of_marks)
    )
    examples = partial(_examples, teacher, sets)
    after_marks = joined([examples(part, of_marks, of_marks.shape[3]) for part in positions])
    return after_marks, joined([examples(played.kept, first), examples(turns.settled, at_end)])


def joined(parts: Sequence[Examples]) -> Examples:
    """Several examples in one."""
    examples: Examples = jax.tree.map(lambda *leaves: jnp.concatenate(leaves), *parts)
    return examples


def _by_seat(seats: Array, values: Array) -> Array:
    """Values [turns, steps, games] in the order of settling, in the order of the seats."""
    return jnp.take_along_axis(values, jnp.argsort(seats, axis=1), axis=1)


def _examples(
    teacher: Weights, sets: Array, positions: RecordedPositions, points: Array, choices: int = 1
) -> Examples:
    """Positions, whose last axis is that of the choices if there are any, with their targets."""
    lead = positions.seat.ndim
    seen, points, counts = jax.tree.map(
        lambda leaf: leaf.reshape(-1, choices, *leaf.shape[lead:]), (positions.seen, points, positions.counts)
    )
    shared = jax.tree.map(lambda leaf: leaf[:, :1], (seen.display, seen.theirs, seen.table))
    seen = ObservationArrays(seen.mine, seen.own, *shared)
    own = (points - seen.own.points) / POINTS_SCALE
    taught = evaluate(jnp, teacher, sets, seen)
    targets = jnp.stack([own, taught[..., 1], jax.nn.sigmoid(taught[..., 2])], axis=-1)
    return Examples(seen, targets, counts)


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


@partial(jax.jit, static_argnames=("size", "objective"))
def learn(
    learner: LearnerState,
    sets: Array,
    examples: tuple[Examples, ...],
    key: Array,
    rate: Array,
    size: int,
    objective: Objective,
) -> tuple[LearnerState, Array]:
    """Learn from examples in their order, a batch at a time; returns the mean loss.

    Each step takes this many decisions from each of the examples, with islands in random orientations.
    """
    steps = min(part.counts.shape[0] for part in examples) // size
    batches = jax.tree.map(lambda leaf: leaf[: steps * size].reshape(steps, size, *leaf.shape[1:]), examples)

    def step(learner: LearnerState, batch: tuple[tuple[Examples, ...], Array]) -> tuple[LearnerState, Array]:
        parts = [
            part._replace(seen=in_random_orientations(part.seen, jax.random.fold_in(batch[1], number)))
            for number, part in enumerate(batch[0])
        ]

        def whole_loss(weights: Weights) -> Array:
            return jnp.mean(jnp.stack([loss(weights, sets, objective, part) for part in parts]))

        lost, gradient = jax.value_and_grad(whole_loss)(learner.weights)
        updates, optimizer = OPTIMIZER.update(gradient, learner.optimizer)
        weights = optax.apply_updates(learner.weights, jax.tree.map(lambda update: -rate * update, updates))
        fresh = jnp.maximum(1 / AVERAGED_STEPS, 10 / (optimizer.count + 10))
        average = optax.incremental_update(weights, learner.average, fresh)
        return LearnerState(weights, optimizer, average), lost

    learner, losses = lax.scan(step, learner, (batches, jax.random.split(key, steps)))
    return learner, jnp.mean(losses)
