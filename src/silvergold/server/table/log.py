"""A table follows from its log: how each fact changes it. Nothing here reads a clock or a disk."""

from collections.abc import Sequence

from msgspec.structs import replace

from silvergold.engine import (
    EDITIONS,
    Deck,
    Event,
    GameState,
    Move,
    Phase,
    apply,
    bot_kind,
    bot_title,
    new_game,
    seats_to_move,
)
from silvergold.protocol import events
from silvergold.protocol.fields import Milliseconds, TableStatus, Value
from silvergold.protocol.moves import LoggedMove, to_engine_move
from silvergold.protocol.views import BarredPerson
from silvergold.server.table import facts
from silvergold.server.table.clocks import run_clocks
from silvergold.server.table.facts import AnyFact, LogEntry
from silvergold.server.table.table import Seat, Table

CHANCE = -1
"""The seat of the moves of chance before anybody has moved."""


HostFact = facts.StartPlayerNamed | facts.PlayerReplaced | facts.PlayerReadmitted | facts.TableClosed


class PlayedMove(Value, frozen=True):
    """A move, and the state and the events that it led to."""

    move: Move
    state: GameState
    events: tuple[Event, ...]


def open_table(table_id: str, entry: LogEntry, deck: Deck) -> Table:
    """Return the table that a log's first entry opens."""
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
        language=fact.language,
        seats=(Seat(),) * fact.settings.players,
        status="gathering",
        number=entry.number,
        at=entry.at,
    )


def apply_entry(table: Table, entry: LogEntry) -> Table:
    """Return the table after the next entry of its log."""
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} of table {table.id} does not follow entry {table.number}")
    return numbered(apply_fact(table, entry.fact, entry.at), entry.at)


def numbered(table: Table, at: Milliseconds) -> Table:
    """Return a table that a fact has changed, with the number and the time of the fact's entry."""
    return replace(table, number=table.number + 1, at=at)


def apply_fact(table: Table, fact: AnyFact, at: Milliseconds) -> Table:
    """Return the table after a fact."""
    match fact:
        case facts.MovesPlayed():
            return play_logged(table, fact.moves, fact.seat, at)
        case facts.SeatTaken() | facts.SeatVacated() | facts.WordsContributed() | facts.StartHeld():
            return prepare_game(table, fact)
        case facts.GameStarted():
            return play_logged(start_game(table), fact.moves, CHANCE, at)
        case facts.DecisionAnnounced():
            return announce(table, fact.seats)
        case facts.RematchAgreed() | facts.RematchRejected() | facts.RematchOpened():
            return change_rematch(table, fact)
        case facts.TableOpened():
            raise ValueError(f"table {table.id} is open already")
        case facts.PlayerLeft() | facts.StandInSeated() | facts.PlayerReturned():
            return change_deciders(table, fact, at)
        case _:
            return follow_host(table, fact, at)


def follow_host(table: Table, fact: HostFact, at: Milliseconds) -> Table:
    """Return the table after something that only the host can do."""
    match fact:
        case facts.StartPlayerNamed():
            return replace(table, settings=replace(table.settings, start_player=fact.seat))
        case facts.PlayerReplaced():
            return replace_player(table, fact, at)
        case facts.PlayerReadmitted():
            barred = tuple(person for person in table.barred if person.person != fact.person)
            return replace(table, barred=barred)
        case facts.TableClosed():
            return replace(table, status="closed").with_events(events.Closed())


# --- before the game --------------------------------------------------------------------------------------


def prepare_game(
    table: Table, fact: facts.SeatTaken | facts.SeatVacated | facts.WordsContributed | facts.StartHeld
) -> Table:
    """Return the table after a change of what its game will start with."""
    match fact:
        case facts.SeatTaken():
            seat = Seat(kind=fact.kind, name=fact.name, person=fact.person)
            return table.with_seat(fact.seat, seat).with_events(events.Sat(fact.seat, fact.kind, fact.name))
        case facts.SeatVacated():
            return table.with_seat(fact.seat, Seat()).with_events(events.Rose(fact.seat))
        case facts.WordsContributed():
            return table.with_seat(fact.seat, replace(table.seats[fact.seat], words=fact.words))
        case facts.StartHeld():
            return replace(table, is_held=fact.is_held)


# --- moves ------------------------------------------------------------------------------------------------


def start_game(table: Table) -> Table:
    """Return the table with a new game and full time banks, before the first move of chance."""
    clock = table.settings.clock
    bank = 1000 * clock.bank_seconds if clock else 0
    return replace(
        table,
        state=new_game(table.deck, len(table.seats), EDITIONS[table.settings.edition]),
        seats=tuple(replace(seat, bank_ms=bank) for seat in table.seats),
    ).with_events(events.Began())


def play_logged(table: Table, moves: Sequence[LoggedMove], seat: int, at: Milliseconds) -> Table:
    """Return the table after moves from the log."""
    state = game_state(table)
    played: list[PlayedMove] = []
    for logged in moves:
        played.append(play_move(state, to_engine_move(logged, seat)))
        state = played[-1].state
    return after_moves(table, played, at)


def game_state(table: Table) -> GameState:
    """Return the state of the table's game."""
    if table.state is None:
        raise ValueError(f"no game has begun at table {table.id}")
    return table.state


def play_move(state: GameState, move: Move) -> PlayedMove:
    """Play one move."""
    return PlayedMove(move, *apply(state, move))


def after_moves(table: Table, played: Sequence[PlayedMove], at: Milliseconds) -> Table:
    """Return the table after moves that have been played."""
    state = played[-1].state
    status: TableStatus = "finished" if state.phase == Phase.OVER else "playing"
    moved = replace(
        table,
        state=state,
        to_move=seats_to_move(state),
        moves_played=table.moves_played + len(played),
        events=table.events + [event for step in played for event in step.events],
        status=status,
    )
    return run_clocks(table, moved, at)


# --- who decides ------------------------------------------------------------------------------------------


def change_deciders(
    table: Table, fact: facts.PlayerLeft | facts.StandInSeated | facts.PlayerReturned, at: Milliseconds
) -> Table:
    """Return the table after somebody has left, was replaced by a stand-in, or has returned."""
    if isinstance(fact, facts.StandInSeated):
        bank = 0 if fact.why == "clock" else table.seats[fact.seat].bank_ms
        seat = replace(table.seats[fact.seat], stand_in=fact.bot, bank_ms=bank)
        event = events.StoodIn(fact.seat, fact.bot, fact.why)
        return table.with_seat(fact.seat, seat).with_events(event)
    for number in fact.seats:
        seat = table.seats[number]
        if isinstance(fact, facts.PlayerLeft):
            table = table.with_seat(number, replace(seat, left_at=at)).with_events(events.Left(number))
        else:
            was_due = seat.due_since is not None
            since = at if seat.stand_in and was_due else seat.due_since
            seat = replace(seat, left_at=None, is_replaced=False, stand_in="", due_since=since)
            table = table.with_seat(number, seat).with_events(events.Returned(number))
    return table


def announce(table: Table, seats: Sequence[int]) -> Table:
    """Return the table after a person has learned of the decisions due for their seats."""
    for number in seats:
        seat = table.seats[number]
        table = table.with_seat(number, replace(seat, announced=seat.due_since))
    return table


def replace_player(table: Table, fact: facts.PlayerReplaced, at: Milliseconds) -> Table:
    """Return the table after the host has replaced a player: during the game a stand-in takes over soon."""
    first = table.seats[fact.seats[0]]
    for number in fact.seats:
        seat = table.seats[number]
        is_before = table.status == "gathering"
        bot = Seat(kind=bot_kind(fact.bot), name=bot_title(fact.bot))
        gone = replace(seat, left_at=at if seat.left_at is None else seat.left_at, is_replaced=True)
        table = table.with_seat(number, bot if is_before else gone)
        table = table.with_events(events.Replaced(number, seat.person, seat.name))
        if is_before:
            table = table.with_events(events.Sat(number, bot.kind, bot.name))
    if fact.may_return:
        return table
    return replace(table, barred=(*table.barred, BarredPerson(first.person, first.name)))


# --- the rematch ------------------------------------------------------------------------------------------


def change_rematch(
    table: Table, fact: facts.RematchAgreed | facts.RematchRejected | facts.RematchOpened
) -> Table:
    """Return the table after an answer to a rematch, or its opening; an offer ends when nobody wants it."""
    if isinstance(fact, facts.RematchOpened):
        return replace(table, rematch=fact.table).with_events(events.Rematched(fact.table))
    accepted = tuple(seat for seat in table.rematch_accepted if seat not in fact.seats)
    declined = tuple(seat for seat in table.rematch_declined if seat not in fact.seats)
    if isinstance(fact, facts.RematchAgreed):
        accepted += fact.seats
        noted: list[events.TableEvent] = [events.RematchAccepted(seat) for seat in fact.seats]
    else:
        declined = (*declined, *fact.seats) if accepted else ()
        noted = [events.RematchDeclined(seat) for seat in fact.seats]
    return replace(table, rematch_accepted=accepted, rematch_declined=declined).with_events(*noted)
