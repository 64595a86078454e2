"""A recorded game as a table to look at: two steps per turn, its shape and its end."""

from collections.abc import Iterator
from typing import NamedTuple

from silvergold.engine import (
    HUMAN,
    Deck,
    GameRecord,
    Participant,
    Phase,
    View,
    events_seen,
    position,
    replay,
    view,
)
from silvergold.engine.events import Revealed
from silvergold.protocol.fields import TableStatus
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.client.table_client import LoggedEvent, SeatState, TurnNumber, seats_of


class ReplayMoment(NamedTuple):
    """A moment of a recorded game."""

    view: View
    opening: View
    """The same turn before anybody marked."""
    events: int
    """How many events have happened."""
    first_event: int
    """The index of the turn's first event."""

    @property
    def turn(self) -> TurnNumber:
        """The round, and the turn in it: 0 before the first one."""
        return self.opening.round, self.opening.turn


def replay_steps(record: GameRecord, deck: Deck) -> Iterator[ReplayMoment]:
    """The steps of a game: each shape that is revealed, and the table at the end of the turn."""
    opening, first = None, 0
    for number, game in enumerate(replay(record, deck), start=1):
        now = view(game.state, memory_aid=True)
        is_shape = isinstance(record.events[number - 1], Revealed)
        if is_shape or opening is None:
            opening, first = now, number - 1
        is_over = number == len(game.events) and game.state.phase in (Phase.REVEAL, Phase.OVER)
        if is_shape or is_over or number == len(record.events):
            # The engine has begun the next turn: a step belongs to the one that it ends.
            seen = now._replace(round=opening.round, turn=opening.turn, shape=opening.shape)
            yield ReplayMoment(seen, opening, number, first)


class ReplayClient(LocalClient):
    """A table at a step of a record; nobody plays at it."""

    is_live = False

    def __init__(self, record: GameRecord, deck: Deck) -> None:
        people = tuple(Participant(player.name, HUMAN) for player in record.players)
        super().__init__(LocalGame(position(record, deck), people, seed=b""), memory_aid=True)
        self.record_shown = record
        self.steps = tuple(replay_steps(record, deck))
        self.step = 0
        """The index of the step that is shown."""

    @property
    def status(self) -> TableStatus:
        """Over, however it ended."""
        return "finished"

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """The players, none of them at this keyboard."""
        return tuple(state._replace(is_mine=False) for state in seats_of(self.record_shown.players))

    @property
    def received(self) -> tuple[LoggedEvent, ...]:
        """The events until now."""
        return events_seen(self.record_shown.events[: self.now.events])

    def view(self, seat: int | None) -> View:
        """The table as everybody saw it."""
        return self.now.view

    @property
    def now(self) -> ReplayMoment:
        """The step that is shown."""
        return self.steps[self.step]

    def go(self, step: int) -> None:
        """Go to a step, or as far as there are steps."""
        self.step = max(0, min(step, len(self.steps) - 1))

    def go_to(self, turn: TurnNumber) -> None:
        """Go to the first step of a turn, or of the last one before it."""
        self.go(max((step for step, each in enumerate(self.steps) if each.turn < turn), default=-1) + 1)

    def step_of(self, event: int) -> int:
        """The first step of the turn in which an event happened."""
        return next(
            step for step, each in enumerate(self.steps) if each.first_event <= event < self._end(step)
        )

    def _end(self, step: int) -> int:
        """The number of events when a step's turn is over."""
        turn = self.steps[step].turn
        return max(each.events for each in self.steps if each.turn == turn)
