"""Training resumes from a checkpoint; if no round learns from earlier ones, as if it had never stopped."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from train.checkpoint import Checkpoint, load, save
from train.export import export
from train.learner import examples_of, new_learner, widened
from train.learning_curve import Curve
from train.lookahead import final_results, scored
from train.recipe import Objective
from train.selfplay.batch import PlayedGames
from train.training import Clock, Training, TrainingProgress, train

from silvergold.bots.admiral.features import ObservationArrays, set_features, shape_chances
from silvergold.bots.admiral.network import evaluate
from silvergold.bots.admiral.weights import LayerSizes, Weights, named_arrays, weights_from
from tests.train.tiny import TINY, tiny_training, tiny_weights

PLAYERS = (2, 3)
KEY = jax.random.key(1)


def is_equal(one: object, other: object) -> bool:
    """Whether two learners are equal to the last bit."""
    pairs = zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True)
    return all(np.array_equal(a, b) for a, b in pairs)


class CountingRounds:
    """A training whose rounds do nothing; the mean points of each are its number."""

    recipe = replace(TINY, store_every=4)

    def round(self, number: int, learner: Any, done: float) -> TrainingProgress:
        """The next round."""
        return TrainingProgress(number + 1, learner, jnp.float32(done), (jnp.float32(number), jnp.float32(0)))


def rounds_stored(curve: Curve, pause_at: float = float("inf")) -> list[int]:
    """After which rounds a training of six rounds is stored, every four."""
    stored: list[int] = []
    training: Any = CountingRounds()
    learner = new_learner(tiny_weights())

    def store(progress: TrainingProgress) -> None:
        stored.append(progress.round)

    train(training, learner, 0, curve, Clock(6), lambda _: None, store, pause_at)
    return stored


def test_some_rounds_and_the_last_are_stored_and_the_curve_has_the_means_of_all_players() -> None:
    curve: Curve = []
    assert rounds_stored(curve) == [4, 6]
    assert curve == [(4.0, 2.0, 1.0, 3.0)]


def test_a_paused_training_is_stored_as_well() -> None:
    assert rounds_stored([], pause_at=0.0) == [0]


@pytest.mark.slow
def test_training_resumes_exactly_and_changes_what_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("train.training.PLAYERS", PLAYERS)
    training = tiny_training()
    first = training.round(0, training.new_learner(), 0.0)
    straight = training.round(1, first.learner, 0.5)
    save(tmp_path / "checkpoint.npz", Checkpoint(first.learner, first.round, 1.5, [(1.0, 40.0, 41.0, 42.0)]))

    again = tiny_training()
    learner, *rest = load(tmp_path / "checkpoint.npz", again.new_learner())
    assert rest == [1, 1.5, [(1.0, 40.0, 41.0, 42.0)]]
    assert is_equal(learner, first.learner)
    resumed = again.round(1, learner, 0.5)
    assert is_equal(resumed.learner, straight.learner)
    assert resumed.points == straight.points
    assert not is_equal(straight.learner.weights, first.learner.weights)
    check_export(tmp_path / "weights.npz", straight)
    check_widened(first.learner.average, training.play(first.learner.average, None, 2, KEY).kept.seen)


@pytest.mark.slow
def test_targets_lie_between_what_was_expected_and_the_result_of_the_game() -> None:
    played = tiny_training().play_to_learn(tiny_weights(), (Objective(),) * 2, 0, noise=0.3)
    check_expectations(played)
    check_results(played)


@pytest.mark.slow
def test_groups_play_the_same_games_one_by_one() -> None:
    one_by_one = Training(replace(TINY, at_once=1))
    played, same = (
        training.play_to_learn(tiny_weights(), (Objective(),) * 2, 0, noise=0.3)
        for training in (tiny_training(), one_by_one)
    )
    assert np.array_equal(played.points, same.points)
    assert np.array_equal(played.turns.chosen, same.turns.chosen)


def check_expectations(played: PlayedGames) -> None:
    """Lambda 0 aims at what was expected; the end of the game is known in any case."""
    turns = played.turns
    pending, marked, kept, settled = targets_of(played, 0.0)
    expected = np.asarray(turns.marked_results)
    assert np.allclose(marked[:, :-1, ..., 0], expected[:, :-1, ..., 0], atol=1e-3)
    assert np.allclose(pending, marked, atol=1e-3)
    chances = np.asarray(shape_chances(jnp, turns.settled.seen.table))
    means = np.einsum("gtonbr,gtnbo->gtnbr", np.asarray(turns.settled_results), chances)
    assert np.allclose(settled[:, :-1], means[:, :-1], atol=1e-3)
    ends_with = np.take_along_axis(
        results_of(played), np.asarray(turns.settled.seat[:, -1])[..., None], axis=1
    )
    assert np.allclose(settled[:, -1], ends_with, atol=1e-3)
    assert np.allclose(kept, chosen_of(marked, played)[:, 0], atol=1e-3)


def check_results(played: PlayedGames) -> None:
    """Lambda 1 aims at the results of the game; the luck of the shapes is no part of own points."""
    _, marked, _, settled = targets_of(played, 1.0)
    final = results_of(played)
    assert np.allclose(chosen_of(marked, played)[..., 1:], final[:, None, ..., 1:], atol=1e-3)
    by_seat = np.take_along_axis(final[:, None], np.asarray(played.turns.settled.seat)[..., None], axis=2)
    assert np.allclose(settled[..., 1:], by_seat[..., 1:], atol=1e-3)
    assert np.allclose(
        chosen_of(marked, played)[..., 0], final[:, None, ..., 0] - luck_to_come(played), atol=1e-3
    )


def luck_to_come(played: PlayedGames) -> np.ndarray:
    """The luck of the shapes after each turn: [groups, turns, seats, games]."""
    turns = played.turns
    by_shape = np.asarray(turns.settled_results[..., 0])
    chances = np.asarray(shape_chances(jnp, turns.settled.seen.table))
    means = np.einsum("gtonb,gtnbo->gtnb", by_shape, chances)
    came = np.roll(np.asarray(turns.shape, int), -1, axis=1)[:, :, None, None]
    luck = np.take_along_axis(by_shape, came, axis=2)[:, :, 0] - means
    luck[:, -1] = 0
    by_seat = np.take_along_axis(luck, np.argsort(turns.settled.seat, axis=2), axis=2)
    return by_seat[:, ::-1].cumsum(axis=1)[:, ::-1]


def targets_of(played: PlayedGames, td_lambda: float) -> list[np.ndarray]:
    """The results aimed at after pending marks, all marks, keeping cards and settling."""
    of_marks, others = (
        np.asarray(scored(part.seen.own, part.seen.table) + part.targets * jnp.array([10, 10, 1]))
        for part in examples_of(played, jnp.float32(td_lambda))
    )
    groups, turns, marks, seats, games = played.turns.marked.seat.shape
    pending, marked = np.moveaxis(of_marks.reshape(groups, 2, turns, seats, games, marks, 3), 1, 0)
    others = others.reshape(groups, -1, 3)
    kept, settled = others[:, : seats * games], others[:, seats * games :]
    shape = (groups, turns, seats, games, 3)
    return [
        np.moveaxis(pending, 4, 2),
        np.moveaxis(marked, 4, 2),
        kept.reshape(groups, seats, games, 3),
        settled.reshape(shape),
    ]


def chosen_of(marked: np.ndarray, played: PlayedGames) -> np.ndarray:
    """The part of the chosen marks: [groups, turns, seats, games, 3]."""
    return np.take_along_axis(marked, np.asarray(played.turns.chosen)[:, :, None, ..., None], axis=2)[:, :, 0]


def results_of(played: PlayedGames) -> np.ndarray:
    """The results of all games: [groups, seats, games, 3]."""
    return np.asarray(jax.vmap(final_results)(played.points, played.victories))


def check_widened(weights: Weights, seen: ObservationArrays) -> None:
    """A wider network has the same outputs."""
    sets = jnp.asarray(set_features())
    wide = widened(weights, LayerSizes(12, 10, 9, 11, 16, 12), seed=1)
    assert np.allclose(evaluate(jnp, wide, sets, seen), evaluate(jnp, weights, sets, seen), atol=1e-4)


def check_export(path: Path, progress: TrainingProgress) -> None:
    """The exported weights are the averaged ones, in half precision."""
    export(path, progress.learner.average)
    with np.load(path) as file:
        weights = weights_from({name: file[name] for name in file.files})
    for (name, half), (_, learned) in zip(
        named_arrays(weights), named_arrays(progress.learner.average), strict=True
    ):
        assert half.dtype == np.float16, name
        assert np.allclose(half, learned, atol=1e-3), name
