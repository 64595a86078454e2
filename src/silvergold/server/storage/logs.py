"""The logs of tables: adding to them, and reading them."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, update

from silvergold.server.facts import Entry, decode_fact, encode_fact
from silvergold.server.storage.insert import insert_new
from silvergold.server.storage.results import Finish, note_finish
from silvergold.server.storage.schema import deals, entries, seats, tables, tries


class NewTable(NamedTuple):
    """A table that is to be opened."""

    id: str
    deal: str
    host: str
    command: str
    listed: bool
    opened_at: int


class Standing(NamedTuple):
    """What lists show of a table, and when it must be looked after."""

    status: str
    summary: str
    wake_at: int | None
    updated_at: int


class Append(NamedTuple):
    """One more entry for a log, with everything that must be written together with it."""

    table_id: str
    entry: Entry
    standing: Standing | None = None
    """None where nothing of it has changed."""
    opens: NewTable | None = None
    """The first entry comes with its table."""
    sits: tuple[str, ...] = ()
    """People who have sat down."""
    begins: tuple[str, tuple[str, ...], str] | None = None
    """A deal, the people who see it from now on, and the words that the shuffle took."""
    finish: Finish | None = None
    follows: "tuple[Append, ...]" = ()
    """Entries of a table that this one opens."""


_update_standing = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values({name: bindparam(name) for name in Standing._fields})
)


def write_appends(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Write entries of different tables; for each, whether it was the next of its log."""
    opened = [append.opens for append in appends if append.opens]
    if opened:
        open_tables(connection, opened)
    rows = [entry_row(append) for append in appends]
    statement = insert_new(connection.dialect, entries).returning(entries.c.table_id, entries.c.number)
    stored = {tuple(row) for row in connection.execute(statement, rows)}
    outcome = [(append.table_id, append.entry.number) in stored for append in appends]
    new = [append for append, is_stored in zip(appends, outcome, strict=True) if is_stored]
    write_standings(connection, new)
    for append in new:
        write_consequences(connection, append)
    return outcome


def entry_row(append: Append) -> dict[str, object]:
    """An entry as a row."""
    entry = append.entry
    return {
        "table_id": append.table_id,
        "number": entry.number,
        "at": entry.at,
        "person": entry.person,
        "command": entry.command,
        "fact": encode_fact(entry.fact),
    }


def open_tables(connection: Connection, opened: list[NewTable]) -> None:
    """Add the rows of new tables."""
    rows = [
        new._asdict() | {"status": "gathering", "summary": "", "updated_at": new.opened_at} for new in opened
    ]
    connection.execute(insert_new(connection.dialect, tables), rows)


def write_standings(connection: Connection, appends: list[Append]) -> None:
    """Bring up to date what lists show."""
    rows = [a.standing._asdict() | {"table_id": a.table_id} for a in appends if a.standing is not None]
    if rows:
        connection.execute(_update_standing, rows)


def write_consequences(connection: Connection, append: Append) -> None:
    """Write what follows from an entry beyond the log."""
    for person in append.sits:
        row = {"table_id": append.table_id, "person": person}
        connection.execute(insert_new(connection.dialect, seats), row)
    if append.begins is not None:
        deal, people, words = append.begins
        for person in people:
            row = {"deal": deal, "person": person, "table_id": append.table_id}
            connection.execute(insert_new(connection.dialect, tries), row)
        if words:
            connection.execute(update(deals).where(deals.c.id == deal).values(words=words))
    if append.finish is not None:
        note_finish(connection, append.finish)
    for follower in append.follows:
        write_appends(connection, [follower])


def read_entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """A table's log, or its end."""
    columns = (entries.c.number, entries.c.at, entries.c.person, entries.c.command, entries.c.fact)
    query = select(*columns).where(entries.c.table_id == table_id, entries.c.number > after)
    rows = connection.execute(query.order_by(entries.c.number))
    return [
        Entry(number, at, decode_fact(fact), person, command) for number, at, person, command, fact in rows
    ]
