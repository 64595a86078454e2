"""Islands drawn on the screen: large ones with a grid, small ones with a character a box.

Every symbol, mark and ghost has characters of its own, so that nothing depends on colour.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from silvergold.engine import Symbol, TreasureCard
from silvergold.engine.grid import SIDE, box
from silvergold.engine.state import OpenCard
from silvergold.terminal.rendering.palette import Palette
from silvergold.terminal.rendering.printed_islands import CORNERS, has_bar, has_box, has_rule

SIGNS: dict[Symbol | None, str] = {
    Symbol.CROSS: "×",
    Symbol.COIN: "●",
    Symbol.PALM: "♣",
    None: " ",
}
MARKED, FRESH, GHOST, MISFIT, CANDIDATE = "╳", "╱", "▒", "?", "·"
"""Marked, marked this turn, what would be marked, what does not fit there, and a box to choose."""


class Size(NamedTuple):
    """The inside of a box, in characters."""

    width: int
    height: int

    @property
    def across(self) -> int:
        """Characters from one box to the next."""
        return self.width + 1

    @property
    def down(self) -> int:
        """Lines from one box to the next."""
        return self.height + 1


CRAMPED, SNUG, ROOMY = Size(2, 1), Size(3, 1), Size(5, 2)


@dataclass(frozen=True)
class Drawn:
    """An island and all that is to be seen on it."""

    card: TreasureCard
    unmarked: int
    fresh: int = 0
    """The boxes marked this turn, which can still be taken back."""
    preview: int = 0
    fits: bool = True
    """Whether the ghost may lie there."""
    candidates: int = 0

    @classmethod
    def of(cls, open_card: OpenCard) -> "Drawn":
        """An island with nothing about to happen on it."""
        return cls(*open_card)


def box_at(x: int, y: int, size: Size) -> int:
    """The box at a place of a large island's drawing; 0 beside them."""
    column, row = x // size.across, y // size.down
    return box(column, row) if 0 <= column < SIDE and 0 <= row < SIDE else 0


def inside(drawn: Drawn, where: int, width: int) -> str:
    """The characters in a box's middle line."""
    sign = SIGNS[drawn.card.symbol_at(where)]
    if where & drawn.preview:
        return _between(GHOST, sign, width) if drawn.fits else _between("░", MISFIT, width)
    if not where & drawn.card.boxes:
        return "~".center(width)
    if where & drawn.fresh:
        return _between(FRESH, sign, width)
    if not where & drawn.unmarked:
        return _between(MARKED, sign, width)
    return (CANDIDATE if where & drawn.candidates and sign == " " else sign).center(width)


def _between(edge: str, sign: str, width: int) -> str:
    """A sign on hatching; without one, hatching only."""
    return (edge if sign == " " else sign).center(width, edge)


def hatching(drawn: Drawn, where: int, width: int) -> str:
    """The characters in a box's other lines."""
    text = inside(drawn, where, width)
    return text[0] * width if text[0] != "~" else " " * width


def style_of(drawn: Drawn, where: int, palette: Palette) -> Style:
    """How a box is painted."""
    if where & drawn.preview:
        ground = palette.shown if drawn.fits else palette.sea
        ink = palette.ink if drawn.fits else palette.alarm
        return Style(color=ink, bgcolor=ground, bold=True)
    if not where & drawn.card.boxes:
        return Style(color=palette.surf, dim=True)
    ground = palette.land(drawn.card.color)
    if where & drawn.fresh or not where & drawn.unmarked:
        return Style(color=palette.pen, bgcolor=ground, bold=bool(where & drawn.fresh))
    return Style(color=_ink(drawn.card.symbol_at(where), palette), bgcolor=ground, bold=True)


def _ink(symbol: Symbol | None, palette: Palette) -> str:
    inks = {Symbol.CROSS: palette.red, Symbol.COIN: palette.coin, Symbol.PALM: palette.palm}
    return palette.ink if symbol is None else inks[symbol]


def large_island(drawn: Drawn, size: Size, palette: Palette) -> Text:
    """An island with a coast, a grid and room in its boxes."""
    lines = []
    for row in range(SIDE + 1):
        lines.append(_rule(drawn.card, row, size, palette))
        for line in range(size.height if row < SIDE else 0):
            lines.append(_row(drawn, row, line, size, palette))
    return Text("\n").join(lines)


def _line_style(card: TreasureCard, corners: list[tuple[int, int]], palette: Palette) -> Style:
    """A line is the coast's where water is on one of its sides."""
    lands = [has_box(card.boxes, *corner) for corner in corners]
    if not any(lands):
        return Style.null()
    color = palette.line if all(lands) else palette.coast(card.color)
    return Style(color=color, bgcolor=palette.land(card.color), bold=not all(lands))


def _rule(card: TreasureCard, row: int, size: Size, palette: Palette) -> Text:
    """The line above a row of boxes."""
    text, boxes = Text(), card.boxes
    for column in range(SIDE + 1):
        up, down = has_bar(boxes, column, row - 1), has_bar(boxes, column, row)
        left, right = has_rule(boxes, column - 1, row), has_rule(boxes, column, row)
        around = [(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)]
        corner = CORNERS[up + 2 * right + 4 * down + 8 * left]
        text.append(corner, style=_line_style(card, around, palette))
        if column < SIDE:
            line = ("─" if right else " ") * size.width
            text.append(line, style=_line_style(card, [(column, row - 1), (column, row)], palette))
    return text


def _row(drawn: Drawn, row: int, line: int, size: Size, palette: Palette) -> Text:
    """One line of a row of boxes."""
    text, boxes = Text(), drawn.card.boxes
    for column in range(SIDE + 1):
        sides = [(column - 1, row), (column, row)]
        bar = "│" if has_bar(boxes, column, row) else " "
        text.append(bar, style=_line_style(drawn.card, sides, palette))
        if column < SIDE:
            where = box(column, row)
            draw = inside if line == (size.height - 1) // 2 else hatching
            text.append(draw(drawn, where, size.width), style=style_of(drawn, where, palette))
    return text


def small_island(drawn: Drawn, palette: Palette) -> Text:
    """An island in four short lines, two characters a box."""
    lines = []
    for row in range(SIDE):
        line = Text()
        for column in range(SIDE):
            where = box(column, row)
            shown = _spot(drawn, where) if where & drawn.card.boxes else "  "
            line.append(shown, style=style_of(drawn, where, palette))
        lines.append(line)
    return Text("\n").join(lines)


TROPHY_WIDTH = 10
"""Of a finished island and the gap after it."""


def trophy(card: TreasureCard, palette: Palette) -> Text:
    """A finished island as somebody's pride: its land and its signs."""
    return small_island(Drawn(card, card.boxes), palette)


def beside(drawings: Sequence[Text]) -> Text:
    """Drawings of the same height, one beside the other."""
    rows = zip(*(drawing.split("\n") for drawing in drawings), strict=True)
    return Text("\n").join(Text("  ").join(row) for row in rows)


def _spot(drawn: Drawn, where: int) -> str:
    """One box of a small island."""
    if not where & drawn.unmarked:
        return MARKED * 2
    sign = SIGNS[drawn.card.symbol_at(where)]
    return f" {CANDIDATE}" if sign == " " else f" {sign}"
