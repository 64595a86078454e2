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

T = TypeVar("T")


class SimulatedExecutors:
    """Runs every job in one step, some time after it was given and some time before its result arrives.

    A process that dies in between leaves a job undone, or done without knowing.
    """

    def __init__(self, loop: SimulatedLoop, random: Random, faults: Faults) -> None:
        self._loop = loop
        self._random = random
        self._faults = faults
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
        is_database_job = isinstance(executor, ThreadPoolExecutor)
        if process and is_database_job and self._faults.happens(self._faults.worker_dies_after_job):
            self.kill(process)
        else:
            self._loop.call_later(after, _set, future, result, error)


def _set(future: "asyncio.Future[Any]", result: object, error: Exception | None) -> None:
    """Deliver what became of a job, unless nobody waits any more."""
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
