"""The island renderer: large with a grid or small, on the themed screens or printed below each other.

Every symbol, mark and preview has characters of its own, so that nothing depends on colour.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import groupby
from operator import itemgetter
from typing import ClassVar, NamedTuple

from rich.style import Style
from rich.text import Text

from silvergold.engine import Symbol, TreasureCard
from silvergold.engine.grid import SIDE, box, each_box, has_box
from silvergold.engine.state import OpenCard
from silvergold.terminal.rendering.palette import (
    PRINTED_COLORS,
    PRINTED_GOLD,
    PRINTED_SYMBOLS,
    PRINTED_WATER,
    Palette,
)

SIGNS: dict[Symbol | None, str] = {
    Symbol.CROSS: "×",
    Symbol.COIN: "●",
    Symbol.PALM: "♣",
    None: " ",
}
MARKED, FRESH, PREVIEW, MISFIT, CANDIDATE, HINT = "╳", "╱", "▒", "?", "·", "☆"
"""On screens: marked, marked this turn, would be marked, does not fit there, can be chosen, suggested."""
CORNERS = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
"""The character where lines meet, by the sum of up 1, right 2, down 4, left 8."""


class BoxSize(NamedTuple):
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


CRAMPED, SNUG, ROOMY = BoxSize(2, 1), BoxSize(3, 1), BoxSize(5, 2)


class BoxState(Enum):
    """What a box shows."""

    WATER = "water"
    OPEN = "open"
    MARKED = "marked"
    FRESH = "fresh"
    """Marked this turn: can still be taken back."""
    PREVIEW = "preview"
    MISFIT = "misfit"
    """Covered by a preview that does not fit."""


@dataclass(frozen=True)
class IslandPicture:
    """An island and everything that is drawn on it."""

    card: TreasureCard
    unmarked: int
    fresh: int = 0
    preview: int = 0
    fits: bool = True
    """Whether the preview is a legal mark."""
    candidates: int = 0
    """Boxes that the player can choose."""
    hinted: int = 0
    """Boxes that the coach suggests."""
    labels: Mapping[int, str] = field(default_factory=dict)
    """Characters written into some boxes."""

    def state_of(self, where: int) -> BoxState:
        """What a box shows."""
        if where & self.preview:
            return BoxState.PREVIEW if self.fits else BoxState.MISFIT
        if not where & self.card.boxes:
            return BoxState.WATER
        if where & self.fresh:
            return BoxState.FRESH
        return BoxState.OPEN if where & self.unmarked else BoxState.MARKED


class IslandStyle(ABC):
    """The characters and colours of an island."""

    hatching: ClassVar[Mapping[BoxState, str]]
    """The character that fills a box, by its state."""
    has_symbols_on_marks: ClassVar[bool]
    open_box: ClassVar[str]
    """An empty open box of a small island."""
    gap: ClassVar[str]
    """Between the boxes of a small island."""
    small_width: ClassVar[int]
    """Characters per box of a small island."""

    @abstractmethod
    def box_style(self, picture: IslandPicture, where: int) -> Style:
        """The colours of a box."""

    @abstractmethod
    def line_style(self, card: TreasureCard, has_land: Sequence[bool]) -> Style:
        """The colours of a grid line, by whether there is land on each of its sides."""

    def box_text(self, picture: IslandPicture, where: int, width: int) -> str:
        """The characters in the middle line of a large island's box."""
        state = picture.state_of(where)
        sign = MISFIT if state is BoxState.MISFIT else SIGNS[picture.card.symbol_at(where)]
        if state is BoxState.WATER:
            return "~".center(width)
        if state is BoxState.OPEN:
            text = (CANDIDATE if where & picture.candidates and sign == " " else sign).center(width)
            return HINT + text[1:] if where & picture.hinted else text
        hatch = self.hatching[state]
        return (sign if self.has_symbols_on_marks and sign != " " else hatch).center(width, hatch)

    def filler_text(self, picture: IslandPicture, where: int, width: int) -> str:
        """The characters in the other lines of a large island's box."""
        return self.hatching.get(picture.state_of(where), " ") * width

    def small_box_text(self, picture: IslandPicture, where: int) -> str:
        """The characters of a small island's box."""
        state = picture.state_of(where)
        if where in picture.labels:
            return picture.labels[where].rjust(self.small_width)
        if state is BoxState.OPEN:
            return SIGNS[picture.card.symbol_at(where)].replace(" ", self.open_box).rjust(self.small_width)
        return self.hatching.get(state, " ") * self.small_width


@dataclass(frozen=True)
class ScreenStyle(IslandStyle):
    """Islands painted on the screens, in the colours of the theme."""

    palette: Palette

    hatching: ClassVar[Mapping[BoxState, str]] = {
        BoxState.MARKED: MARKED,
        BoxState.FRESH: FRESH,
        BoxState.PREVIEW: PREVIEW,
        BoxState.MISFIT: "░",
    }
    has_symbols_on_marks = True
    open_box, gap, small_width = CANDIDATE, "", 2

    def box_style(self, picture: IslandPicture, where: int) -> Style:
        """Ink on the colour of the land."""
        palette, state = self.palette, picture.state_of(where)
        land, symbol = palette.land(picture.card.color), picture.card.symbol_at(where)
        match state:
            case BoxState.PREVIEW:
                return Style(color=palette.ink, bgcolor=palette.preview, bold=True)
            case BoxState.MISFIT:
                return Style(color=palette.warning, bgcolor=palette.sea, bold=True)
            case BoxState.WATER:
                return Style(color=palette.surf, dim=True)
            case BoxState.OPEN:
                ink = palette.ink if symbol is None else palette.symbols[symbol]
                return Style(color=ink, bgcolor=land, bold=True)
        return Style(color=palette.pen, bgcolor=land, bold=state is BoxState.FRESH)

    def line_style(self, card: TreasureCard, has_land: Sequence[bool]) -> Style:
        """A line is part of the coast where there is water on one of its sides."""
        if not any(has_land):
            return Style.null()
        color = self.palette.line if all(has_land) else self.palette.coast(card.color)
        return Style(color=color, bgcolor=self.palette.land(card.color), bold=not all(has_land))


class PrintedStyle(IslandStyle):
    """Islands printed on a terminal whose background is unknown."""

    hatching: ClassVar[Mapping[BoxState, str]] = {BoxState.MARKED: "▓", BoxState.PREVIEW: "░"}
    has_symbols_on_marks = False
    open_box, gap, small_width = "□", " ", 1

    def box_style(self, picture: IslandPicture, where: int) -> Style:
        """Only foreground colours."""
        if where in picture.labels:
            return Style.parse(f"bold {PRINTED_GOLD}")
        match picture.state_of(where):
            case BoxState.WATER:
                return Style.parse(f"dim {PRINTED_WATER}")
            case BoxState.PREVIEW:
                return Style.parse(PRINTED_GOLD)
            case BoxState.MARKED:
                return Style.parse("dim")
        symbol = picture.card.symbol_at(where)
        if symbol is None:
            return Style(color=PRINTED_COLORS[picture.card.color])
        return Style(color=PRINTED_SYMBOLS[symbol], bold=True)

    def line_style(self, card: TreasureCard, has_land: Sequence[bool]) -> Style:
        """The card's colour."""
        return Style.parse(PRINTED_COLORS[card.color])


PRINTED = PrintedStyle()


def box_at(x: int, y: int, size: BoxSize) -> int:
    """The box at a position of a large island's picture; 0 outside the boxes."""
    column, row = x // size.across, y // size.down
    return box(column, row) if 0 <= column < SIDE and 0 <= row < SIDE else 0


def large_island(
    picture: IslandPicture, style: IslandStyle, size: BoxSize = SNUG, *, has_axes: bool = False
) -> Text:
    """An island with a grid; with axes, the names of its columns and rows."""
    lines = [Text("    " + "   ".join("abcd"), style="dim")] if has_axes else []
    indent = "  " if has_axes else ""
    for row in range(SIDE + 1):
        lines.append(Text(indent).append_text(_rule(picture.card, row, style, size)))
        for line in range(size.height if row < SIDE else 0):
            axis = Text().append(f"{row + 1} " if has_axes else "", style="dim")
            lines.append(axis.append_text(_row(picture, row, line, style, size)))
    return Text("\n").join(lines)


def _has_rule(boxes: int, column: int, row: int) -> bool:
    """Whether a line runs above the box at a place."""
    return has_box(boxes, column, row) or has_box(boxes, column, row - 1)


def _has_bar(boxes: int, column: int, row: int) -> bool:
    """Whether a line runs left of the box at a place."""
    return has_box(boxes, column, row) or has_box(boxes, column - 1, row)


def _rule(card: TreasureCard, row: int, style: IslandStyle, size: BoxSize) -> Text:
    """The line above a row of boxes."""
    pieces, boxes = [], card.boxes
    for column in range(SIDE + 1):
        up, down = _has_bar(boxes, column, row - 1), _has_bar(boxes, column, row)
        left, right = _has_rule(boxes, column - 1, row), _has_rule(boxes, column, row)
        land = [has_box(boxes, x, y) for x in (column - 1, column) for y in (row - 1, row)]
        corner = CORNERS[up + 2 * right + 4 * down + 8 * left]
        pieces.append((corner, style.line_style(card, land)))
        if column < SIDE:
            line = ("─" if right else " ") * size.width
            pieces.append((line, style.line_style(card, land[2:])))
    return _joined(pieces)


def _row(picture: IslandPicture, row: int, line: int, style: IslandStyle, size: BoxSize) -> Text:
    """One line of a row of boxes."""
    pieces, card = [], picture.card
    draw = style.box_text if line == (size.height - 1) // 2 else style.filler_text
    for column in range(SIDE + 1):
        land = [has_box(card.boxes, x, row) for x in (column - 1, column)]
        pieces.append(("│" if any(land) else " ", style.line_style(card, land)))
        if column < SIDE:
            where = box(column, row)
            pieces.append((draw(picture, where, size.width), style.box_style(picture, where)))
    return _joined(pieces)


def _joined(pieces: Iterable[tuple[str, Style]]) -> Text:
    """A line of pieces; those next to each other in the same style become one."""
    text = Text()
    for style, group in groupby(pieces, key=itemgetter(1)):
        text.append("".join(characters for characters, _ in group), style=style)
    return text


def small_island(picture: IslandPicture, style: IslandStyle) -> Text:
    """An island in four short lines."""
    lines = []
    for row in range(SIDE):
        boxes = [box(column, row) for column in range(SIDE)]
        drawn = [
            Text(style.small_box_text(picture, where), style=style.box_style(picture, where))
            for where in boxes
        ]
        lines.append(Text(style.gap).join(drawn))
    return Text("\n").join(lines)


def side_by_side(pictures: Sequence[Text]) -> Text:
    """Pictures of the same height, next to each other."""
    rows = zip(*(picture.split("\n") for picture in pictures), strict=True)
    return Text("\n").join(Text("  ").join(row) for row in rows)


def unmarked_cards(cards: Iterable[TreasureCard]) -> list[OpenCard]:
    """Cards before anybody marks them."""
    return [OpenCard(card, card.boxes) for card in cards]


def signs_of(card: TreasureCard, boxes: int) -> str:
    """The symbols in some boxes of a card."""
    return "".join(SIGNS[card.symbol_at(where)] for where in each_box(boxes)).replace(" ", "")
