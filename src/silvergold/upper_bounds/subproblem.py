"""One treasure card alone, with a price on everything that it shares with the other cards.

Arrays hold a number for every set of unmarked boxes and every set of expedition cards face down.
"""

from typing import NamedTuple

import numpy as np

from silvergold.bots.planner.island_values import TableIndex, split_along
from silvergold.engine import Shape, TreasureCard
from silvergold.engine.grid import each_box, placements_within
from silvergold.engine.state import TURNS
from silvergold.upper_bounds.prices import GAME, Prices
from silvergold.upper_bounds.shapes_to_come import Numbers, cards_left, chances_before, reveals
from silvergold.upper_bounds.small_game import FULL


class CardMark(NamedTuple):
    """A mark, as views of an array: the sets of boxes it fits on, and the sets that it leaves."""

    axes: tuple[int, ...]
    fits: TableIndex
    leaves: TableIndex
    crosses: int
    coins: int
    palms: int

    def worth(self, prices: Prices, turn: int) -> float:
        """R4.3 to R4.6: what its symbols give."""
        symbols = self.coins * prices.coin + self.palms * prices.palm
        return float(symbols + self.crosses * prices.cross[turn])

    def raise_values(self, best: Numbers, after: Numbers, worth: float) -> None:
        """Raise the values of the sets that the mark fits on to what it gives there."""
        view = best.reshape(self.axes)[self.fits]
        np.maximum(view, after.reshape(self.axes)[self.leaves] + worth, out=view)


class CardMarks:
    """All marks on a card."""

    def __init__(self, card: TreasureCard) -> None:
        self._card = card
        self._boxes = tuple(each_box(card.boxes))
        self.sets = 1 << len(self._boxes)
        self.singles = [self._mark(box) for box in self._boxes]
        self.shapes = [[self._mark(mask) for mask in placements_within(s, card.boxes)] for s in Shape]

    def _mark(self, mask: int) -> CardMark:
        axes, fits, leaves = split_along(mask, self._boxes)
        symbols = (self._card.crosses, self._card.coins, self._card.palms)
        counts = ((mask & symbol).bit_count() for symbol in symbols)
        return CardMark((*axes, -1), fits, leaves, *counts)


class CardProblem:
    """A card with its prices; completing it gives a reward."""

    def __init__(self, marks: CardMarks, prices: Prices, reward: float) -> None:
        self._marks, self._prices, self._reward = marks, prices, reward

    def held_values(self, turns: int = GAME) -> list[Numbers]:
        """The value of holding the unmarked card before the reveal of each of some turns: [cards left]."""
        values = np.zeros((self._marks.sets, len(cards_left(sum(FULL) - turns % TURNS))))
        found = []
        for turn in reversed(range(turns)):
            values = self._before_reveal(turn, self._after_mark(turn, values))
            found.append(values[-1])
        return found[::-1]

    def _after_mark(self, turn: int, later: Numbers) -> Numbers:
        """R4.3: any boxes may be marked for crosses, for their price; no box left is the reward."""
        if turn % TURNS == TURNS - 1:
            later = later[:, :1]  # R6.1: whatever was left, all cards are face down again
        after = later.copy()
        after[0] = self._reward
        for mark in self._marks.singles:
            mark.raise_values(after, after, mark.worth(self._prices, turn) - self._prices.cross[turn])
        return after

    def _before_reveal(self, turn: int, after: Numbers) -> Numbers:
        """R4.1, R4.2: the mean over the shapes of the best mark or none, less the price of the place."""
        single = np.full_like(after, -np.inf)
        for mark in self._marks.singles:
            mark.raise_values(single, after, mark.worth(self._prices, turn))
        columns = len(cards_left(sum(FULL) - turn % TURNS))
        found = np.full((self._marks.sets, columns), -self._prices.place[turn])
        for reveal in reveals(turn % TURNS):
            unused = after[:, reveal.after]
            used = single[:, reveal.after]
            for mark in self._marks.shapes[reveal.shape]:
                mark.raise_values(used, unused, mark.worth(self._prices, turn))
            best = np.maximum(unused, used - self._prices.turn[turn, reveal.shape])
            found[:, reveal.before] += reveal.chances * best
        found[0] = 0
        return found


def taken_values(held: list[Numbers], reward: float) -> Numbers:
    """The value of a card that may be taken, for a reward, so that it is held from a turn on: [29 turns].

    The best time is chosen as the shapes come; a card need not be taken.
    """
    found = np.zeros(GAME + 1)
    later = np.zeros(1)
    for turn in reversed(range(GAME)):
        waiting = np.zeros(len(held[turn]))
        for reveal in reveals(turn % TURNS):
            waiting[reveal.before] += reveal.chances * later[reveal.after]
        later = np.maximum(waiting, held[turn] + reward)
        found[turn] = chances_before(turn % TURNS) @ later
    return found
