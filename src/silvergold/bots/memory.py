"""R3.4: players may remember the shapes revealed in a round, but not look them up."""

from collections import Counter
from collections.abc import Sequence

from silvergold.engine import Event, Phase, Shape, View
from silvergold.engine.events import Revealed
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.state import TURNS


class Memory:
    """The shapes that a bot has seen this round."""

    def __init__(self) -> None:
        self._revealed: list[Shape] = []

    def observe(self, events: Sequence[Event]) -> None:
        """Remember the shapes revealed."""
        for event in events:
            if isinstance(event, Revealed):
                self._revealed = [*self._revealed[: event.turn - 1], event.shape]

    def shapes_to_come(self, view: View) -> tuple[int, ...]:
        """R6.1: how many cards of each shape may come next; a new round starts with all of them."""
        left = Counter(EXPEDITION_CARDS)
        if view.phase != Phase.KEEP and view.turn < TURNS:
            left -= Counter(self._revealed[: view.turn])
        return tuple(left[shape] for shape in Shape)
