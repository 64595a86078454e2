"""The colours of the screens by night and by day, and of what is printed."""

from dataclasses import dataclass
from typing import ClassVar

from textual.theme import Theme

from silvergold.drawing import palette as materials
from silvergold.drawing.palette import TINTS
from silvergold.engine import Color, Symbol

EMBLEMS: dict[Color, str] = {
    Color.GREY: "‡",
    Color.GREEN: "♠",
    Color.ORANGE: "☼",
    Color.LILAC: "★",
}
"""A character for each colour, so that nothing depends on seeing colours: anchor, leaf, sun and star."""


PRINTED_GOLD = "#c9a227"
PRINTED_COLORS: dict[Color, str] = {
    Color.GREY: "#8d99a6",
    Color.GREEN: "#3f9e5f",
    Color.ORANGE: "#d9822b",
    Color.LILAC: "#9a7bd0",
}
PRINTED_SYMBOLS: dict[Symbol, str] = {
    Symbol.CROSS: "bold #d1495b",
    Symbol.COIN: f"bold {PRINTED_GOLD}",
    Symbol.PALM: "bold #2a9d8f",
}
"""Printed text must be readable on a dark and on a light background."""


@dataclass(frozen=True)
class Palette:
    """The colours of the screens."""

    sea: str
    surf: str
    """Waves, and less important text."""
    text: str
    gold: str
    """Instructions and everything selected."""
    alarm: str
    emblems: dict[Color, str]
    """The four colours as text on the sea."""

    ink = materials.INK
    pen = materials.PEN
    symbols: ClassVar[dict[Symbol, str]] = {
        Symbol.CROSS: materials.RED,
        Symbol.COIN: materials.DARK_GOLD,
        Symbol.PALM: materials.PALM_GREEN,
    }
    preview = materials.GOLD
    """The background of a placement preview."""
    line = materials.FAINT_INK

    def land(self, color: Color) -> str:
        """The background of an island."""
        return TINTS[color].land

    def coast(self, color: Color) -> str:
        """The outline of an island."""
        return TINTS[color].deep


NIGHT = Palette(
    sea=materials.SEA,
    surf=materials.SURF,
    text="#f3e6c8",
    gold=materials.GOLD,
    alarm="#ff9d8a",
    emblems={
        Color.GREY: "#b9c1c8",
        Color.GREEN: "#8fc08f",
        Color.ORANGE: "#f5a94f",
        Color.LILAC: "#cfaef0",
    },
)
DAY = Palette(
    sea="#dcebef",
    surf="#47707a",
    text=materials.INK,
    gold="#6e4a0c",
    alarm="#a11410",
    emblems={
        Color.GREY: "#4c5762",
        Color.GREEN: "#0f4d33",
        Color.ORANGE: "#96400a",
        Color.LILAC: "#65399e",
    },
)


def theme_of(name: str, palette: Palette, dark: bool) -> Theme:
    """A palette as a Textual theme."""
    return Theme(
        name=name,
        primary=palette.gold,
        secondary=palette.surf,
        accent=palette.gold,
        error=palette.alarm,
        foreground=palette.text,
        background=palette.sea,
        surface=palette.sea,
        panel=materials.DEEP_SEA if dark else "#c4dde3",
        dark=dark,
        variables={"scrollbar": palette.surf, "scrollbar-background": palette.sea},
    )


PALETTES = {"night": NIGHT, "day": DAY}
THEMES = tuple(theme_of(name, palette, palette is NIGHT) for name, palette in PALETTES.items())
