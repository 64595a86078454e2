"""The ghost of a shape over an island: moved, turned, mirrored, and laid where it fits.

No rule is known here: where it fits is told by the legal marks. A form is a set of boxes in the upper left
corner: what stays of a placement when its place is forgotten.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from silvergold.engine.grid import DRAWINGS, SIDE, Shape, box, mask_of_drawing

ONE_BOX = 1
"""The form of a single box."""


class Place(NamedTuple):
    """Boxes of one of the player's islands, counted from 0."""

    island: int
    boxes: int


class Ghost(NamedTuple):
    """A form with its upper left corner over a box of an island."""

    island: int
    form: int
    column: int = 0
    row: int = 0

    @property
    def boxes(self) -> int:
        """The boxes that it lies on, land or not."""
        return self.form << SIDE * self.row + self.column

    @property
    def place(self) -> Place:
        """Where it lies."""
        return Place(self.island, self.boxes)


def form_of_shape(shape: Shape) -> int:
    """A shape as it is printed on its card."""
    return mask_of_drawing(DRAWINGS[shape])


def boxes_at(mask: int) -> list[tuple[int, int]]:
    """The columns and rows of a mask's boxes, in reading order."""
    return [(index % SIDE, index // SIDE) for index in range(SIDE * SIDE) if mask >> index & 1]


def corner_of(mask: int) -> tuple[int, int]:
    """The first column and the first row that a mask reaches."""
    columns, rows = zip(*boxes_at(mask), strict=True)
    return min(columns), min(rows)


def extent_of(form: int) -> tuple[int, int]:
    """The width and the height of a form."""
    columns, rows = zip(*boxes_at(form), strict=True)
    return max(columns) + 1, max(rows) + 1


def turned(form: int) -> int:
    """A form turned clockwise by a quarter."""
    _, height = extent_of(form)
    return sum(box(height - 1 - row, column) for column, row in boxes_at(form))


def mirrored(form: int) -> int:
    """A form seen in a mirror."""
    width, _ = extent_of(form)
    return sum(box(width - 1 - column, row) for column, row in boxes_at(form))


def forms_from(form: int) -> list[int]:
    """All forms that turning and mirroring make of one, in the order in which turning shows them."""
    found: list[int] = []
    for made in (form, mirrored(form)):
        for _ in range(4):
            found += [] if made in found else [made]
            made = turned(made)
    return found


def lying_on(place: Place) -> Ghost:
    """The ghost that lies on a place."""
    column, row = corner_of(place.boxes)
    return Ghost(place.island, place.boxes >> SIDE * row + column, column, row)


def within_grid(ghost: Ghost) -> Ghost:
    """The ghost pushed back onto the grid."""
    width, height = extent_of(ghost.form)
    column = max(0, min(ghost.column, SIDE - width))
    return ghost._replace(column=column, row=max(0, min(ghost.row, SIDE - height)))


def changed(ghost: Ghost, change: Callable[[int], int]) -> Ghost:
    """The ghost turned or mirrored, where it is."""
    return within_grid(ghost._replace(form=change(ghost.form)))


def moved(ghost: Ghost, across: int, down: int, islands: int) -> Ghost:
    """The ghost moved by boxes; over the left or right edge it comes to the next island, if there is one."""
    wanted = ghost._replace(column=ghost.column + across, row=ghost.row + down)
    stays = within_grid(wanted)
    if stays.column == wanted.column or not 0 <= ghost.island + across < islands:
        return stays
    far_side = SIDE if across < 0 else 0
    return within_grid(stays._replace(island=ghost.island + across, column=far_side))


def next_place(ghost: Ghost, places: Sequence[Place], step: int) -> Ghost:
    """The ghost on the next place where it fits, in a circle over all islands; it stays if there is none."""
    circle = sorted(places, key=_reading_order)
    if not circle:
        return ghost
    if ghost.place in circle:
        return lying_on(circle[(circle.index(ghost.place) + step) % len(circle)])
    return nearest(ghost, places)


def _reading_order(place: Place) -> tuple[int, int, int]:
    column, row = corner_of(place.boxes)
    return place.island, SIDE * row + column, place.boxes


def nearest(ghost: Ghost, places: Sequence[Place]) -> Ghost:
    """The ghost where it fits, as little changed as can be: the same island, the same form, the nearest."""
    forms = forms_from(ghost.form)

    def change(place: Place) -> tuple[bool, int, int, int]:
        there = lying_on(place)
        rank = forms.index(there.form) if there.form in forms else len(forms)
        far = abs(there.column - ghost.column) + abs(there.row - ghost.row)
        return place.island != ghost.island, rank, far, place.boxes

    return lying_on(min(places, key=change)) if places else ghost


def pointed_at(ghost: Ghost, places: Sequence[Place], island: int, where: int) -> Ghost:
    """The ghost over a box that was pointed at; pointed at again, the next way to lie over it.

    Where nothing fits it just goes there, so that one sees why.
    """
    over = [place for place in places if place.island == island and place.boxes & where]
    if ghost.place in over:
        return lying_on(over[(over.index(ghost.place) + 1) % len(over)])
    column, row = corner_of(where)
    there = within_grid(ghost._replace(island=island, column=column, row=row))
    return nearest(there, over)
