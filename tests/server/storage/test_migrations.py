"""Databases are upgraded to the latest schema on SQLite and PostgreSQL."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, insert, inspect, select, text

from silvergold.errors import ApplicationError
from silvergold.server.storage.database import connect
from silvergold.server.storage.packed_logs import PackedEntry, pack
from silvergold.server.storage.schema import entries, metadata, packed_logs, seat_history
from silvergold.server.storage.upgrade import bring_to, changing, newest_version, upgrade, version_of
from silvergold.server.table.facts import SeatTaken, SeatVacated, encode_fact
from tests.thorough import slow


@pytest.fixture(params=["sqlite", *slow(["postgresql"])])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """An empty database of each kind."""
    is_sqlite = request.param == "sqlite"
    empty = connect(
        f"sqlite:///{tmp_path}/server.db" if is_sqlite else request.getfixturevalue("postgresql_url")
    )
    yield empty
    empty.dispose()


def differences(engine: Engine) -> list[object]:
    """Return the differences between a database and the current schema."""
    with engine.connect() as connection:
        return list(
            compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)
        )


def test_an_empty_database_gets_all_tables(engine: Engine) -> None:
    upgrade(engine)
    assert set(inspect(engine).get_table_names()) == {*metadata.tables, "alembic_version"}
    assert differences(engine) == []
    with engine.connect() as connection:
        assert version_of(connection) == newest_version()


def test_a_database_that_is_up_to_date_is_left_alone(engine: Engine) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people VALUES ('1', 'Ada', 0)"))
    upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM people")).scalars().all() == ["Ada"]


def test_a_database_of_a_newer_version_is_refused(engine: Engine) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ApplicationError, match="newer version") as refusal:
        upgrade(engine)
    assert refusal.value.code == "database-too-new"
    with engine.connect() as connection:
        assert version_of(connection) == "9999"


def test_people_who_have_ever_sat_are_found_in_the_logs_of_older_databases(engine: Engine) -> None:
    sat = [encode_fact(SeatTaken(0, "human", "Ada", person)) for person in ("ada", "ada", "bo")]
    bot = encode_fact(SeatTaken(1, "bot:captain", "Captain"))
    with changing(engine) as connection:
        bring_to(connection, "0011")
        packed = pack([PackedEntry(0, "", fact) for fact in (*sat, encode_fact(SeatVacated(0)), bot)])
        connection.execute(insert(packed_logs), {"table_id": "old", "number": 6, "content": packed})
        command = {"table_id": "new", "at": 0, "person": "", "command": "", "command_hash": ""}
        rows = [{"number": number, "fact": fact, **command} for number, fact in enumerate((*sat[1:], bot))]
        connection.execute(insert(entries), rows)
    upgrade(engine)
    with engine.connect() as connection:
        assert set(connection.execute(select(seat_history))) == {
            (person, table) for person in ("ada", "bo") for table in ("old", "new")
        }


def upgrade_at(database: str) -> None:
    """Upgrade the database at an address."""
    engine = connect(database)
    upgrade(engine)
    engine.dispose()


@pytest.mark.parametrize("engine", ["postgresql", *slow(["sqlite"])], indirect=True)
def test_servers_that_start_at_once_upgrade_once(engine: Engine) -> None:
    database = engine.url.render_as_string(hide_password=False)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as at_once:
        list(at_once.map(upgrade_at, [database] * 4))
    assert differences(engine) == []


def test_a_schema_change_without_a_migration_is_detected(engine: Engine) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP INDEX ix_results_player_finished_at"))
    assert differences(engine)


def test_an_invalid_database_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "server.db").write_bytes(b"This is a letter, not a database. " * 100)
    engine = connect(f"sqlite:///{tmp_path}/server.db")
    with pytest.raises(ApplicationError, match="not a database") as refusal:
        upgrade(engine)
    assert refusal.value.code == "database-unusable"
    engine.dispose()


def test_a_missing_database_is_reported_without_its_password() -> None:
    engine = connect("postgresql://ada:hush-hush@127.0.0.1:1/club")
    with pytest.raises(ApplicationError, match="refused") as refusal:
        upgrade(engine)
    assert refusal.value.code == "database-unusable"
    assert "hush-hush" not in str(refusal.value)
    engine.dispose()


def test_only_the_owner_may_read_a_new_file(tmp_path: Path) -> None:
    """It contains the cards of running games and the server's private keys, as backups do."""
    engine = connect(f"sqlite:///{tmp_path}/server.db")
    upgrade(engine)
    with engine.connect():
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
    engine.dispose()
