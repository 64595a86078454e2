"""The relaxation of the whole game lies above the optimum of games that are solved."""

import numpy as np
import pytest

from silvergold.engine import Color, TreasureCard
from silvergold.upper_bounds.pattern_search import lowest
from silvergold.upper_bounds.relaxed_small_game import relaxed_bound
from silvergold.upper_bounds.small_game import FULL, SmallGame, SmallIsland

CARDS = (
    TreasureCard("first", Color.GREY, 0b0011_0011, coins=0b0001_0000, crosses=0b0000_0010),
    TreasureCard("second", Color.GREY, 0b0001_0111, coins=0b0001_0000, crosses=0b0000_0010),
)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_islands_apart_with_prices_score_at_least_the_optimum(turns: int) -> None:
    first, second = (SmallIsland(card.boxes, card.coins, card.crosses, card.value) for card in CARDS)
    optimum = SmallGame(first, second, turns).solve()[FULL][first.full, second.full]
    bound = relaxed_bound(CARDS, turns)
    assert bound >= optimum - 1e-9
    assert bound < optimum + 6


def test_the_search_finds_the_lowest_of_each_row() -> None:
    goals = np.array([[1.0, 2.0], [3.0, 0.0]])
    found = lowest(
        lambda prices: np.abs(prices - goals).sum(axis=-1),
        start=np.full((2, 2), 2.0),
        highest=np.full(2, 4.0),
        steps=(0.25, 0.25, 0.25),
    )
    assert found == pytest.approx([0, 0])
