"""Checkpoints: a training run stored in a file, to continue from."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from silvergold.files import atomic_file
from train.learner import LearnerState
from train.learning_curve import Curve


def save(path: Path, learner: LearnerState, number: int, curve: Curve) -> None:
    """Write everything that the rounds from this number on depend on."""
    leaves = {f"leaf{place}": np.asarray(leaf) for place, leaf in enumerate(jax.tree.leaves(learner))}
    arrays: dict[str, Any] = {**leaves, "round": number, "curve": np.array(curve, np.float64)}
    with atomic_file(path) as file:
        np.savez(file, **arrays)


def load(path: Path, like: LearnerState) -> tuple[LearnerState, int, Curve]:
    """Read a checkpoint; ``like`` is a state of the same structure."""
    with np.load(path) as file:
        leaves = [jnp.asarray(file[f"leaf{place}"]) for place in range(len(jax.tree.leaves(like)))]
        curve = [tuple(row) for row in file["curve"].tolist()]
        return jax.tree.unflatten(jax.tree.structure(like), leaves), int(file["round"]), curve
