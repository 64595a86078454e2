"""Learning from games: the network's answers are drawn towards what came of each position."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.bots.admiral.network import POINTS, Sizes, Weights, evaluate, shapes_of
from train.selfplay import PlayedGames

RIVAL_WEIGHT, VICTORY_WEIGHT = 0.5, 0.5
"""How much the rival's points and the victory count beside one's own points."""
BETAS = (0.9, 0.999)
SMALL = 1e-8


class Examples(NamedTuple):
    """Positions and what came of them: all with one leading axis."""

    sight: ObservationArrays
    aims: Array
    """float32 [..., 3]: one's own further points, the best rival's, and the victory."""
    counts: Array


class LearnerState(NamedTuple):
    """The weights on the way, and what Adam remembers."""

    weights: Weights
    mean: Weights
    square: Weights
    steady: Weights
    """A running mean of the weights, steadier than they are: these play in the end."""
    step: Array


def new_weights(sizes: Sizes, seed: int) -> Weights:
    """Random weights, each layer keeping the size of what passes through."""
    dice = np.random.default_rng(seed)

    def draw(shape: tuple[int, ...]) -> Array:
        if len(shape) == 1:
            return jnp.zeros(shape, jnp.float32)
        return jnp.asarray(dice.normal(0, np.sqrt(1.5 / shape[0]), shape), jnp.float32)

    drawn: Weights = jax.tree.map(draw, shapes_of(sizes), is_leaf=lambda leaf: type(leaf) is tuple)
    return drawn._replace(answers=drawn.answers * 0.1)


def new_learner(sizes: Sizes, seed: int) -> LearnerState:
    """Somebody who knows nothing."""
    weights = new_weights(sizes, seed)
    nothing = jax.tree.map(jnp.zeros_like, weights)
    return LearnerState(weights, nothing, nothing, weights, jnp.int32(0))


@jax.jit
def lessons_of(played: PlayedGames) -> Examples:
    """All positions of some games in one row."""
    rows = [_lessons(told, played) for told in played.told]
    lessons: Examples = jax.tree.map(lambda *leaves: jnp.concatenate(leaves), *rows)
    return lessons


def _lessons(told: Any, played: PlayedGames) -> Examples:
    seats = played.points.shape[0]
    own = told.sight.own.points
    rivals = told.sight.table.rivals

    def of_seat(numbers: Array) -> Array:
        """What stands for each position's seat: [..., steps, games] from [seats, games]."""
        found = jnp.broadcast_to(numbers[0], told.seat.shape)
        for seat in range(1, seats):
            found = jnp.where(told.seat == seat, numbers[seat], found)
        return found

    best = jnp.stack([jnp.max(jnp.delete(played.points, seat, axis=0), axis=0) for seat in range(seats)])
    had = jnp.max(jnp.where(rivals.is_there == 1, rivals.points, 0), axis=-1)
    aims = [
        (of_seat(played.points) - own) / POINTS,
        (of_seat(best) - had) / POINTS,
        of_seat(played.victories),
    ]
    lessons = Examples(told.sight, jnp.stack(aims, axis=-1).astype(jnp.float32), told.counts)
    lead = told.seat.ndim
    flat: Examples = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[lead:]), lessons)
    return flat


def loss(weights: Weights, sets: Array, lessons: Examples) -> Array:
    """How far the answers are from what came."""
    own, rival, victory = (evaluate(jnp, weights, sets, lessons.sight)[..., n] for n in range(3))
    aims = lessons.aims
    far = (own - aims[..., 0]) ** 2 + RIVAL_WEIGHT * (rival - aims[..., 1]) ** 2
    surprise = jnp.logaddexp(0, victory) - aims[..., 2] * victory
    each = far + VICTORY_WEIGHT * surprise
    return jnp.sum(each * lessons.counts) / jnp.maximum(jnp.sum(lessons.counts), 1)


@partial(jax.jit, static_argnames=("size", "share"))
def learn(
    learner: LearnerState, sets: Array, lessons: Examples, key: Array, pace: Array, size: int, share: int
) -> tuple[LearnerState, Array]:
    """Go through a share of the lessons in a random order, some at a time; and the mean loss."""
    total = lessons.counts.shape[0]
    used = total // share // size * size
    order = jax.random.permutation(key, total)[:used].reshape(-1, size)

    def one(learner: LearnerState, index: Array) -> tuple[LearnerState, Array]:
        some = jax.tree.map(lambda leaf: leaf[index], lessons)
        lost, slope = jax.value_and_grad(loss)(learner.weights, sets, some)
        return _adam(learner, slope, pace), lost

    learner, losses = lax.scan(one, learner, order)
    return learner, jnp.mean(losses)


def _adam(learner: LearnerState, slope: Weights, pace: Array) -> LearnerState:
    """One step of Adam (Kingma and Ba), with a running mean of the weights."""
    step = learner.step + 1
    first, second = BETAS
    mean = jax.tree.map(lambda m, g: first * m + (1 - first) * g, learner.mean, slope)
    square = jax.tree.map(lambda v, g: second * v + (1 - second) * g * g, learner.square, slope)
    of_mean, of_square = 1 - first**step, 1 - second**step

    def moved(weight: Array, m: Array, v: Array) -> Array:
        return weight - pace * (m / of_mean) / (jnp.sqrt(v / of_square) + SMALL)

    weights = jax.tree.map(moved, learner.weights, mean, square)
    share = jnp.minimum(0.999, step / (step + 10.0))
    steady = jax.tree.map(lambda s, w: share * s + (1 - share) * w, learner.steady, weights)
    return LearnerState(weights, mean, square, steady, step)
