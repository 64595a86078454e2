"""The precomputed tables equal freshly computed ones."""

import numpy as np

from silvergold.bots.planner.island_values import island_values
from silvergold.bots.planner.precomputed import (
    key_of,
    packaged_turns,
    packaged_values,
    solve_values,
    unmarked_values,
)
from silvergold.engine import standard_deck
from silvergold.odds import expected_turns
from tests.boards import cards


def test_the_packaged_values_equal_solved_ones() -> None:
    """If this fails, ``island_values`` has changed: run ``write_precomputed``."""
    solved = solve_values()
    assert set(packaged_values()) == set(solved)
    for key, values in solved.items():
        assert np.allclose(packaged_values()[key], values, rtol=0, atol=1e-4), key


def test_the_packaged_turns_are_the_exact_ones() -> None:
    assert np.allclose(packaged_turns(), expected_turns(), rtol=1e-6)


def test_built_in_cards_are_looked_up_and_others_are_solved() -> None:
    other = cards("green-1\n#c##\n#x#p\n##..")[0].card
    assert key_of(standard_deck().cards[0]) in packaged_values()
    assert key_of(other) not in packaged_values()
    assert unmarked_values(other, 3) == island_values(other).of_unmarked(3)
