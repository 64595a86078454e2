"""The positions of the last rounds, which are learned from together.

The games of a group share one deck and one sequence of shapes, so a round alone would be a narrow lesson.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.bots.admiral.features import ObservationArrays


class Examples(NamedTuple):
    """Positions [decisions, choices] and what came of them; the choices of a decision share one table."""

    seen: ObservationArrays
    """What the choices share has an axis of 1 in their place."""
    targets: Array
    """float32 [..., 3]: own points to come, the best rival's, and the chance of victory."""
    counts: Array
    """Which of the targets are learned from: [..., 3]."""


class Replay(NamedTuple):
    """The examples of some rounds, as many in each, on the device that learns from them."""

    examples: Examples
    """[rounds, decisions, choices]."""
    counted: Array
    """int32 [rounds, decisions]: the decisions that count, before all others."""
    sizes: Array
    """int32 [rounds]: how many decisions count; 0 in rounds still to come."""


def empty_replay(like: Examples, rounds: int) -> Replay:
    """A replay without examples yet."""
    examples = jax.tree.map(lambda leaf: jnp.zeros((rounds, *leaf.shape), leaf.dtype), like)
    decisions = like.counts.shape[0]
    return Replay(examples, jnp.zeros((rounds, decisions), jnp.int32), jnp.zeros(rounds, jnp.int32))


@partial(jax.jit, donate_argnames="replay")
def add(replay: Replay, examples: Examples, number: Array) -> Replay:
    """Keep the examples of a round in place of the oldest."""
    place = number % len(replay.sizes)
    is_counted = jnp.any(examples.counts, axis=(-1, -2))
    counted = jnp.nonzero(is_counted, size=len(is_counted), fill_value=0)[0].astype(jnp.int32)
    new = Replay(examples, counted, jnp.sum(is_counted, dtype=jnp.int32))
    kept: Replay = jax.tree.map(lambda old, leaf: old.at[place].set(leaf), replay, new)
    return kept


def draw(replay: Replay, key: Array, number: int) -> Examples:
    """Some decisions that count, each as likely as any other."""
    ends = jnp.cumsum(replay.sizes)
    drawn = jax.random.randint(key, (number,), 0, ends[-1])
    place = jnp.searchsorted(ends, drawn, side="right")
    decision = replay.counted[place, drawn - (ends - replay.sizes)[place]]
    found: Examples = jax.tree.map(lambda leaf: leaf[place, decision], replay.examples)
    return found
