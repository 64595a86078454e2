"""Jobs for threads and processes, run by the simulation at times that the seed chooses."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from tests.server.simulation.event_loop import PROCESS, SimulatedLoop, SimulatedProcess
from tests.server.simulation.faults import Faults
from tests.server.simulation.storage import SimulatedStorage

T = TypeVar("T")


class SimulatedPool(ProcessPoolExecutor):
    """A pool without processes, and without the pipes that making a real one takes."""

    def __init__(self, *_: object) -> None:
        pass

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Do nothing."""


class SimulatedExecutors:
    """Runs every job in one step, some time after it was given and some time before its result arrives.

    A process that dies in between leaves a job undone, or done without knowing.
    """

    def __init__(
        self, loop: SimulatedLoop, random: Random, faults: Faults, storage: SimulatedStorage
    ) -> None:
        self._loop = loop
        self._random = random
        self._faults = faults
        self._count_changes = storage.changes
        self._changes = 0
        """How many rows the database had changed after the latest job."""
        self._free_at: WeakKeyDictionary[Executor, float] = WeakKeyDictionary()
        self.kill: Callable[[SimulatedProcess], None] = lambda process: None
        """Called when a process dies after a job."""
        loop.jobs = self.submit

    def submit(self, executor: Executor | None, job: Callable[[], T]) -> "asyncio.Future[T]":
        """Run a job soon; one after the other in pools with a single thread."""
        future: asyncio.Future[T] = self._loop.create_future()
        before, after = self._delays(executor)
        start = self._loop.time() + before
        if isinstance(executor, ThreadPoolExecutor) and executor._max_workers == 1:
            start = max(start, self._free_at.get(executor, 0.0))
            self._free_at[executor] = start + after
        self._loop.call_at(start, self._run, executor, job, future, after)
        return future

    def _delays(self, executor: Executor | None) -> tuple[float, float]:
        if isinstance(executor, ProcessPoolExecutor):
            return self._random.expovariate(1 / self._faults.bot_s), 0.001
        slowness = self._faults.disk_s if executor is not None else 0.001
        return self._random.expovariate(1 / slowness), self._random.expovariate(1 / slowness)

    def _run(
        self, executor: Executor | None, job: Callable[[], T], future: "asyncio.Future[T]", after: float
    ) -> None:
        result, error = None, None
        try:
            if isinstance(executor, ProcessPoolExecutor) and self._faults.happens(self._faults.bot_dies):
                raise BrokenProcessPool("simulated")
            result = job()
        except Exception as raised:
            error = raised
        process = PROCESS.get()
        if process and isinstance(executor, ThreadPoolExecutor) and self._dies_after_job():
            self.kill(process)
        else:
            self._loop.call_later(after, _set, future, result, error)

    def _dies_after_job(self) -> bool:
        """Draw whether a worker dies after a job of the database."""
        faults, before, self._changes = self._faults, self._changes, self._count_changes()
        is_changed = self._changes > before
        return faults.happens(
            faults.worker_dies_after_change if is_changed else faults.worker_dies_after_read
        )


def _set(future: "asyncio.Future[Any]", result: object, error: Exception | None) -> None:
    """Deliver what became of a job, unless nobody waits any more."""
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
