"""A small game that can be solved exactly: one seat, two islands, a few turns of one round.

Arrays hold a number for every pair of sets of unmarked boxes: [sets of the first island, of the second].
"""

from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.engine.grid import EXPEDITION_CARDS, PLACEMENTS, SINGLE_BOXES, Shape, each_box

SetValues = NDArray[np.float64]
CardsLeft = tuple[int, ...]
"""How many expedition cards of each shape are face down."""
FULL: CardsLeft = tuple(EXPEDITION_CARDS[shape] for shape in Shape)
SHAPES = range(len(FULL))


class IslandMark(NamedTuple):
    """A mark on one island, wherever it fits."""

    before: NDArray[np.int64]
    """The sets of unmarked boxes that contain it."""
    after: NDArray[np.int64]
    gain: SetValues
    """What it scores from each of these sets."""
    crosses: int


class SmallIsland:
    """An island with coins and crosses; completing it scores its value."""

    def __init__(self, boxes: int, coins: int = 0, crosses: int = 0, value: int = 8) -> None:
        self.value = value
        self._boxes = [*each_box(boxes)]
        self._coins, self._crosses = self._within(coins), self._within(crosses)
        self.sets = 1 << len(self._boxes)
        self.full = self.sets - 1
        self.singles = [self._mark(box) for box in SINGLE_BOXES if box & boxes]
        self.marks = [
            [*(self._mark(mask) for mask in PLACEMENTS[shape] if mask & boxes == mask), *self.singles]
            for shape in Shape
        ]
        self.crosses = self._crosses.bit_count()

    def _within(self, mask: int) -> int:
        """A mask of the grid in the island's own numbers of boxes."""
        return sum(1 << number for number, box in enumerate(self._boxes) if mask & box)

    def _mark(self, mask: int) -> IslandMark:
        own = self._within(mask)
        before = np.array([one for one in range(self.sets) if one & own == own])
        gain = (own & self._coins).bit_count() + np.where(before == own, float(self.value), 0.0)
        return IslandMark(before, before - own, gain, (own & self._crosses).bit_count())


@dataclass(frozen=True)
class SmallGame:
    """Two islands and a number of turns."""

    first: SmallIsland
    second: SmallIsland
    turns: int

    def marked(self, after: SetValues, shape: int) -> SetValues:
        """The best value of marking a shape, from the values at the end of the turn (R4.1 to R4.3, R4.7)."""
        owed = self._owed(after)
        best = np.full_like(after, -np.inf)
        for mark in self.first.marks[shape]:
            raise_rows(best, mark, owed[mark.crosses])
        for mark in self.second.marks[shape]:
            raise_rows(best.T, mark, owed[mark.crosses].T)
        best[0, 0] = after[0, 0]
        return best

    def _owed(self, after: SetValues) -> list[SetValues]:
        """The best values with 0, 1, 2... boxes still to be marked for crosses."""
        crosses = self.first.crosses + self.second.crosses
        owed = [after, *(np.full_like(after, -np.inf) for _ in range(crosses))]
        for _ in range(2 * crosses):  # a chain is no longer than this
            for number in range(1, crosses + 1):
                owed[number][0, 0] = after[0, 0]
                for mark in self.first.singles:
                    raise_rows(owed[number], mark, owed[min(crosses, number - 1 + mark.crosses)])
                for mark in self.second.singles:
                    raise_rows(owed[number].T, mark, owed[min(crosses, number - 1 + mark.crosses)].T)
        return owed

    def solve(self) -> dict[CardsLeft, SetValues]:
        """The exact values before each reveal, by the cards face down."""
        found: dict[CardsLeft, SetValues] = {}

        def value(left: CardsLeft, turns: int) -> SetValues:
            if left not in found:
                found[left] = np.zeros((self.first.sets, self.second.sets))
                if turns:
                    parts = [
                        left[shape] / sum(left) * self.marked(value(without(left, shape), turns - 1), shape)
                        for shape in SHAPES
                        if left[shape]
                    ]
                    found[left] = np.sum(parts, axis=0)
            return found[left]

        value(FULL, self.turns)
        return found

    def sequences(self) -> list[tuple[float, tuple[int, ...]]]:
        """All sequences of shapes that may come, each with its chance."""
        found = []
        for shapes in product(SHAPES, repeat=self.turns):
            chance, left = 1.0, FULL
            for shape in shapes:
                chance *= left[shape] / sum(left)
                left = without(left, shape)
            if chance > 0:
                found.append((chance, shapes))
        return found


def raise_rows(best: SetValues, mark: IslandMark, after: SetValues) -> None:
    """Raise the best values of the rows in which a mark fits."""
    best[mark.before] = np.maximum(best[mark.before], mark.gain[:, None] + after[mark.after])


def without(left: CardsLeft, shape: int) -> CardsLeft:
    """The cards face down after a shape is revealed."""
    return tuple(count - (number == shape) for number, count in enumerate(left))
