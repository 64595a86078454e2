"""No acknowledged command is lost when PostgreSQL stops and restarts, with or without the server."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from silvergold.server.errors import RefusedError
from silvergold.server.storage import store as storing
from silvergold.server.storage.database import connect
from silvergold.server.storage.people import Device, Person, add_person
from silvergold.server.storage.queries import best_rated
from silvergold.server.storage.store import Store
from silvergold.server.storage.upgrade import upgrade
from tests.server.helpers.client import Person as Player
from tests.server.helpers.client import RefusedError as Refused
from tests.server.helpers.client import TableClient, ask
from tests.server.helpers.forked_server import ForkedServer
from tests.server.helpers.server_process import ServerProcess
from tests.server.helpers.services import PostgreSQL
from tests.server.storage.torture import Crowd, crashing, stopping, torture
from tests.thorough import cases

STOPS = cases(1, thorough=10)
CRASHES = cases(1, thorough=10)
TABLES = cases(2, thorough=8)


@pytest.fixture(scope="module")
def server_on_postgresql(
    postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on an empty database."""
    postgresql.start()
    log = tmp_path_factory.mktemp("server") / "log"
    with ForkedServer(postgresql.new_database(), log) as server:
        yield server


def test_nothing_acknowledged_is_lost_when_postgresql_stops(
    postgresql: PostgreSQL, postgresql_url: str, tmp_path: Path
) -> None:
    dice = random.Random("stops")
    with ForkedServer(postgresql_url, tmp_path / "log", "--pace", "0") as server:
        born = server.pid
        crowd = Crowd([server.address], dice)
        report = asyncio.run(torture(server, STOPS, stopping(postgresql, dice), crowd, TABLES))
        assert server.pid == born
        assert server.is_ready()
    assert report.is_good, report


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_everything_crashes_at_once(
    postgresql: PostgreSQL, postgresql_url: str, tmp_path: Path
) -> None:
    dice = random.Random("crashes")
    with ForkedServer(postgresql_url, tmp_path / "log", "--pace", "0") as server:
        crowd = Crowd([server.address], dice)
        report = asyncio.run(torture(server, CRASHES, crashing(server, postgresql, dice), crowd, TABLES))
    assert report.is_good, report


def test_a_command_waits_for_a_database_that_is_away(
    postgresql: PostgreSQL, postgresql_url: str, tmp_path: Path
) -> None:
    async def sit(address: str) -> None:
        ada = Player(address, "Ada")
        async with TableClient(ada, ada.open_table()) as at_table:
            await asyncio.to_thread(postgresql.stop)
            sitting = asyncio.create_task(at_table.do("sit", seat=0))
            await asyncio.sleep(0.5)
            assert not sitting.done()
            await asyncio.to_thread(postgresql.start)
            await sitting

    with ForkedServer(postgresql_url, tmp_path / "log") as server:
        asyncio.run(sit(server.address))


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/a%00b/record", "/api/deals/%00"])
def test_text_that_postgresql_cannot_store_is_refused(server_on_postgresql: ServerProcess, path: str) -> None:
    status, body, _ = ask(server_on_postgresql.address, "GET", path)
    assert (status, json.loads(body)["code"]) == (400, "bad-request")


def test_a_deal_that_is_not_text_is_refused(server_on_postgresql: ServerProcess) -> None:
    ada = Player(server_on_postgresql.address, "Ada")
    with pytest.raises(Refused, match="bad-request"):
        ada.open_table(deal="a\0b")


def test_waiting_for_a_missing_database_ends(
    postgresql: PostgreSQL, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request is refused, nothing has been written, and the same request succeeds later."""
    monkeypatch.setattr(storing, "PATIENCE_S", 0.3)
    engine = connect(postgresql_url)
    upgrade(engine)

    async def write_twice() -> None:
        store = Store(engine)
        postgresql.stop()
        with pytest.raises(RefusedError, match="reach") as refusal:
            await store.write(add_person, Person("1", "Ada"), Device(b"token", "", "new", 0, 0))
        assert refusal.value.code == "storage-away"
        with pytest.raises(RefusedError, match="reach"):
            await store.read(best_rated, 1)
        postgresql.start()
        await store.write(add_person, Person("1", "Ada"), Device(b"token", "", "new", 0, 0))
        await store.close()

    asyncio.run(write_twice())
