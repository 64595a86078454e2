"""Everything that is stored about one person: for export, and for deletion."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Table, delete, or_, select, update

from silvergold.protocol.http import TableSummary
from silvergold.server.storage.packed_logs import pack, unpack
from silvergold.server.storage.schema import (
    challenges,
    deals,
    decks,
    entries,
    links,
    packed_logs,
    people,
    presence,
    push_subscriptions,
    puzzle_attempts,
    ratings,
    records,
    recovery_codes,
    results,
    seat_history,
    seats,
    tables,
    tokens,
    tries,
)
from silvergold.server.table.facts import SeatTaken, decode_fact, encode_fact

PERSONAL_TABLES = {
    links: links.c.person,
    challenges: challenges.c.person,
    recovery_codes: recovery_codes.c.person,
    push_subscriptions: push_subscriptions.c.person,
    tokens: tokens.c.person,
    seats: seats.c.person,
    seat_history: seat_history.c.person,
    tries: tries.c.person,
    presence: presence.c.person,
    results: results.c.player,
    ratings: ratings.c.player,
    puzzle_attempts: puzzle_attempts.c.person,
    records: records.c.person,
}
"""The tables whose rows are deleted with a person, and the column with their id."""
SEATED = (seats, seat_history)
"""The tables whose rows say where else a person has to be erased: they go with the name, not before."""
EXPORTED = {
    "results": results,
    "ratings": ratings,
    "puzzles": puzzle_attempts,
    "decks": decks,
    "records": records,
}
"""The tables whose rows are exported as they are, by their name in the file."""
EXPORTED_COLUMNS = {decks: decks.c.person} | PERSONAL_TABLES
SAT = '{"fact":"sat",%'


def exported_rows(connection: Connection, person: str, table: Table) -> list[dict[str, Any]]:
    """Return the rows of a table about a person."""
    rows = connection.execute(select(table).where(EXPORTED_COLUMNS[table] == person)).mappings()
    return [{name: readable(value) for name, value in row.items()} for row in rows]


def readable(value: object) -> object:
    """Return a value as JSON can hold it: our binary columns contain text."""
    return value.decode(errors="replace") if isinstance(value, bytes) else value


def person_row(connection: Connection, person: str) -> dict[str, Any]:
    """Return a person's own row."""
    return dict(connection.execute(select(people).where(people.c.id == person)).mappings().one())


def tables_to_leave(connection: Connection, person: str) -> list[str]:
    """Return the unfinished tables at which a person sits or which they host."""
    is_there = or_(
        tables.c.host == person, tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
    )
    query = select(tables.c.id).where(is_there, tables.c.status.in_(("gathering", "playing")))
    return list(connection.execute(query).scalars())


def tables_to_redact(connection: Connection, person: str) -> list[str]:
    """Return the tables at which a person has ever taken a seat."""
    query = select(seat_history.c.table_id).where(seat_history.c.person == person)
    return sorted(connection.execute(query).scalars())


def redacted(text: str, person: str) -> str:
    """Return a fact without a person's name."""
    if person not in text:
        return text
    fact = decode_fact(text)
    is_theirs = isinstance(fact, SeatTaken) and fact.person == person
    return encode_fact(replace(fact, name="")) if is_theirs else text


def erase_person(connection: Connection, person: str, table_ids: Iterable[str]) -> list[bytes]:
    """Delete a person's data and take their name out of the logs; return their devices.

    The row of the person stays without a name, because tables and decks refer to its id.
    """
    devices = list(connection.execute(select(tokens.c.hash).where(tokens.c.person == person)).scalars())
    for table_id in table_ids:
        redact_lists(connection, table_id, person)
        redact_log(connection, table_id, person)
        for table in SEATED:
            connection.execute(delete(table).where(table.c.table_id == table_id, table.c.person == person))
    for table, column in PERSONAL_TABLES.items():
        if table not in SEATED:
            connection.execute(delete(table).where(column == person))
    dealt = select(deals.c.id).where(deals.c.deck == decks.c.sha256)
    connection.execute(delete(decks).where(decks.c.person == person, ~dealt.exists()))
    connection.execute(update(people).where(people.c.id == person).values(name=""))
    return [bytes(device) for device in devices]


def redact_log(connection: Connection, table_id: str, person: str) -> None:
    """Take a person's name out of a log, whose table is locked: it is packed already, or not meanwhile."""
    is_seat_taken = (entries.c.table_id == table_id) & entries.c.fact.like(SAT)
    query = select(entries.c.number, entries.c.fact).where(is_seat_taken)
    for number, text in connection.execute(query).all():
        is_it = (entries.c.table_id == table_id) & (entries.c.number == number)
        connection.execute(update(entries).where(is_it).values(fact=redacted(text, person)))
    is_it = packed_logs.c.table_id == table_id
    content = connection.execute(select(packed_logs.c.content).where(is_it)).scalar_one_or_none()
    if content is not None:
        log = [entry._replace(fact=redacted(entry.fact, person)) for entry in unpack(content)]
        connection.execute(update(packed_logs).where(is_it).values(content=pack(log)))


def redact_lists(connection: Connection, table_id: str, person: str) -> None:
    """Take a person's name out of what lists show of a table, and out of its other results."""
    is_it = tables.c.id == table_id
    text = connection.execute(select(tables.c.summary).where(is_it).with_for_update()).scalar_one()
    summary = msgspec.json.decode(text, type=TableSummary)
    shown = tuple(replace(seat, name="") if seat.person == person else seat for seat in summary.seats)
    encoded = msgspec.json.encode(replace(summary, seats=shown)).decode()
    connection.execute(update(tables).where(is_it).values(summary=encoded))
    for number in range(len(shown)):
        others = [seat.name for at, seat in enumerate(shown) if at != number and seat.name]
        is_seat = (results.c.table_id == table_id) & (results.c.seat == number)
        connection.execute(update(results).where(is_seat).values(opponents=", ".join(others)))
