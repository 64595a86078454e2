"""Shapes in characters: printed, on a screen, or in a single line."""

from collections.abc import Iterable

from rich.text import Text

from silvergold.engine import Shape
from silvergold.engine.grid import DRAWINGS, coordinates_of
from silvergold.terminal.interaction.placement_preview import size_of
from silvergold.terminal.rendering.palette import PRINTED_GOLD, Palette

HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def printed_shape(shape: Shape) -> Text:
    """A shape as its card shows it, in printed squares."""
    return printed_squares(DRAWINGS[shape])


def printed_squares(rows: Iterable[str]) -> Text:
    """The ``#`` of a drawing as printed squares."""
    squares = ("".join("■ " if character == "#" else "  " for character in row) for row in rows)
    return Text("\n".join(squares), style=f"bold {PRINTED_GOLD}")


def screen_form(form: int, palette: Palette) -> Text:
    """A form as squares of two characters."""
    width, height = size_of(form)
    boxes = set(coordinates_of(form))
    rows = (
        "".join("██" if (column, row) in boxes else "  " for column in range(width)) for row in range(height)
    )
    return Text("\n".join(rows), style=palette.gold)


def one_line_shape(shape: Shape) -> str:
    """A shape in one line: each character shows two rows of boxes."""
    rows = (*DRAWINGS[shape], "....")
    return "".join(HALVES[rows[0][column] == "#", rows[1][column] == "#"] for column in range(len(rows[0])))
