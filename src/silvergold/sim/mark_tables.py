"""The legal marks as bit sets: one table look-up per card.

A shape has at most 48 placements (R4.1), and there are 16 single boxes (R4.2): 64 possible marks, so the
legal ones are a set of 64 bits, stored as two words. The lower bits are the shape's placements in the order
of ``PLACEMENTS``, the upper 16 the single boxes.
"""

from functools import cache
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from silvergold.engine.grid import ALL_BOXES, EXPEDITION_CARDS, PLACEMENTS, SINGLE_BOXES, Shape
from silvergold.sim.bits import WORD, look_up

SHAPES = tuple(Shape)
MARK_BITS = 2 * WORD
FIRST_SINGLE = MARK_BITS - len(SINGLE_BOXES)
SETS = ALL_BOXES + 1
NO_SHAPE = len(SHAPES)
"""The shape where only single boxes may be marked: what a cross asks for (R4.3)."""
EXPEDITIONS = tuple(SHAPES.index(shape) for shape, copies in EXPEDITION_CARDS.items() for _ in range(copies))
"""R1.5: the shape of each of the eight expedition cards."""
FACE_DOWN = (1 << len(EXPEDITIONS)) - 1
"""R2.4: all expedition cards, as bits of a uint8."""


class MarkTables(NamedTuple):
    """The tables on the device; the first two are indexed by shape and unmarked boxes."""

    low: Array
    """Marks 0 to 31."""
    high: Array
    """Marks 32 to 63."""
    boxes: Array
    """The boxes of mark ``MARK_BITS * shape + bit``."""


def boxes_of_marks() -> NDArray[np.uint16]:
    """For each shape the boxes of its 64 marks; none for a bit that no placement has."""
    boxes = np.zeros((NO_SHAPE + 1, MARK_BITS), np.uint16)
    boxes[:, FIRST_SINGLE:] = SINGLE_BOXES
    for number, shape in enumerate(SHAPES):
        boxes[number, : len(PLACEMENTS[shape])] = PLACEMENTS[shape]
    return boxes


def legal_sets() -> tuple[NDArray[np.uint32], NDArray[np.uint32]]:
    """For each shape and set of unmarked boxes: the legal marks, in two words."""
    unmarked = np.arange(SETS, dtype=np.uint32)
    words = np.zeros((2, NO_SHAPE + 1, SETS), np.uint32)
    for number, marks in enumerate(boxes_of_marks().tolist()):
        for bit, boxes in enumerate(marks):
            if boxes:
                is_legal = (unmarked & boxes == boxes).astype(np.uint32)
                words[bit // WORD, number] |= is_legal << np.uint32(bit % WORD)
    return words[0], words[1]


@cache
def mark_tables() -> MarkTables:
    """The tables, built once."""
    with jax.ensure_compile_time_eval():
        low, high = legal_sets()
        return MarkTables(
            jnp.asarray(low.ravel()), jnp.asarray(high.ravel()), jnp.asarray(boxes_of_marks().ravel())
        )


def legal_marks(tables: MarkTables, shape: Array, unmarked: Array) -> tuple[Array, Array]:
    """R4.1, R4.2: the legal marks on a card with these unmarked boxes."""
    index = shape * SETS + unmarked
    return look_up(tables.low, index), look_up(tables.high, index)
