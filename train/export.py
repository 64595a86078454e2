"""Export of trained weights in the package's format: half precision, under 2 MB."""

from pathlib import Path

import numpy as np

from silvergold.bots.admiral.weights import Weights, named_arrays


def export(path: Path, weights: Weights) -> None:
    """Write weights as ``packaged_weights`` reads them."""
    halves = {name: np.asarray(array).astype(np.float16) for name, array in named_arrays(weights)}
    np.savez_compressed(path, **halves)  # type: ignore[arg-type]
