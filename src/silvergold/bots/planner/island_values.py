"""The exact value of an island for every set of its unmarked boxes and number of turns left.

A player has two islands and one expedition card per turn, so a turn spent on one island is lost to the other:
it has a price, which depends on the shape. With the prices given, each island can be solved exactly on its
own, from the last turn backwards: every turn reveals any of the eight expedition cards, and the island buys
the turn if its best mark is worth more than the price. The result is the island's value, in points.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.engine import Shape, TreasureCard
from silvergold.engine.grid import EXPEDITION_CARDS, each_box, placements_within

ValueTable = NDArray[np.float32]
"""The value of every set of unmarked boxes; the first axis separates assumptions."""

PRICES: dict[Shape, float] = {
    Shape.DOMINO: 1.9,
    Shape.STRAIGHT3: 3.8,
    Shape.CORNER3: 3.8,
    Shape.SQUARE4: 5.1,
    Shape.L4: 5.1,
    Shape.T4: 5.1,
}
"""What a turn with each shape is worth to the other island, in points."""
PRICE_LEVELS = (0.4, 1.0, 1.6)
"""The other island may have much use for a shape or little: factors of the price, equally likely."""
TURNS_AT_FULL_PRICE = 2
"""With fewer turns left, the other island is less likely to be finished, and a turn costs less."""
FREE_PLACE_RATE = 0.45
"""What each turn adds to the value of a free place for a new island."""
FREE_PLACE_TURNS = 4.5
"""No new island can be finished in fewer turns than this."""
CROSS_VALUE = 1.4
"""A box that a cross marks on the other island, in points."""
USUAL_COIN = 1.9
"""A coin with its share of a cup, when the table is not known."""
USUAL_PALM = 2.6
"""A palm, when the display is not known."""
MAX_TURNS = 7
"""With more turns left, the value of an island hardly changes."""
MAX_OWED = 3
"""The tables follow at most this many boxes owed to crosses at a time."""
BONUS = 4.0
"""A second table of each island assumes a value this much higher; interpolating covers any seal."""

ALL = slice(None)
SHAPES = tuple(Shape)
CHANCES = tuple(EXPEDITION_CARDS[shape] / sum(EXPEDITION_CARDS.values()) for shape in SHAPES)


def turn_price(shape: Shape, turns: int) -> float:
    """What a turn with a shape is worth to the other island, with ``turns`` left after it."""
    return PRICES[shape] * min(1.0, (turns + 1) / TURNS_AT_FULL_PRICE)


def free_place_value(turns: int) -> float:
    """The value of a free place for a new island, with ``turns`` left."""
    return FREE_PLACE_RATE * max(0.0, min(turns, MAX_TURNS) - FREE_PLACE_TURNS)


TableIndex = tuple[int | slice, ...]


def split_along(mask: int, boxes: Sequence[int]) -> tuple[tuple[int, ...], TableIndex, TableIndex]:
    """The axes of a table split along the boxes of a mask, and the sets with all of them and with none.

    A table over n boxes has 2^n entries, one for each set of them.
    """
    axes: list[int] = []
    run = 1
    for box in reversed(boxes):
        if mask & box:
            axes += [run, 2]
            run = 1
        else:
            run *= 2
    covered = len(axes) // 2
    return (*axes, run), (ALL, 1) * covered, (ALL, 0) * covered


class MarkSlices(NamedTuple):
    """One mark, as views of a table: the sets of boxes it is legal on, and the sets it leads to."""

    axes: tuple[int, ...]
    legal: TableIndex
    result: TableIndex
    crosses: int
    coins: int
    palms: int


class IslandMarks:
    """All marks on some unmarked boxes; ``number`` gives the index of a set of these boxes in a table."""

    def __init__(self, unmarked: int, crosses: int, coins: int, palms: int) -> None:
        self.boxes = tuple(each_box(unmarked))
        self.size = 1 << len(self.boxes)
        self._symbols = (crosses, coins, palms)
        self.crosses = (unmarked & crosses).bit_count()
        singles = [self._slices(box) for box in self.boxes]
        self.singles = [mark for mark in singles if not mark.crosses]
        self.cross_singles = [mark for mark in singles if mark.crosses]
        self.shapes = [[self._slices(mask) for mask in placements_within(s, unmarked)] for s in SHAPES]
        self.coins = self._count(coins)
        self.palms = self._count(palms)

    def number(self, mask: int) -> int:
        """The index of a set of boxes."""
        return sum([1 << place for place, box in enumerate(self.boxes) if mask & box])

    def _count(self, symbols: int) -> ValueTable:
        """How many of the given symbols each set contains."""
        sets = np.arange(self.size)[None]
        counts = np.zeros((1, self.size), np.float32)
        for place, box in enumerate(self.boxes):
            if box & symbols:
                counts += sets >> place & 1
        return counts

    def _slices(self, mask: int) -> MarkSlices:
        axes, legal, result = split_along(mask, self.boxes)
        symbols = ((mask & symbol).bit_count() for symbol in self._symbols)
        return MarkSlices((-1, *axes), (ALL, *legal), (ALL, *result), *symbols)

    def best(self, after: ValueTable, coin: float, palm: float) -> list[ValueTable]:
        """For each shape, the value of every set after its best mark, given the values after the turn."""
        owed = self.after_crosses(after, coin, palm)
        single = np.full_like(after, -np.inf)
        for marks in (self.singles, self.cross_singles):
            raise_values(single, owed, marks, coin, palm)
        found = []
        for marks in self.shapes:
            table = single.copy()
            raise_values(table, owed, marks, coin, palm)
            found.append(table)
        return found

    def after_crosses(self, after: ValueTable, coin: float, palm: float) -> list[ValueTable]:
        """The value of every set with 0, 1, 2... boxes owed to crosses; each may go to the other island."""
        owed = [after]
        for count in range(1, min(self.crosses, MAX_OWED) + 1):
            table = owed[-1] + CROSS_VALUE
            raise_values(table, owed[count - 1 :], self.singles, coin, palm)
            owed.append(table)
            for _ in self.cross_singles:
                raise_values(table, owed[count - 1 :], self.cross_singles, coin, palm)
        return owed


def raise_values(
    table: ValueTable, owed: list[ValueTable], marks: list[MarkSlices], coin: float, palm: float
) -> None:
    """Raise the value of every set to that of the best of some marks."""
    for axes, legal, result, crosses, coins, palms in marks:
        source = owed[min(crosses, len(owed) - 1)]
        value = source.reshape(axes)[result]
        if coins or palms:
            value = value + (coins * coin + palms * palm)
        raised = table.reshape(axes)[legal]
        np.maximum(raised, value, out=raised)


class IslandValues:
    """The value of one island for every set of its unmarked boxes and every number of turns left.

    Values are solved from the last turn backwards, only as far as requested: a short horizon costs little.
    """

    def __init__(self, card: TreasureCard) -> None:
        self.marks = IslandMarks(card.boxes, card.crosses, card.coins, card.palms)
        self._values = np.array([card.value, card.value + BONUS], np.float32)
        after = np.zeros((2, self.marks.size), np.float32)
        after[:, 0] = self._values
        self._tables = [after]
        """By turns left, for the card's value and for the value plus BONUS."""
        self._unmarked: list[list[list[float]]] = []

    def _solve(self, turns: int) -> None:
        """Continue until the values with ``turns`` left are known."""
        for number in range(len(self._tables), turns + 1):
            after = self._tables[-1]
            best = self.marks.best(after, USUAL_COIN, USUAL_PALM)
            self._unmarked.append(np.stack([table[:, -1] for table in (after, *best)], axis=1).tolist())
            before = self._before(after, best, number - 1)
            before[:, 0] = self._values + free_place_value(number)
            self._tables.append(before)

    def _before(self, after: ValueTable, best: list[ValueTable], turns: int) -> ValueTable:
        """The values before a turn, from those after it."""
        before = np.zeros_like(after)
        for shape, chance, table in zip(SHAPES, CHANCES, best, strict=True):
            for level in PRICE_LEVELS:
                bought = table - level * turn_price(shape, turns)
                np.maximum(bought, after, out=bought)
                bought *= chance / len(PRICE_LEVELS)
                before += bought
        return before

    def table(self, turns: int) -> ValueTable:
        """The value of every set, by its index, for the card's value and for the value plus BONUS."""
        turns = min(turns, MAX_TURNS)
        self._solve(turns)
        return self._tables[turns]

    def of_unmarked(self, turns: int) -> list[list[float]]:
        """The whole island's value if the next turn is not used here, then if it is, for each shape.

        Twice: for the card's value, and for the value plus BONUS.
        """
        turns = min(turns, MAX_TURNS)
        self._solve(turns)
        return self._unmarked[turns - 1]

    def subsets(self, unmarked: int) -> NDArray[np.int64]:
        """The indices here of all sets of some unmarked boxes, in the order of ``IslandMarks(unmarked)``."""
        numbers = np.zeros(1, dtype=np.int64)
        for place, box in enumerate(self.marks.boxes):
            if box & unmarked:
                numbers = np.concatenate([numbers, numbers | 1 << place])
        return numbers


@lru_cache(maxsize=128)
def island_values(card: TreasureCard) -> IslandValues:
    """The values of a card, solved when first requested."""
    return IslandValues(card)


@lru_cache(maxsize=32)
def island_marks(unmarked: int, crosses: int, coins: int, palms: int) -> IslandMarks:
    """The marks on some unmarked boxes."""
    return IslandMarks(unmarked, crosses, coins, palms)
