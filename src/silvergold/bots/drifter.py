"""Drifter goes where chance takes it."""

import random
from collections.abc import Sequence

from silvergold.engine import Event, PlayerMove, View


class Drifter:
    """Chooses uniformly among the legal moves."""

    def __init__(self, seed: bytes) -> None:
        # Of Python's generators only random() promises the same numbers in every version.
        self._random = random.Random(seed).random

    def observe(self, events: Sequence[Event]) -> None:
        """Nothing that happens matters to Drifter."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """Any legal move."""
        return moves[int(self._random() * len(moves))]
