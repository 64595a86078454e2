"""The smallest training that still runs every part."""

from dataclasses import replace

from train.recipe import SMALL
from train.training import Training

from silvergold.bots.admiral.weights import LayerSizes

SIZES = LayerSizes(8, 8, 8, 8, 8, 8)
TINY = replace(SMALL, rounds=2, seats=12, batch=64, sizes=SIZES, evaluate_every=100)


def tiny_training() -> Training:
    """Two rounds of a few games."""
    return Training(TINY)
