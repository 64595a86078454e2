"""The rng of a batch: one stream of random numbers a game, sown from a JAX key.

xoroshiro64** (Blackman and Vigna, public domain): two words a game and a dozen operations a number, where
JAX's own generators take about a hundred. A game's rng only move when that game rolls them, so that what
happens in one game depends on nothing in the others.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array


class Rng(NamedTuple):
    """The state of the generator, one for each game."""

    a: Array
    b: Array


def make_rng(key: Array, batch: int) -> Rng:
    """Rng for a batch of games."""
    seeds = jax.random.bits(key, (2, batch), jnp.uint32)
    return Rng(seeds[0], seeds[1] | 1)  # never all zero: that would stay so


def _rotate(word: Array, by: int) -> Array:
    return word << by | word >> 32 - by


def random_bits(rng: Rng, when: Array | bool = True) -> tuple[Rng, Array]:
    """32 random bits for each game; the rng of games where it is not the time stay where they are."""
    a, b = rng
    bits = _rotate(a * jnp.uint32(0x9E3779BB), 5) * jnp.uint32(5)
    mixed = a ^ b
    after = Rng(_rotate(a, 26) ^ mixed ^ mixed << 9, _rotate(mixed, 13))
    if when is True:
        return after, bits
    return Rng(jnp.where(when, after.a, a), jnp.where(when, after.b, b)), bits


def random_below(bits: Array, n: Array) -> Array:
    """A number below n (at most 255) from 32 random bits: equally likely but for 1 in 65,000."""
    return (bits >> 8) * n >> 24
