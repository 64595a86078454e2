"""Training resumes from a checkpoint as if it had never stopped."""

from pathlib import Path

import jax
import numpy as np
import pytest
import train.training
from train.checkpoint import load, save
from train.export import export
from train.training import TrainingProgress

from silvergold.bots.admiral.weights import named_arrays, weights_from
from tests.thorough import cases
from tests.train.tiny import tiny_training

PLAYERS = cases((2,), thorough=(2, 3))
"""Each number of players needs a long compilation."""


def is_equal(one: object, other: object) -> bool:
    """Whether two learners are equal to the last bit."""
    pairs = zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True)
    return all(np.array_equal(a, b) for a, b in pairs)


def test_training_resumes_exactly_and_changes_what_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train.training, "PLAYERS", PLAYERS)
    training = tiny_training()
    first = training.round(0, training.new_learner())
    straight = training.round(1, first.learner)
    save(tmp_path / "checkpoint.npz", first.learner, first.round, [(1.0, 40.0, 41.0, 42.0)])

    again = tiny_training()
    learner, number, curve = load(tmp_path / "checkpoint.npz", again.new_learner())
    assert (number, curve) == (1, [(1.0, 40.0, 41.0, 42.0)])
    assert is_equal(learner, first.learner)
    resumed = again.round(number, learner)
    assert is_equal(resumed.learner, straight.learner)
    assert resumed.points == straight.points
    assert not is_equal(straight.learner.weights, first.learner.weights)
    check_export(tmp_path / "weights.npz", straight)


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
