"""Learning from games: the network's outputs move towards what came of each position."""

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
from train.selfplay import PlayedGames, RecordedPositions

RIVAL_WEIGHT, VICTORY_WEIGHT = 0.5, 0.5
"""The weights of the rival's points and of the victory in the loss, relative to own points."""
AVERAGED_STEPS = 1000
"""The averaged weights are a running mean over about this many steps."""
OPTIMIZER = optax.scale_by_adam()


class Examples(NamedTuple):
    """Positions and what came of them, all with one leading axis."""

    seen: ObservationArrays
    targets: Array
    """float32 [..., 3]: own points to come, the best rival's, and the victory."""
    counts: Array


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
def examples_of(played: PlayedGames, weights: Weights, sets: Array, td_lambda: Array) -> Examples:
    """All positions of some games, one after the other.

    The target of a position mixes what came of the game with what the weights expected on the way,
    by TD(lambda).
    """
    kept, pending, marked, settled = played.positions
    results = _results(played)
    expected = _expected(weights, sets, marked), _by_seat(settled, _expected(weights, sets, settled))

    def turn_before(after: Array, turn: tuple[Array, Array]) -> tuple[Array, tuple[Array, Array, Array]]:
        """The targets before, after and at the end of the marks of a turn, from that of the turn after."""
        of_marked, of_settled = turn
        at_marks = of_settled + td_lambda * (after - of_settled)
        before = of_marked + td_lambda * (at_marks - of_marked)
        return before, (before, at_marks, after)

    # The end of the game is known, so nothing is expected of its last position.
    last = expected[0][-1:], results[None]
    expected = jax.tree.map(lambda turns, end: jnp.concatenate([turns[:-1], end]), expected, last)
    first, targets = lax.scan(turn_before, results, expected, reverse=True)
    rows = [
        _examples(kept, first[None]),
        _examples(pending, targets[0]),
        _examples(marked, targets[1]),
        _examples(settled, jnp.take_along_axis(targets[2], _index(settled.seat), axis=1)),
    ]
    examples: Examples = jax.tree.map(lambda *leaves: jnp.concatenate(leaves), *rows)
    return examples


def _index(seats: Array) -> Array:
    """An index of seats [turns, steps, games] for arrays with an axis of outputs."""
    return seats.astype(jnp.int32)[..., None]


def _by_seat(settled: RecordedPositions, numbers: Array) -> Array:
    """Numbers of positions in the order of settling, in the order of the seats."""
    return jnp.take_along_axis(numbers, _index(jnp.argsort(settled.seat, axis=1)), axis=1)


def _results(played: PlayedGames) -> Array:
    """The final points, the best rival's, and the victory of each seat: float32 [seats, games, 3]."""
    seats = range(played.points.shape[0])
    best = jnp.stack([jnp.max(jnp.delete(played.points, seat, axis=0), axis=0) for seat in seats])
    return jnp.stack([played.points, best, played.victories], axis=-1).astype(jnp.float32)


def _scored(positions: RecordedPositions) -> Array:
    """The points that a seat and its best rival have already, and 0: [..., 3]."""
    rivals = positions.seen.table.rivals
    best = jnp.max(jnp.where(rivals.is_there == 1, rivals.points, 0), axis=-1)
    own = positions.seen.own.points
    return jnp.stack([own, best, jnp.zeros_like(own)], axis=-1).astype(jnp.float32)


def _expected(weights: Weights, sets: Array, positions: RecordedPositions) -> Array:
    """What the weights expect of positions, in the form of ``_results``; one turn at a time, for memory."""

    def of_turn(turn: RecordedPositions) -> Array:
        outputs = evaluate(jnp, weights, sets, turn.seen)
        more = jnp.concatenate([outputs[..., :2] * POINTS_SCALE, jax.nn.sigmoid(outputs[..., 2:])], axis=-1)
        return _scored(turn) + more

    found: Array = lax.map(of_turn, positions)
    return found


def _examples(positions: RecordedPositions, results: Array) -> Examples:
    scale = jnp.array([POINTS_SCALE, POINTS_SCALE, 1.0])
    examples = Examples(positions.seen, (results - _scored(positions)) / scale, positions.counts)
    lead = positions.seat.ndim
    flat: Examples = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[lead:]), examples)
    return flat


def loss(weights: Weights, sets: Array, examples: Examples) -> Array:
    """Squared errors of the points, and cross entropy of the victory."""
    outputs, targets = evaluate(jnp, weights, sets, examples.seen), examples.targets
    own, rival, victory = (outputs[..., number] for number in range(OUTPUTS))
    squared = (own - targets[..., 0]) ** 2 + RIVAL_WEIGHT * (rival - targets[..., 1]) ** 2
    each = squared + VICTORY_WEIGHT * optax.sigmoid_binary_cross_entropy(victory, targets[..., 2])
    return jnp.sum(each * examples.counts) / jnp.maximum(jnp.sum(examples.counts), 1)


@partial(jax.jit, static_argnames=("size", "share"))
def learn(
    learner: LearnerState, sets: Array, examples: Examples, key: Array, rate: Array, size: int, share: int
) -> tuple[LearnerState, Array]:
    """Learn from a share of the examples in random order, a batch at a time; returns the mean loss."""
    total = examples.counts.shape[0]
    used = total // share // size * size
    order = jax.random.permutation(key, total)[:used].reshape(-1, size)

    def step(learner: LearnerState, index: Array) -> tuple[LearnerState, Array]:
        batch = jax.tree.map(lambda leaf: leaf[index], examples)
        lost, gradient = jax.value_and_grad(loss)(learner.weights, sets, batch)
        updates, optimizer = OPTIMIZER.update(gradient, learner.optimizer)
        weights = optax.apply_updates(learner.weights, jax.tree.map(lambda update: -rate * update, updates))
        fresh = jnp.maximum(1 / AVERAGED_STEPS, 10 / (optimizer.count + 10))
        average = optax.incremental_update(weights, learner.average, fresh)
        return LearnerState(weights, optimizer, average), lost

    learner, losses = lax.scan(step, learner, order)
    return learner, jnp.mean(losses)
