"""Admiral with the weights in train/weights.npz, to measure them before they are packaged.

silvergold tournament bench.trained:trained bench.lookahead:one_turn --games 400 --out trained-weights
"""

from functools import cache
from pathlib import Path

from silvergold.bots.admiral.bot import Admiral
from silvergold.bots.admiral.weights import Weights, weights_in


def trained(seed: bytes) -> Admiral:
    """Admiral as in the package, with other weights."""
    return Admiral(seed, _weights())


@cache
def _weights() -> Weights:
    return weights_in(Path(__file__).parents[1] / "train" / "weights.npz")
