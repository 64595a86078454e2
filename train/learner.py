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
from silvergold.bots.admiral.network import evaluate
from silvergold.bots.admiral.weights import OUTPUTS, LayerSizes, Weights, weight_shapes
from train.lookahead import final_results, mean_over_shapes, outputs_for
from train.replay import Examples, Replay, draw
from train.selfplay.batch import PlayedGames, RecordedPositions, pick_mark
from train.symmetry import in_random_orientations

OUTPUT_WEIGHTS = 1.0, 0.5, 0.5
"""The weights of own points, of the rival's and of the victory in the loss."""
DIFFERENCES_WEIGHT = 20.0
"""The weight of errors in the differences between choices: only these matter for what is chosen.

The targets of a decision have the luck of the later turns in common, so their differences have little noise.
"""
AVERAGED_STEPS = 3000
"""The averaged weights are a running mean over about this many steps."""
OPTIMIZER = optax.scale_by_adam()


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
        if any(size > wider for size, wider in zip(small.shape, large.shape, strict=True)):
            raise ValueError(f"layers of {small.shape} are wider than those of the recipe, {large.shape}")
        silent = large.at[..., : small.shape[-1]].set(0)
        return silent.at[tuple(slice(size) for size in small.shape)].set(small)

    wide: Weights = jax.tree.map(within, weights, random_weights(sizes, seed))
    return wide


def new_learner(weights: Weights) -> LearnerState:
    """The state before the first step."""
    return LearnerState(weights, OPTIMIZER.init(weights), weights)


@jax.jit
def examples_of(groups: PlayedGames, td_lambda: Array) -> tuple[Examples, Examples]:
    """The positions after all considered marks, and all other positions, of groups of games."""
    found: tuple[Examples, Examples] = jax.tree.map(
        lambda leaf: leaf.reshape(-1, *leaf.shape[2:]),
        jax.vmap(_examples_of_group, (0, None))(groups, td_lambda),
    )
    return found


def _examples_of_group(played: PlayedGames, td_lambda: Array) -> tuple[Examples, Examples]:
    """Every position with its target: what was expected of it, and a share of what later turns added.

    The luck of the next shape is no part of the seat's own points: what it leads to is known.
    The rival's points and the victory count where the game went on, and not after the other marks.
    """
    turns, final = played.turns, final_results(played.points, played.victories)
    seats = turns.settled.seat.astype(jnp.int32)
    by_shape, marked = turns.settled_results, turns.marked_results
    settled = _by_seat(seats, jax.vmap(mean_over_shapes)(by_shape, turns.settled.seen.table))
    next_shape = jnp.roll(turns.shape, -1, axis=0).astype(jnp.int32)
    revealed = jnp.take_along_axis(by_shape, next_shape[:, None, None, :, None], axis=1)[:, 0]
    chosen = jax.vmap(pick_mark)(marked, turns.chosen)
    is_last = jnp.arange(len(chosen)) == len(chosen) - 1

    def turn_before(after: Array, turn: tuple[Array, ...]) -> tuple[Array, tuple[Array, Array]]:
        """The targets after the marks and after settling, from that after the marks of the next turn."""
        marked, settled, revealed, is_last = turn
        at_end = settled + td_lambda * (after - revealed)
        at_end = jnp.where(is_last, final, at_end)
        at_marks = jnp.where(is_last, final, marked + td_lambda * (at_end - marked))
        return at_marks, (at_marks, at_end)

    expected = chosen, settled, _by_seat(seats, revealed), is_last
    first, (at_marks, at_end) = lax.scan(turn_before, final, expected, reverse=True)
    of_marks = marked + (at_marks - chosen)[:, None]
    at_end = jnp.take_along_axis(at_end, seats[..., None], axis=1)
    is_chosen = jnp.arange(marked.shape[1])[:, None, None] == turns.chosen[:, None]
    marks = (turns.pending, turns.marked), of_marks, is_chosen
    positions, of_marks, is_chosen = jax.tree.map(lambda leaf: jnp.moveaxis(leaf, 1, 3), marks)
    after_marks = [_examples(part, of_marks, is_chosen) for part in positions]
    kept = _examples(played.kept, first[..., None, :])
    return joined(after_marks), joined([kept, _examples(turns.settled, at_end[..., None, :])])


def joined(parts: Sequence[Examples]) -> Examples:
    """Several examples in one."""
    examples: Examples = jax.tree.map(lambda *leaves: jnp.concatenate(leaves), *parts)
    return examples


def _by_seat(seats: Array, values: Array) -> Array:
    """Values [turns, steps, games, 3] in the order of settling, in the order of the seats."""
    return jnp.take_along_axis(values, jnp.argsort(seats, axis=1)[..., None], axis=1)


def _examples(positions: RecordedPositions, results: Array, is_reached: Array | bool = True) -> Examples:
    """Positions with their results [..., choices, 3], and whether the game went on from them."""
    choices = results.shape[-2]
    counts = jnp.stack([positions.counts, *[positions.counts & is_reached] * (OUTPUTS - 1)], axis=-1)
    lead = counts.ndim - 1
    seen, results, counts = jax.tree.map(
        lambda leaf: leaf.reshape(-1, choices, *leaf.shape[lead:]),
        (positions.seen, results.reshape(counts.shape), counts),
    )
    shared = jax.tree.map(lambda leaf: leaf[:, :1], (seen.display, seen.theirs, seen.table))
    seen = ObservationArrays(seen.mine, seen.own, *shared)
    return Examples(seen, outputs_for(results, seen.own, seen.table), counts)


def loss(weights: Weights, sets: Array, examples: Examples) -> Array:
    """Errors of the positions, and of the differences in own points between the choices of a decision."""
    outputs, targets = evaluate(jnp, weights, sets, examples.seen), examples.targets
    wrong = (outputs - targets)[..., :2]
    victory = optax.sigmoid_binary_cross_entropy(outputs[..., 2:], targets[..., 2:])
    counts = examples.counts.astype(jnp.float32)
    own = counts[..., 0]
    number = jnp.maximum(jnp.sum(own, axis=-1, keepdims=True), 1)
    differences = wrong[..., 0] - jnp.sum(wrong[..., 0] * own, axis=-1, keepdims=True) / number
    each = jnp.concatenate([wrong**2, victory], axis=-1) * counts * jnp.array(OUTPUT_WEIGHTS)
    return (jnp.sum(each) + DIFFERENCES_WEIGHT * jnp.sum(own * differences**2)) / jnp.sum(own)


@partial(jax.jit, static_argnames=("steps", "size"))
def learn(
    learner: LearnerState,
    sets: Array,
    replays: tuple[Replay, ...],
    key: Array,
    rate: Array,
    steps: int,
    size: int,
) -> tuple[LearnerState, Array]:
    """Learn from decisions drawn from replays, as many from each per step; returns the mean loss.

    Islands are learned from in random orientations.
    """

    def step(learner: LearnerState, key: Array) -> tuple[LearnerState, Array]:
        keys = jax.random.split(key, (len(replays), 2))
        drawn = [draw(replay, own[0], size) for replay, own in zip(replays, keys, strict=True)]
        parts = [
            part._replace(seen=in_random_orientations(part.seen, own[1]))
            for part, own in zip(drawn, keys, strict=True)
        ]

        def whole_loss(weights: Weights) -> Array:
            return jnp.mean(jnp.stack([loss(weights, sets, part) for part in parts]))

        lost, gradient = jax.value_and_grad(whole_loss)(learner.weights)
        updates, optimizer = OPTIMIZER.update(gradient, learner.optimizer)
        weights = optax.apply_updates(learner.weights, jax.tree.map(lambda update: -rate * update, updates))
        fresh = jnp.maximum(1 / AVERAGED_STEPS, 10 / (optimizer.count + 10))
        average = optax.incremental_update(weights, learner.average, fresh)
        return LearnerState(weights, optimizer, average), lost

    learner, losses = lax.scan(step, learner, jax.random.split(key, steps))
    return learner, jnp.mean(losses)
