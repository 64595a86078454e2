"""Reading and writing outside the event loop, with group commits.

A commit waits for the disk. Everything that arrives meanwhile forms the next commit, so under load one wait
serves many tables, and without load nothing is delayed.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionError

from silvergold.server.clock import monotonic
from silvergold.server.errors import RefusedError
from silvergold.server.storage.table_logs import Append, NotNextError, append_or_read
from silvergold.server.table.facts import LogEntry

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

COMMIT_LIMIT = 500
"""Appends in one commit."""
READERS = 4
PAUSE_S = 0.2
"""The pause between two tries to reach the database."""
TRIAL_S, TRIAL_PAUSE_S = 2.0, 1.0
"""How long a database that is ready may take for a commit, and the pause between two trials."""
PATIENCE_S = 20.0
"""How long a request waits for an unreachable or locked database."""

AWAY = (OperationalError, InterfaceError, NoConnectionError)


def storage_away() -> RefusedError:
    """Return the refusal of a command that may or may not have been stored; it can be sent again."""
    return RefusedError("storage-away", 503)


def not_a_text() -> RefusedError:
    """Return the refusal of a text with NUL characters, which PostgreSQL cannot look up."""
    return RefusedError("bad-request", 400, reason="NUL character")


async def within(seconds: float, job: asyncio.Future[T]) -> T:
    """Wait for a job, and refuse when the time is up: it may or may not be done later.

    Not by ``wait_for``: Python 3.11 forgets a cancellation that comes together with the result.
    """
    try:
        async with asyncio.timeout(max(seconds, 0)):
            return await job
    except TimeoutError as error:
        raise storage_away() from error


def without_transactions(engine: Engine) -> Engine:
    """Return an engine for queries: in PostgreSQL, each statement sees one moment anyway."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if engine.name == "postgresql" else engine


class WaitingAppend(Struct, frozen=True):
    """An append that is not stored yet."""

    append: Append
    stored: asyncio.Future[list[LogEntry]]
    since: float


class Store:
    """The database, as the event loop uses it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(is_writing=True)
        self._reading = without_transactions(engine)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._waiting: list[WaitingAppend] = []
        self._committing: asyncio.Task[None] | None = None
        self._trial: asyncio.Future[bool] | None = None
        self._tried_at = 0.0

    def append(self, append: Append) -> "asyncio.Future[list[LogEntry]]":
        """Append to a table's log: the result is what another worker has appended before, instead."""
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())
        stored: asyncio.Future[list[LogEntry]] = self._committing.get_loop().create_future()
        self._waiting.append(WaitingAppend(append, stored, monotonic()))
        return stored

    async def write(
        self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs
    ) -> T:
        """Run a change in a transaction of its own.

        It is repeated if the database does not answer, even if it has been stored: it must allow for that.
        """

        def in_transaction() -> T:
            with self._writing.begin() as connection:
                return change(connection, *args, **kw)

        return await self._patiently(self._writer, in_transaction)

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """Run a query."""

        def in_transaction() -> T:
            with self._reading.connect() as connection:
                try:
                    return query(connection, *args, **kw)
                except DataError as error:
                    raise not_a_text() from error

        return await self._patiently(self._readers, in_transaction)

    async def is_writable(self) -> bool:
        """Whether the database stores a commit in time; one is tried at once, and again after a pause."""
        now = monotonic()
        if self._trial is None or (self._trial.done() and now - self._tried_at > TRIAL_PAUSE_S):
            self._tried_at = now
            self._trial = asyncio.get_running_loop().run_in_executor(self._writer, self._try_commit)
        done, _ = await asyncio.wait([self._trial], timeout=TRIAL_S)
        return bool(done) and self._trial.result()

    def _try_commit(self) -> bool:
        """Commit a change that changes nothing: reading works on a full disk and in a locked file as well."""
        try:
            with self._writing.begin() as connection:
                connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        except SQLAlchemyError:
            return False
        return True

    async def close(self) -> None:
        """Write what is still queued, and disconnect."""
        if self._committing is not None:
            await self._committing
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    async def _commit_all(self) -> None:
        while self._waiting:
            wanted = [one for one in self._waiting if not one.stored.cancelled()]
            together, self._waiting = wanted[:COMMIT_LIMIT], wanted[COMMIT_LIMIT:]
            if not together:
                break
            appends = [one.append for one in together]
            try:
                outcomes = await self._patiently(self._writer, self._commit, appends, since=together[0].since)
            except Exception as error:
                log.exception("could not write", extra={"appends": len(together)})
                outcomes = [error if isinstance(error, RefusedError) else storage_away()] * len(together)
            for one, outcome in zip(together, outcomes, strict=True):
                if one.stored.cancelled():
                    continue
                if isinstance(outcome, RefusedError):
                    one.stored.set_exception(outcome)
                else:
                    one.stored.set_result(outcome)
        self._committing = None

    def _commit(self, appends: list[Append]) -> list[list[LogEntry] | RefusedError]:
        try:
            with self._writing.begin() as connection:
                return list(append_or_read(connection, appends))
        except NotNextError:
            with self._writing.begin() as connection:
                return list(append_or_read(connection, appends, one_by_one=True))

    async def _patiently(
        self, pool: ThreadPoolExecutor, work: Callable[..., T], *args: object, since: float | None = None
    ) -> T:
        """Run a job, again while the database is unreachable, but no longer than the patience since it came.

        A restart is no reason to refuse, and a database that stays locked is none to wait for ever: a job
        that has not begun by then never begins.
        """
        loop = asyncio.get_running_loop()
        begun = monotonic() if since is None else since
        while True:
            try:
                left = begun + PATIENCE_S - monotonic()
                return await within(left, loop.run_in_executor(pool, work, *args))
            except AWAY as error:
                if monotonic() - begun > PATIENCE_S:
                    raise storage_away() from error
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            await asyncio.sleep(PAUSE_S)
