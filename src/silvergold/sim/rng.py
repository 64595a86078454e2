"""Random numbers for a batch: one generator per game, seeded from a JAX key.

xoroshiro64** (Blackman and Vigna, public domain) needs two words per game and a dozen operations per number;
JAX's own generators need about a hundred. A generator only advances when its own game draws a number, so no
game depends on what happens in the others.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.sim.bits import WORD


class Rng(NamedTuple):
    """The state of the generators, one per game."""

    a: Array
    b: Array


def make_rng(key: Array, batch: int) -> Rng:
    """The generators of a batch of games, from one key."""
    seeds = jax.random.bits(key, (2, batch), jnp.uint32)
    return Rng(seeds[0], seeds[1] | 1)  # a state of zeros would never change


def rng_of(keys: Array) -> Rng:
    """A generator for each key; keys may also be arrays as ``jax.random.PRNGKey`` makes them."""
    if not jnp.issubdtype(keys.dtype, jax.dtypes.prng_key):
        keys = jax.random.wrap_key_data(keys)
    seeds = jax.vmap(lambda key: jax.random.bits(key, (2,), jnp.uint32))(keys.reshape(-1))
    a, b = seeds[:, 0].reshape(keys.shape), seeds[:, 1].reshape(keys.shape)
    return Rng(a, b | 1)


def _rotate(word: Array, by: int) -> Array:
    return word << by | word >> WORD - by


def random_bits(rng: Rng, when: Array | bool = True) -> tuple[Rng, Array]:
    """32 random bits per game; only generators of games where ``when`` is true advance."""
    a, b = rng
    bits = _rotate(a * jnp.uint32(0x9E3779BB), 5) * jnp.uint32(5)
    mixed = a ^ b
    after = Rng(_rotate(a, 26) ^ mixed ^ mixed << 9, _rotate(mixed, 13))
    if when is True:
        return after, bits
    return Rng(jnp.where(when, after.a, a), jnp.where(when, after.b, b)), bits


def random_below(bits: Array, n: Array) -> Array:
    """A number below n (at most 255) from 32 random bits; uniform up to 1 in 65,000."""
    return (bits >> 8) * n >> WORD - 8
