"""The preview of a placement: a form that is moved, turned and mirrored over the islands.

The legal marks decide where it fits; no rule is known here. A form is a set of boxes pushed into the upper
left corner of the grid: a placement without its position.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from silvergold.engine.grid import DRAWINGS, SIDE, Shape, box, coordinates_of, mask_of_drawing

ONE_BOX = 1
"""The form of a single box."""


class Placement(NamedTuple):
    """Boxes of one of the player's islands, which are numbered from 0."""

    island: int
    boxes: int


class PlacementPreview(NamedTuple):
    """A form whose upper left corner lies on a box of an island."""

    island: int
    form: int
    column: int = 0
    row: int = 0

    @property
    def boxes(self) -> int:
        """The covered boxes, land or water."""
        return self.form << SIDE * self.row + self.column

    @property
    def placement(self) -> Placement:
        """The covered boxes with their island."""
        return Placement(self.island, self.boxes)


def printed_form(shape: Shape) -> int:
    """A shape's form as its card shows it."""
    return mask_of_drawing(DRAWINGS[shape])


def top_left_of(mask: int) -> tuple[int, int]:
    """The first column and the first row of a mask."""
    columns, rows = zip(*coordinates_of(mask), strict=True)
    return min(columns), min(rows)


def size_of(form: int) -> tuple[int, int]:
    """The width and the height of a form."""
    columns, rows = zip(*coordinates_of(form), strict=True)
    return max(columns) + 1, max(rows) + 1


def turned(form: int) -> int:
    """A form turned clockwise by a quarter turn."""
    _, height = size_of(form)
    return sum(box(height - 1 - row, column) for column, row in coordinates_of(form))


def mirrored(form: int) -> int:
    """A form mirrored left to right."""
    width, _ = size_of(form)
    return sum(box(width - 1 - column, row) for column, row in coordinates_of(form))


def orientations_of(form: int) -> list[int]:
    """All orientations of a form, in the order in which turning reaches them."""
    found: list[int] = []
    for made in (form, mirrored(form)):
        for _ in range(4):
            found += [] if made in found else [made]
            made = turned(made)
    return found


def preview_at(placement: Placement) -> PlacementPreview:
    """The preview that covers a placement."""
    column, row = top_left_of(placement.boxes)
    return PlacementPreview(placement.island, placement.boxes >> SIDE * row + column, column, row)


def clamp_to_grid(preview: PlacementPreview) -> PlacementPreview:
    """A preview moved back onto the grid."""
    width, height = size_of(preview.form)
    column = max(0, min(preview.column, SIDE - width))
    return preview._replace(column=column, row=max(0, min(preview.row, SIDE - height)))


def transformed(preview: PlacementPreview, change: Callable[[int], int]) -> PlacementPreview:
    """A preview turned or mirrored in place."""
    return clamp_to_grid(preview._replace(form=change(preview.form)))


def moved(preview: PlacementPreview, across: int, down: int, islands: int) -> PlacementPreview:
    """A preview moved by boxes; past the left or right edge it moves to the next island, if there is one."""
    wanted = preview._replace(column=preview.column + across, row=preview.row + down)
    stays = clamp_to_grid(wanted)
    if stays.column == wanted.column or not 0 <= preview.island + across < islands:
        return stays
    far_side = SIDE if across < 0 else 0
    return clamp_to_grid(stays._replace(island=preview.island + across, column=far_side))


def next_placement(preview: PlacementPreview, placements: Sequence[Placement], step: int) -> PlacementPreview:
    """The next legal placement in reading order over all islands, cyclically; unchanged if there is none."""
    circle = sorted(placements, key=_reading_order)
    if not circle:
        return preview
    if preview.placement in circle:
        return preview_at(circle[(circle.index(preview.placement) + step) % len(circle)])
    return nearest_fit(preview, placements)


def _reading_order(placement: Placement) -> tuple[int, int, int]:
    column, row = top_left_of(placement.boxes)
    return placement.island, SIDE * row + column, placement.boxes


def nearest_fit(preview: PlacementPreview, placements: Sequence[Placement]) -> PlacementPreview:
    """The legal placement that changes least: by island, then by form, then by distance."""
    forms = orientations_of(preview.form)

    def change(placement: Placement) -> tuple[bool, int, int, int]:
        there = preview_at(placement)
        rank = forms.index(there.form) if there.form in forms else len(forms)
        far = abs(there.column - preview.column) + abs(there.row - preview.row)
        return placement.island != preview.island, rank, far, placement.boxes

    return preview_at(min(placements, key=change)) if placements else preview


def pointed_at(
    preview: PlacementPreview, placements: Sequence[Placement], island: int, where: int
) -> PlacementPreview:
    """A preview over a box that was clicked; another click shows the next placement over it.

    Where nothing fits, the preview moves there anyway and shows why.
    """
    over = [placement for placement in placements if placement.island == island and placement.boxes & where]
    if preview.placement in over:
        return preview_at(over[(over.index(preview.placement) + 1) % len(over)])
    column, row = top_left_of(where)
    there = clamp_to_grid(preview._replace(island=island, column=column, row=row))
    return nearest_fit(there, over)
