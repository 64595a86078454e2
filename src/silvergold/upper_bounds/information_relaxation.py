"""The bound: the best score with all shapes known in advance, less a penalty for what nobody could know.

For any function ``h`` of a position and the shape revealed in it, ``h`` less its mean over the shapes that
may come is a fair penalty: its mean is 0 for everybody who doesn't know the shapes in advance. So the mean of
the best penalised score with all shapes known is at least what the best player can expect (Brown, Smith and
Sun, Operations Research 58, 2010). The nearer ``h`` is to the exact values, the lower the bound.
"""

from collections.abc import Callable
from functools import cache

import numpy as np

from silvergold.upper_bounds.small_game import (
    FULL,
    SHAPES,
    CardsLeft,
    SetValues,
    SmallGame,
    SmallIsland,
    without,
)

Penalty = Callable[[CardsLeft, int], SetValues]
"""The penalty of each position, by the cards face down before a reveal and the shape revealed."""


def upper_bound(game: SmallGame, penalty: Penalty) -> float:
    """The mean of the best penalised score over all sequences of shapes; every maximum is exact."""

    @cache
    def best(left: CardsLeft, shapes: tuple[int, ...]) -> SetValues:
        """The best penalised scores from a reveal on, when all shapes are known."""
        if not shapes:
            return np.zeros((game.first.sets, game.second.sets))
        after = best(without(left, shapes[0]), shapes[1:])
        return game.marked(after, shapes[0]) - penalty(left, shapes[0])

    full = game.first.full, game.second.full
    return sum(chance * float(best(FULL, shapes)[full]) for chance, shapes in game.sequences())


def no_penalty(game: SmallGame) -> Penalty:
    """Perfect information: nothing is paid for knowing the shapes."""
    return lambda left, shape: np.zeros((game.first.sets, game.second.sets))


def exact_penalty(game: SmallGame) -> Penalty:
    """With the exact values, the bound is the optimum."""
    values = game.solve()
    return lambda left, shape: game.marked(values[without(left, shape)], shape) - values[left]


def lookahead_penalty(game: SmallGame, price: float) -> Penalty:
    """One turn of lookahead to the sum of both islands' values, each alone with a price per turn used."""
    first, second = (island_values(island, game.turns, price) for island in (game.first, game.second))

    @cache
    def after(left: CardsLeft, shape: int) -> SetValues:
        later = without(left, shape)
        return game.marked(first(later) + second(later).T, shape)

    @cache
    def mean(left: CardsLeft) -> SetValues:
        return mean_over_shapes(left, after)

    return lambda left, shape: after(left, shape) - mean(left)


def island_values(island: SmallIsland, turns: int, price: float) -> Callable[[CardsLeft], SetValues]:
    """The values of an island alone before a reveal: [sets, 1]."""
    alone = SmallGame(island, SmallIsland(0), turns)

    def after(left: CardsLeft, shape: int) -> SetValues:
        """The value with a shape revealed: mark it for the price, or leave it."""
        later = value(without(left, shape))
        return np.maximum(later, alone.marked(later, shape) - price)

    @cache
    def value(left: CardsLeft) -> SetValues:
        if sum(FULL) - sum(left) == turns:
            return np.zeros((island.sets, 1))
        return mean_over_shapes(left, after)

    return value


def mean_over_shapes(left: CardsLeft, after: Penalty) -> SetValues:
    """The mean over the next shape of values with it."""
    shapes = [shape for shape in SHAPES if left[shape]]
    found: SetValues = np.sum([left[shape] / sum(left) * after(left, shape) for shape in shapes], axis=0)
    return found
