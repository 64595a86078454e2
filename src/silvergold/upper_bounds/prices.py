"""The prices of what the cards share; docs/optimality.md says why any prices give a bound."""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from silvergold.engine.state import CARDS_KEPT, COINS_IN_A_ROW, CUPS, MOST_COINS, ROUNDS, TURNS
from silvergold.upper_bounds.shapes_to_come import Numbers, chances_before, reveals

GAME = ROUNDS * TURNS
"""The turns of a game; they are numbered from 0."""


@dataclass(frozen=True)
class Prices:
    """In points; those of a place and of a take may be negative."""

    turn: Numbers
    """Of marking the shape or a single box, by turn and shape: [28, 6]."""
    place: Numbers
    """Of holding a card for a turn: [28]."""
    cross: Numbers
    """Of a box marked for a cross, by turn; a cross marked gives as much: [28]."""
    coin: float
    """What a coin marked gives."""
    palm: float
    """What a palm marked gives."""
    take: float
    """What taking a card gives."""
    seal: Numbers
    """What a completed card with a seal gives, by the colour that it counts, before the search: [4]."""
    color: Numbers
    """What a completed card gives, by its colour, before the search: [4]."""

    def __post_init__(self) -> None:
        if min(self.turn.min(), self.cross.min(), self.coin, self.palm) < 0:
            raise ValueError("the price of a turn, a cross, a coin or a palm is negative")

    @property
    def limits(self) -> float:
        """What all cards may use, at its price: one mark per turn, two places, and the coins."""
        coins = max(coin_points(coins) - self.coin * coins for coins in range(MOST_COINS + 1))
        return self.marks(GAME) + CARDS_KEPT * float(self.place.sum()) + coins

    def marks(self, turns: int) -> float:
        """One mark in each of the first turns, at its mean price."""
        total = 0.0
        for turn in range(turns):
            chances = chances_before(turn % TURNS)
            for reveal in reveals(turn % TURNS):
                total += float(chances[reveal.before] @ reveal.chances * self.turn[turn, reveal.shape])
        return total


def coin_points(coins: int) -> int:
    """R7.1, R7.2: the points for coins with their cups, the best of which are free."""
    return coins + sum(CUPS[: coins // COINS_IN_A_ROW])


@cache
def packaged_prices() -> Prices:
    """The prices in the package, found by subgradient descent with the built-in deck."""
    text = resources.files(__package__).joinpath("prices.json").read_text(encoding="utf-8")
    fields: dict[str, Any] = json.loads(text)
    for name, value in fields.items():
        fields[name] = np.array(value) if isinstance(value, list) else value
    return Prices(**fields)
