"""Adding what may be there already."""

from sqlalchemy import Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(dialect: Dialect, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that passes over rows that are there already."""
    if dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
