"""The colours and fonts of the pictures, which are drawn by lamplight.

The four colours stay distinct for colour-blind people because they differ in lightness as well as in hue;
every text has a contrast of at least 4.5 with its background.
"""

from typing import NamedTuple

from silvergold.drawing.materials import MATERIALS, color
from silvergold.engine.cards import Color

SEA = color("sea")
DEEP_SEA = color("deep-sea")
LAMPLIGHT = color("lamplight")
PAPER = color("paper")
PAPER_EDGE = color("paper-edge")
SHALLOWS = color("shallows")
INK = color("ink")
FAINT_INK = color("faint-ink")
HAIRLINE = color("hairline")
GOLD = color("gold")
GOLD_GLEAM = color("gold-gleam")
DARK_GOLD = color("dark-gold")
SILVER = color("silver")
RED = color("red")
PALM_GREEN = color("fronds")
PEN = color("pen")
PENCIL = color("pencil")
EXPEDITION_CARD = color("expedition-card")
CARD_BACK_EDGE = color("card-back-edge")

SERIF: str = MATERIALS["fonts"]["serif"]
SANS: str = MATERIALS["fonts"]["sans"]


class Tint(NamedTuple):
    """One of the four colours as it is painted."""

    deep: str
    """For pennants, seals and coasts."""
    land: str
    """For the island itself: light enough to be written on."""


TINTS: dict[Color, Tint] = {key: Tint(**MATERIALS["tints"][key]) for key in Color}


class TextColors(NamedTuple):
    """The colour of a text together with that of its background."""

    ink: str
    background: str


ON_PAPER = TextColors(INK, PAPER)
SMALL_ON_PAPER = TextColors(FAINT_INK, PAPER)
# The sea is lightest under the lamp: a text that is readable there is readable everywhere.
ON_SEA = TextColors(color("text"), LAMPLIGHT)
SMALL_ON_SEA = TextColors(color("quiet"), LAMPLIGHT)
ON_COLOR: dict[Color, TextColors] = {
    key: TextColors(color("on-color"), tint.deep) for key, tint in TINTS.items()
}

TEXT_COLORS: tuple[TextColors, ...] = (
    ON_PAPER,
    SMALL_ON_PAPER,
    ON_SEA,
    SMALL_ON_SEA,
    *ON_COLOR.values(),
)
"""All that the pictures use."""
