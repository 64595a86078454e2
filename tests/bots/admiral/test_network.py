"""The packaged weights, and the network that plays with them."""

import random
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from silvergold.bots.admiral.candidates import (
    SHAPE_MARKS,
    Candidates,
    apply_marks,
    candidates_with,
    legal_marks,
)
from silvergold.bots.admiral.evaluator import CACHED_ROWS, Evaluator, value_in_points
from silvergold.bots.admiral.features import (
    COLORS,
    NO_SEAL,
    VALUES,
    IslandArrays,
    ObservationArrays,
    OwnArrays,
    completing_shapes,
    printed_value,
    set_features,
    stack_tables,
)
from silvergold.bots.admiral.from_view import context_of, islands, own_side
from silvergold.bots.admiral.last_turns import finished_turns
from silvergold.bots.admiral.network import POINTS_SCALE, evaluate, matrix_product
from silvergold.bots.admiral.weights import (
    LayerSizes,
    Weights,
    named_arrays,
    packaged_weights,
    weight_shapes,
    weights_from,
    weights_in,
)
from silvergold.engine import Shape, View, view
from silvergold.engine.state import DISPLAY_SIZE
from silvergold.odds import expected_turns, placement_counts
from tests.bots.positions import played_games

MOST_BYTES = 2_000_000


def test_the_weights_are_under_two_megabytes_and_have_the_shapes_of_the_network() -> None:
    path = files("silvergold.bots.admiral") / "weights.npz"
    assert len(path.read_bytes()) < MOST_BYTES
    shapes = dict(named_arrays(weight_shapes(LayerSizes())))
    for name, array in named_arrays(packaged_weights()):
        assert array.shape == shapes[name], name
        assert array.dtype == np.float32
        assert np.isfinite(array).all()


def test_named_weights_can_be_read_back() -> None:
    weights = packaged_weights()
    again = weights_from(dict(named_arrays(weights)))
    assert all(
        np.array_equal(a, b)
        for (_, a), (_, b) in zip(named_arrays(weights), named_arrays(again), strict=True)
    )


@pytest.mark.parametrize("rows", [0, 1, 5, 257])
def test_a_product_in_chunks_equals_the_whole_product(rows: int) -> None:
    rng = np.random.default_rng(rows)
    left, right = rng.random((rows, 90), np.float32), rng.random((90, 256), np.float32)
    assert np.allclose(matrix_product(np, left, right), left @ right, rtol=1e-4)


def test_the_printed_value_follows_from_the_colour() -> None:
    color = np.arange(len(VALUES))
    assert printed_value(IslandArrays(0, 0, 0, 0, color, 0)).tolist() == list(VALUES)


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


def test_the_shapes_that_complete_an_island_are_those_that_do_in_one_turn() -> None:
    rng = random.Random(4)
    found = 0
    for _ in range(60):
        unmarked = rng.randrange(1, 1 << 16) & rng.randrange(1, 1 << 16)
        crosses = unmarked & rng.randrange(1 << 16) & rng.randrange(1 << 16)
        mine = IslandArrays(*(np.array([[mask, 0]]) for mask in (unmarked, crosses, 0, 0, 0, NO_SEAL)))
        before = Candidates(mine, nothing_yet(), np.array([[0, 1]]), np.array([0]))
        sets = set_features()
        shapes = completing_shapes(np, mine, sets[mine.unmarked], sets[mine.unmarked & ~mine.crosses])[0, 0]
        for number, marks in enumerate(SHAPE_MARKS):
            row, place, boxes = legal_marks(before, marks)
            finished, _ = finished_turns(apply_marks(before.select(row), place, boxes))
            assert shapes[number] == (finished.mine.unmarked == 0).all(axis=1).any(), (unmarked, crosses)
            found += int(shapes[number])
    assert found


def nothing_yet() -> OwnArrays:
    """The side of a seat that has scored nothing."""
    number, colors = np.zeros(1, np.int32), np.zeros((1, COLORS), np.int32)
    return OwnArrays(number, number, number, colors, colors, number, number)


def random_weights(rng: np.random.Generator) -> Weights:
    """Weights of a tiny network that sees single shapes."""
    shapes = named_arrays(weight_shapes(LayerSizes(8, 8, 8, 8, 8, 8)))
    return weights_from({name: np.asarray(rng.standard_normal(shape), np.float32) for name, shape in shapes})


def test_a_position_has_the_same_outputs_alone_and_among_others() -> None:
    rng = np.random.default_rng(1)
    weights, seen = random_weights(rng), []
    for game in played_games(["sailor", "sailor"], 30):
        view_of_first = view(game.state, 0)
        context = context_of(view_of_first, rng.integers(1, 3, len(Shape)).tolist())
        seen.append(ObservationArrays(islands(view_of_first.me.cards, 2), own_side(view_of_first), *context))
    alone = [evaluate(np, weights, set_features(), one) for one in seen]
    together = evaluate(np, weights, set_features(), stacked(seen))
    assert np.allclose(together, alone, rtol=1e-3, atol=1e-3)


def stacked(seen: Sequence[Any]) -> Any:
    """Arrays of positions as arrays with one more axis."""
    if not isinstance(seen[0], tuple):
        return np.stack(seen)
    return type(seen[0])(*map(stacked, zip(*seen, strict=True)))


def test_a_candidate_has_the_value_of_its_whole_position() -> None:
    for game in played_games(["sailor", "sailor", "sailor"], 40):
        seen = view(game.state, game.state.start_player)
        context, own = context_of(seen, (1, 2, 2, 1, 1, 1)), own_side(seen)
        mine = islands(seen.me.cards, 2)
        (quick,) = Evaluator(packaged_weights(), context).values(
            candidates_with(mine, own, np.array([[0, 1]]))
        )
        seen_arrays = ObservationArrays(mine, own, context.display, context.theirs, context.table)
        whole = evaluate(np, packaged_weights(), set_features(), seen_arrays)
        assert np.isclose(quick, value_in_points(own.points, whole[None])[0], atol=1e-3)


def many_candidates(seen: View) -> Candidates:
    """A position after all marks of all shapes: more candidates than the last layers take at a time."""
    before = candidates_with(islands(seen.me.cards, 2), own_side(seen), np.array([[0, 1]]))
    row, place, boxes = legal_marks(before, SHAPE_MARKS.reshape(1, -1))
    marked = apply_marks(before.select(row), place, boxes)
    return marked.select(np.arange(CACHED_ROWS + 30) % len(row))


def test_a_candidate_has_the_same_value_at_one_table_and_at_several() -> None:
    weights, rng = random_weights(np.random.default_rng(3)), np.random.default_rng(4)
    for game in played_games(["sailor", "sailor", "sailor"], 8):
        seen = view(game.state, 0)
        context, candidates = context_of(seen, (1, 2, 2, 1, 1, 1)), many_candidates(seen)
        tables = [context.table._replace(shapes=shapes) for shapes in rng.integers(1, 3, (3, len(Shape)))]
        number = rng.integers(len(tables), size=len(candidates.card))
        alone = [
            Evaluator(weights, context._replace(table=table)).values(candidates)[number == at]
            for at, table in enumerate(tables)
        ]
        together = Evaluator(weights, context, stack_tables(tables)).values(candidates._replace(table=number))
        for at, values in enumerate(alone):
            assert np.allclose(together[number == at], values, rtol=1e-3, atol=1e-2)


def test_a_card_that_was_taken_no_longer_counts_on_the_display() -> None:
    weights = random_weights(np.random.default_rng(5))
    for game in played_games(["sailor", "sailor"], 8):
        seen = view(game.state, 0)
        context, candidates = context_of(seen, (1, 2, 2, 1, 1, 1)), many_candidates(seen)
        for place in range(DISPLAY_SIZE):
            unmarked = context.display.unmarked * (np.arange(DISPLAY_SIZE) != place)
            without = context._replace(display=context.display._replace(unmarked=unmarked))
            taken = np.full(len(candidates.card), place)
            found = Evaluator(weights, context).values(candidates, taken)
            expected = Evaluator(weights, without).values(candidates)
            assert np.allclose(found, expected, rtol=1e-3, atol=1e-2)


def test_admiral_1_subtracts_half_of_the_rivals_points() -> None:
    admiral_1 = import_module("bench.admiral_1")
    first = weights_in(Path(str(admiral_1.__file__)).with_suffix(".npz"))
    for game in played_games(["sailor", "sailor"], 8):
        seen = view(game.state, 0)
        context, candidates = context_of(seen, (1, 2, 2, 1, 1, 1)), many_candidates(seen)
        more, rival, victory = Evaluator(first, context).outputs(candidates).T
        expected = candidates.own.points + POINTS_SCALE * (more - 0.5 * rival) + 10 / (1 + np.exp(-victory))
        found = Evaluator(admiral_1.scaled_weights(), context).values(candidates)
        assert np.allclose(found, expected, atol=1e-3)


def test_in_the_last_turn_the_network_expects_few_more_points() -> None:
    expected = []
    for game in played_games(["sailor", "sailor"], 10_000):
        seen = view(game.state, 0)
        if (seen.round, seen.turn) == (4, 7) and seen.phase == "mark":
            seen_arrays = ObservationArrays(
                islands(seen.me.cards, 2), own_side(seen), *context_of(seen, (1, 2, 2, 1, 1, 1))
            )
            expected.append(evaluate(np, packaged_weights(), set_features(), seen_arrays)[0] * POINTS_SCALE)
    assert expected
    assert max(map(abs, expected)) < 3
