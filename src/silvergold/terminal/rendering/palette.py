"""The materials of the screens by night and by day: the drawings', where a terminal can show them."""

from dataclasses import dataclass

from textual.theme import Theme

from silvergold.drawing import palette as materials
from silvergold.drawing.palette import TINTS
from silvergold.engine import Color

EMBLEMS: dict[Color, str] = {
    Color.GREY: "‡",
    Color.GREEN: "♠",
    Color.ORANGE: "☼",
    Color.LILAC: "★",
}
"""A sign for each colour, so that nothing depends on seeing it: anchor, leaf, sun and star."""


@dataclass(frozen=True)
class Palette:
    """What is painted with which colour."""

    sea: str
    surf: str
    """Of the waves, and of what is less important."""
    text: str
    gold: str
    """What is asked of the player."""
    alarm: str
    emblems: dict[Color, str]
    """The four colours where they are written on the sea."""

    ink = materials.INK
    pen = materials.PEN
    red = materials.RED
    coin = materials.DARK_GOLD
    palm = materials.PALM_GREEN
    shown = materials.GOLD
    """The ground of the ghost."""
    line = materials.FAINT_INK

    def land(self, color: Color) -> str:
        """The ground of an island."""
        return TINTS[color].land

    def coast(self, color: Color) -> str:
        """The line around an island."""
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
    """A palette as a theme for what Textual draws itself."""
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
