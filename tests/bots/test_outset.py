"""What is reckoned beforehand is what would be reckoned now."""

import numpy as np

from silvergold.bots.planner.island_values import island_table
from silvergold.bots.planner.precomputed import (
    key_of,
    known_turns,
    known_worths,
    outset_worths,
    reckoned_worths,
)
from silvergold.engine import standard_deck
from silvergold.odds import expected_turns
from tests.boards import cards


def test_the_worths_in_the_package_are_those_of_the_tables() -> None:
    """If this fails, ``worth`` has changed: write the file anew with ``write_precomputed``."""
    reckoned = reckoned_worths()
    assert set(known_worths()) == set(reckoned)
    for key, worths in reckoned.items():
        assert np.allclose(known_worths()[key], worths, rtol=0, atol=1e-4), key


def test_the_turns_in_the_package_are_the_exact_ones() -> None:
    assert np.allclose(known_turns(), expected_turns(), rtol=1e-6)


def test_a_card_of_ours_is_read_off_and_any_other_is_reckoned() -> None:
    other = cards("green-1\n#c##\n#x#p\n##..")[0].card
    assert key_of(standard_deck().cards[0]) in known_worths()
    assert key_of(other) not in known_worths()
    assert outset_worths(other, 3) == island_table(other).untouched(3)
