"""The checkpoint from which a training continues."""

from pathlib import Path

import pytest
from train.checkpoint import Checkpoint, load, save
from train.learner import new_learner, random_weights

from tests.train.tiny import SIZES


def test_a_checkpoint_of_other_widths_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint.npz"
    save(path, Checkpoint(new_learner(random_weights(SIZES, 1)), 3, 1.5, []))
    with pytest.raises(ValueError, match="other widths"):
        load(path, new_learner(random_weights(SIZES._replace(hidden=9), 1)))
