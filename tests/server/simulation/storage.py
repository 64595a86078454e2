"""A database in memory that survives the workers, with disks that fail and answers that get lost.

It runs the server's own SQL; what SQLite and PostgreSQL really do is tested elsewhere.
"""

import sqlite3
from functools import cache
from typing import Any

from sqlalchemy import Engine, StaticPool, create_engine

from silvergold.server.storage.people import Device, Person, add_person
from silvergold.server.storage.table_logs import read_entries
from silvergold.server.storage.upgrade import upgrade
from silvergold.server.table.facts import LogEntry
from silvergold.server.tokens import hash_of_token
from tests.server.simulation.faults import Faults

BEGIN_S = 1_700_000_000
"""The simulated time at which every run begins."""
KNOWN_PEOPLE = tuple((f"person{number}", f"token{number}") for number in range(12))
"""The ids and tokens of people who have been here before."""


class FaultyConnection(sqlite3.Connection):
    """A connection to the current run's database, on which the faults of that run happen."""

    faults: Faults | None = None

    def cursor(self, factory: Any = sqlite3.Cursor) -> Any:
        if self.faults is not None and self.faults.is_database_stopped:
            raise sqlite3.OperationalError("the database is stopped")
        return super().cursor(factory)

    def commit(self) -> None:
        faults = self.faults
        if faults is not None and faults.is_disk_full:
            raise sqlite3.OperationalError("database or disk is full")
        if faults is not None and faults.happens(faults.commit_fails):
            raise sqlite3.OperationalError("disk I/O error")
        super().commit()
        if faults is not None and faults.happens(faults.commit_outcome_unknown):
            raise sqlite3.OperationalError("the connection was lost during the commit")

    def close(self) -> None:
        """Stay open: the pool of connections must not end the database."""


class Current:
    """The database of the current run; all runs of a process share an engine, which keeps compiled SQL."""

    connection: FaultyConnection


@cache
def engine() -> Engine:
    """Return the engine that all workers of all runs use."""
    return create_engine("sqlite://", creator=lambda: Current.connection, poolclass=StaticPool)


def open_connection() -> FaultyConnection:
    """Open an empty database and make it the current one; its transactions begin with their first change."""
    connection = sqlite3.connect(":memory:", check_same_thread=False, factory=FaultyConnection)
    connection.execute("PRAGMA foreign_keys = ON")
    Current.connection = connection
    return connection


@cache
def first_database() -> bytes:
    """Return a database in which nothing is stored but some people."""
    connection = open_connection()
    upgrade(engine())
    with engine().begin() as writing:
        for person, token in KNOWN_PEOPLE:
            device = Device(hash_of_token(token), "", "new", BEGIN_S * 1000, BEGIN_S * 1000)
            add_person(writing, Person(person, f"Client {person}"), device)
    content = connection.serialize()
    sqlite3.Connection.close(connection)
    return content


class SimulatedStorage:
    """The database of one run."""

    def __init__(self, faults: Faults) -> None:
        content = first_database()
        self._connection = open_connection()
        self._connection.deserialize(content)
        self._connection.faults = faults
        self.engine = engine()
        self.engine.dispose()  # it forgets the connection to the database of the run before

    def length(self, table_id: str) -> int:
        """Return the length of a table's log on disk, whatever the faults."""
        query = "SELECT max(number) FROM entries WHERE table_id = ?"
        return int(self.rows(query, table_id)[0][0] or 0)

    def changes(self) -> int:
        """Return how many rows have been changed so far."""
        return self._connection.total_changes

    def rows(self, query: str, *parameters: object) -> list[Any]:
        """Return the rows of a query, whatever the faults."""
        return sqlite3.Connection.execute(self._connection, query, parameters).fetchall()

    def log(self, table_id: str) -> list[LogEntry]:
        """Return a table's log."""
        with self.engine.connect() as connection:
            return read_entries(connection, table_id)

    def close(self) -> None:
        """Forget everything."""
        sqlite3.Connection.close(self._connection)
