"""What the players of the load choose: anything legal, at random, and the whole shape wherever it fits."""

import random
from collections.abc import Sequence
from functools import cache

from silvergold.engine.grid import Shape, each_box, placements_within


@cache
def ways_to_mark(unmarked: int, shape: Shape | None) -> tuple[int, ...]:
    """The placements of a shape on a card's unmarked boxes, or the single boxes where there is no shape."""
    return placements_within(shape, unmarked) if shape else tuple(each_box(unmarked))


def choose_mark(cards: Sequence[int], shape: Shape | None) -> tuple[int, int] | None:
    """R4.1 to R4.3: a card and the boxes to mark on it; None where no box is left. A cross has no shape."""
    for wanted in (shape, None) if shape else (None,):
        ways = [
            (card, boxes) for card, unmarked in enumerate(cards) for boxes in ways_to_mark(unmarked, wanted)
        ]
        if ways:
            return random.choice(ways)
    return None
