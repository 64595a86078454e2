"""The bound of the whole game's kind for the small game: both islands alone, with prices."""

import numpy as np

from silvergold.engine import TreasureCard
from silvergold.upper_bounds.pattern_search import lowest
from silvergold.upper_bounds.prices import Prices
from silvergold.upper_bounds.shapes_to_come import Numbers
from silvergold.upper_bounds.small_game import SHAPES
from silvergold.upper_bounds.subproblem import CardMarks, CardProblem

HIGHEST = 8.0
"""No price is higher."""
START = 0.5
STEPS = (0.2, 0.1, 0.05, 0.02, 0.01)


def relaxed_bound(cards: tuple[TreasureCard, ...], turns: int) -> float:
    """The lowest bound found, for cards that give a point per coin and their value when completed."""
    all_marks = [CardMarks(card) for card in cards]

    def bound(numbers: Numbers) -> Numbers:
        by_turn = numbers.reshape(turns, len(SHAPES) + 1)
        none = np.zeros(turns)
        prices = Prices(by_turn[:, 1:], none, by_turn[:, 0], 1.0, 0.0, 0.0, none, none)
        problems = [
            CardProblem(marks, prices, card.value) for marks, card in zip(all_marks, cards, strict=True)
        ]
        return np.array(prices.marks(turns) + sum(float(one.held_values(turns)[0][0]) for one in problems))

    count = turns * (len(SHAPES) + 1)
    return float(lowest(bound, np.full(count, START), np.full(count, HIGHEST), STEPS))
