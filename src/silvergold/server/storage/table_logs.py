"""The logs of tables."""

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import force_setattr
from sqlalchemy import Connection, bindparam, delete, func, or_, select, update

from silvergold.protocol.fields import Value
from silvergold.server.storage.bulk import bulk_insert, bulk_update, execute_bulk, insert_new
from silvergold.server.storage.packed_logs import unpack
from silvergold.server.storage.results import GameResult, store_result
from silvergold.server.storage.schema import (
    deals,
    entries,
    packed_logs,
    seat_history,
    seats,
    tables,
    tries,
)
from silvergold.server.table.facts import LogEntry, decode_fact, encode_fact


class NewTable(NamedTuple):
    """A new table."""

    id: str
    deal: str
    host: str
    command: str
    listed: bool
    opened_at: int


class TableListing(NamedTuple):
    """What lists show of a table, and when it needs attention."""

    status: str
    summary: str
    wake_at: int | None
    updated_at: int


class Append(Value, frozen=True):
    """An entry for a log, with everything that must be stored together with it."""

    table_id: str
    entry: LogEntry
    standing: TableListing | None = None
    """None if nothing of it has changed."""
    opens: NewTable | None = None
    """The new table, for a first entry."""
    sits: tuple[str, ...] = ()
    """People who have sat down."""
    rises: tuple[str, ...] = ()
    """People who no longer have a seat."""
    begins: tuple[str, tuple[str, ...], str] | None = None
    """A deal, the people who see it from now on, and the words in its shuffle."""
    finish: GameResult | None = None
    follows: "tuple[Append, ...]" = ()
    """Entries that this one leads to: of a table that it opens, or the next of its own."""
    entry_row: Raw = Raw()
    standing_row: Raw = Raw()
    """The rows of the entry and of the listing, encoded."""

    def __post_init__(self) -> None:
        """Encode the rows now: the thread that writes them would have to wait for the interpreter lock."""
        force_setattr(self, "entry_row", Raw(msgspec.json.encode(entry_row(self.table_id, self.entry))))
        if self.standing is not None:
            row = self.standing._asdict() | {"id": self.table_id}
            force_setattr(self, "standing_row", Raw(msgspec.json.encode(row)))


DIALECTS = ("postgresql", "sqlite")
_insert_entries = {dialect: bulk_insert(dialect, entries) for dialect in DIALECTS}
_update_standings = {
    dialect: bulk_update(dialect, tables, [tables.c[name] for name in TableListing._fields])
    for dialect in DIALECTS
}


_select_entries = (
    select(
        entries.c.table_id,
        packed_logs.c.content,
        entries.c.number,
        entries.c.at,
        entries.c.fact,
        entries.c.person,
        entries.c.command,
        entries.c.command_hash,
    )
    .join_from(
        entries,
        packed_logs,
        (packed_logs.c.table_id == entries.c.table_id) & (packed_logs.c.number == entries.c.number),
        isouter=True,
    )
    .order_by(entries.c.number)
)
_log = _select_entries.where(entries.c.table_id == bindparam("log"), entries.c.number > bindparam("after"))
_length = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id)
_lengths = select(tables.c.id, _length.scalar_subquery())
_lengths = _lengths.where(tables.c.id.in_(bindparam("logs", expanding=True)))


class NotNextError(Exception):
    """Another worker has appended to one of the logs in SQLite: write the entries one by one."""


def append_or_read(
    connection: Connection, appends: Sequence[Append], one_by_one: bool = False
) -> list[list[LogEntry]]:
    """Store entries of different tables; return for each what another worker has appended instead."""
    stored = write_appends(connection, appends, one_by_one)
    missed = {a.table_id: a.entry.number - 1 for a, is_in in zip(appends, stored, strict=True) if not is_in}
    others = read_logs(connection, missed) if missed else {}
    return [others.get(append.table_id, []) for append in appends]


def write_appends(connection: Connection, appends: Sequence[Append], one_by_one: bool = False) -> list[bool]:
    """Store entries of different tables; return for each whether it was the next of its log."""
    new_tables = [append.opens for append in appends if append.opens]
    opened = open_tables(connection, new_tables) if new_tables else set()
    # All workers write in the same order: they may wait for each other, but never in a circle.
    in_order = sorted(appends, key=attrgetter("table_id"))
    there = [append for append in in_order if append.opens is None or append.table_id in opened]
    if not there:
        return [False] * len(appends)
    stored = write_entries(connection, there, one_by_one)
    new = [append for append in there if append.table_id in stored]
    write_standings(connection, new)
    for append in new:
        write_consequences(connection, append)
    return [append.table_id in stored for append in appends]


def write_entries(connection: Connection, appends: list[Append], one_by_one: bool) -> set[str]:
    """Append to logs; return the tables whose entry is new."""
    if one_by_one:
        statement = insert_new(connection.dialect, entries).returning(entries.c.table_id)
        rows = [entry_row(append.table_id, append.entry) for append in appends]
        return set(connection.execute(statement, rows).scalars())
    encoded = [append.entry_row for append in appends]
    result = execute_bulk(connection, _insert_entries[connection.dialect.name], encoded)
    if result.returns_rows:
        return {row.table_id for row in result}
    if result.rowcount < len(appends):
        raise NotNextError
    return {append.table_id for append in appends}


def entry_row(table_id: str, entry: LogEntry) -> dict[str, object]:
    """Return an entry of a table's log as a row."""
    return {
        "table_id": table_id,
        "number": entry.number,
        "at": entry.at,
        "person": entry.person,
        "command": entry.command,
        "fact": encode_fact(entry.fact),
        "command_hash": entry.command_hash,
    }


def open_tables(connection: Connection, opened: list[NewTable]) -> set[str]:
    """Store new tables, except for repeated requests; return the ids of those stored."""
    rows = [
        new._asdict() | {"status": "gathering", "summary": "", "updated_at": new.opened_at} for new in opened
    ]
    return set(
        connection.execute(insert_new(connection.dialect, tables).returning(tables.c.id), rows).scalars()
    )


def write_standings(connection: Connection, appends: list[Append]) -> None:
    """Update what lists show."""
    rows = [append.standing_row for append in appends if append.standing is not None]
    if rows:
        execute_bulk(connection, _update_standings[connection.dialect.name], rows)


def write_listing(connection: Connection, table_id: str, listing: TableListing) -> None:
    """Update what lists show of one table."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(**listing._asdict()))


def write_consequences(connection: Connection, append: Append) -> None:
    """Store what follows from an entry beyond the log."""
    for person in append.sits:
        row = {"table_id": append.table_id, "person": person}
        for table in (seats, seat_history):
            connection.execute(insert_new(connection.dialect, table), row)
    for person in append.rises:
        is_theirs = (seats.c.table_id == append.table_id) & (seats.c.person == person)
        connection.execute(delete(seats).where(is_theirs))
    if append.begins is not None:
        deal, people, words = append.begins
        for person in people:
            row = {"deal": deal, "person": person, "table_id": append.table_id}
            connection.execute(insert_new(connection.dialect, tries), row)
        if words:
            connection.execute(update(deals).where(deals.c.id == deal).values(words=words))
    if append.finish is not None:
        store_result(connection, append.finish)
    for follower in append.follows:
        write_appends(connection, [follower])


def lengths_of(connection: Connection, table_ids: Sequence[str]) -> list[tuple[str, int]]:
    """Return the lengths of tables' logs."""
    return [(log, number) for log, number in connection.execute(_lengths, {"logs": table_ids})]


def read_entries(connection: Connection, table_id: str, after: int = 0) -> list[LogEntry]:
    """Return a table's log, or its end."""
    return _logs_in(connection.execute(_log, {"log": table_id, "after": after}), {table_id: after})[table_id]


def read_logs(connection: Connection, ends: Mapping[str, int]) -> dict[str, list[LogEntry]]:
    """Return the entries of tables' logs after a number each."""
    is_new = or_(*((entries.c.table_id == log) & (entries.c.number > end) for log, end in ends.items()))
    return _logs_in(connection.execute(_select_entries.where(is_new)), ends)


def _logs_in(rows: Iterable[Any], ends: Mapping[str, int]) -> dict[str, list[LogEntry]]:
    logs: dict[str, list[LogEntry]] = {table_id: [] for table_id in ends}
    for table_id, packed, number, at, fact, *command in rows:
        logs[table_id] += unpacked_entries(packed)[ends[table_id] :] if packed else []
        logs[table_id].append(LogEntry(number, at, decode_fact(fact), *command))
    return logs


def unpacked_entries(content: bytes) -> list[LogEntry]:
    """Return the first entries of a packed log."""
    return [
        LogEntry(number, packed.at, decode_fact(packed.fact), packed.person)
        for number, packed in enumerate(unpack(content), start=1)
    ]
