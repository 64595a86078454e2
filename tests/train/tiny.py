"""Training as small as can be."""

from dataclasses import replace

from train.recipe import SMALL
from train.training import Training

from silvergold.bots.admiral.network import Sizes

TINY = replace(SMALL, rounds=2, seats=12, lessons=64, sizes=Sizes(8, 8, 8, 8, 8), look_every=100)


def tiny_training() -> Training:
    """Two rounds of a few games, with two and with three players."""
    return Training(TINY)
