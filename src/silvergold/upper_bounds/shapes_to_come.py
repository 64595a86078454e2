"""What chance does with the expedition cards: the cards face down before each reveal, and their chances."""

from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from silvergold.engine.state import TURNS
from silvergold.upper_bounds.small_game import FULL, SHAPES, CardsLeft, without

Numbers = NDArray[np.float64]
Places = NDArray[np.intp]


@cache
def cards_left(number: int) -> tuple[CardsLeft, ...]:
    """All that may be face down when a number of expedition cards is."""
    return tuple(left for left in product(*(range(count + 1) for count in FULL)) if sum(left) == number)


@dataclass(frozen=True)
class ShapeReveals:
    """All reveals of one shape in a turn: one entry for each set of cards face down before it."""

    shape: int
    before: Places
    """The places of these sets among those before the reveal."""
    after: Places
    """The places of the sets after it."""
    chances: Numbers


@cache
def reveals(turn: int) -> tuple[ShapeReveals, ...]:
    """R2.4, R3.1: the reveals of a turn of the round, from 0; in the last, what is left doesn't matter."""
    before = cards_left(sum(FULL) - turn)
    after = {left: place for place, left in enumerate(cards_left(sum(FULL) - turn - 1))}
    is_last = turn == TURNS - 1
    found = []
    for shape in SHAPES:
        places = [place for place, left in enumerate(before) if left[shape]]
        then = [0 if is_last else after[without(before[place], shape)] for place in places]
        chances = [before[place][shape] / sum(before[place]) for place in places]
        found.append(ShapeReveals(shape, np.array(places), np.array(then), np.array(chances)))
    return tuple(found)


@cache
def chances_before(turn: int) -> Numbers:
    """The chance of each set of cards face down before a turn's reveal."""
    chances = np.ones(1)
    for earlier in range(turn):
        after = np.zeros(len(cards_left(sum(FULL) - earlier - 1)))
        for reveal in reveals(earlier):
            np.add.at(after, reveal.after, chances[reveal.before] * reveal.chances)
        chances = after
    return chances
