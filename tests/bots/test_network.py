"""The learned weights, and the network that plays with them."""

from importlib.resources import files

import numpy as np
import pytest

from silvergold.bots.admiral.candidates import candidates_from
from silvergold.bots.admiral.evaluator import Evaluator, worth
from silvergold.bots.admiral.features import ObservationArrays, set_features
from silvergold.bots.admiral.from_view import islands, own_side, surroundings
from silvergold.bots.admiral.network import (
    Sizes,
    evaluate,
    learned_weights,
    named_arrays,
    product,
    shapes_of,
    weights_from,
)
from silvergold.engine import Dealer, Game, Shape, standard_deck, view
from silvergold.odds import expected_turns, placement_counts
from tests.bots.played import played_games

MEGABYTE = 1_000_000


def test_the_weights_are_under_a_megabyte_and_have_the_make_of_the_network() -> None:
    path = files("silvergold.bots.admiral") / "weights.npz"
    assert len(path.read_bytes()) < MEGABYTE
    shapes = dict(named_arrays(shapes_of(Sizes())))
    for name, array in named_arrays(learned_weights()):
        assert array.shape == shapes[name], name
        assert array.dtype == np.float32
        assert np.isfinite(array).all()


def test_weights_can_be_named_and_read_again() -> None:
    weights = learned_weights()
    again = weights_from(dict(named_arrays(weights)))
    assert all(
        np.array_equal(a, b)
        for (_, a), (_, b) in zip(named_arrays(weights), named_arrays(again), strict=True)
    )


@pytest.mark.parametrize("rows", [0, 1, 5, 257])
def test_a_product_in_parts_is_the_whole_product(rows: int) -> None:
    dice = np.random.default_rng(rows)
    left, right = dice.random((rows, 90), np.float32), dice.random((90, 256), np.float32)
    assert np.allclose(product(np, left, right), left @ right, rtol=1e-4)


def test_the_features_of_a_set_of_boxes_are_those_of_the_exact_tables() -> None:
    features = set_features()
    assert np.allclose(features[:, 0] * 6, expected_turns(), rtol=1e-5)
    for number, shape in enumerate(Shape, start=1):
        assert np.array_equal(np.round(features[:, 6 + number] * 10), placement_counts()[shape])
    domino = 0b11
    assert features[domino, 1] == 0  # a domino finishes it
    assert np.isclose(
        features[domino, 2] * 6, expected_turns()[0b1]
    )  # a straight three can't be marked: one box


def test_looking_at_candidates_gives_what_looking_at_whole_positions_gives() -> None:
    for game in played_games(["sailor", "sailor", "sailor"], 40):
        seen = view(game.state, game.state.start_player)
        around, own = surroundings(seen, (1, 2, 2, 1, 1, 1)), own_side(seen)
        mine = islands(seen.me.cards, 2)
        (quick,) = Evaluator(learned_weights(), around).worths(candidates_from(mine, own, np.array([[0, 1]])))
        sight = ObservationArrays(mine, own, around.display, around.theirs, around.table)
        whole = evaluate(np, learned_weights(), set_features(), sight)
        assert np.isclose(quick, worth(own.points, whole[None])[0], atol=1e-3)


def test_after_the_last_turn_hardly_anything_is_still_to_come() -> None:
    deck = standard_deck()
    game = Game(deck, 2)
    game.play_chance(Dealer(deck, b"end"))
    for game in played_games(["sailor", "sailor"], 10_000):
        seen = view(game.state, 0)
        if (seen.round, seen.turn) == (4, 7) and seen.phase == "mark":
            sight = ObservationArrays(
                islands(seen.me.cards, 2), own_side(seen), *surroundings(seen, (1, 2, 2, 1, 1, 1))
            )
            assert abs(evaluate(np, learned_weights(), set_features(), sight)[0] * 10) < 25
