"""What lists show of a table, when it must be looked after, and what its game came to."""

from typing import Literal

import msgspec

from silvergold.engine import HUMAN, score
from silvergold.engine.scoring import places
from silvergold.protocol.fields import Milliseconds
from silvergold.protocol.http import TableSummary
from silvergold.server.storage.results import GameResult, SeatResult
from silvergold.server.storage.table_logs import TableListing
from silvergold.server.table.snapshot import seat_view
from silvergold.server.table.table import Table

LEASE_MS = 5_000
"""How long whoever let bots move has time for it, before somebody else does."""
GRACE_MS = 60_000
"""How long the others wait for somebody who has left, where the table says nothing else."""


def summarize(table: Table) -> TableSummary:
    """What a list shows: nothing that a spectator may not see."""
    state = table.state
    is_over = table.status == "finished" and state is not None
    return TableSummary(
        id=table.id,
        status=table.status,
        settings=table.settings,
        host=table.host,
        seats=tuple(seat_view(table, number, seat) for number, seat in enumerate(table.seats)),
        round=state.round if state else 0,
        turn=state.turn if state else 0,
        to_move=table.to_move,
        scores=tuple(score(player).total for player in state.players) if is_over and state else None,
        opened_at=0,  # both times stand in the table's row
        updated_at=0,
    )


def table_listing(table: Table) -> TableListing:
    """A table's row, as it should be."""
    summary = msgspec.json.encode(summarize(table)).decode()
    return TableListing(table.status, summary, wake_at(table), table.at)


def grace_ms(table: Table) -> Milliseconds:
    """How long the others wait for somebody who has left."""
    return 1000 * table.settings.grace_seconds if table.settings.grace_seconds else GRACE_MS


def wake_at(table: Table) -> Milliseconds | None:
    """When somebody must look after a table even if no command comes; None if never."""
    if table.status != "playing":
        return None
    times = [table.at + LEASE_MS] if table.bots_to_move else []
    for number, seat in enumerate(table.seats):
        if seat.kind != HUMAN or seat.stand_in:
            continue
        if (lapses := table.due_at(number)) is not None:
            times.append(lapses)
        if seat.left_at is not None:
            times.append(seat.left_at + grace_ms(table))
        elif table.settings.grace_seconds and seat.due_since is not None:
            times.append(seat.due_since + grace_ms(table))
    return min(times, default=None)


def why_stand_in(
    table: Table, number: int, now: Milliseconds, here: set[str]
) -> Literal["left", "away", "clock"] | None:
    """Whether a stand-in must step in for a seat now, and why; here are the people who are connected."""
    seat = table.seats[number]
    if table.status != "playing" or seat.kind != HUMAN or seat.stand_in:
        return None
    if (lapses := table.due_at(number)) is not None and lapses <= now:
        return "clock"
    if seat.left_at is not None:
        return "left" if seat.left_at + grace_ms(table) <= now else None
    is_late = seat.due_since is not None and seat.due_since + grace_ms(table) <= now
    return "away" if table.settings.grace_seconds and is_late and seat.person not in here else None


def game_result(table: Table) -> GameResult:
    """What a game came to."""
    state = table.state
    if state is None or table.status != "finished":
        raise ValueError(f"the game at table {table.id} is not over")
    ranks = places(state.players, state.edition)
    seats = []
    for number, (seat, player, place) in enumerate(zip(table.seats, state.players, ranks, strict=True)):
        others = [other.name for other in table.seats if other is not seat]
        points = score(player)
        seats.append(
            SeatResult(
                seat=number,
                player=seat.person or seat.kind,
                name=seat.name,
                kind=seat.kind,
                opponents=", ".join(others),
                **points._asdict(),
                total=points.total,
                place=place,
            )
        )
    return GameResult(table.id, table.deal, table.at, tuple(seats), is_rated=table.settings.listed)
