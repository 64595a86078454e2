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
from silvergold.server.storage.store import Store


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
