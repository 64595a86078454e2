"""Bit sets in arrays of 32-bit words: counting bits, finding the k-th, and choosing between values."""

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

import jax
import jax.numpy as jnp
from jax import Array, lax

WORD = 32
T = TypeVar("T")


def u8(value: Array | int | bool) -> Array:
    """A small number, as states store it."""
    return jnp.asarray(value).astype(jnp.uint8)


def u32(value: Array | int | bool) -> Array:
    """A bit set, or a number to compute with."""
    return jnp.asarray(value).astype(jnp.uint32)


def count(word: Array) -> Array:
    """The number of bits set."""
    return lax.population_count(word)


def look_up(table: Array, index: Array) -> Array:
    """The entries of a table at indices that are known to be in range."""
    return table.at[index].get(mode="promise_in_bounds")


def choose(condition: Array, yes: T, no: T) -> T:
    """``jnp.where`` for two values of the same structure, field by field."""
    return cast("T", jax.tree.map(lambda one, other: jnp.where(condition, one, other), yes, no))


def value_at(values: Sequence[Array], place: Array) -> Array:
    """The value at each game's place; the first one for a place beyond the last."""
    found = values[0]
    for number, value in enumerate(values[1:], start=1):
        found = jnp.where(place == number, value, found)
    return found


def if_any(when: Array, compute: Callable[[], T], otherwise: Callable[[], T]) -> T:
    """Compute a value if any game needs it.

    On a CPU this does more than skip work: XLA fuses as much as it can into one pass per result, and would
    compute a value that several results need once for each of them. It does not fuse across a condition, so
    the value is computed once. The compiler for GPUs does better without a condition.
    """
    return on_cpu_or_else(lambda: cast("T", lax.cond(jnp.any(when), compute, otherwise)), compute)


def on_cpu_or_else(on_cpu: Callable[[], T], elsewhere: Callable[[], T]) -> T:
    """Two ways to compute the same result: one for CPUs, one for other devices."""
    return cast("T", lax.platform_dependent(cpu=on_cpu, default=elsewhere))


def kth_bit(word: Array, k: Array) -> Array:
    """The index of the k-th set bit (from 0), by binary search.

    The counts of 2, 4, 8 and 16 neighbouring bits are packed into one word each, as in the well-known
    bit-counting trick. At each step the k-th bit is in the upper half if the lower half has too few bits.
    """
    twos = word - (word >> 1 & 0x55555555)
    fours = (twos & 0x33333333) + (twos >> 2 & 0x33333333)
    eights = fours + (fours >> 4) & 0x0F0F0F0F
    sixteens = eights + (eights >> 8)
    index = jnp.zeros_like(word)
    halves = ((sixteens, 16, 0xFF), (eights, 8, 0xFF), (fours, 4, 0xF), (twos, 2, 0x3), (word, 1, 0x1))
    for counts, half, mask in halves:
        below = counts >> index & mask
        is_above = k >= below
        k = jnp.where(is_above, k - below, k)
        index = jnp.where(is_above, index + half, index)
    return index


def kth_bit_of_two(low: Array, high: Array, k: Array) -> Array:
    """The index of the k-th set bit of a set of 64 bits in two words."""
    in_low = count(low)
    is_high = k >= in_low
    index = kth_bit(jnp.where(is_high, high, low), jnp.where(is_high, k - in_low, k))
    return jnp.where(is_high, index + WORD, index)
