"""What may be marked, as bit sets: one look-up for each card.

A shape has at most 48 placements (R4.1), and there are 16 single boxes (R4.2): together 64 possible marks,
so the legal ones are a set of 64 bits, kept as two words. Bits 0 to 47 are the shape's placements in the
order of ``PLACEMENTS``, bits 48 to 63 the single boxes.
"""

from functools import cache
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from silvergold.engine.grid import ALL_BOXES, EXPEDITION_CARDS, PLACEMENTS, SINGLE_BOXES, Shape
from silvergold.sim.bits import look_up

SHAPES = tuple(Shape)
FIRST_SINGLE = 48
SETS = ALL_BOXES + 1
NO_SHAPE = len(SHAPES)
"""Stands for a shape where only single boxes may be marked: what a cross asks for (R4.3)."""
EXPEDITIONS = tuple(SHAPES.index(shape) for shape, copies in EXPEDITION_CARDS.items() for _ in range(copies))
"""R1.5: the shape of each of the eight expedition cards."""


class MarkTables(NamedTuple):
    """The tables on the device; the first two are indexed by shape and unmarked boxes."""

    low: Array
    """Placements 0 to 31."""
    high: Array
    """Placements 32 to 47, and the single boxes above them."""
    boxes: Array
    """The boxes of mark ``64 * shape + bit``."""


def legal_sets() -> tuple[NDArray[np.uint32], NDArray[np.uint32]]:
    """For each shape and set of unmarked boxes: the legal marks, in two words."""
    unmarked = np.arange(SETS, dtype=np.uint32)
    low = np.zeros((NO_SHAPE + 1, SETS), np.uint32)
    high = np.tile(unmarked << np.uint32(16), (NO_SHAPE + 1, 1))
    for number, shape in enumerate(SHAPES):
        for bit, boxes in enumerate(PLACEMENTS[shape]):
            words, place = (low, bit) if bit < 32 else (high, bit - 32)
            words[number] |= (unmarked & boxes == boxes).astype(np.uint32) << np.uint32(place)
    return low, high


def boxes_of_marks() -> NDArray[np.uint16]:
    """For each shape the boxes of its 64 marks."""
    boxes = np.zeros((NO_SHAPE + 1, 64), np.uint16)
    boxes[:, FIRST_SINGLE:] = SINGLE_BOXES
    for number, shape in enumerate(SHAPES):
        boxes[number, : len(PLACEMENTS[shape])] = PLACEMENTS[shape]
    return boxes


@cache
def mark_tables() -> MarkTables:
    """The tables, made once."""
    with jax.ensure_compile_time_eval():
        low, high = legal_sets()
        return MarkTables(
            jnp.asarray(low.ravel()), jnp.asarray(high.ravel()), jnp.asarray(boxes_of_marks().ravel())
        )


def legal_marks(tables: MarkTables, shape: Array, unmarked: Array) -> tuple[Array, Array]:
    """R4.1, R4.2: the legal marks on a card with some unmarked boxes."""
    index = shape * SETS + unmarked
    return look_up(tables.low, index), look_up(tables.high, index)
