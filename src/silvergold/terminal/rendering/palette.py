"""The colours of the screens by night and by day, and of what is printed."""

from dataclasses import dataclass
from typing import ClassVar

from silvergold.drawing import materials
from silvergold.drawing.materials import MATERIALS
from silvergold.drawing.palette import DARK_GOLD, FAINT_INK, GOLD, INK, PALM_GREEN, PEN, RED, TINTS
from silvergold.engine import Color, Symbol

EMBLEMS: dict[Color, str] = {
    Color.GREY: "‡",
    Color.GREEN: "♠",
    Color.ORANGE: "☼",
    Color.LILAC: "★",
}
"""A character for each colour, so that nothing depends on seeing colours: anchor, leaf, sun and star."""


_PRINTED: dict[str, str] = MATERIALS["terminal"]["printed"]
"""Readable on a dark and on a light background."""
PRINTED_GOLD, PRINTED_WATER = _PRINTED["gold"], _PRINTED["water"]
PRINTED_COLORS = {color: _PRINTED[color] for color in Color}
PRINTED_SYMBOLS = {symbol: _PRINTED[symbol] for symbol in Symbol}


@dataclass(frozen=True)
class Palette:
    """The colours of the screens."""

    sea: str
    surf: str
    """Waves, and less important text."""
    text: str
    gold: str
    """Instructions and everything selected."""
    warning: str
    panel: str
    emblems: dict[Color, str]
    """The four colours as text on the sea."""

    ink = INK
    pen = PEN
    symbols: ClassVar[dict[Symbol, str]] = {
        Symbol.CROSS: RED,
        Symbol.COIN: DARK_GOLD,
        Symbol.PALM: PALM_GREEN,
    }
    preview = GOLD
    """The background of a placement preview."""
    line = FAINT_INK

    def land(self, color: Color) -> str:
        """The background of an island."""
        return TINTS[color].land

    def coast(self, color: Color) -> str:
        """The outline of an island."""
        return TINTS[color].deep


def palette_of(theme: materials.Theme) -> Palette:
    """The palette of a theme."""
    colors: dict[str, str] = MATERIALS["terminal"][theme]
    emblems = {color: colors[color] for color in Color}
    names = ("sea", "surf", "text", "gold", "warning", "panel")
    return Palette(**{name: colors[name] for name in names}, emblems=emblems)


NIGHT, DAY = palette_of("dark"), palette_of("light")


PALETTES = {"night": NIGHT, "day": DAY}
