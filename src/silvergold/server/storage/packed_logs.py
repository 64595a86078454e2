"""Logs of finished games, packed: of a table's entries only the last stays a row of its own.

The entries before it move into one compressed row, and are read as before. Only the ids of their commands are
dropped, because they make up most of it and nobody sends a command again a day after the game.
"""

import zlib
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from silvergold.server.storage.schema import UNPACKED, entries, packed_logs, tables

PACK_AFTER_MS = 24 * 60 * 60 * 1000
"""How long after its last entry the log of a finished game is packed."""


class PackedEntry(NamedTuple):
    """What is kept of an entry; its number is its place."""

    at: int
    person: str
    fact: str


_Columns = tuple[list[int], list[str], list[str]]
"""The entries column by column, which compresses best."""


def pack(log: list[PackedEntry]) -> bytes:
    """Return the first entries of a log as bytes."""
    return zlib.compress(msgspec.json.encode(tuple(zip(*log, strict=True))), 9)


def unpack(content: bytes) -> list[PackedEntry]:
    """Return the entries in some bytes."""
    columns = msgspec.json.decode(zlib.decompress(content), type=_Columns)
    return [PackedEntry(*row) for row in zip(*columns, strict=True)]


_due = select(tables.c.id).where(text(UNPACKED), tables.c.updated_at < bindparam("before"))
_due = _due.order_by(tables.c.updated_at).limit(bindparam("most")).with_for_update(skip_locked=True)


def pack_finished(connection: Connection, now: int, most: int) -> int:
    """Pack the logs of some finished games, unless another worker does; return how many."""
    ids = list(connection.execute(_due, {"before": now - PACK_AFTER_MS, "most": most}).scalars())
    for table_id in ids:
        pack_log(connection, table_id)
    if ids:
        connection.execute(update(tables).where(tables.c.id.in_(ids)).values(is_packed=True))
    return len(ids)


def pack_log(connection: Connection, table_id: str) -> None:
    """Move all entries of a log but the last into one row."""
    columns = (entries.c.at, entries.c.person, entries.c.fact, entries.c.number)
    query = select(*columns).where(entries.c.table_id == table_id).order_by(entries.c.number)
    *first, last = connection.execute(query).all()
    if first:
        content = pack([PackedEntry(at, person, fact) for at, person, fact, _ in first])
        row = {"table_id": table_id, "number": last.number, "content": content}
        connection.execute(insert(packed_logs), row)
        is_packed = (entries.c.table_id == table_id) & (entries.c.number < last.number)
        connection.execute(delete(entries).where(is_packed))
