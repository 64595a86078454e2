"""What an island is worth: exact tables over every set of its unmarked boxes and the turns left.

A player has two islands and one expedition card a turn, so a turn that goes to one island is lost to the
other: it has a price, which depends on the shape. Once the prices are given, each island can be solved by
itself and exactly, from the last turn backwards: every turn brings any of the eight expedition cards, and the
island buys the turn where its best mark is worth more than the price. What remains is the island's worth, in
points.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.engine import Shape, TreasureCard
from silvergold.engine.grid import EXPEDITION_CARDS, each_box, placements_within

ValueTable = NDArray[np.float32]
"""The worth of every set of unmarked boxes; the first axis tells apart what else is assumed."""

PRICES: dict[Shape, float] = {
    Shape.DOMINO: 1.9,
    Shape.STRAIGHT3: 3.8,
    Shape.CORNER3: 3.8,
    Shape.SQUARE4: 5.1,
    Shape.L4: 5.1,
    Shape.T4: 5.1,
}
"""What a turn with each shape brings on the other island, in points."""
PRICE_LEVELS = (0.4, 1.0, 1.6)
"""The other island may have much use for a shape or little: shares of the price, equally likely."""
TURNS_AT_FULL_PRICE = 2
"""With fewer turns left, the other island is less likely to be finished, and a turn costs less."""
PLACE_RENT = 0.45
"""What each turn adds to the worth of a place for a new island."""
PLACE_TURNS = 4.5
"""In so few turns no new island can be finished."""
CROSS_WORTH = 1.4
"""A box that a cross marks on the other island, in points."""
USUAL_COIN = 1.9
"""A coin with its share of a cup, where the table is not known."""
USUAL_PALM = 2.6
"""A palm, where the display is not known."""
FARTHEST_TURN = 7
"""With more turns left, the worth of an island hardly changes any more."""
MOST_CROSSES = 3
"""Boxes owed to crosses at a time that the tables follow."""
BONUS = 4.0
"""A second table of each island takes its value for so much higher: between them, any seal is weighed."""

ALL = slice(None)
SHAPES = tuple(Shape)
CHANCES = tuple(EXPEDITION_CARDS[shape] / sum(EXPEDITION_CARDS.values()) for shape in SHAPES)


def price(shape: Shape, turns: int) -> float:
    """What a turn with a shape is worth to the other island, when some turns are left after it."""
    return PRICES[shape] * min(1.0, (turns + 1) / TURNS_AT_FULL_PRICE)


def place_worth(turns: int) -> float:
    """What a place for a new island is worth with some turns left."""
    return PLACE_RENT * max(0.0, min(turns, FARTHEST_TURN) - PLACE_TURNS)


class MarkSlices(NamedTuple):
    """One way to mark, as views of a table: the sets of boxes it is possible on, and those it leads to.

    A table over n boxes has 2^n places, one for each set: it is cut along the boxes that the mark covers.
    """

    axes: tuple[int, ...]
    possible: tuple[int | slice, ...]
    leads_to: tuple[int | slice, ...]
    crosses: int
    coins: int
    palms: int


class MarkOptions:
    """All ways to mark some unmarked boxes; a set of these boxes is known by its number."""

    def __init__(self, unmarked: int, crosses: int, coins: int, palms: int) -> None:
        self.boxes = tuple(each_box(unmarked))
        self.size = 1 << len(self.boxes)
        self._symbols = (crosses, coins, palms)
        self.crosses = (unmarked & crosses).bit_count()
        singles = [self._step(box) for box in self.boxes]
        self.singles = [step for step in singles if not step.crosses]
        self.cross_singles = [step for step in singles if step.crosses]
        self.shapes = [[self._step(mask) for mask in placements_within(s, unmarked)] for s in SHAPES]
        self.coins = self._count(coins)
        self.palms = self._count(palms)

    def number(self, mask: int) -> int:
        """The number of a set of boxes."""
        return sum([1 << place for place, box in enumerate(self.boxes) if mask & box])

    def _count(self, symbols: int) -> ValueTable:
        """How many of some symbols lie in each set."""
        sets = np.arange(self.size)[None]
        counts = np.zeros((1, self.size), np.float32)
        for place, box in enumerate(self.boxes):
            if box & symbols:
                counts += sets >> place & 1
        return counts

    def _step(self, mask: int) -> MarkSlices:
        axes: list[int] = [-1]
        possible: list[int | slice] = [ALL]
        leads_to: list[int | slice] = [ALL]
        run = 1
        for box in reversed(self.boxes):
            if not mask & box:
                run *= 2
                continue
            axes += [run, 2]
            possible += [ALL, 1]
            leads_to += [ALL, 0]
            run = 1
        symbols = ((mask & symbol).bit_count() for symbol in self._symbols)
        return MarkSlices((*axes, run), tuple(possible), tuple(leads_to), *symbols)

    def best(self, after: ValueTable, coin: float, palm: float) -> list[ValueTable]:
        """For each shape: the worth of every set when it is marked at its best, given the worths after it."""
        owed = self.after_crosses(after, coin, palm)
        single = np.full_like(after, -np.inf)
        for steps in (self.singles, self.cross_singles):
            raise_worth(single, owed, steps, coin, palm)
        found = []
        for steps in self.shapes:
            table = single.copy()
            raise_worth(table, owed, steps, coin, palm)
            found.append(table)
        return found

    def after_crosses(self, after: ValueTable, coin: float, palm: float) -> list[ValueTable]:
        """The worth of every set with 0, 1, 2... boxes owed to crosses; each may go to the other island."""
        owed = [after]
        for count in range(1, min(self.crosses, MOST_CROSSES) + 1):
            table = owed[-1] + CROSS_WORTH
            raise_worth(table, owed[count - 1 :], self.singles, coin, palm)
            owed.append(table)
            for _ in self.cross_singles:
                raise_worth(table, owed[count - 1 :], self.cross_singles, coin, palm)
        return owed


def raise_worth(
    table: ValueTable, owed: list[ValueTable], steps: list[MarkSlices], coin: float, palm: float
) -> None:
    """Raise the worth of every set to what some ways to mark make of it."""
    for axes, possible, leads_to, crosses, coins, palms in steps:
        source = owed[min(crosses, len(owed) - 1)]
        worth = source.reshape(axes)[leads_to]
        if coins or palms:
            worth = worth + (coins * coin + palms * palm)
        raised = table.reshape(axes)[possible]
        np.maximum(raised, worth, out=raised)


class IslandTable:
    """The worth of one island for every set of its unmarked boxes and every number of turns left.

    Worths are solved from the last turn backwards, as far as somebody has asked: who doesn't look far doesn't
    wait long.
    """

    def __init__(self, card: TreasureCard) -> None:
        self.marks = MarkOptions(card.boxes, card.crosses, card.coins, card.palms)
        self._values = np.array([card.value, card.value + BONUS], np.float32)
        after = np.zeros((2, self.marks.size), np.float32)
        after[:, 0] = self._values
        self._worth = [after]
        """By the turns left, for the card's value and for one higher by BONUS."""
        self._untouched: list[list[list[float]]] = []

    def _solve(self, turns: int) -> None:
        """Go on until the worth with so many turns left is known."""
        for number in range(len(self._worth), turns + 1):
            after = self._worth[-1]
            best = self.marks.best(after, USUAL_COIN, USUAL_PALM)
            self._untouched.append(np.stack([table[:, -1] for table in (after, *best)], axis=1).tolist())
            before = self._before(after, best, number - 1)
            before[:, 0] = self._values + place_worth(number)
            self._worth.append(before)

    def _before(self, after: ValueTable, best: list[ValueTable], turns: int) -> ValueTable:
        """The worth before a turn, from the worth after it."""
        before = np.zeros_like(after)
        for shape, chance, table in zip(SHAPES, CHANCES, best, strict=True):
            for level in PRICE_LEVELS:
                bought = table - level * price(shape, turns)
                np.maximum(bought, after, out=bought)
                bought *= chance / len(PRICE_LEVELS)
                before += bought
        return before

    def worth(self, turns: int) -> ValueTable:
        """The worth of every set, by its number, for the value and for the value and BONUS."""
        turns = min(turns, FARTHEST_TURN)
        self._solve(turns)
        return self._worth[turns]

    def untouched(self, turns: int) -> list[list[float]]:
        """The whole island's worth if the next of some turns is not used, then if it is, for each shape.

        Twice: for the value, and for the value and BONUS.
        """
        turns = min(turns, FARTHEST_TURN)
        self._solve(turns)
        return self._untouched[turns - 1]

    def subsets(self, unmarked: int) -> NDArray[np.int64]:
        """The numbers here of all sets of some unmarked boxes, in the order of their numbers there."""
        numbers = np.zeros(1, dtype=np.int64)
        for place, box in enumerate(self.marks.boxes):
            if box & unmarked:
                numbers = np.concatenate([numbers, numbers | 1 << place])
        return numbers


@lru_cache(maxsize=128)
def island_table(card: TreasureCard) -> IslandTable:
    """The table of a card, made when it is first asked for."""
    return IslandTable(card)


@lru_cache(maxsize=32)
def marks_of(unmarked: int, crosses: int, coins: int, palms: int) -> MarkOptions:
    """The ways to mark some unmarked boxes."""
    return MarkOptions(unmarked, crosses, coins, palms)
