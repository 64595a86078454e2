"""Training resumes from a checkpoint as if it had never stopped."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import train.training
from train.checkpoint import Checkpoint, load, save
from train.export import export
from train.learner import examples_of, widened
from train.selfplay import PlayedGames
from train.training import TrainingProgress

from silvergold.bots.admiral.features import ObservationArrays, set_features
from silvergold.bots.admiral.network import evaluate
from silvergold.bots.admiral.weights import LayerSizes, Weights, named_arrays, weights_from
from tests.train.tiny import tiny_training

PLAYERS = (2, 3)


def is_equal(one: object, other: object) -> bool:
    """Whether two learners are equal to the last bit."""
    pairs = zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True)
    return all(np.array_equal(a, b) for a, b in pairs)


@pytest.mark.slow
def test_training_resumes_exactly_and_changes_what_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train.training, "PLAYERS", PLAYERS)
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
    check_targets(training.play(first.learner.weights, None, 2, jax.random.key(1)), first.learner.average)


def check_targets(played: PlayedGames, weights: Weights) -> None:
    """Lambda 1 aims at the results alone, and lambda 0 at what is expected of the next position."""
    sets = jnp.asarray(set_features())
    results = examples_of(played, weights, sets, jnp.float32(1))
    seats = np.concatenate([part.seat.ravel() for part in played.positions])
    games = np.arange(len(seats)) % played.points.shape[1]
    points = results.targets[:, 0] * 10 + results.seen.own.points
    assert np.allclose(points, played.points[seats, games], atol=1e-3)
    assert np.allclose(results.targets[:, 2], played.victories[seats, games])

    expected = examples_of(played, weights, sets, jnp.float32(0))
    outputs = evaluate(jnp, weights, sets, expected.seen)
    found = np.asarray(expected.seen.own.points + 10 * outputs[:, 0])
    aims = np.asarray(expected.seen.own.points + 10 * expected.targets[:, 0])
    _, pending, marked, _ = np.split(np.arange(len(seats)), np.cumsum(part_sizes(played))[:-1])
    assert np.allclose(aims[pending], found[marked], atol=1e-3)
    check_widened(weights, sets, expected.seen, outputs)


def check_widened(weights: Weights, sets: jax.Array, seen: ObservationArrays, outputs: jax.Array) -> None:
    """A wider network has the same outputs."""
    wide = widened(weights, LayerSizes(12, 10, 9, 11, 16, 12), seed=1)
    assert np.allclose(evaluate(jnp, wide, sets, seen), outputs, atol=1e-4)


def part_sizes(played: PlayedGames) -> list[int]:
    """How many positions of each kind there are."""
    return [part.seat.size for part in played.positions]


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
