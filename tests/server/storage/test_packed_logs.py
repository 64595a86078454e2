"""The logs of finished games are packed a day later, and everything about the games stays the same."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, func, select, text, update

from silvergold.engine import parse_record, standard_deck, verify
from silvergold.server.clock import now_ms
from silvergold.server.storage.database import connect
from silvergold.server.storage.packed_logs import PACK_AFTER_MS, pack_finished, unpack
from silvergold.server.storage.schema import UNPACKED, entries, packed_logs, tables
from silvergold.server.storage.table_logs import lengths_of, read_entries
from silvergold.server.storage.upgrade import upgrade
from silvergold.server.table.facts import LogEntry, encode_fact
from tests.server.helpers.client import Json, Person, ask, play_game
from tests.server.helpers.database_check import check_database
from tests.server.helpers.forked_server import ForkedServer
from tests.thorough import slow

MANY = 10


@pytest.fixture(params=["sqlite", *slow(["postgresql"])])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/server.db"
    url: str = request.getfixturevalue("postgresql_url")
    return url


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    opened = connect(database)
    yield opened
    opened.dispose()


def rows_of(connection: Connection, table_id: str) -> int:
    """Return how many rows the log of a table has."""
    query = select(func.count()).select_from(entries).where(entries.c.table_id == table_id)
    return connection.execute(query).scalar_one()


def facts_of(log: list[LogEntry]) -> list[object]:
    """Return all that is kept of a log."""
    return [(entry.number, entry.at, entry.person, entry.fact) for entry in log]


def size_of(entry: LogEntry) -> int:
    """Return the bytes of an entry as a row, without what the database adds."""
    numbers = len(f"{entry.number}{entry.at}")
    return numbers + len(encode_fact(entry.fact) + entry.person + entry.command + entry.command_hash)


def wait_until_packed(engine: Engine, table_id: str) -> None:
    """Wait for the server to pack the log of a table that was last used some days ago."""
    with engine.begin() as connection:
        long_ago = tables.c.updated_at - 2 * PACK_AFTER_MS
        connection.execute(update(tables).where(tables.c.id == table_id).values(updated_at=long_ago))
    is_packed = select(tables.c.is_packed).where(tables.c.id == table_id)
    while True:
        with engine.connect() as connection:
            if connection.execute(is_packed).scalar_one():
                return
        time.sleep(0.2)


def pages_of(person: Person, table_id: str) -> list[Json]:
    """Return what the pages about a finished game show."""
    export = person.get("/api/people/me/export")["games"]
    pages = [person.get(f"/api/tables/{table_id}/{page}") for page in ("record", "replay", "recap")]
    return [*pages, person.see(table_id), *(game["record"] for game in export)]


def test_a_game_stays_the_same_when_its_log_is_packed(engine: Engine, database: str, tmp_path: Path) -> None:
    with ForkedServer(database, tmp_path / "log", "--pace", "0") as server:
        ada = Person(server.address, "Ada Qqxz")
        finished = play_game(ada, "game", "drifter")
        before = pages_of(ada, finished)
        with engine.connect() as connection:
            log = read_entries(connection, finished)
        check_packing(engine, len(log))
        wait_until_packed(engine, finished)
        assert pages_of(ada, finished) == before, "a loaded table stays as it is"
    with engine.connect() as connection:
        assert rows_of(connection, finished) == 1
        assert facts_of(read_entries(connection, finished)) == facts_of(log)
        assert facts_of(read_entries(connection, finished, len(log) - 3)) == facts_of(log[-3:])
        assert lengths_of(connection, [finished]) == [(finished, len(log))]
    assert check_database(database).faults == []
    with ForkedServer(database, tmp_path / "log", "--pace", "0") as server:
        ada.address = server.address
        assert pages_of(ada, finished) == before, "a table that is loaded again is the same"
        ada.command(finished, "rematch", "again")
        assert ada.see(finished)["table"]["rematch"], "the log goes on after what is packed"
        assert ask(ada.address, "DELETE", "/api/people/me", token=ada.token)[0] == 204
        record = Person(server.address, "Bo").get(f"/api/tables/{finished}/record")
    assert record["players"][0]["name"] == "Former player"
    verify(parse_record(json.dumps(record)), standard_deck())
    with engine.connect() as connection:
        content = connection.execute(select(packed_logs.c.content)).scalar_one()
    assert not any("Qqxz" in entry.fact for entry in unpack(content))
    assert 10 * len(content) < sum(size_of(entry) for entry in log)


def check_packing(engine: Engine, length: int) -> None:
    """Check who packs the only finished game, and when; it stays unpacked."""
    ended = now_ms()
    with engine.connect() as connection:
        assert pack_finished(connection, ended, MANY) == 0, "too early"
        assert pack_finished(connection, ended + PACK_AFTER_MS + 1, MANY) == 1
        assert pack_finished(connection, ended + PACK_AFTER_MS + 1, MANY) == 0, "packed already"
        if engine.dialect.name == "postgresql":
            with engine.connect() as other:
                assert pack_finished(other, ended + PACK_AFTER_MS + 1, MANY) == 0, "another worker is at it"
        connection.rollback()
        rows = connection.execute(select(func.count()).select_from(entries)).scalar_one()
        assert rows == length, "a worker that dies leaves the log as it was"


def test_the_games_to_pack_are_found_by_an_index(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/server.db")
    upgrade(engine)
    with engine.connect() as connection:
        query = f"EXPLAIN QUERY PLAN SELECT id FROM tables WHERE {UNPACKED} ORDER BY updated_at LIMIT 9"
        plan = connection.execute(text(query)).all()
    assert "USING INDEX ix_tables_unpacked" in plan[0][-1]
    engine.dispose()
