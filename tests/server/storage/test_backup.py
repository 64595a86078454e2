"""A backup is complete, is restored completely or not at all, and can move from SQLite to PostgreSQL."""

import asyncio
import gzip
import json
import random
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, inspect, select, text

from silvergold.errors import ApplicationError
from silvergold.server.storage import backup as backups
from silvergold.server.storage.backup import backup, kept_tables, restore
from silvergold.server.storage.database import connect
from silvergold.server.storage.packed_logs import pack_log
from silvergold.server.storage.puzzles import PuzzleAttempt, store_attempt, store_record
from silvergold.server.storage.schema import decks, metadata
from silvergold.server.storage.upgrade import upgrade
from tests.cli.commands import silvergold
from tests.server.helpers.client import Person, ask, play_game
from tests.server.helpers.database_check import LoggedCommand, check_database
from tests.server.helpers.forked_server import ForkedServer
from tests.server.helpers.push_service import SubscribedBrowser
from tests.server.storage.torture import Crowd
from tests.thorough import slow

Lines = list[Any]


def rows_of(engine: Engine) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of a database."""
    with engine.connect() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in kept_tables()
        }


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """A database with rows in every table: finished games, a running one, a link and more."""
    folder = tmp_path_factory.mktemp("played")
    engine = connect(f"sqlite:///{folder}/server.db")
    with ForkedServer(f"sqlite:///{folder}/server.db", folder / "log", "--pace", "0") as server:
        crowd = Crowd([server.address], random.Random(1))

        async def play() -> None:
            async with crowd.playing(2):
                await crowd.wait_for_acknowledgements()

        asyncio.run(play())
        ada = Person(server.address, "Ada Ünïcode 雪")
        ada.post("/api/people/me/links", None)
        ada.post("/api/people/me/recovery-code", None)
        ada.get("/api/push/key")
        subscription = SubscribedBrowser("https://push.example.org/ada").subscription()
        ask(server.address, "PUT", "/api/people/me/device/push", subscription, ada.token)
        ada.open_table("under-way")
        finished = play_game(ada, "challenge", "drifter")
        ada.post("/api/challenges", {"table": finished, "seat": 0})
        with engine.begin() as connection:
            row = {"sha256": "0" * 64, "name": "Ada's", "content": bytes(range(256)), "person": ada.id}
            connection.execute(insert(decks), row | {"created_at": 0})
            store_attempt(connection, PuzzleAttempt(ada.id, "a puzzle", 0.5, 2.0, 1))
            store_record(connection, "a record", ada.id, b"{}", 1, most=1)
            pack_log(connection, finished)
    assert all(rows_of(engine).values())
    yield engine
    engine.dispose()


@pytest.fixture
def file(played: Engine, tmp_path: Path) -> Path:
    """A backup of that database."""
    backup(played, tmp_path / "services.backup")
    return tmp_path / "services.backup"


@pytest.fixture(params=["sqlite", *slow(["postgresql"])])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """An empty database of each kind."""
    is_sqlite = request.param == "sqlite"
    engine = connect(
        f"sqlite:///{tmp_path}/new.db" if is_sqlite else request.getfixturevalue("postgresql_url")
    )
    yield engine
    engine.dispose()


def test_a_backup_restores_everything(played: Engine, file: Path, empty: Engine) -> None:
    rows = restore(empty, file)
    assert rows_of(empty) == rows_of(played)
    assert rows == sum(map(len, rows_of(played).values()))
    found = check_database(empty.url.render_as_string(hide_password=False))
    assert found.faults == []
    assert found.finished == 3


@pytest.mark.parametrize("empty", ["postgresql", *slow(["sqlite"])], indirect=True)
def test_a_restored_database_can_be_backed_up_again(
    played: Engine, file: Path, empty: Engine, tmp_path: Path
) -> None:
    """The backup also moves from PostgreSQL back to SQLite."""
    restore(empty, file)
    backup(empty, tmp_path / "again.backup")
    again = connect(f"sqlite:///{tmp_path}/again.db")
    restore(again, tmp_path / "again.backup")
    assert rows_of(again) == rows_of(played)
    again.dispose()


def test_a_database_that_was_only_set_up_counts_as_empty(played: Engine, file: Path, empty: Engine) -> None:
    upgrade(empty)
    restore(empty, file)
    assert rows_of(empty) == rows_of(played)


def test_a_restored_server_continues(file: Path, empty: Engine, tmp_path: Path) -> None:
    restore(empty, file)
    with ForkedServer(empty.url.render_as_string(hide_password=False), tmp_path / "log") as server:
        ada = Person(server.address, "Ada")
        assert ada.open_table()


def test_a_database_with_something_in_it_is_left_alone(file: Path, empty: Engine) -> None:
    upgrade(empty)
    with empty.begin() as connection:
        connection.execute(text("INSERT INTO people VALUES ('1', 'Ada', 0)"))
    before = rows_of(empty)
    with pytest.raises(ApplicationError, match="empty database") as refusal:
        restore(empty, file)
    assert refusal.value.code == "database-not-empty"
    assert rows_of(empty) == before


def test_only_its_owner_may_read_a_backup(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.glob("*.part")) == []


def test_a_backup_reports_its_progress(played: Engine, file: Path, tmp_path: Path) -> None:
    progress: list[tuple[int, int]] = []
    rows = backup(played, tmp_path / "watched.backup", lambda *step: progress.append(step))
    assert progress == sorted(progress)
    assert progress[-1] == (rows, rows)
    progress.clear()
    engine = connect(f"sqlite:///{tmp_path}/watched.db")
    restore(engine, file, lambda *step: progress.append(step))
    assert progress == sorted(progress)
    assert progress[-1] == (rows, rows)
    engine.dispose()


def test_a_backup_while_people_play_is_one_moment(tmp_path: Path, empty: Engine) -> None:
    """Every log replays to its table, and all commands acknowledged before the backup began are included."""
    database = f"sqlite:///{tmp_path}/busy.db"
    if empty.dialect.name == "postgresql":
        database = empty.url.render_as_string(hide_password=False)
    engine, copy = connect(database), connect(f"sqlite:///{tmp_path}/copy.db")
    with ForkedServer(database, tmp_path / "log", "--pace", "0") as server:
        crowd = Crowd([server.address], random.Random(1))
        before: list[LoggedCommand] = []

        async def play() -> None:
            async with crowd.playing(4):
                await crowd.wait_for_acknowledgements(100)
                before.extend(crowd.all_acknowledged())
                await asyncio.to_thread(backup, engine, tmp_path / "busy.backup")

        asyncio.run(play())
    restore(copy, tmp_path / "busy.backup")
    found = check_database(f"sqlite:///{tmp_path}/copy.db")
    assert found.faults == []
    assert len(before) >= 100
    assert found.lost(before) == []
    for used in (engine, copy):
        used.dispose()


def test_what_comes_during_a_backup_is_not_in_it(file: Path, empty: Engine, tmp_path: Path) -> None:
    restore(empty, file)
    before, copy = rows_of(empty), connect(f"sqlite:///{tmp_path}/copy.db")

    def meddle(done: int, rows: int) -> None:
        with empty.begin() as connection:
            connection.execute(text(f"INSERT INTO tries VALUES ('deal {done}', 'Ada', '')"))
            connection.execute(text(f"INSERT INTO ratings VALUES ('Ada {done}', 'Ada', 25, 8, 1)"))

    backup(empty, tmp_path / "copy.backup", meddle)
    restore(copy, tmp_path / "copy.backup")
    assert rows_of(copy) == before
    assert rows_of(empty) != before
    copy.dispose()


def test_backup_and_restore_from_the_command_line(played: Engine, tmp_path: Path) -> None:
    new, file = f"sqlite:///{tmp_path}/new.db", tmp_path / "services.backup"
    kept = silvergold("database", "backup", file, "--database", played.url.render_as_string())
    assert kept.returncode == 0, kept.stderr
    restored = silvergold("database", "restore", file, "--database", new)
    assert restored.returncode == 0, restored.stderr
    refused = silvergold("database", "restore", file, "--database", new)
    assert refused.returncode == 1
    assert "database-not-empty" in refused.stderr
    assert "Traceback" not in refused.stderr
    engine = connect(new)
    assert rows_of(engine) == rows_of(played)
    engine.dispose()


# --- invalid backups --------------------------------------------------------------------------------------


def packed(lines: Lines) -> bytes:
    return gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


def unpacked(file: Path) -> Lines:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def without_end(lines: Lines) -> Lines:
    return lines[:-1]


def with_more_behind(lines: Lines) -> Lines:
    return [*lines, {"table": "people", "columns": []}]


def with_a_row_less(lines: Lines) -> Lines:
    return [*lines[:-2], lines[-1]]


def with_a_row_twice(lines: Lines) -> Lines:
    return [*lines[:3], lines[2], *lines[3:-1], {"end": lines[-1]["end"] + 1}]


def with_a_cell_less(lines: Lines) -> Lines:
    return [*lines[:2], lines[2][1:], *lines[3:]]


def with_a_list_for_a_cell(lines: Lines) -> Lines:
    return [*lines[:2], [[1], *lines[2][1:]], *lines[3:]]


def with_nothing_for_a_cell(lines: Lines) -> Lines:
    return [*lines[:2], [None] * len(lines[2]), *lines[3:]]


def with_an_unknown_table(lines: Lines) -> Lines:
    return [lines[0], lines[1] | {"table": "prisoners"}, *lines[2:]]


def with_the_version_for_a_table(lines: Lines) -> Lines:
    return [*lines[:-1], {"table": "alembic_version", "columns": ["version_num"]}, ["9"], {"end": 9}]


def with_an_unknown_column(lines: Lines) -> Lines:
    return [lines[0], lines[1] | {"columns": ["x; DROP TABLE people"]}, *lines[2:]]


def with_rows_before_a_table(lines: Lines) -> Lines:
    return [lines[0], lines[2], *lines[1:]]


def with_a_number_for_a_line(lines: Lines) -> Lines:
    return [*lines[:2], 7, *lines[2:]]


@pytest.mark.parametrize(
    "spoil",
    [
        without_end,
        with_more_behind,
        with_a_row_less,
        with_a_row_twice,
        with_a_cell_less,
        with_a_list_for_a_cell,
        with_nothing_for_a_cell,
        with_an_unknown_table,
        with_the_version_for_a_table,
        with_an_unknown_column,
        with_rows_before_a_table,
        with_a_number_for_a_line,
    ],
)
def test_a_damaged_backup_restores_nothing(
    file: Path, empty: Engine, spoil: Callable[[Lines], Lines]
) -> None:
    file.write_bytes(packed(spoil(unpacked(file))))
    with pytest.raises(ApplicationError, match="damaged") as refusal:
        restore(empty, file)
    assert refusal.value.code == "backup-damaged"
    assert inspect(empty).get_table_names() == []


def test_a_truncated_or_corrupted_backup_restores_nothing(file: Path, tmp_path: Path) -> None:
    dice = random.Random(1)
    whole = file.read_bytes()
    engine = connect(f"sqlite:///{tmp_path}/never.db")
    for _ in range(20):
        place = dice.randrange(len(whole))
        file.write_bytes(whole[:place] if dice.random() < 0.5 else spoiled(whole, place))
        with pytest.raises(ApplicationError, match=r"damaged|isn't a silvergold backup"):
            restore(engine, file)
    assert inspect(engine).get_table_names() == []
    engine.dispose()


def spoiled(whole: bytes, place: int) -> bytes:
    """One byte is changed after the file's header, whose date and name may have any value."""
    place = max(place, 30)
    return whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :]


FOREIGN = {
    "empty": b"",
    "text": b"Dear Ada, this is a letter.",
    "packed text": gzip.compress(b"Dear Ada, this is a letter."),
    "a list": packed([[1, 2]]),
    "somebody else's": packed([{"format": "other-backup", "version": 1, "schema": "0001", "rows": 0}]),
    "without a schema": packed([{"format": backups.FORMAT, "version": 1, "rows": 0}]),
}


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN.keys())
def test_a_file_that_is_not_a_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "letter").write_bytes(content)
    engine = connect(f"sqlite:///{tmp_path}/never.db")
    with pytest.raises(ApplicationError, match="backup") as refusal:
        restore(engine, tmp_path / "letter")
    assert refusal.value.code == "not-a-backup"
    engine.dispose()


@pytest.mark.parametrize("newer", [{"version": backups.VERSION + 1}, {"schema": "9999"}])
def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path, file: Path, newer: dict[str, Any]) -> None:
    lines = unpacked(file)
    file.write_bytes(packed([lines[0] | newer, *lines[1:]]))
    engine = connect(f"sqlite:///{tmp_path}/never.db")
    with pytest.raises(ApplicationError, match="newer version") as refusal:
        restore(engine, file)
    assert refusal.value.code == "backup-too-new"
    engine.dispose()


def test_a_database_of_another_version_is_upgraded_first(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/old.db")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
    with pytest.raises(ApplicationError, match="silvergold database upgrade") as refusal:
        backup(engine, tmp_path / "old.backup")
    assert refusal.value.code == "database-other-version"
    assert list(tmp_path.glob("*.backup*")) == []
    engine.dispose()


def test_a_missing_database_cannot_be_backed_up(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/empty.db")
    with pytest.raises(ApplicationError, match="database") as refusal:
        backup(engine, tmp_path / "empty.backup")
    assert refusal.value.code == "database-empty"
    assert list(tmp_path.glob("*.backup*")) == []
    engine.dispose()


def test_a_backup_covers_every_table_that_cannot_be_computed_again() -> None:
    left_out = {"pars", "presence", "rate_limits", "reviews"}
    assert {table.name for table in kept_tables()} == set(metadata.tables) - left_out
