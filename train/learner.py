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
        if len(shape) == 1:
            return jnp.zeros(shape, jnp.float32)
        return jnp.asarray(rng.normal(0, np.sqrt(1.5 / shape[0]), shape), jnp.float32)

    drawn: Weights = jax.tree.map(draw, weight_shapes(sizes), is_leaf=lambda leaf: type(leaf) is tuple)
    return drawn._replace(output=drawn.output * 0.1)


def new_learner(sizes: LayerSizes, seed: int) -> LearnerState:
    """The state before the first step."""
    weights = random_weights(sizes, seed)
    return LearnerState(weights, OPTIMIZER.init(weights), weights)


@jax.jit
def examples_of(played: PlayedGames) -> Examples:
    """All positions of some games, one after the other."""
    rows = [_examples(positions, played) for positions in played.positions]
    examples: Examples = jax.tree.map(lambda *leaves: jnp.concatenate(leaves), *rows)
    return examples


def _examples(positions: RecordedPositions, played: PlayedGames) -> Examples:
    seats = played.points.shape[0]
    own = positions.seen.own.points
    rivals = positions.seen.table.rivals

    def of_seat(numbers: Array) -> Array:
        """The number of each position's seat: [..., steps, games] from [seats, games]."""
        found = jnp.broadcast_to(numbers[0], positions.seat.shape)
        for seat in range(1, seats):
            found = jnp.where(positions.seat == seat, numbers[seat], found)
        return found

    best = jnp.stack([jnp.max(jnp.delete(played.points, seat, axis=0), axis=0) for seat in range(seats)])
    rival_points = jnp.max(jnp.where(rivals.is_there == 1, rivals.points, 0), axis=-1)
    targets = [
        (of_seat(played.points) - own) / POINTS_SCALE,
        (of_seat(best) - rival_points) / POINTS_SCALE,
        of_seat(played.victories),
    ]
    examples = Examples(positions.seen, jnp.stack(targets, axis=-1).astype(jnp.float32), positions.counts)
    lead = positions.seat.ndim
    flat: Examples = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[lead:]), examples)
    return flat


def loss(weights: Weights, sets: Array, examples: Examples) -> Array:
    """Squared errors of the points, and cross entropy of the victory."""
    own, rival, victory = (evaluate(jnp, weights, sets, examples.seen)[..., n] for n in range(OUTPUTS))
    targets = examples.targets
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
