"""A table at one moment, as an immutable value."""

from msgspec.structs import replace

from silvergold.engine import HUMAN, Deck, Event, GameState, bot_of, winners
from silvergold.engine.state import Player
from silvergold.protocol import events
from silvergold.protocol.commands import TableSettings, TimeControl
from silvergold.protocol.fields import Milliseconds, TableStatus, Value
from silvergold.protocol.views import BarredPerson
from silvergold.server.table.history import History

EMPTY = "empty"


class Seat(Value, frozen=True):
    """One place at a table."""

    kind: str = EMPTY
    name: str = ""
    person: str = ""
    stand_in: str = ""
    left_at: Milliseconds | None = None
    is_replaced: bool = False
    words: str = ""
    """For the shuffle; the others see only their hash."""
    bank_ms: Milliseconds = 0
    due_since: Milliseconds | None = None
    """When the pending decision became due."""
    announced: Milliseconds | None = None
    """When the latest decision became due that the person knows about."""

    @property
    def is_empty(self) -> bool:
        """Whether the seat is free."""
        return self.kind == EMPTY

    @property
    def bot(self) -> str:
        """The bot that currently decides: the seat's own, or the stand-in; empty if a person decides."""
        return self.stand_in if self.kind == HUMAN else bot_of(self.kind)


def due_at(seat: Seat, clock: TimeControl | None) -> Milliseconds | None:
    """When a seat's time runs out, if a decision of a person is due."""
    if clock is None or seat.due_since is None or seat.bot:
        return None
    return seat.due_since + 1000 * clock.turn_seconds + seat.bank_ms


InternalEvent = events.TableEvent | Event
"""An event as the table keeps it: those of the engine contain what some seats may not see."""


class Table(Value, frozen=True):
    """A table at one moment."""

    id: str
    settings: TableSettings
    deck: Deck
    host: str
    deal: str
    hash: str
    takes_words: bool
    seats: tuple[Seat, ...]
    language: str
    """The host's, if known."""
    status: TableStatus
    number: int
    """The number of the latest entry in the log."""
    at: Milliseconds
    """The time of that entry."""
    state: GameState | None = None
    to_move: tuple[int, ...] = ()
    """The seats whose decision the game waits for."""
    moves_played: int = 0
    """Including those taken back."""
    events: History[InternalEvent] = History()
    is_held: bool = False
    """Whether the game waits for the host once all seats are taken."""
    rematch: str = ""
    rematch_accepted: tuple[int, ...] = ()
    rematch_declined: tuple[int, ...] = ()
    barred: tuple[BarredPerson, ...] = ()
    """People whom the host has replaced and not let back."""

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return not any(seat.is_empty for seat in self.seats)

    @property
    def bots_to_move(self) -> tuple[int, ...]:
        """The seats to move for which a bot decides."""
        return tuple([seat for seat in self.to_move if self.seats[seat].bot])

    @property
    def game_events(self) -> tuple[Event, ...]:
        """The engine's events so far, including what some seats may not see."""
        return tuple(event for event in self.events if not isinstance(event, events.Event))

    @property
    def step(self) -> tuple[int, int, str, int]:
        """Identifies the step of the game: it changes when the game moves on."""
        state = self.state
        return (state.round, state.turn, state.phase, state.settling) if state else (0, 0, "", 0)

    @property
    def winners(self) -> tuple[int, ...]:
        """R7.6: who has won, once the game is over."""
        if self.status != "finished" or self.state is None:
            return ()
        return winners(self.state.players, self.state.edition)

    def side(self, seat: int) -> Player | None:
        """One player's side of the game, with what is hidden; None before the game."""
        return self.state.players[seat] if self.state is not None else None

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person: none for a spectator, several for a shared device."""
        if not person:
            return ()
        return tuple([number for number, seat in enumerate(self.seats) if seat.person == person])

    def sides_of(self, person: str) -> tuple[int, ...]:
        """The seats whose hidden side a person sees: their own, unless the host keeps them out."""
        return () if self.is_barred(person) else self.seats_of(person)

    def is_barred(self, person: str) -> bool:
        """Whether the host has replaced a person and not let them back."""
        return bool(self.barred) and any(barred.person == person for barred in self.barred)

    @property
    def wants_rematch(self) -> bool:
        """Whether everybody who may play again wants to."""
        people = [seat.person for seat in self.seats if seat.person and not self.is_barred(seat.person)]
        wanting = {self.seats[number].person for number in self.rematch_accepted}
        return bool(wanting) and wanting.issuperset(people)

    def due_at(self, number: int) -> Milliseconds | None:
        """When a seat's time runs out, if a decision of a person is due."""
        return due_at(self.seats[number], self.settings.clock)

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """Return the table with one seat replaced."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def with_events(self, *events: InternalEvent) -> "Table":
        """Return the table with more events."""
        return replace(self, events=self.events + events)
