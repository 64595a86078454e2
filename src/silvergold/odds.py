"""Exact tables: how quickly a set of unmarked boxes can be completed.

The number of turns that an island takes depends only on its unmarked boxes, and there are just 65,536 such
sets. Each is computed exactly from the smaller sets it can become, assuming best play, one of the eight
expedition cards at random every turn, and no symbols.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from silvergold.engine.grid import ALL_BOXES, EXPEDITION_CARDS, PLACEMENTS, SIDE, SINGLE_BOXES, Shape

TurnCounts = NDArray[np.float64]
"""Numbers of turns, by set of unmarked boxes."""


@cache
def expected_turns() -> TurnCounts:
    """For each set of unmarked boxes: the expected number of turns to mark them all.

    Sets are solved in order of size, because every mark leads to a smaller one.
    """
    sets = np.arange(ALL_BOXES + 1)
    sizes = np.bitwise_count(sets)
    turns = np.zeros(ALL_BOXES + 1)
    chances = {shape: n / sum(EXPEDITION_CARDS.values()) for shape, n in EXPEDITION_CARDS.items()}
    for size in range(1, SIDE * SIDE + 1):
        same_size = sets[sizes == size]
        after_single = _fewest_turns_after(same_size, SINGLE_BOXES, turns)
        turns[same_size] = 1 + sum(
            chance * np.minimum(after_single, _fewest_turns_after(same_size, PLACEMENTS[shape], turns))
            for shape, chance in chances.items()
        )
    turns.flags.writeable = False
    return turns


def _fewest_turns_after(sets: NDArray[np.int64], masks: tuple[int, ...], turns: TurnCounts) -> TurnCounts:
    """For each set: the fewest turns left after the best of some masks; infinite if none fits."""
    fewest = np.full(len(sets), np.inf)
    for mask in masks:
        fits = sets & mask == mask
        fewest[fits] = np.minimum(fewest[fits], turns[sets[fits] ^ mask])
    return fewest


@cache
def placement_counts() -> dict[Shape, NDArray[np.int64]]:
    """For each shape and each set of unmarked boxes: the number of ways to mark the shape."""
    sets = np.arange(ALL_BOXES + 1)
    return {
        shape: np.sum([sets & mask == mask for mask in masks], axis=0) for shape, masks in PLACEMENTS.items()
    }
