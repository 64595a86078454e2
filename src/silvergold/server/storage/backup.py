"""Backups: a whole database as lines of text, out of either kind of database and into either kind.

The file is gzipped JSON lines: a head; then each table's name and columns, followed by its rows; then an end.
Bytes are in base 64. It reveals the cards of running games, so only its owner may read it.
"""

import gzip
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeGuard

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, Table, TableClause, func, select
from sqlalchemy.exc import StatementError

from silvergold.errors import ApplicationError
from silvergold.files import OWNER_ONLY, atomic_file
from silvergold.server.clock import now_ms
from silvergold.server.storage.schema import metadata, pars, presence, rate_limits, reviews
from silvergold.server.storage.upgrade import bring_to, changing, is_known, newest_version, using, version_of

FORMAT = "silvergold-backup"
VERSION = 1
TOGETHER = 1000
"""Rows read or written at once."""

BackupProgress = Callable[[int, int], None]
"""Called with the number of rows done, and of all rows."""


def no_progress(done: int, rows: int) -> None:
    """Ignore the progress."""


def kept_tables() -> list[Table]:
    """Return the tables in a backup, in the order of their references; without what can be computed again."""
    left_out = (pars, presence, rate_limits, reviews)
    return [table for table in metadata.sorted_tables if table not in left_out]


# --- out --------------------------------------------------------------------------------------------------


def backup(engine: Engine, path: Path, watch: BackupProgress = no_progress) -> int:
    """Write a consistent snapshot of a database while servers run; return the number of rows."""
    isolation = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    with using(engine), engine.execution_options(**isolation).connect() as connection:
        require_newest(connection)
        rows = sum(
            connection.execute(select(func.count()).select_from(t)).scalar_one() for t in kept_tables()
        )
        with atomic_file(path, OWNER_ONLY) as file, gzip.open(file, "wb") as packed:
            for line in lines_of(connection, rows, watch):
                packed.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
    return rows


def require_newest(connection: Connection) -> None:
    """Refuse to back up a database of another version."""
    found, newest = version_of(connection), newest_version()
    if found is None:
        raise ApplicationError("database-empty")
    if found != newest:
        raise ApplicationError("database-other-version", found=found, newest=newest)


def lines_of(connection: Connection, rows: int, watch: BackupProgress) -> Iterator[object]:
    """Yield all lines of a backup."""
    yield {
        "format": FORMAT,
        "version": VERSION,
        "schema": newest_version(),
        "made_at": now_ms(),
        "rows": rows,
    }
    done = 0
    for table in kept_tables():
        yield {"table": table.name, "columns": table.c.keys()}
        together = connection.execution_options(yield_per=TOGETHER).execute(select(table)).partitions()
        for part in together:
            yield from ([packed_cell(cell) for cell in row] for row in part)
            done += len(part)
            watch(done, rows)
    yield {"end": done}


def packed_cell(cell: object) -> object:
    """Return a value as JSON can hold it."""
    return {"base64": b64encode(cell).decode()} if isinstance(cell, bytes) else cell


# --- in ---------------------------------------------------------------------------------------------------


def restore(engine: Engine, path: Path, watch: BackupProgress = no_progress) -> int:
    """Restore a file into an empty database, all or nothing; return the number of rows."""
    lines = read_lines(path)
    head = read_head(path, lines)
    with changing(engine) as connection:
        require_empty(connection, head["schema"])
        bring_to(connection, head["schema"])
        try:
            rows = insert_rows(connection, lines, lambda done: watch(done, head["rows"]))
        except (StatementError, ValueError, TypeError, KeyError, EOFError, OSError, zlib.error) as error:
            reason = type(error).__name__
            raise ApplicationError("backup-damaged", path=str(path), reason=reason) from error
        bring_to(connection)
    return rows


def read_lines(path: Path) -> Iterator[Any]:
    """Yield the lines of a file."""
    with gzip.open(path, "rb") as packed:
        for line in packed:
            yield json.loads(line)


def read_head(path: Path, lines: Iterator[Any]) -> dict[str, Any]:
    """Return the head of a backup; refuse other files and versions."""
    try:
        head = next(lines, None)
    except (ValueError, EOFError, gzip.BadGzipFile, zlib.error):
        head = None
    if not is_head(head):
        raise ApplicationError("not-a-backup", path=str(path))
    if head["version"] > VERSION or not is_known(head["schema"]):
        raise ApplicationError("backup-too-new", path=str(path))
    return head


def is_head(line: object) -> TypeGuard[dict[str, Any]]:
    """Whether a line is the head of a backup."""
    kinds = {"version": int, "schema": str, "rows": int}
    return (
        isinstance(line, dict)
        and line.get("format") == FORMAT
        and all(isinstance(line.get(name), kind) for name, kind in kinds.items())
    )


def require_empty(connection: Connection, version: str) -> None:
    """Refuse a database that is not empty."""
    there = set(sa.inspect(connection).get_table_names()) & set(metadata.tables)
    is_new = not there and version_of(connection) is None
    is_empty = version_of(connection) == version and not any(
        connection.execute(select(table).limit(1)).first() for table in kept_tables() if table.name in there
    )
    if not is_new and not is_empty:
        raise ApplicationError("database-not-empty")


def insert_rows(connection: Connection, lines: Iterator[Any], done: Callable[[int], None]) -> int:
    """Insert all rows; return how many."""
    rows = 0
    for table, part in parts_of(connection, lines):
        connection.execute(sa.insert(table), part)
        rows += len(part)
        done(rows)
    return rows


def parts_of(connection: Connection, lines: Iterator[Any]) -> Iterator[tuple[TableClause, list[Any]]]:
    """Yield rows to insert together; refuse invalid lines."""
    table, part, rows = sa.table(""), list[Any](), 0
    for line in lines:
        if isinstance(line, list):
            part.append(dict(zip(table.c.keys(), map(unpacked_cell, line), strict=True)))
            rows += 1
        if part and (len(part) == TOGETHER or not isinstance(line, list)):
            yield table, part
            part = []
        if line == {"end": rows}:
            if next(lines, None) is None:
                return
        elif not isinstance(line, list):
            table = table_to_fill(connection, line["table"], line["columns"])
    raise ValueError("the end is missing")


def table_to_fill(connection: Connection, name: str, columns: list[str]) -> TableClause:
    """Return a table with the columns that the file has."""
    database = sa.inspect(connection)
    known = [column["name"] for column in database.get_columns(name)] if database.has_table(name) else []
    if not known or not set(columns).issubset(known) or name.startswith("alembic"):
        raise ValueError(f"the database has no table {name} with these columns")
    return sa.table(name, *(sa.column(column) for column in columns))


def unpacked_cell(cell: object) -> object:
    """Return a value from JSON."""
    if isinstance(cell, dict):
        return b64decode(cell["base64"], validate=True)
    if isinstance(cell, list):
        raise TypeError("no value is a list")
    return cell
