"""Connections to the database: durable SQLite, or PostgreSQL by its URL."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry

from silvergold.errors import ApplicationError
from silvergold.files import OWNER_ONLY, try_lock

BUSY_MS = 30_000
CHECKPOINT_PAGES = 10_000
"""SQLite copies its write-ahead log into the database when it has this many pages, 40 MB: a page that has
changed often meanwhile is copied once. Every commit is in the log on disk anyway."""
CACHE_KIB = 16_000
"""What SQLite keeps of the database per connection. With its default of 2,000, a commit for hundreds of
tables reads most of their pages again."""
CONNECT_S = 5
LOCK_TRIES, LOCK_PAUSE_S = 20, 0.1
UNHEARD_S = 15
"""How long PostgreSQL may be silent before the connection counts as lost."""


def default_database() -> str:
    """Return the URL of SQLite in the user's data folder."""
    folder = user_data_path("silvergold", appauthor=False, ensure_exists=True)
    return URL.create("sqlite", database=str(folder / "silvergold.db")).render_as_string()


def database_url(text: str) -> URL:
    """Return a database's URL with our driver."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise ApplicationError("bad-database", wrong="address") from error
    backend = url.get_backend_name()
    if backend == "postgres" or url.drivername == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if backend not in ("sqlite", "postgresql"):
        raise ApplicationError("bad-database", wrong="kind")
    if backend == "sqlite" and not url.database:
        raise ApplicationError("bad-database", wrong="file")
    return url


def connect(text: str) -> Engine:
    """Return an engine for a database."""
    url = database_url(text)
    try:
        if url.get_backend_name() == "sqlite":
            return connect_sqlite(url)
        return create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=8,
            max_overflow=8,
            pool_timeout=30,
            connect_args={"connect_timeout": CONNECT_S, "tcp_user_timeout": 1000 * UNHEARD_S},
        )
    except (NoSuchModuleError, ImportError) as error:
        raise ApplicationError("bad-database", wrong="driver") from error


@contextlib.contextmanager
def exclusively(text: str) -> Iterator[None]:
    """Refuse a second server on the same SQLite file, because each would miss what the other writes.

    The lock ends with the processes that hold it; those of a server that was killed may need a moment.
    """
    url = database_url(text)
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = Path(str(url.database)).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(path.name + ".lock").open("w") as file:
        for is_last in (*[False] * LOCK_TRIES, True):
            if try_lock(file):
                break
            if is_last:
                raise ApplicationError("database-in-use", database=str(path))
            time.sleep(LOCK_PAUSE_S)
        yield


def connect_sqlite(url: URL) -> Engine:
    """Configure SQLite: write-ahead log, every commit on disk before it returns."""
    path = Path(str(url.database)).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # a new file is the owner's: it contains private keys and hidden cards
        path.touch(OWNER_ONLY, exist_ok=False)
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin where we say so, below
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout = {BUSY_MS}",
            "journal_mode = WAL",
            "synchronous = FULL",
            f"wal_autocheckpoint = {CHECKPOINT_PAGES}",
            "foreign_keys = ON",
            f"cache_size = -{CACHE_KIB}",
            "temp_store = MEMORY",  # what undoes a statement that fails; a commit is still in the log on disk
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: object) -> None:
        write = connection.get_execution_options().get("is_writing")  # type: ignore[attr-defined]
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")  # type: ignore[attr-defined]

    return engine
