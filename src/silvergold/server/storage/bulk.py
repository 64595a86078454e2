"""Many rows in one statement.

Python's SQLite driver gives the event loop a turn at every step of a statement, and waits until it gets its
own back; so what is written together goes to the database in one step, as one JSON text that it unpacks.

The statements are made of our own tables' names only; what comes from outside is in the one parameter.
"""

import json
from collections.abc import Sequence

from sqlalchemy import BigInteger, Column, Connection, Integer, Table, TextClause, text

BulkRows = Sequence[dict[str, object]]


def unpacked(dialect: str, columns: Sequence[Column[object]]) -> str:
    """SQL for the rows in the parameter ``rows``, with some columns."""
    if dialect == "postgresql":
        typed = ", ".join(f"{column.name} {kind_of(column)}" for column in columns)
        return f"SELECT * FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS new({typed})"
    fields = ", ".join(f"json_extract(value, '$.{column.name}') AS {column.name}" for column in columns)
    return f"SELECT {fields} FROM json_each(:rows) WHERE true"


def kind_of(column: Column[object]) -> str:
    """A column's type, as PostgreSQL calls it."""
    if isinstance(column.type, BigInteger):
        return "bigint"
    return "integer" if isinstance(column.type, Integer) else "text"


def bulk_insert(dialect: str, table: Table) -> TextClause:
    """An insert of all rows but those that are there already; its row count tells how many it were."""
    names = ", ".join(table.c.keys())
    rows = unpacked(dialect, list(table.c))
    return text(f"INSERT INTO {table.name} ({names}) {rows} ON CONFLICT DO NOTHING")


def bulk_update(dialect: str, table: Table, columns: Sequence[Column[object]]) -> TextClause:
    """An update of some columns of all rows, by their ids."""
    rows = unpacked(dialect, [table.c.id, *columns])
    changes = ", ".join(f"{column.name} = changed.{column.name}" for column in columns)
    is_same = f"{table.name}.id = changed.id"
    return text(f"UPDATE {table.name} SET {changes} FROM ({rows}) AS changed WHERE {is_same}")


def execute_bulk(connection: Connection, statement: TextClause, rows: BulkRows) -> int:
    """Do it for some rows: how many it were."""
    return connection.execute(statement, {"rows": json.dumps(rows)}).rowcount
