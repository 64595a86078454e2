"""Bit sets of 32 boxes, marks or cards in arrays: counting them, and finding the k-th."""

from collections.abc import Callable
from typing import TypeVar, cast

import jax
import jax.numpy as jnp
from jax import Array, lax

WORD = 32
T = TypeVar("T")


def u8(value: Array | int | bool) -> Array:
    """A small number, as states keep it."""
    return jnp.asarray(value).astype(jnp.uint8)


def u32(value: Array | int | bool) -> Array:
    """A bit set, or a number to reckon with."""
    return jnp.asarray(value).astype(jnp.uint32)


def count(word: Array) -> Array:
    """How many bits are set."""
    return lax.population_count(word)


def look_up(table: Array, index: Array) -> Array:
    """A table's entries at indices that are known to lie within it."""
    return table.at[index].get(mode="promise_in_bounds")


def choose(condition: Array, yes: T, no: T) -> T:
    """``jnp.where`` for any two values of the same make, field by field."""
    return cast("T", jax.tree.map(lambda one, other: jnp.where(condition, one, other), yes, no))


def if_any(when: Array, compute: Callable[[], T], otherwise: Callable[[], T]) -> T:
    """What to compute where any game needs it.

    On a CPU this is more than saving work: XLA joins all that it can into one pass for each result, and would
    compute what several results need once for each of them. It stops at a condition, so whatever
    stands here is computed once. A GPU's compiler does better, and there a condition would only wait.
    """
    return on_cpu_or_else(lambda: cast("T", lax.cond(jnp.any(when), compute, otherwise)), compute)


def on_cpu_or_else(on_cpu: Callable[[], T], elsewhere: Callable[[], T]) -> T:
    """Two ways to the same result: one for a CPU, one for a GPU or the like."""
    return cast("T", lax.platform_dependent(cpu=on_cpu, default=elsewhere))


def kth_bit(word: Array, k: Array) -> Array:
    """The index of the k-th set bit (from 0), by halving: the counts of all parts, then down the larger half.

    The counts of 2, 4, 8 and 16 neighbouring bits stand side by side in one word each, as in the well-known
    way to count bits; going down, the k-th bit lies in the upper half wherever the lower half has too few.
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
    """The index of the k-th set bit of 64 in two words."""
    in_low = count(low)
    is_high = k >= in_low
    index = kth_bit(jnp.where(is_high, high, low), jnp.where(is_high, k - in_low, k))
    return jnp.where(is_high, index + WORD, index)
