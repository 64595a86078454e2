"""What each recipient sees of a table; every answer and message is made here.

The table and the public game look the same to everybody; the holder of a seat also sees that seat's own side.
The engine's ``view`` and ``events_seen`` decide who may see what, and its ``events_logged`` what may be
looked up later.
"""

from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from silvergold.engine import HUMAN, EarlierTurn, Phase, events_logged, hash_of, legal_moves
from silvergold.lookalikes import Imitation, imitation
from silvergold.protocol import events
from silvergold.protocol.commands import TimeControl
from silvergold.protocol.events import TableEvent, from_engine_event
from silvergold.protocol.messages import Update
from silvergold.protocol.views import (
    GameView,
    OwnView,
    ScoreView,
    SeatView,
    SideView,
    TableView,
    game_view,
    own_view,
)
from silvergold.server.table.table import InternalEvent, Seat, Table, due_at

T = TypeVar("T")


class TableSnapshot:
    """A table as all recipients can see it, computed once.

    Parts that are certainly unchanged are reused: most commands change only one seat's own side.
    """

    __slots__ = ("_own", "game_view", "table", "table_view")

    def __init__(self, table: Table, before: "TableSnapshot | None" = None) -> None:
        self.table = table
        self._own: dict[int, OwnView] = {}
        if before is None or not is_same_step(before.table, table):
            self.table_view = table_view(table)
            self.game_view = public_game_view(table)
            return
        is_seated_alike = before.table.seats is table.seats
        self.table_view = before.table_view if is_seated_alike else table_view(table)
        self.game_view = with_seats_to_move(before.game_view, table.to_move)
        for seat, own in before._own.items():
            if is_side_untouched(before.table, table, seat):
                self._own[seat] = own

    def own(self, person: str) -> tuple[OwnView, ...]:
        """Return what only a person sees: their own seats."""
        return tuple([self._own_seat(seat) for seat in self.table.sides_of(person)])

    def _own_seat(self, seat: int) -> OwnView:
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = own_seat_view(self.table, seat, self.game_view)
        return own

    def events(self, person: str, after: int) -> tuple[TableEvent, ...]:
        """Return the events after a number, as a person may see them."""
        if after >= len(self.table.events):
            return ()
        aid, seats = self.table.settings.memory_aid, self.table.sides_of(person)
        logged = events_logged(self.table.events, memory_aid=aid, after=max(0, after))
        return tuple([event_view(event, seats) for event in logged if event is not None])


def full_update(snapshot: TableSnapshot, person: str, after: int = 0) -> Update:
    """Return everything that a person may see, with the events after a number."""
    return Update(
        number=len(snapshot.table.events),
        events=snapshot.events(person, after),
        table=snapshot.table_view,
        game=snapshot.game_view,
        own=snapshot.own(person),
    )


class Viewer:
    """A person who follows a table, and what they have seen of it."""

    __slots__ = ("_person", "_seen")

    def __init__(self, person: str, snapshot: TableSnapshot) -> None:
        self._person = person
        self._seen = parts_seen(snapshot, person)

    def see(self, snapshot: TableSnapshot, done: str = "") -> Update | None:
        """Return what the person sees change, or None; perhaps by a command of theirs that is done."""
        before, self._seen = self._seen, parts_seen(snapshot, self._person)
        if self._seen == before:
            return None
        number, table, game, own = self._seen
        return Update(
            number=number,
            events=snapshot.events(self._person, before[0]),
            table=if_new(before[1], table),
            game=if_new(before[2], game),
            own=if_new(before[3], own),
            done=done,
        )


def parts_seen(
    snapshot: TableSnapshot, person: str
) -> tuple[int, TableView, GameView | None, tuple[OwnView, ...]]:
    """Return the number of the latest event, and all parts of the table that a person sees."""
    return len(snapshot.table.events), snapshot.table_view, snapshot.game_view, snapshot.own(person)


def if_new(before: T, now: T) -> T | None:
    """Return the new value if it differs from the old one."""
    return None if now is before or now == before else now


def is_same_step(before: Table, now: Table) -> bool:
    """Whether nothing public has changed, except perhaps which seats must still decide."""
    return (
        before.events is now.events
        and before.status == now.status
        and before.is_held == now.is_held
        and before.rematch == now.rematch
        and before.barred is now.barred
        and before.settings is now.settings
        and (before.state or ())[1:] == (now.state or ())[1:]  # all but the players
    )


def looks_alike(before: Table, now: Table) -> bool:
    """Whether the public game is certainly the same."""
    return before.to_move == now.to_move and is_same_step(before, now)


def with_seats_to_move(game: GameView | None, seats: tuple[int, ...]) -> GameView | None:
    """Return the public game when other seats must decide."""
    return game if game is None or game.to_move == seats else replace(game, to_move=seats)


def is_side_untouched(before: Table, now: Table, seat: int) -> bool:
    """Whether a seat's own side is certainly the same, given that the step is."""
    return before.side(seat) is now.side(seat) and (seat in before.to_move) == (seat in now.to_move)


# --- the parts --------------------------------------------------------------------------------------------


def table_view(table: Table) -> TableView:
    """The table without its game."""
    return TableView(
        id=table.id,
        status=table.status,
        settings=table.settings,
        deck=table.deck.sha256,
        host=table.host,
        deal=table.deal,
        hash=table.hash,
        seats=seat_views(table.seats, table.settings.clock),
        is_held=table.is_held,
        rematch=table.rematch,
        rematch_accepted=table.rematch_accepted,
        rematch_declined=table.rematch_declined,
        barred=table.barred,
    )


def seat_views(seats: tuple[Seat, ...], clock: TimeControl | None) -> tuple[SeatView, ...]:
    """Return who sits on each seat."""
    if clock is None:  # nobody sees since when a decision is due: the views are those of the step before
        seats = tuple([replace(seat, due_since=None, announced=None) for seat in seats])
    return _seat_views(seats, clock)


@lru_cache(maxsize=1 << 12)
def _seat_views(seats: tuple[Seat, ...], clock: TimeControl | None) -> tuple[SeatView, ...]:
    return tuple([seat_view(seat, clock, imitation_at(seats, seat)) for seat in seats])


def seat_view(seat: Seat, clock: TimeControl | None, imitates: Imitation) -> SeatView:
    """Return who sits on a seat; of words for the shuffle only the hash."""
    return SeatView(
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        stand_in=seat.stand_in,
        has_left=seat.left_at is not None,
        is_replaced=seat.is_replaced,
        contribution=hash_of(seat.words.encode()) if seat.words else "",
        bank_ms=seat.bank_ms if clock else None,
        due_at=due_at(seat, clock),
        imitates=imitates,
    )


def imitation_at(seats: tuple[Seat, ...], seat: Seat) -> Imitation:
    """Return whose name the name of the person on a seat looks like."""
    others = (other.name for other in seats if other.kind == HUMAN and other.person != seat.person)
    return imitation(seat.name, others) if seat.kind == HUMAN else ""


def public_game_view(table: Table) -> GameView | None:
    """The game as everybody sees it."""
    return None if table.state is None else game_view(table.state, table.settings.memory_aid, table.winners)


def own_seat_view(table: Table, seat: int, game: GameView | None) -> OwnView:
    """Return what only the holder of a seat sees of it: without marks of this turn, the side is public."""
    if table.state is None or game is None:
        return OwnView(seat, EMPTY_SIDE, (), 0, False, ())
    is_public = table.state.players[seat].before is None and table.state.phase != Phase.KEEP
    legal = legal_moves(table.state, seat)
    return own_view(table.state, seat, legal, game.players[seat] if is_public else None)


EMPTY_SIDE = SideView((), 0, (), (), (), ScoreView(0, 0, 0, 0, 0, 0))


def event_view(event: InternalEvent | EarlierTurn, seats: tuple[int, ...]) -> TableEvent:
    """Return an event as the holder of some seats may see it."""
    return event if isinstance(event, events.Event) else from_engine_event(event, seats)
