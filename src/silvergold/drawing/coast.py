"""The coast of an island: the outline of its boxes as closed lines.

An island has one outer coast, and an inner coast around each hole. Coasts are traced along the edges of the
boxes with the land on the right. Where two boxes touch only at a corner the land counts as connected, so
water is enclosed exactly if ``has_hole`` says so.
"""

from collections.abc import Sequence

from silvergold.drawing.svg import Point, number, xy
from silvergold.engine.grid import coordinates_of, has_box

Corner = tuple[int, int]
"""A corner of boxes: column and row, both from 0 to 4."""

Coast = tuple[Corner, ...]
"""A closed line, given by the corners where it turns."""

TURNS = {(1, 0): (0, -1), (0, -1): (-1, 0), (-1, 0): (0, 1), (0, 1): (1, 0)}
"""Each direction and the direction to its left."""


def coasts(boxes: int) -> list[Coast]:
    """The outer coast of an island, then the coasts of its holes.

    Each is traced from its leftmost corner, where two boxes can't meet crosswise.
    """
    ahead = _shore_edges(boxes)
    found = []
    while ahead:
        found.append(_only_turns(_trace(ahead, min(ahead))))
    return found


def _shore_edges(boxes: int) -> dict[Corner, list[Corner]]:
    """For each corner on a coast, the corners that follow it, with the land on the right."""
    ahead: dict[Corner, list[Corner]] = {}
    for column, row in coordinates_of(boxes):
        around = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        across = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
        for start, end, beyond in zip(around, around[1:] + around[:1], across, strict=True):
            if not has_box(boxes, *beyond):
                ahead.setdefault(start, []).append(end)
    return ahead


def _trace(ahead: dict[Corner, list[Corner]], start: Corner) -> list[Corner]:
    """Follow one coast from a corner back to it, removing its edges."""
    line = [start, _step(ahead, [start])]
    while line[-1] != start:
        line.append(_step(ahead, line))
    return line[:-1]


def _step(ahead: dict[Corner, list[Corner]], line: list[Corner]) -> Corner:
    """The next corner of a coast; of two, the one to the left."""
    here = line[-1]
    choices = ahead[here]
    following = choices[0]
    if len(choices) > 1:
        left = TURNS[_direction(line[-2], here)]
        following = (here[0] + left[0], here[1] + left[1])
    choices.remove(following)
    if not choices:
        del ahead[here]
    return following


def _direction(start: Corner, end: Corner) -> tuple[int, int]:
    return end[0] - start[0], end[1] - start[1]


def _only_turns(line: list[Corner]) -> Coast:
    """A line without the corners where it doesn't turn."""
    before, after = line[-1:] + line[:-1], line[1:] + line[:1]
    return tuple(
        corner
        for previous, corner, following in zip(before, line, after, strict=True)
        if _direction(previous, corner) != _direction(corner, following)
    )


def coast_path(lines: Sequence[Coast], side: float, rounding: float) -> str:
    """Coasts as one path with rounded corners, for boxes of a given side."""
    return "".join(_rounded(coast, side, rounding) for coast in lines)


def _rounded(coast: Coast, side: float, rounding: float) -> str:
    pieces = []
    before, after = coast[-1:] + coast[:-1], coast[1:] + coast[:1]
    for previous, corner, following in zip(before, coast, after, strict=True):
        at = (corner[0] * side, corner[1] * side)
        start, end = _towards(at, corner, previous, rounding), _towards(at, corner, following, rounding)
        pieces.append(f"{xy(start)}Q{xy(at)} {xy(end)}")
    return "M" + "L".join(pieces) + "Z"


def _towards(at: Point, corner: Corner, other: Corner, distance: float) -> Point:
    """The point at a distance from a corner, towards another."""
    across, down = _direction(corner, other)
    length = abs(across) + abs(down)
    return at[0] + distance * across / length, at[1] + distance * down / length


def grid_path(boxes: int, side: float) -> str:
    """The fine lines between neighbouring boxes."""
    return "".join(_lines_of_box(boxes, *place, side) for place in coordinates_of(boxes))


def _lines_of_box(boxes: int, column: int, row: int, side: float) -> str:
    right = f"M{number((column + 1) * side)} {number(row * side)}v{number(side)}"
    below = f"M{number(column * side)} {number((row + 1) * side)}h{number(side)}"
    has_right, has_below = has_box(boxes, column + 1, row), has_box(boxes, column, row + 1)
    return (right if has_right else "") + (below if has_below else "")
