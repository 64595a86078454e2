"""Admiral 1, to measure later ones: the first weights, with one turn of today's lookahead.

silvergold tournament admiral bench.admiral_1:admiral_1 --games 1600 --out admiral
silvergold tournament bench.lookahead:no_turn bench.admiral_1:no_turn --games 800 --no-review --out networks
"""

from functools import cache
from pathlib import Path

import numpy as np

from silvergold.bots.admiral.bot import Admiral
from silvergold.bots.admiral.evaluator import RIVAL
from silvergold.bots.admiral.weights import Weights, weights_in

FIRST_RIVAL = 0.5
"""The weight of the best rival's points in the objective of that time."""
FIRST_LOOKAHEAD = ((8, 6.0),)


def admiral_1(seed: bytes) -> Admiral:
    """One turn of lookahead; the network evaluates the last turns as well."""
    return Admiral(seed, scaled_weights(), lookahead=FIRST_LOOKAHEAD, solves_last_turns=False)


def no_turn(seed: bytes) -> Admiral:
    """The network alone, without lookahead."""
    return Admiral(seed, scaled_weights(), lookahead=(), solves_last_turns=False)


@cache
def scaled_weights() -> Weights:
    """The first weights; the rival's output is scaled, so that it counts as much as then."""
    weights = weights_in(Path(__file__).with_suffix(".npz"))
    scale = np.array([1, FIRST_RIVAL / RIVAL, 1], np.float32)
    return weights._replace(output=weights.output * scale, output_bias=weights.output_bias * scale)
