"""R7: the score, line by line, and the winners."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from silvergold.engine.cards import SEAL_WORTH, Color, TreasureCard
from silvergold.engine.state import Edition, ScoreCard


class Scorable(Protocol):
    """Anything with a score card and completed cards: a player, or the view of one."""

    @property
    def score_card(self) -> ScoreCard:
        """Coins, cups and palms."""

    @property
    def completed(self) -> tuple[TreasureCard, ...]:
        """The cards laid aside."""


LINES = ("cards", "seals", "coins", "cups", "palms", "total")
"""R7.7: the lines of a score in the order of the rulebooks' example, and their sum."""


class Score(NamedTuple):
    """The lines of a score; it can be computed at any time, and never decreases."""

    coins: int
    cups: int
    palms: int
    cards: int
    seals: int

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(self)


def score(player: Scorable) -> Score:
    """R7.1 to R7.5: a player's score so far; R7.7 is the rulebooks' example."""
    return Score(
        coins=player.score_card.coins,
        cups=sum(player.score_card.cups),
        palms=sum(player.score_card.palms),
        cards=card_points(player.completed),
        seals=seal_points(player.completed),
    )


def card_points(completed: tuple[TreasureCard, ...]) -> int:
    """R7.4: the values of the completed cards."""
    return sum([card.value for card in completed])


def seal_points(completed: tuple[TreasureCard, ...]) -> int:
    """R7.5: each seal's worth times the completed cards of the colour it counts."""
    return sum(
        [
            SEAL_WORTH[card.seal] * count_of_color(completed, card.seal)
            for card in completed
            if card.seal is not None
        ]
    )


def count_of_color(completed: tuple[TreasureCard, ...], color: Color) -> int:
    """R7.5, R7.6: how many of the completed cards have a colour."""
    return sum([card.color is color for card in completed])


def ranking_key(player: Scorable, edition: Edition) -> tuple[int, ...]:
    """R7.6: what decides between players, most important first: points, then grey, green, orange, lilac."""
    total = score(player).total
    if not edition.has_tie_break:
        return (total,)
    return (total, *(count_of_color(player.completed, color) for color in Color))


def places(players: Sequence[Scorable], edition: Edition) -> tuple[int, ...]:
    """R7.6: each seat's place, from 1; tied seats share the better place."""
    keys = [ranking_key(player, edition) for player in players]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def winners(players: Sequence[Scorable], edition: Edition) -> tuple[int, ...]:
    """R7.6: the seats that have won; more than one if the victory is shared."""
    return tuple(seat for seat, place in enumerate(places(players, edition)) if place == 1)
