"""The bots that plan: Navigator looks a few turns ahead, Captain to the end of the game."""

from collections.abc import Sequence

from silvergold.bots.memory import Memory
from silvergold.bots.planner.lookahead import DIGITS, MoveValues
from silvergold.bots.planner.symbol_values import SymbolValues
from silvergold.engine import Event, PlayerMove, View
from silvergold.engine.state import ROUNDS, TURNS

NAVIGATOR_HORIZON = 3
"""In turns; Navigator values an island that takes longer by its coins and palms alone."""


class Planner:
    """Chooses the move with the highest expected points within a horizon of turns."""

    def __init__(self, horizon: int) -> None:
        self._memory = Memory()
        self._horizon = horizon
        """How many turns it looks ahead; anything later counts for nothing."""

    def observe(self, events: Sequence[Event]) -> None:
        """R3.4: remember the shapes revealed this round."""
        self._memory.observe(events)

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The move with the highest value; the first one on a tie."""
        if len(moves) == 1:
            return moves[0]
        values = self.values(view, moves)
        return moves[values.index(max(values))]

    def values(self, view: View, moves: Sequence[PlayerMove]) -> list[float]:
        """The expected points of each move, counted from this decision on."""
        values = MoveValues(SymbolValues(view, self._horizon), self._memory.shapes_to_come(view))
        return [round(values.value(move), DIGITS) for move in moves]


class Navigator(Planner):
    """Knows the exact values of islands, symbols, seals and cups, and plans three turns ahead."""

    def __init__(self, seed: bytes) -> None:
        """The seed is unused: the same position always gets the same move."""
        super().__init__(NAVIGATOR_HORIZON)


class Captain(Planner):
    """Knows the exact values of islands, symbols, seals and cups, and plans to the end of the game."""

    def __init__(self, seed: bytes) -> None:
        """The seed is unused: the same position always gets the same move."""
        super().__init__(ROUNDS * TURNS)
