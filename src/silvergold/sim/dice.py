"""The dice of a batch: one stream of random numbers a game, sown from a JAX key.

xoroshiro64** (Blackman and Vigna, public domain): two words a game and a dozen operations a number, where
JAX's own generators take about a hundred. A game's dice only move when that game rolls them, so that what
happens in one game depends on nothing in the others.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array


class Dice(NamedTuple):
    """The state of the generator, one for each game."""

    a: Array
    b: Array


def sow(key: Array, batch: int) -> Dice:
    """Dice for a batch of games."""
    seeds = jax.random.bits(key, (2, batch), jnp.uint32)
    return Dice(seeds[0], seeds[1] | 1)  # never all zero: that would stay so


def _rotate(word: Array, by: int) -> Array:
    return word << by | word >> 32 - by


def roll(dice: Dice, when: Array | bool = True) -> tuple[Dice, Array]:
    """32 random bits for each game; the dice of games where it is not the time stay where they are."""
    a, b = dice
    rolled = _rotate(a * jnp.uint32(0x9E3779BB), 5) * jnp.uint32(5)
    mixed = a ^ b
    after = Dice(_rotate(a, 26) ^ mixed ^ mixed << 9, _rotate(mixed, 13))
    if when is True:
        return after, rolled
    return Dice(jnp.where(when, after.a, a), jnp.where(when, after.b, b)), rolled


def below(rolled: Array, n: Array) -> Array:
    """A number below n (at most 255) from 32 random bits: equally likely but for 1 in 65,000."""
    return (rolled >> 8) * n >> 24
