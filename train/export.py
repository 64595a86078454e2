"""The weights as the package has them: half precision, under 1 MB."""

from pathlib import Path

import numpy as np

from silvergold.bots.admiral.network import Weights, named_arrays


def export(path: Path, weights: Weights) -> None:
    """Write the weights that play."""
    halves = {name: np.asarray(array).astype(np.float16) for name, array in named_arrays(weights)}
    np.savez_compressed(path, **halves)  # type: ignore[arg-type]
