"""Treasure cards: their colours, symbols and seals (R1.2 to R1.4)."""

from enum import StrEnum
from typing import NamedTuple


class Color(StrEnum):
    """R1.2: the four colours, from the smallest islands to the largest."""

    GREY = "grey"
    GREEN = "green"
    ORANGE = "orange"
    LILAC = "lilac"


class Symbol(StrEnum):
    """R1.3: what may be printed in a box."""

    CROSS = "cross"
    COIN = "coin"
    PALM = "palm"


SIZES: dict[Color, int] = {Color.GREY: 8, Color.GREEN: 10, Color.ORANGE: 12, Color.LILAC: 14}
"""R1.2: the number of boxes of a card of each colour, which is also its value in points."""

SEAL_WORTH: dict[Color, int] = {Color.GREY: 1, Color.GREEN: 1, Color.ORANGE: 2, Color.LILAC: 2}
"""R1.4: the points that a seal gives for each completed card of the colour it counts."""


class TreasureCard(NamedTuple):
    """A card: an island of boxes to mark, with its symbols and perhaps a seal."""

    id: str
    color: Color
    boxes: int
    crosses: int = 0
    coins: int = 0
    palms: int = 0
    seal: Color | None = None
    """The colour that the card's seal counts."""
    name: str = ""

    @property
    def value(self) -> int:
        """R1.2: the points for completing the card."""
        return SIZES[self.color]

    def symbol_at(self, box: int) -> Symbol | None:
        """R1.3: the symbol printed in a box, if any."""
        if box & self.crosses:
            return Symbol.CROSS
        if box & self.coins:
            return Symbol.COIN
        return Symbol.PALM if box & self.palms else None
