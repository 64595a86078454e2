"""How well a deck is balanced: expected turns, holes, symbols and seals per colour.

The expected turns are those of the exact table: best play from an unmarked island, ignoring symbols.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

from silvergold.engine.cards import Color, TreasureCard
from silvergold.engine.deck import Deck
from silvergold.engine.grid import ALL_BOXES, Shape, mask_of_drawing, placements_within, reachable
from silvergold.odds import expected_turns

RIM = mask_of_drawing(("####", "#..#", "#..#", "####"))
"""The boxes at the edge of the grid."""


class ExpectedTurns(NamedTuple):
    """The expected turns to finish an island, over the islands of a colour."""

    mean: float
    least: float
    greatest: float


PUBLISHED_TURNS: dict[Color, ExpectedTurns] = {
    Color.GREY: ExpectedTurns(3.99, 3.62, 4.65),
    Color.GREEN: ExpectedTurns(4.55, 4.32, 4.96),
    Color.ORANGE: ExpectedTurns(5.26, 4.93, 5.82),
    Color.LILAC: ExpectedTurns(5.71, 5.56, 5.97),
}
"""The values of the published game, for comparison."""


@dataclass(frozen=True)
class ColorBalance:
    """The balance of all cards of one colour."""

    color: Color
    cards: int
    turns: ExpectedTurns
    holes: int
    """How many islands have a hole."""
    coins: int
    palms: int
    crosses: int
    seals: int


@dataclass(frozen=True)
class IslandBalance:
    """The balance of one card."""

    id: str
    name: str
    color: Color
    expected_turns: float
    has_hole: bool
    placements: int
    """In how many ways the six shapes can be placed on the unmarked island."""


def balance(deck: Deck) -> list[ColorBalance]:
    """The balance of each colour in the deck."""
    by_color = {color: [card for card in deck.cards if card.color is color] for color in Color}
    return [_color_balance(color, cards) for color, cards in by_color.items() if cards]


def island_balances(deck: Deck) -> list[IslandBalance]:
    """The balance of each card, in the deck's order."""
    return [
        IslandBalance(
            id=card.id,
            name=card.name,
            color=card.color,
            expected_turns=_turns(card),
            has_hole=has_hole(card.boxes),
            placements=sum(len(placements_within(shape, card.boxes)) for shape in Shape),
        )
        for card in deck.cards
    ]


def has_hole(boxes: int) -> bool:
    """Whether the island encloses water."""
    water = ALL_BOXES & ~boxes
    return reachable(water & RIM, water) != water


def _turns(card: TreasureCard) -> float:
    return float(expected_turns()[card.boxes])


def _color_balance(color: Color, cards: Sequence[TreasureCard]) -> ColorBalance:
    turns = [_turns(card) for card in cards]
    return ColorBalance(
        color=color,
        cards=len(cards),
        turns=ExpectedTurns(fmean(turns), min(turns), max(turns)),
        holes=sum(has_hole(card.boxes) for card in cards),
        coins=sum(card.coins.bit_count() for card in cards),
        palms=sum(card.palms.bit_count() for card in cards),
        crosses=sum(card.crosses.bit_count() for card in cards),
        seals=sum(card.seal is not None for card in cards),
    )
