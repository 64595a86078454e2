"""Boxes as 16-bit masks, the six shapes, and their 157 placements.

Every island lies on a 4 x 4 grid (R1.2), so a set of boxes is one small integer: bit ``4 * row + column``,
with row 0 at the top and column 0 on the left. Boxes are named as in a game record: ``b3`` is in the second
column and the third row.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from string import ascii_lowercase

SIDE = 4
ALL_BOXES = (1 << SIDE * SIDE) - 1
TOP_ROW = (1 << SIDE) - 1
LEFT_COLUMN = ALL_BOXES // TOP_ROW
RIGHT_COLUMN = LEFT_COLUMN << SIDE - 1


class Shape(StrEnum):
    """R1.5: the six shapes of the expedition cards."""

    DOMINO = "domino"
    STRAIGHT3 = "straight3"
    CORNER3 = "corner3"
    SQUARE4 = "square4"
    L4 = "l4"
    T4 = "t4"


Drawing = tuple[str, ...]
DRAWINGS: dict[Shape, Drawing] = {
    Shape.DOMINO: ("##",),
    Shape.STRAIGHT3: ("###",),
    Shape.CORNER3: ("##", "#."),
    Shape.SQUARE4: ("##", "##"),
    Shape.L4: ("###", "#.."),
    Shape.T4: ("###", ".#."),
}

EXPEDITION_CARDS: dict[Shape, int] = {
    Shape.DOMINO: 1,
    Shape.STRAIGHT3: 2,
    Shape.CORNER3: 2,
    Shape.SQUARE4: 1,
    Shape.L4: 1,
    Shape.T4: 1,
}
"""R1.5: how many of the eight expedition cards show each shape."""


COLUMNS = ascii_lowercase[:SIDE]
"""The letters of the columns, from the left."""


def box(column: int, row: int) -> int:
    """The mask of one box."""
    return 1 << SIDE * row + column


def box_name(index: int) -> str:
    """The name of the box at a bit index: ``b3``."""
    return COLUMNS[index % SIDE] + str(index // SIDE + 1)


def box_names(mask: int) -> tuple[str, ...]:
    """The names of a mask's boxes in reading order."""
    return tuple(BOX_NAMES[index] for index in range(SIDE * SIDE) if mask >> index & 1)


def is_single_box(mask: int) -> bool:
    """Whether a mask that isn't empty has exactly one box."""
    return mask & (mask - 1) == 0


def each_box(mask: int) -> Iterator[int]:
    """The single boxes of a mask, in reading order."""
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest


def has_box(mask: int, column: int, row: int) -> bool:
    """Whether a mask has the box at a place; none lies outside the grid."""
    return 0 <= column < SIDE and 0 <= row < SIDE and bool(mask & box(column, row))


def coordinates_of(mask: int) -> list[tuple[int, int]]:
    """The columns and rows of a mask's boxes, in reading order."""
    return [(index % SIDE, index // SIDE) for index in range(SIDE * SIDE) if mask >> index & 1]


BOX_NAMES = tuple(box_name(index) for index in range(SIDE * SIDE))
BOXES_BY_NAME = {name: 1 << index for index, name in enumerate(BOX_NAMES)}


def mask_of(names: Iterable[str]) -> int:
    """The mask of the named boxes."""
    mask = 0
    for name in names:
        mask |= BOXES_BY_NAME[name]
    return mask


def mask_of_drawing(rows: Iterable[str], characters: str = "") -> int:
    """The mask of a drawing: the boxes with certain characters, or with any but ``.``."""
    return sum(
        box(column, row)
        for row, line in enumerate(rows)
        for column, character in enumerate(line)
        if (character in characters if characters else character != ".")
    )


def neighbours(mask: int) -> int:
    """The boxes of the grid that share an edge with a box of the mask."""
    sideways = (mask & ~RIGHT_COLUMN) << 1 | (mask & ~LEFT_COLUMN) >> 1
    return (mask << SIDE | mask >> SIDE | sideways) & ALL_BOXES


def reachable(start: int, within: int) -> int:
    """The boxes of a mask that can be reached from some of its boxes, edge by edge."""
    while (grown := start | neighbours(start) & within) != start:
        start = grown
    return start


def is_connected(mask: int) -> bool:
    """R1.2: whether the boxes form one orthogonally connected island."""
    return reachable(mask & -mask, mask) == mask


def rotations(rows: Drawing) -> set[Drawing]:
    """A drawing, rotated in every way."""
    found = {rows}
    for _ in range(3):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
        found.add(rows)
    return found


def orientations(rows: Drawing) -> set[Drawing]:
    """R4.1: a drawing, rotated and mirrored in every way."""
    return rotations(rows) | rotations(rows[::-1])


def shifts(rows: Drawing) -> set[int]:
    """The masks of a drawing everywhere on the grid, neither rotated nor mirrored."""
    corner = mask_of_drawing(rows)
    downs, rights = range(SIDE - len(rows) + 1), range(SIDE - len(rows[0]) + 1)
    return {corner << SIDE * down + right for down in downs for right in rights}


PLACEMENTS: dict[Shape, tuple[int, ...]] = {
    shape: tuple(sorted(mask for rows in orientations(drawing) for mask in shifts(rows)))
    for shape, drawing in DRAWINGS.items()
}
"""Every way to lay a shape on the grid, in increasing order of mask."""
SHAPE_OF: dict[int, Shape] = {mask: shape for shape, masks in PLACEMENTS.items() for mask in masks}
"""The shape of each placement."""
SINGLE_BOXES: tuple[int, ...] = tuple(1 << index for index in range(SIDE * SIDE))


def placements_within(shape: Shape, boxes: int) -> tuple[int, ...]:
    """R4.1: the placements of a shape that lie within a set of boxes."""
    return tuple(mask for mask in PLACEMENTS[shape] if mask & boxes == mask)
