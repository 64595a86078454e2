"""Training resumes from a checkpoint; if no round learns from earlier ones, as if it had never stopped."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import train.training
from train.checkpoint import Checkpoint, load, save
from train.export import export
from train.learner import Examples, examples_of, widened
from train.selfplay.batch import PlayedGames
from train.training import TrainingProgress

from silvergold.bots.admiral.features import ObservationArrays, set_features, shape_chances
from silvergold.bots.admiral.network import evaluate
from silvergold.bots.admiral.weights import LayerSizes, Weights, named_arrays, weights_from
from tests.train.tiny import tiny_training, tiny_weights

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
    weights = first.learner.average
    played = training.play_ahead(weights, None, 2, jax.random.key(1), noise=0.3, is_nsv=True)
    check_targets(played)
    check_widened(weights, played.kept.seen)


def check_targets(played: PlayedGames) -> None:
    """Lambda 0 aims at what lookahead expects; the end of the game is known in any case."""
    turns, sets = played.turns, jnp.asarray(set_features())
    examples = examples_of(played, jnp.float32(0), tiny_weights(), sets)
    for part in examples:
        check_taught(part, evaluate(jnp, tiny_weights(), sets, part.seen))
    of_marks, others = (np.asarray(part.seen.own.points + 10 * part.targets[..., 0]) for part in examples)
    pending, marked = of_marks.reshape(2, *jnp.moveaxis(turns.marked.seat, 1, 3).shape)
    kept, settled = np.split(others[:, 0], [played.kept.seat.size])
    kept, settled = kept.reshape(played.kept.seat.shape), settled.reshape(turns.settled.seat.shape)
    looked_ahead = np.moveaxis(np.asarray(turns.marked_results[..., 0]), 1, 3)
    assert np.allclose(marked[:-1], looked_ahead[:-1], atol=1e-3)
    assert np.allclose(pending, marked, atol=1e-3)
    chances = np.asarray(shape_chances(jnp, turns.settled.seen.table))
    means = np.einsum("tosg,tsgo->tsg", np.asarray(turns.settled_results[..., 0]), chances)
    assert np.allclose(settled[:-1], means[:-1], atol=1e-3)
    ends_with = np.take_along_axis(np.asarray(played.points), np.asarray(turns.settled.seat[-1]), axis=0)
    assert np.allclose(settled[-1], ends_with, atol=1e-3)
    first = np.take_along_axis(looked_ahead[0], np.asarray(turns.chosen[0])[..., None], axis=-1)[..., 0]
    assert np.allclose(kept, first, atol=1e-3)


def check_taught(examples: Examples, outputs: jax.Array) -> None:
    """The rival's points and the victory are those that the teacher expects."""
    assert np.allclose(examples.targets[..., 1], outputs[..., 1], atol=1e-4)
    assert np.allclose(examples.targets[..., 2], jax.nn.sigmoid(outputs[..., 2]), atol=1e-4)


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
