"""Checkpoints: a training run stored in a file, to continue from."""

from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from silvergold.files import atomic_file
from train.learner import LearnerState
from train.learning_curve import Curve


class Checkpoint(NamedTuple):
    """Everything that the next rounds depend on, and the learning curve so far."""

    learner: LearnerState
    round: int
    spent: float
    """Seconds of training."""
    curve: Curve


def save(path: Path, checkpoint: Checkpoint) -> None:
    """Write a checkpoint."""
    learner, number, spent, curve = checkpoint
    leaves = {f"leaf{place}": np.asarray(leaf) for place, leaf in enumerate(jax.tree.leaves(learner))}
    arrays: dict[str, Any] = {**leaves, "round": number, "spent": spent, "curve": np.array(curve, np.float64)}
    with atomic_file(path) as file:
        np.savez(file, **arrays)


def load(path: Path, like: LearnerState) -> Checkpoint:
    """Read a checkpoint; ``like`` is a state of the same structure."""
    with np.load(path) as file:
        leaves = [jnp.asarray(file[f"leaf{place}"]) for place in range(len(jax.tree.leaves(like)))]
        if [leaf.shape for leaf in leaves] != [jnp.shape(leaf) for leaf in jax.tree.leaves(like)]:
            raise ValueError(f"{path} has layers of other widths than the recipe: choose another --out")
        learner = jax.tree.unflatten(jax.tree.structure(like), leaves)
        curve = [tuple(row) for row in file["curve"].tolist()]
        return Checkpoint(learner, int(file["round"]), float(file["spent"]), curve)
