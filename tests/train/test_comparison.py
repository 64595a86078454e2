"""Two networks play in the same games, each on its own seats."""

import jax
import numpy as np
import pytest
from train.comparison import MatchResult, lead, match, merged, row
from train.learner import random_weights

from silvergold.arena.confidence import estimate
from silvergold.bots.admiral.features import ObservationArrays, set_features
from silvergold.bots.admiral.from_view import context_of, islands, own_side
from silvergold.bots.admiral.network import evaluate
from silvergold.bots.admiral.weights import packaged_weights
from silvergold.engine import view
from tests.bots.positions import played_games
from tests.train.tiny import SIZES, tiny_training

PACKAGED = packaged_weights()
RANDOM = random_weights(SIZES, 3)


def test_merged_networks_have_the_outputs_of_both() -> None:
    both = merged(PACKAGED, RANDOM)
    for game in played_games(["sailor", "sailor"], 10):
        seen = view(game.state, 0)
        arrays = ObservationArrays(
            islands(seen.me.cards, 2), own_side(seen), *context_of(seen, (1, 2, 2, 1, 1, 1))
        )
        first, second = (evaluate(np, one, set_features(), arrays) for one in (PACKAGED, RANDOM))
        found = evaluate(np, both, set_features(), arrays)
        assert np.allclose(found, np.concatenate([first, second]), atol=1e-4)


@pytest.mark.slow
def test_the_packaged_weights_win_against_random_ones() -> None:
    wins, leads = match(tiny_training(), merged(PACKAGED, RANDOM), None, 2, jax.random.key(1))
    assert np.mean(wins) > 0.9
    assert np.mean(leads) > 20


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    points = np.array([[10.0, 1], [30, 2], [20, 3]])
    assert lead(points, 1).tolist() == [15, 0]


def test_a_row_of_the_table_has_half_the_width_of_the_intervals() -> None:
    result = MatchResult("2 players", 8, estimate([0.5, 1.0, 0.5, 1.0]), estimate([1.0, 2.0, 1.0, 2.0]))
    assert row(result) == "| 2 players | 8 | 75.0% ± 45.9% | 1.50 ± 0.92 |"
