"""Inserts that skip existing rows."""

from sqlalchemy import Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(dialect: Dialect, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an insert that skips existing rows."""
    if dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
