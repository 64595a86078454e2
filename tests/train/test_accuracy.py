"""The table of how well networks predict points."""

import re

import numpy as np
import pytest
from train.accuracy import TURNS_SHOWN, row, table

from tests.train.tiny import tiny_training, tiny_weights

TURNS, SEATS, GAMES = 28, 2, 50
LUCK = np.random.default_rng(1).normal(0, 5, (TURNS, SEATS, GAMES))


def test_an_error_that_differs_from_game_to_game_counts_and_a_common_one_does_not() -> None:
    wrong = LUCK + np.random.default_rng(2).normal(0, 3, LUCK.shape)
    assert row((1, 7), LUCK + 4, LUCK).endswith("| +0.00 ± 0.00 |")
    assert float(row((1, 7), wrong, LUCK).split("|")[-2].split("±")[0]) == pytest.approx(9, abs=2)


@pytest.mark.slow
def test_a_network_predicts_as_well_as_itself() -> None:
    lines = list(table(tiny_training(), tiny_weights(), tiny_weights(), batches=1))
    assert len(lines) == 2 + len(TURNS_SHOWN)
    assert all(re.search(r"\| \+0\.00 ± 0\.00 \|$", line) for line in lines[2:])
