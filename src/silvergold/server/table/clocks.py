"""Time limits: the players' clocks, and when a table needs attention although no command arrives."""

from typing import Literal

from msgspec.structs import replace

from silvergold.engine import HUMAN
from silvergold.protocol.fields import Milliseconds
from silvergold.server.table.table import Seat, Table

LEASE_MS = 5_000
"""How long the worker that runs a table's bots may take before another one takes over."""
GRACE_MS = 60_000
"""How long the others wait for somebody who has left, unless the table's settings say otherwise."""

STAND_IN = "sailor"
"""The stand-in for an unrated person."""


LONG_TURN_S = 3600
"""With this much time per decision or more, people close the page and wait to be notified."""
ANNOUNCE_AFTER_MS = 60_000
"""How long a decision is due before its person is notified; a lost connection is noticed sooner."""


def run_clocks(before: Table, moved: Table, at: Milliseconds) -> Table:
    """Stop the clocks of seats that have decided, and start those of seats that must decide now."""
    is_new_step = before.step != moved.step
    if before.to_move == moved.to_move and not is_new_step:
        return moved
    seats = []
    for number, seat in enumerate(moved.seats):
        was_due = seat.due_since is not None
        is_due = number in moved.to_move
        if was_due and (is_new_step or not is_due):
            seat = stop_clock(moved, seat, at)
        if is_due and seat.due_since is None:
            seat = replace(seat, due_since=at)
        seats.append(seat)
    return replace(moved, seats=tuple(seats))


def stop_clock(table: Table, seat: Seat, at: Milliseconds) -> Seat:
    """Charge the time that a decision took beyond its turn to the bank."""
    clock, since = table.settings.clock, seat.due_since
    if clock is None or since is None or seat.bot:
        return replace(seat, due_since=None)
    beyond = max(0, at - since - 1000 * clock.turn_seconds)
    return replace(seat, due_since=None, bank_ms=max(0, seat.bank_ms - beyond))


def grace_ms(table: Table) -> Milliseconds:
    """How long the others wait for somebody who has left."""
    return 1000 * table.settings.grace_seconds if table.settings.grace_seconds else GRACE_MS


def stands_in_at(table: Table, left_at: Milliseconds, seat: Seat) -> Milliseconds:
    """When a stand-in takes over from somebody who has left, or at once from somebody replaced."""
    return left_at if seat.is_replaced else left_at + grace_ms(table)


def is_idle(table: Table, number: int, now: Milliseconds) -> bool:
    """Whether a player has left or, without a clock, keeps the others waiting for longer than the grace."""
    seat = table.seats[number]
    if seat.left_at is not None or seat.stand_in:
        return True
    is_timed = table.settings.clock is not None  # then the clock decides
    return not is_timed and seat.due_since is not None and seat.due_since + grace_ms(table) <= now


def wake_at(table: Table) -> Milliseconds | None:
    """When the table needs attention even if no command arrives; None if never."""
    if table.status != "playing":
        return None
    times = [table.at + LEASE_MS] if table.bots_to_move else []
    for number, seat in enumerate(table.seats):
        if seat.kind != HUMAN or seat.stand_in:
            continue
        if table.settings.clock is not None:
            clocked = (table.due_at(number), announce_at(table, number))
            times += [at for at in clocked if at is not None]
        if seat.left_at is not None:
            times.append(stands_in_at(table, seat.left_at, seat))
        elif table.settings.grace_seconds and seat.due_since is not None:
            times.append(seat.due_since + grace_ms(table))
    return min(times, default=None)


def why_stand_in(
    table: Table, number: int, now: Milliseconds, here: set[str]
) -> Literal["left", "away", "clock", "host"] | None:
    """Why a stand-in must take over a seat now, or None; ``here`` are the people connected."""
    seat = table.seats[number]
    if table.status != "playing" or seat.kind != HUMAN or seat.stand_in:
        return None
    if (lapses := table.due_at(number)) is not None and lapses <= now:
        return "clock"
    if seat.left_at is not None:
        is_time = stands_in_at(table, seat.left_at, seat) <= now
        return ("host" if seat.is_replaced else "left") if is_time else None
    is_late = seat.due_since is not None and seat.due_since + grace_ms(table) <= now
    return "away" if table.settings.grace_seconds and is_late and seat.person not in here else None


def announce_at(table: Table, number: int) -> Milliseconds | None:
    """When the person on a seat is notified of a decision, if they are away by then; None if never."""
    seat, clock = table.seats[number], table.settings.clock
    if (
        clock is None
        or clock.turn_seconds < LONG_TURN_S
        or seat.due_since is None
        or seat.left_at is not None
    ):
        return None
    return None if seat.bot or seat.announced == seat.due_since else seat.due_since + ANNOUNCE_AFTER_MS


def seats_to_announce(table: Table, now: Milliseconds) -> dict[str, tuple[int, ...]]:
    """Return the people to notify now, each with the seats that they must decide for."""
    if table.status != "playing":
        return {}
    times = {number: announce_at(table, number) for number in range(len(table.seats))}
    due = [number for number, at in times.items() if at is not None and at <= now]
    people = sorted({table.seats[number].person for number in due})
    return {person: tuple(n for n in due if table.seats[n].person == person) for person in people}
