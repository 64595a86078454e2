"""Inserts that skip existing rows, and statements for many rows at once.

Python's SQLite driver releases the interpreter lock at every step of a statement and waits to get it back, so
rows written together go to the database in one step, as one JSON text that it unpacks.

The statements contain only names of our own tables; everything from outside is in the one parameter.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Column, Connection, CursorResult, Dialect, Integer, Table, TextClause, text
from sqlalchemy.dialects import postgresql, sqlite

BulkRows = Sequence[dict[str, object]] | Sequence[msgspec.Raw]


def insert_new(dialect: Dialect, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an insert that skips existing rows."""
    return _insert_new(dialect.name, table)


@cache
def _insert_new(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert(table).on_conflict_do_nothing()


def unpacked(dialect: str, columns: Sequence[Column[object]]) -> str:
    """Return SQL that selects columns of the rows in the parameter ``rows``."""
    if dialect == "postgresql":
        typed = ", ".join(f"{column.name} {kind_of(column)}" for column in columns)
        return f"SELECT * FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS new({typed})"
    fields = ", ".join(f"json_extract(value, '$.{column.name}') AS {column.name}" for column in columns)
    return f"SELECT {fields} FROM json_each(:rows) WHERE true"


def kind_of(column: Column[object]) -> str:
    """Return a column's type in PostgreSQL."""
    if isinstance(column.type, BigInteger):
        return "bigint"
    return "integer" if isinstance(column.type, Integer) else "text"


def bulk_insert(dialect: str, table: Table) -> TextClause:
    """Return an insert that skips existing rows; PostgreSQL returns the keys of the new ones."""
    names = ", ".join(table.c.keys())
    rows = unpacked(dialect, list(table.c))
    keys = f" RETURNING {', '.join(table.primary_key.columns.keys())}" if dialect == "postgresql" else ""
    return text(f"INSERT INTO {table.name} ({names}) {rows} ON CONFLICT DO NOTHING{keys}")


def bulk_update(dialect: str, table: Table, columns: Sequence[Column[object]]) -> TextClause:
    """Return an update of columns by the rows' ids."""
    rows = unpacked(dialect, [table.c.id, *columns])
    changes = ", ".join(f"{column.name} = changed.{column.name}" for column in columns)
    is_same = f"{table.name}.id = changed.id"
    return text(f"UPDATE {table.name} SET {changes} FROM ({rows}) AS changed WHERE {is_same}")


def execute_bulk(connection: Connection, statement: TextClause, rows: BulkRows) -> CursorResult[Any]:
    """Execute a statement for rows."""
    return connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()})
