"""The SQLite file of a server: one server per file, checked at the start, ready only if it can be written."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from silvergold.errors import ApplicationError
from silvergold.server.serve import prepare, serve
from silvergold.server.settings import Settings
from silvergold.server.storage import store as stores
from silvergold.server.storage.database import connect, exclusively
from silvergold.server.storage.people import Device, Person, add_person
from silvergold.server.storage.store import Store, within
from silvergold.server.storage.table_logs import Append
from silvergold.server.table.facts import LogEntry, TableClosed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database of the newest version."""
    path = tmp_path / "server.db"
    prepare(f"sqlite:///{path}")
    return path


def with_store(path: Path, check: Callable[[Store], Awaitable[None]]) -> None:
    """Open a database as a server does, and check something."""

    async def run() -> None:
        store = Store(connect(f"sqlite:///{path}"))
        await check(store)
        await store.close()

    asyncio.run(run())


def test_a_second_server_on_the_same_file_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("silvergold.server.storage.database.LOCK_TRIES", 1)
    database = f"sqlite:///{path}"
    with exclusively(database), pytest.raises(ApplicationError) as refused:
        serve(Settings(database))
    assert refused.value.code == "database-in-use"
    with exclusively(database):
        pass  # the lock has ended


def test_a_damaged_file_is_refused_at_the_start(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:12288] = bytes(8192)
    path.write_bytes(content)
    with pytest.raises(ApplicationError) as refused:
        prepare(f"sqlite:///{path}")
    assert refused.value.code == "database-unusable"


def test_a_locked_file_is_not_ready(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "TRIAL_S", 0.1)
    monkeypatch.setattr(stores, "TRIAL_PAUSE_S", 0)

    async def check(store: Store) -> None:
        locker = sqlite3.connect(path, isolation_level=None)
        locker.execute("BEGIN EXCLUSIVE")
        assert not await store.is_writable()
        locker.rollback()
        locker.close()
        while not await store.is_writable():
            pass

    with_store(path, check)


def test_a_full_disk_is_not_ready(path: Path) -> None:
    async def check(store: Store) -> None:
        @event.listens_for(store._writing, "commit")
        def fail(_: object) -> None:
            raise OperationalError("COMMIT", None, sqlite3.OperationalError("database or disk is full"))

        assert not await store.is_writable()

    with_store(path, check)


def test_requests_end_within_the_patience_while_the_file_is_locked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself would wait for 30 seconds, and each request in the queue for all those before it."""
    monkeypatch.setattr(stores, "PATIENCE_S", 0.3)
    entry = LogEntry(1, 0, TableClosed())

    async def check(store: Store) -> None:
        locker = sqlite3.connect(path, isolation_level=None)
        locker.execute("BEGIN EXCLUSIVE")
        devices = [Device(b"%d" % number, "", "new", 0, 0) for number in range(5)]
        people = [Person(str(number), "Ada") for number in range(5)]
        async with asyncio.timeout(200):  # less than ten times 30 seconds
            refusals = await asyncio.gather(
                *(store.write(add_person, *each) for each in zip(people, devices, strict=True)),
                *(store.append(Append(str(number), entry)) for number in range(5)),
                return_exceptions=True,
            )
        assert [getattr(refusal, "code", refusal) for refusal in refusals] == ["storage-away"] * 10
        locker.rollback()
        locker.close()
        await store.write(add_person, Person("later", "Bo"), Device(b"later", "", "new", 0, 0))

    with_store(path, check)


def test_a_wait_that_is_cancelled_together_with_its_result_is_cancelled() -> None:
    async def run() -> None:
        job: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting = asyncio.create_task(within(60, job))
        await asyncio.sleep(0)
        job.set_result(1)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(run())
