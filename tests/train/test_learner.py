"""What the learner's loss measures, and that its network is the one that plays."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from train.learner import DIFFERENCES_WEIGHT, loss, widened
from train.lookahead import final_results
from train.observations import FULL_ROUND
from train.replay import Examples

from silvergold.bots.admiral.features import ObservationArrays, set_features
from silvergold.bots.admiral.network import evaluate, weights_for
from silvergold.bots.admiral.weights import LayerSizes
from tests.train.tiny import kept_positions, tiny_games, tiny_weights

DECISIONS, CHOICES = 2, 4
SETS = jnp.asarray(set_features())


def expected_positions() -> Examples:
    """Decisions whose targets are what the network expects of each choice."""
    seen = kept_positions(tiny_games(DECISIONS, CHOICES))
    shared = jax.tree.map(lambda leaf: leaf[:, :1], (seen.display, seen.theirs, seen.table))
    seen = ObservationArrays(seen.mine, seen.own, *shared)
    outputs = evaluate(jnp, tiny_weights(), SETS, seen)
    targets = outputs.at[..., 2].set(jax.nn.sigmoid(outputs[..., 2]))
    return Examples(seen, targets, jnp.ones((DECISIONS, CHOICES, 3), bool))


def lost_by(examples: Examples, error: jax.Array) -> float:
    """How much the loss grows if the points of each choice are this much more than expected."""
    wrong = examples._replace(targets=examples.targets.at[..., 0].add(error))
    least, found = (loss(tiny_weights(), SETS, some) for some in (examples, wrong))
    return float(found - least)


def test_an_error_in_one_choice_costs_more_than_the_same_error_in_all() -> None:
    examples = expected_positions()
    assert lost_by(examples, jnp.float32(0.5)) == pytest.approx(0.25, rel=1e-3)
    one = jnp.zeros((DECISIONS, CHOICES)).at[:, 0].set(0.5)
    deviation = (0.375**2 + 3 * 0.125**2) / CHOICES
    expected = 0.25 / CHOICES + DIFFERENCES_WEIGHT * deviation
    assert lost_by(examples, one) == pytest.approx(expected, rel=1e-3)


def test_choices_that_do_not_count_are_not_compared() -> None:
    examples = expected_positions()
    counts = examples.counts.at[:, 0].set(False)
    wrong = jnp.full((DECISIONS, CHOICES), 0.5).at[:, 0].set(9)
    assert lost_by(examples._replace(counts=counts), wrong) == pytest.approx(0.25, rel=1e-3)


def test_weights_for_given_shapes_and_numpy_have_the_same_outputs() -> None:
    weights = tiny_weights()
    seen = kept_positions(tiny_games(2, 6))
    found = evaluate(jnp, weights, SETS, seen)
    chances = jnp.array(FULL_ROUND, jnp.float32) / sum(FULL_ROUND)
    assert np.allclose(evaluate(jnp, weights_for(jnp, weights, chances), SETS, seen), found, atol=1e-3)
    in_numpy = jax.tree.map(np.asarray, (weights, seen))
    assert np.allclose(evaluate(np, in_numpy[0], set_features(), in_numpy[1]), found, atol=1e-3)


def test_a_network_is_not_made_narrower() -> None:
    with pytest.raises(ValueError, match="wider than those of the recipe"):
        widened(tiny_weights(), LayerSizes(4, 4, 4, 4, 4, 4), seed=1)


def test_rival_and_victory_count_only_where_the_game_went_on() -> None:
    examples = expected_positions()
    elsewhere = examples._replace(counts=examples.counts.at[:, 0, 1:].set(False))
    wrong = elsewhere._replace(targets=elsewhere.targets.at[:, 0, 1:].set(0.9))
    found = [float(loss(tiny_weights(), SETS, some)) for some in (elsewhere, wrong)]
    assert found[0] == pytest.approx(found[1])


def test_the_best_rival_is_the_best_of_the_others() -> None:
    results = final_results(jnp.array([[10], [30], [20]]), jnp.array([[0.0], [1.0], [0.0]]))
    assert results[:, 0].tolist() == [[10, 30, 0], [30, 20, 1], [20, 30, 0]]
