"""Admiral with the weights in train/weights.npz, to measure them before they are packaged.

silvergold tournament bench.trained:trained bench.lookahead:one_turn --games 400 --out trained-weights
silvergold tournament bench.trained:no_turn bench.lookahead:no_turn --games 800 --no-review --out networks
"""

from functools import cache
from pathlib import Path

from silvergold.bots.admiral.bot import Admiral
from silvergold.bots.admiral.weights import Weights, weights_in


def trained(seed: bytes) -> Admiral:
    """Admiral as in the package, with other weights."""
    return Admiral(seed, _weights())


def no_turn(seed: bytes) -> Admiral:
    """The network alone, without lookahead."""
    return Admiral(seed, _weights(), lookahead=(), solves_last_turns=False)


@cache
def _weights() -> Weights:
    return weights_in(Path(__file__).parents[1] / "train" / "weights.npz")
