"""Checks that a database is intact: its logs replay, and all acknowledged commands are stored."""

import contextlib
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from silvergold.engine import Deck, RecordError, SilverGoldError, standard_deck, verify
from silvergold.server.storage import schema
from silvergold.server.storage.database import connect
from silvergold.server.storage.deals import find_deal
from silvergold.server.storage.decks import find_deck
from silvergold.server.storage.table_logs import read_entries
from silvergold.server.table.facts import LogEntry, TableOpened
from silvergold.server.table.finished import record_of_table
from silvergold.server.table.log import apply_entry, open_table
from silvergold.server.table.registry import LiveTable
from silvergold.server.table.results import game_result
from silvergold.server.table.table import Table


class LoggedCommand(NamedTuple):
    """A person's command to a table."""

    table: str
    person: str
    command: str


class DatabaseCheck(NamedTuple):
    """The result of checking a database."""

    logged: Counter[LoggedCommand]
    finished: int
    faults: list[str]

    def lost(self, acknowledged: Iterable[LoggedCommand]) -> list[LoggedCommand]:
        """Return the acknowledged commands that are in no log."""
        return [command for command in acknowledged if command not in self.logged]

    @property
    def twice(self) -> list[LoggedCommand]:
        """The commands that are in a log more than once."""
        return [command for command, times in self.logged.items() if times > 1]


@contextlib.contextmanager
def open_connection(database: str) -> Iterator[Connection]:
    """Open a connection for reading a database."""
    engine = connect(database)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def check_database(database: str) -> DatabaseCheck:
    """Replay every log of a database and compare it with the rows that were written with it."""
    logged, finished, faults = Counter[LoggedCommand](), 0, list[str]()
    with open_connection(database) as connection:
        for table_id, status in connection.execute(select(schema.tables.c.id, schema.tables.c.status)).all():
            log = read_entries(connection, table_id)
            logged.update(
                LoggedCommand(table_id, entry.person, entry.command) for entry in log if entry.command
            )
            try:
                table = replayed(connection, table_id, log)
                assert table.status == status, f"the log says {table.status}, the row {status}"
                if table.status == "finished":
                    finished += 1
                    check_finished(connection, table)
            except (AssertionError, ValueError, SilverGoldError) as error:
                faults.append(f"table {table_id}: {error!r}")
        faults += [f"{player} was rated {games} times" for player, games in wrongly_rated(connection)]
    return DatabaseCheck(logged, finished, faults)


def replayed(connection: Connection, table_id: str, log: list[LogEntry]) -> Table:
    """Return the table that results from a log."""
    assert log, "it has no log"
    assert isinstance(log[0].fact, TableOpened), "its log does not begin with its opening"
    table = open_table(table_id, log[0], deck_of(connection, log[0].fact.deck))
    for entry in log[1:]:
        table = apply_entry(table, entry)
    return table


def deck_of(connection: Connection, sha256: str) -> Deck:
    """Return a deck by the hash of its file."""
    found = standard_deck() if standard_deck().sha256 == sha256 else find_deck(connection, sha256)
    assert found is not None, f"deck {sha256} is missing"
    return found


def check_finished(connection: Connection, table: Table) -> None:
    """Check a finished game's record against the rules, its seed, its hash and its stored results."""
    deal = find_deal(connection, table.deal)
    assert deal is not None, "its deal is missing"
    record = record_of_table(LiveTable(table, deal))
    assert record.shuffle is not None
    assert record.shuffle.hash == table.hash, "its seed is not the one that was promised"
    try:
        verify(record, table.deck)
    except RecordError as error:
        raise AssertionError(f"its record is wrong: {error}") from error
    columns = (schema.results.c.seat, schema.results.c.player, schema.results.c.total, schema.results.c.place)
    query = select(*columns).where(schema.results.c.table_id == table.id).order_by(schema.results.c.seat)
    stored = [tuple(row) for row in connection.execute(query)]
    expected = [(seat.seat, seat.player, seat.total, seat.place) for seat in game_result(table).seats]
    assert stored == expected, f"its results should be {expected}, not {stored}"


def wrongly_rated(connection: Connection) -> list[tuple[str, int]]:
    """Return the players whose number of rated games differs from that of their listed games."""
    query = (
        select(schema.results.c.player, func.count())
        .join(schema.tables, schema.tables.c.id == schema.results.c.table_id)
        .where(schema.tables.c.listed)
        .group_by(schema.results.c.player)
    )
    expected = {row[0]: row[1] for row in connection.execute(query)}
    rated = {row.player: row.games for row in connection.execute(select(schema.ratings))}
    return [
        (player, rated.get(player, 0))
        for player in expected | rated
        if expected.get(player) != rated.get(player)
    ]
