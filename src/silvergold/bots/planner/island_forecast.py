"""What one island promises at one moment of a game, from the next turn on."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from silvergold.bots.planner.island_values import (
    BONUS,
    SHAPES,
    USUAL_COIN,
    USUAL_PALM,
    ValueTable,
    island_table,
    marks_of,
    place_worth,
    price,
)
from silvergold.bots.planner.precomputed import outset_worths
from silvergold.engine import TreasureCard
from silvergold.engine.state import OpenCard


class IslandForecast(NamedTuple):
    """What an island promises, in points."""

    unused: float
    """If the next turn goes to the other island."""
    used: Sequence[float]
    """If it is used here, for each shape."""


class IslandTerms(NamedTuple):
    """What an island's completion and symbols are worth at this moment."""

    turns: int
    """The turns left."""
    value: float
    """What completing the island brings, seals included."""
    coin: float
    palm: float


def new_place(turns: int, promised: float = 0.0) -> IslandForecast:
    """The outlook of a place for a new island, beside what is promised already."""
    if not turns:
        return IslandForecast(promised, (promised,) * len(SHAPES))
    unused = promised + place_worth(turns - 1)
    return IslandForecast(unused, [unused + price(shape, turns - 1) for shape in SHAPES])


def untouched(card: TreasureCard, terms: IslandTerms) -> IslandForecast:
    """The outlook of an island on which nothing is marked: read off its table."""
    coins = card.coins.bit_count() * (terms.coin - USUAL_COIN)
    palms = card.palms.bit_count() * (terms.palm - USUAL_PALM)
    bonus = coins + palms + (terms.value - card.value)
    (low, *used_low), (high, *used_high) = outset_worths(card, terms.turns)
    share = bonus / BONUS
    used = [below + share * (above - below) for below, above in zip(used_low, used_high, strict=True)]
    return IslandForecast(low + share * (high - low), used)


class OpenIsland:
    """An island in hand: its outlook for all that may be marked on it this turn."""

    def __init__(self, open_card: OpenCard, terms: IslandTerms, is_replaced: bool = True) -> None:
        self.card, self._unmarked = open_card
        self._terms = terms
        self._marks = marks_of(self._unmarked, self.card.crosses, self.card.coins, self.card.palms)
        self._unused = self._worth(max(0, terms.turns - 1))
        self._used = np.concatenate(self._marks.best(self._unused, terms.coin, terms.palm))
        self._outlooks = {0: new_place(terms.turns if is_replaced else 0, terms.value)}

    def _worth(self, turns: int) -> ValueTable:
        """The worth of every set of unmarked boxes: the table's, put right by the terms of this moment."""
        table = island_table(self.card)
        worth = table.worth(turns)[:, table.subsets(self._unmarked)]
        usual, higher = worth[:1], worth[1:]
        coins = self._marks.coins * (self._terms.coin - USUAL_COIN)
        palms = self._marks.palms * (self._terms.palm - USUAL_PALM)
        bonus = coins + palms + (self._terms.value - self.card.value)
        return usual + bonus * ((higher - usual) / BONUS)

    def outlook(self, unmarked: int) -> IslandForecast:
        """What the island promises with some boxes left; a completed one makes room for a new one."""
        if unmarked not in self._outlooks:
            self._outlooks[unmarked] = self._look(self._marks.number(unmarked))
        return self._outlooks[unmarked]

    def _look(self, number: int) -> IslandForecast:
        unused = float(self._unused[0, number])
        if not self._terms.turns:
            return IslandForecast(unused, (unused,) * len(SHAPES))
        return IslandForecast(unused, self._used[:, number].tolist())
