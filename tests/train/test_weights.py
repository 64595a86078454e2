"""The weights and checkpoints from which a training starts."""

from pathlib import Path

import numpy as np
import pytest
from train.checkpoint import Checkpoint, load, save
from train.learner import new_learner, random_weights
from train.recipe import WHOLE

from silvergold.bots.admiral.weights import named_arrays, weight_shapes, weights_in
from tests.train.tiny import SIZES

TRAINED = Path(__file__).parents[2] / "train" / "weights.npz"
MOST_BYTES = 2_000_000


def test_the_trained_weights_fit_their_recipe_and_two_megabytes() -> None:
    assert TRAINED.stat().st_size <= MOST_BYTES
    shapes = dict(named_arrays(weight_shapes(WHOLE.sizes)))
    for name, array in named_arrays(weights_in(TRAINED)):
        assert array.shape == shapes[name], name
        assert np.isfinite(array).all()


def test_a_checkpoint_of_other_widths_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint.npz"
    save(path, Checkpoint(new_learner(random_weights(SIZES, 1)), 3, 1.5, []))
    with pytest.raises(ValueError, match="other widths"):
        load(path, new_learner(random_weights(SIZES._replace(hidden=9), 1)))
