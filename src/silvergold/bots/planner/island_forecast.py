"""What one island is worth at one point of a game, if the next turn is spent on it and if not."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from silvergold.bots.planner.island_values import (
    BONUS,
    SHAPES,
    USUAL_COIN,
    USUAL_PALM,
    ValueTable,
    free_place_value,
    island_marks,
    island_values,
    turn_price,
)
from silvergold.bots.planner.precomputed import unmarked_values
from silvergold.engine import TreasureCard
from silvergold.engine.state import OpenCard


class IslandForecast(NamedTuple):
    """The expected points from an island."""

    unused: float
    """If the next turn goes to the other island."""
    used: Sequence[float]
    """If it is used here, for each shape."""


class IslandTerms(NamedTuple):
    """What completing an island and its symbols are worth right now."""

    turns: int
    """The turns left."""
    value: float
    """What completing the island scores, seals included."""
    coin: float
    palm: float


def free_place(turns: int, points: float = 0.0) -> IslandForecast:
    """The forecast of a free place for a new island, on top of points already certain."""
    if not turns:
        return IslandForecast(points, (points,) * len(SHAPES))
    unused = points + free_place_value(turns - 1)
    return IslandForecast(unused, [unused + turn_price(shape, turns - 1) for shape in SHAPES])


def unmarked_island(card: TreasureCard, terms: IslandTerms) -> IslandForecast:
    """The forecast of a card without marks, looked up in its table."""
    coins = card.coins.bit_count() * (terms.coin - USUAL_COIN)
    palms = card.palms.bit_count() * (terms.palm - USUAL_PALM)
    bonus = coins + palms + (terms.value - card.value)
    (low, *used_low), (high, *used_high) = unmarked_values(card, terms.turns)
    share = bonus / BONUS
    used = [below + share * (above - below) for below, above in zip(used_low, used_high, strict=True)]
    return IslandForecast(low + share * (high - low), used)


class OpenIsland:
    """An island in hand: its forecast after every possible mark of this turn."""

    def __init__(self, open_card: OpenCard, terms: IslandTerms, is_replaced: bool = True) -> None:
        self.card, self._unmarked = open_card
        self._terms = terms
        self._marks = island_marks(self._unmarked, self.card.crosses, self.card.coins, self.card.palms)
        self._unused = self._values(max(0, terms.turns - 1))
        self._used = np.concatenate(self._marks.best(self._unused, terms.coin, terms.palm))
        self._forecasts = {0: free_place(terms.turns if is_replaced else 0, terms.value)}

    def _values(self, turns: int) -> ValueTable:
        """The value of every set of unmarked boxes: the table's, adjusted to the current terms."""
        values = island_values(self.card)
        table = values.table(turns)[:, values.subsets(self._unmarked)]
        usual, higher = table[:1], table[1:]
        coins = self._marks.coins * (self._terms.coin - USUAL_COIN)
        palms = self._marks.palms * (self._terms.palm - USUAL_PALM)
        bonus = coins + palms + (self._terms.value - self.card.value)
        return usual + bonus * ((higher - usual) / BONUS)

    def forecast(self, unmarked: int) -> IslandForecast:
        """The forecast with some boxes left; a completed island makes room for a new one."""
        if unmarked not in self._forecasts:
            self._forecasts[unmarked] = self._look_up(self._marks.number(unmarked))
        return self._forecasts[unmarked]

    def _look_up(self, number: int) -> IslandForecast:
        unused = float(self._unused[0, number])
        if not self._terms.turns:
            return IslandForecast(unused, (unused,) * len(SHAPES))
        return IslandForecast(unused, self._used[:, number].tolist())
