"""The weights from which the next training starts."""

from pathlib import Path

import numpy as np
from train.recipe import CPU

from silvergold.bots.admiral.weights import named_arrays, weight_shapes, weights_in

TRAINED = Path(__file__).parents[2] / "train" / "weights.npz"
MOST_BYTES = 2_000_000


def test_the_trained_weights_fit_their_recipe_and_two_megabytes() -> None:
    assert TRAINED.stat().st_size <= MOST_BYTES
    shapes = dict(named_arrays(weight_shapes(CPU.sizes)))
    for name, array in named_arrays(weights_in(TRAINED)):
        assert array.shape == shapes[name], name
        assert np.isfinite(array).all()
