"""The small game is solved as plain recursion solves it, and its bounds lie above the optimum."""

from functools import cache

import numpy as np
import pytest

from silvergold.engine.grid import PLACEMENTS, SINGLE_BOXES, Shape
from silvergold.upper_bounds.information_relaxation import (
    exact_penalty,
    lookahead_penalty,
    no_penalty,
    upper_bound,
)
from silvergold.upper_bounds.small_game import FULL, SHAPES, CardsLeft, SmallGame, SmallIsland, without

BOXES = (0b0011_0011, 0b0001_0111)
COINS, CROSSES, VALUE = 0b0001_0000, 0b0000_0010, 8
"""The same on both islands."""
FIRST, SECOND = (SmallIsland(boxes, COINS & boxes, CROSSES & boxes, VALUE) for boxes in BOXES)
GAME = SmallGame(FIRST, SECOND, turns=2)
Hand = tuple[int, ...]


def marks(hand: Hand, masks: tuple[int, ...]) -> list[tuple[int, int, Hand]]:
    """What each mark scores, how many crosses it covers, and the unmarked boxes after it."""
    found = []
    for place, unmarked in enumerate(hand):
        for mask in masks:
            if mask & unmarked == mask:
                left = tuple(one ^ mask if at == place else one for at, one in enumerate(hand))
                gain = (mask & COINS & BOXES[place]).bit_count() + VALUE * (mask == unmarked)
                found.append((gain, (mask & CROSSES & BOXES[place]).bit_count(), left))
    return found


@cache
def best(hand: Hand, left: CardsLeft, turns: int, masks: tuple[int, ...], owed: int) -> float:
    """The best way to mark, then the mean over what follows."""
    if not owed or not any(hand):
        return value(hand, left, turns)
    return max(
        gain + best(after, left, turns, SINGLE_BOXES, owed - 1 + crosses)
        for gain, crosses, after in marks(hand, masks)
    )


@cache
def value(hand: Hand, left: CardsLeft, turns: int) -> float:
    """What can be expected before a reveal."""
    if not turns:
        return 0.0
    masks = {shape: (*PLACEMENTS[list(Shape)[shape]], *SINGLE_BOXES) for shape in SHAPES}
    values = [
        left[shape] * best(hand, without(left, shape), turns - 1, masks[shape], 1)
        for shape in SHAPES
        if left[shape]
    ]
    return sum(values) / sum(left)


def optimum(game: SmallGame) -> float:
    """The exact value of a game."""
    return float(game.solve()[FULL][game.first.full, game.second.full])


def test_the_game_is_solved_as_by_plain_recursion() -> None:
    assert optimum(GAME) == pytest.approx(value(BOXES, FULL, 2))


def test_every_bound_lies_above_the_optimum_and_the_exact_values_reach_it() -> None:
    least = optimum(GAME)
    assert upper_bound(GAME, exact_penalty(GAME)) == pytest.approx(least)
    perfect = upper_bound(GAME, no_penalty(GAME))
    priced = [upper_bound(GAME, lookahead_penalty(GAME, price)) for price in (0.0, 2.0, 4.0)]
    assert perfect > least + 0.01
    assert all(bound > least - 1e-9 for bound in priced)
    assert min(priced) < perfect


def test_the_penalty_has_the_mean_0_in_every_position() -> None:
    penalty = lookahead_penalty(GAME, 2.0)
    mean = sum(FULL[shape] / sum(FULL) * penalty(FULL, shape) for shape in SHAPES)
    assert np.allclose(mean, 0.0)
