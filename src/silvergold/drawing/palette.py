"""The materials: sea, chart paper, ink, gold, silver and the four colours.

The four colours keep apart for colour-blind eyes because they differ in lightness as well as in hue; every
writing has a contrast of at least 4.5 with its ground.
"""

from typing import NamedTuple

from silvergold.engine.cards import Color

SEA = "#0e2c36"
DEEP_SEA = "#081c25"
LAMPLIGHT = "#255a63"
PAPER = "#faf2e0"
PAPER_EDGE = "#eadcbd"
SHALLOWS = "#e3ead9"
SHORE_WATER = "#cfe0d7"
SURF = "#7fa9a6"
INK = "#3a2a1c"
FAINT_INK = "#75614a"
GOLD = "#e8b53c"
DARK_GOLD = "#7d5510"
SILVER = "#c3c9ce"
DARK_SILVER = "#6d757c"
RED = "#b3201b"
PALM_GREEN = "#1d5a37"
TRUNK = "#6b4520"
PEN = "#1b2a5c"
PENCIL = "#5d5a58"


class Tint(NamedTuple):
    """One of the four colours as it is painted."""

    deep: str
    """Of ribbons, seals and coasts."""
    land: str
    """Of the island itself: light enough to be written on."""


TINTS: dict[Color, Tint] = {
    Color.GREY: Tint(deep="#5f6b76", land="#b9c1c8"),
    Color.GREEN: Tint(deep="#0f4d33", land="#8fc08f"),
    Color.ORANGE: Tint(deep="#b54a08", land="#fbd193"),
    Color.LILAC: Tint(deep="#7a4bb8", land="#e3c9f7"),
}


class Writing(NamedTuple):
    """The ink of a text together with the ground it stands on."""

    ink: str
    ground: str


ON_PAPER = Writing(INK, PAPER)
SMALL_ON_PAPER = Writing(FAINT_INK, PAPER)
# The sea is nowhere lighter than under the lamp: what can be read there can be read everywhere.
ON_SEA = Writing("#f3e6c8", LAMPLIGHT)
SMALL_ON_SEA = Writing("#cfdcd6", LAMPLIGHT)
ON_SILVER = Writing(INK, SILVER)
ON_COLOR: dict[Color, Writing] = {color: Writing("#fffaf0", tint.deep) for color, tint in TINTS.items()}

WRITINGS: tuple[Writing, ...] = (
    ON_PAPER,
    SMALL_ON_PAPER,
    ON_SEA,
    SMALL_ON_SEA,
    ON_SILVER,
    *ON_COLOR.values(),
)
"""Every pair of ink and ground that a text may have."""

SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'Noto Serif', serif"
SANS = "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', sans-serif"
