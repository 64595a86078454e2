"""Lines over the same steps, drawn with the dots of braille characters.

Each line has a pattern of its own and its name at its end, so that nothing depends on colour.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dots of a braille character, row by row."""
BLANK = 0x2800
ACROSS, DOWN = len(DOTS[0]), len(DOTS)
PATTERNS = ("#", "#.", "####..", "####.#.")
"""Which columns of a line have dots: solid, dotted, dashed, dash and dot."""
COLORS = ("bright_yellow", "bright_cyan", "bright_magenta", "bright_green")
TICKS = (0.0, 1 / 3, 2 / 3, 1.0)
"""Where the axis has numbers, from the bottom to the top."""


class Line(NamedTuple):
    """A name, and a value for every step."""

    name: str
    values: Sequence[float]


class Marker(NamedTuple):
    """A label below the axis, from a step on."""

    step: int
    text: str


class PlotSize(NamedTuple):
    """The size of the area with the lines, in characters."""

    width: int
    height: int


class Cell(NamedTuple):
    """The dots of one line in one character."""

    dots: int
    line: int


def line_plot(lines: Sequence[Line], markers: Sequence[Marker], size: PlotSize) -> Text:
    """Draw lines with an axis on the left, markers below, and names at the ends on the right."""
    low, high = value_range(lines)
    cells = drawn_cells(lines, low, high, size)
    names = end_names(lines, low, high, size)
    labels = {round((1 - tick) * (size.height - 1)): low + tick * (high - low) for tick in TICKS}
    margin = max(len(f"{label:.0f}") for label in labels.values())
    text = Text()
    for row in range(size.height):
        label = f"{labels[row]:.0f}" if row in labels else ""
        text.append(f"{label:>{margin}} {'┤' if label else '│'}", style="dim")
        for column in range(size.width):
            cell = cells.get((column, row), Cell(0, 0))
            text.append(chr(BLANK + cell.dots) if cell.dots else " ", style=COLORS[cell.line])
        if row in names:
            number = names[row]
            text.append(f" {lines[number].name}", style=COLORS[number])
        text.append("\n")
    return text.append_text(axis(markers, steps_of(lines), margin, size))


def steps_of(lines: Sequence[Line]) -> int:
    """The number of steps from the first value to the last."""
    return max(1, len(lines[0].values) - 1)


def value_range(lines: Sequence[Line]) -> tuple[float, float]:
    """The lowest and the highest value, apart from each other."""
    values = [value for line in lines for value in line.values]
    low, high = min(values), max(values)
    return (low, high) if high > low else (low - 1, high + 1)


def drawn_cells(
    lines: Sequence[Line], low: float, high: float, size: PlotSize
) -> dict[tuple[int, int], Cell]:
    """The characters with dots; where lines cross, all have their dots and the first has its colour."""
    cells: dict[tuple[int, int], Cell] = {}
    for number, line in reversed(list(enumerate(lines))):
        for x, y in dots_of(line, PATTERNS[number % len(PATTERNS)], low, high, size):
            place = x // ACROSS, y // DOWN
            before = cells[place].dots if place in cells else 0
            cells[place] = Cell(before | DOTS[y % DOWN][x % ACROSS], number % len(COLORS))
    return cells


def dots_of(line: Line, pattern: str, low: float, high: float, size: PlotSize) -> Iterator[tuple[int, int]]:
    """The dots of a line: in every column of its pattern, those between this value and the previous one."""
    columns, rows = size.width * ACROSS, size.height * DOWN
    before = None
    for x in range(columns):
        value = value_at(line.values, x / (columns - 1))
        y = round((high - value) / (high - low) * (rows - 1))
        first, last = sorted((y, y if before is None else before))
        if pattern[x % len(pattern)] == "#":
            yield from ((x, each) for each in range(first, last + 1))
        before = y


def value_at(values: Sequence[float], share: float) -> float:
    """The value at a share of the way through the steps."""
    at = share * (len(values) - 1)
    left = min(int(at), len(values) - 1)
    right = min(left + 1, len(values) - 1)
    return values[left] + (at - left) * (values[right] - values[left])


def end_names(lines: Sequence[Line], low: float, high: float, size: PlotSize) -> dict[int, int]:
    """The line named in each row: near its last value, the highest value first."""
    rows: dict[int, int] = {}
    for number in sorted(range(len(lines)), key=lambda each: -lines[each].values[-1]):
        wanted = round((high - lines[number].values[-1]) / (high - low) * (size.height - 1))
        free = [row for row in range(size.height) if row not in rows and row > max(rows, default=-1)]
        free = free or [row for row in reversed(range(size.height)) if row not in rows]
        rows[min(free, key=lambda row: abs(row - wanted))] = number
    return rows


def axis(markers: Sequence[Marker], steps: int, margin: int, size: PlotSize) -> Text:
    """The axis below the lines, with its markers."""
    rule, labels = ["─"] * size.width, [" "] * size.width
    for marker in markers:
        column = round(marker.step / steps * (size.width - 1))
        rule[column] = "┬"
        for offset, character in enumerate(marker.text[: size.width - column]):
            labels[column + offset] = character
    lines = (" " * (margin + 1) + "└" + "".join(rule), " " * (margin + 2) + "".join(labels).rstrip())
    return Text("\n".join(lines), style="dim")
