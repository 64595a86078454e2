"""The moves of the simulated players: a random legal one, with the whole shape wherever it fits."""

import random
from collections.abc import Sequence
from functools import cache

from silvergold.engine.grid import Shape, each_box, placements_within


@cache
def ways_to_mark(unmarked: int, shape: Shape | None) -> tuple[int, ...]:
    """Return the placements of a shape on a card's unmarked boxes; without a shape, the single boxes."""
    return placements_within(shape, unmarked) if shape else tuple(each_box(unmarked))


def choose_mark(cards: Sequence[int], shape: Shape | None) -> tuple[int, int] | None:
    """R4.1 to R4.3: return a card and the boxes to mark; None if no box is left. A cross has no shape."""
    for wanted in (shape, None) if shape else (None,):
        ways = [
            (card, boxes) for card, unmarked in enumerate(cards) for boxes in ways_to_mark(unmarked, wanted)
        ]
        if ways:
            return random.choice(ways)
    return None
