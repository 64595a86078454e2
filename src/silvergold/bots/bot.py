"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol

from silvergold.engine import PlayerMove, View


class Bot(Protocol):
    """Somebody who decides for a seat, and never sees what that seat may not see."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """One of the legal moves."""
