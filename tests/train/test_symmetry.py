"""Turned and mirrored islands are worth the same."""

import jax
import numpy as np
from train.symmetry import ORIENTATIONS, in_random_orientations, oriented_sets

from silvergold.bots.admiral.features import IslandArrays, set_features
from silvergold.engine.grid import PLACEMENTS, Shape
from tests.train.tiny import kept_positions, tiny_games

SETS = np.asarray(oriented_sets())


def test_every_orientation_keeps_what_shapes_can_do() -> None:
    assert len({tuple(sets) for sets in SETS}) == ORIENTATIONS
    for sets in SETS:
        assert sorted(sets) == list(range(len(sets)))
        assert {int(sets[mask]) for mask in PLACEMENTS[Shape.L4]} == set(PLACEMENTS[Shape.L4])
        assert np.allclose(set_features()[sets], set_features(), atol=1e-5)


def orientations_between(before: IslandArrays, after: IslandArrays) -> np.ndarray:
    """Whether each orientation turns all masks of each island into those after: [8, ...]."""
    pairs = list(zip(before[:4], after[:4], strict=True))
    turned: np.ndarray = np.all(
        [SETS[:, np.asarray(one)] == np.asarray(other) for one, other in pairs], axis=0
    )
    return turned


def test_all_masks_of_an_island_are_turned_alike_for_all_choices_of_a_decision() -> None:
    seen = kept_positions(tiny_games(2, 6))
    turned = in_random_orientations(seen, jax.random.key(1))
    mine = orientations_between(seen.mine, turned.mine)  # [8, decisions, choices, islands]
    assert mine.all(axis=2).any(axis=0).all()
    assert orientations_between(seen.display, turned.display).any(axis=0).all()
    assert not mine[0].all()
    assert np.array_equal(seen.mine.color, turned.mine.color)
