"""A table: what follows from its log. All of it is a value, and nothing here knows a clock or a disk."""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from silvergold.engine import (
    EDITIONS,
    Deck,
    Event,
    GameState,
    Move,
    Phase,
    apply,
    bot_of,
    new_game,
    seats_to_move,
    winners,
)
from silvergold.protocol import events
from silvergold.protocol.commands import TableSettings
from silvergold.protocol.fields import Milliseconds, TableStatus
from silvergold.protocol.moves import LoggedMove, to_engine_move
from silvergold.server.table import facts
from silvergold.server.table.facts import AnyFact, LogEntry

EMPTY = "empty"
MOST_TRIED = 100
"""Moves of a table that are remembered, for when they are made."""


class Seat(Struct, frozen=True):
    """One place at a table."""

    kind: str = EMPTY
    name: str = ""
    person: str = ""
    stand_in: str = ""
    left_at: Milliseconds | None = None
    words: str = ""
    """For the shuffle; the others are told their hash."""
    bank_ms: Milliseconds = 0
    due_since: Milliseconds | None = None
    """Since when a decision is due."""

    @property
    def is_empty(self) -> bool:
        """Whether somebody may sit here."""
        return self.kind == EMPTY

    @property
    def bot(self) -> str:
        """The bot that decides here now: the seat's own, or the stand-in; empty where a person decides."""
        return bot_of(self.kind) or self.stand_in


InternalEvent = events.TableEvent | Event
"""An event as the table keeps it: the engine's own know what seats may not see."""


class Table(Struct, frozen=True, dict=True):
    """A table at one moment."""

    id: str
    settings: TableSettings
    deck: Deck
    host: str
    deal: str
    hash: str
    takes_words: bool
    seats: tuple[Seat, ...]
    status: TableStatus
    number: int
    """Of the latest entry in the log."""
    at: Milliseconds
    """When it was written."""
    state: GameState | None = None
    moves: tuple[tuple[int, Move], ...] = ()
    events: tuple[InternalEvent, ...] = ()
    rematch: str = ""

    @cached_property
    def to_move(self) -> tuple[int, ...]:
        """The seats whose decision the game waits for."""
        return seats_to_move(self.state) if self.state is not None and self.status == "playing" else ()

    @property
    def bots_to_move(self) -> tuple[int, ...]:
        """The seats to move for which a bot decides."""
        return tuple(seat for seat in self.to_move if self.seats[seat].bot)

    @property
    def game_events(self) -> tuple[Event, ...]:
        """What has happened in the game: the engine's events, as only the server may know them."""
        return tuple(event for event in self.events if not isinstance(event, events.Event))

    @property
    def step(self) -> tuple[int, int, str, int]:
        """What tells one step of the game from another."""
        state = self.state
        return (state.round, state.turn, state.phase, state.settling) if state else (0, 0, "", 0)

    @property
    def winners(self) -> tuple[int, ...]:
        """R7.6: who has won, once the game is over."""
        if self.status != "finished" or self.state is None:
            return ()
        return winners(self.state.players, self.state.edition)

    def apply(self, state: GameState, move: Move) -> tuple[GameState, tuple[Event, ...]]:
        """What a move makes of a state; a move that was tried is not worked out again when it is made."""
        tried: dict[tuple[int, Move], tuple[GameState, GameState, tuple[Event, ...]]]
        tried = self.__dict__.setdefault("tried", {})
        key = (id(state), move)
        if key not in tried:
            if len(tried) >= MOST_TRIED:
                tried.clear()
            tried[key] = (state, *apply(state, move))  # the state is kept, so that its id stays its own
        _, then, events = tried[key]
        return then, events

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds: none for a spectator, several on one device."""
        if not person:
            return ()
        return tuple([number for number, seat in enumerate(self.seats) if seat.person == person])

    def due_at(self, number: int) -> Milliseconds | None:
        """When a seat's clock lapses, where a decision of a person is due."""
        seat, clock = self.seats[number], self.settings.clock
        if clock is None or seat.due_since is None or seat.bot:
            return None
        return seat.due_since + 1000 * clock.turn_seconds + seat.bank_ms

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """The table with one seat changed."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def telling(self, *events: InternalEvent) -> "Table":
        """The table with some more events."""
        return replace(self, events=self.events + events)


def open_table(table_id: str, entry: LogEntry, deck: Deck) -> Table:
    """The table that a log's first entry opens."""
    fact = entry.fact
    if not isinstance(fact, facts.TableOpened):
        raise ValueError(f"the log of table {table_id} does not begin with its opening")
    return Table(
        id=table_id,
        settings=fact.settings,
        deck=deck,
        host=fact.host,
        deal=fact.deal,
        hash=fact.hash,
        takes_words=fact.takes_words,
        seats=(Seat(),) * fact.settings.players,
        status="gathering",
        number=entry.number,
        at=entry.at,
    )


def follow(table: Table, entry: LogEntry) -> Table:
    """The table after one more entry of its log."""
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} of table {table.id} does not follow entry {table.number}")
    return replace(after(table, entry.fact, entry.at), number=entry.number, at=entry.at)


def after(table: Table, fact: AnyFact, at: Milliseconds) -> Table:
    """The table after a fact."""
    match fact:
        case facts.MovesPlayed():
            return play(table, fact.moves, fact.seat, at)
        case facts.SeatTaken():
            seat = Seat(kind=fact.kind, name=fact.name, person=fact.person)
            told = events.Sat(fact.seat, fact.kind, fact.name)
            return table.with_seat(fact.seat, seat).telling(told)
        case facts.SeatVacated():
            return table.with_seat(fact.seat, Seat()).telling(events.Rose(fact.seat))
        case facts.WordsContributed():
            return table.with_seat(fact.seat, replace(table.seats[fact.seat], words=fact.words))
        case facts.GameStarted():
            return begin(table, fact, at)
        case facts.RematchOpened():
            return replace(table, rematch=fact.table).telling(events.Rematched(fact.table))
        case facts.TableClosed():
            return replace(table, status="closed").telling(events.Closed())
        case facts.TableOpened():
            raise ValueError(f"table {table.id} is open already")
        case _:
            return change_who_decides(table, fact, at)


def begin(table: Table, fact: facts.GameStarted, at: Milliseconds) -> Table:
    """The game begins: the clocks are set, chance makes its first moves."""
    clock = table.settings.clock
    bank = 1000 * clock.bank_seconds if clock else 0
    begun = replace(
        table,
        status="playing",
        state=new_game(table.deck, len(table.seats), EDITIONS[table.settings.edition]),
        seats=tuple(replace(seat, bank_ms=bank) for seat in table.seats),
    ).telling(events.Began())
    return play(begun, fact.moves, -1, at)


def play(table: Table, moves: tuple[LoggedMove, ...], seat: int, at: Milliseconds) -> Table:
    """Some moves played."""
    state, played, told = table.state, table.moves, table.events
    if state is None:
        raise ValueError(f"no game has begun at table {table.id}")
    for logged in moves:
        move = to_engine_move(logged, seat)
        state, new = table.apply(state, move)
        played += ((seat, move),)
        told += new
    status: TableStatus = "finished" if state.phase == Phase.OVER else "playing"
    moved = replace(table, state=state, moves=played, events=told, status=status)
    return run_clocks(table, moved, seat, at)


def run_clocks(before: Table, moved: Table, mover: int, at: Milliseconds) -> Table:
    """Stop the clock of whoever has decided, and start those of whoever must decide now."""
    if before.to_move == moved.to_move and before.step == moved.step:
        return moved
    is_new_step = before.step != moved.step
    seats = []
    for number, seat in enumerate(moved.seats):
        was_due = seat.due_since is not None
        is_due = number in moved.to_move
        if was_due and (not is_due or (is_new_step and number == mover)):
            seat = stop_clock(moved, seat, at)
        if is_due and seat.due_since is None:
            seat = replace(seat, due_since=at)
        seats.append(seat)
    return replace(moved, seats=tuple(seats))


def stop_clock(table: Table, seat: Seat, at: Milliseconds) -> Seat:
    """A decision was made: what it took beyond the time of a turn comes out of the bank."""
    clock, since = table.settings.clock, seat.due_since
    if clock is None or since is None or seat.bot:
        return replace(seat, due_since=None)
    beyond = max(0, at - since - 1000 * clock.turn_seconds)
    return replace(seat, due_since=None, bank_ms=max(0, seat.bank_ms - beyond))


def change_who_decides(
    table: Table, fact: facts.PlayerLeft | facts.StandInSeated | facts.PlayerReturned, at: Milliseconds
) -> Table:
    """Somebody goes away, is stood in for, or comes back."""
    if isinstance(fact, facts.StandInSeated):
        bank = 0 if fact.why == "clock" else table.seats[fact.seat].bank_ms
        seat = replace(table.seats[fact.seat], stand_in=fact.bot, bank_ms=bank)
        told = events.StoodIn(fact.seat, fact.bot, fact.why)
        return table.with_seat(fact.seat, seat).telling(told)
    for number in fact.seats:
        seat = table.seats[number]
        if isinstance(fact, facts.PlayerLeft):
            table = table.with_seat(number, replace(seat, left_at=at)).telling(events.Left(number))
        else:
            was_due = seat.due_since is not None
            since = at if seat.stand_in and was_due else seat.due_since
            seat = replace(seat, left_at=None, stand_in="", due_since=since)
            table = table.with_seat(number, seat).telling(events.Returned(number))
    return table
