"""Drifter plays at random."""

import random
from collections.abc import Sequence

from silvergold.engine import Event, PlayerMove, View


class Drifter:
    """Chooses uniformly among the legal moves."""

    def __init__(self, seed: bytes) -> None:
        # Only random() returns the same numbers in every version of Python.
        self._random = random.Random(seed).random

    def observe(self, events: Sequence[Event]) -> None:
        """Drifter ignores all events."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """Any legal move."""
        return moves[int(self._random() * len(moves))]
