"""A bot of your own in one file: a beginner who lays every shape somewhere it fits.

    silvergold tournament examples.beginner:Beginner parrot --games 100 --no-review

`bench/ladder.py` measures the level for first games against it.
"""

import random
from collections.abc import Sequence

from silvergold.engine import Event, Mark, PlayerMove, View


class Beginner:
    """Lays a shape wherever it fits, and takes any card."""

    def __init__(self, seed: bytes) -> None:
        self._random = random.Random(seed).random

    def observe(self, events: Sequence[Event]) -> None:
        """A beginner remembers nothing."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """Any mark of the whole shape, or else any move."""
        whole = [move for move in moves if isinstance(move, Mark) and move.boxes.bit_count() > 1]
        fitting = whole or moves
        return fitting[int(self._random() * len(fitting))]
