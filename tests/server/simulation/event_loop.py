"""An event loop on a simulated clock: nothing waits, and a seed decides what runs next.

Libraries that do this need Python 3.12, or do not choose the order of callbacks; this loop is what is left of
asyncio's own when sockets, signals and threads are taken away.
"""

import asyncio
import heapq
import itertools
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")

Jobs = Callable[[Executor | None, Callable[[], Any]], "asyncio.Future[Any]"]
"""Runs a job that the server gives to a pool of threads or processes."""


gather_pending = asyncio.gather


def gather(*awaitables: Awaitable[Any], return_exceptions: bool = False) -> "asyncio.Future[list[Any]]":
    """Gather as Python 3.11 does; later versions take what is done at once, in another order."""
    pending = [_outcome_of(each) if _is_done(each) else each for each in awaitables]
    return gather_pending(*pending, return_exceptions=return_exceptions)


def _is_done(awaitable: Awaitable[Any]) -> bool:
    return isinstance(awaitable, asyncio.Future) and awaitable.done()


async def _outcome_of(awaitable: Awaitable[T]) -> T:
    return await awaitable


class NothingLeftError(Exception):
    """Everybody waits, and nothing will ever happen again."""


class SimulatedProcess:
    """A process of the simulation; what runs in its context stops for ever when it dies."""

    def __init__(self, name: str, clock_error_s: float = 0.0) -> None:
        self.name = name
        self.clock_error_s = clock_error_s
        """How far its clock is ahead of the true time."""
        self.is_dead = False


PROCESS: ContextVar[SimulatedProcess | None] = ContextVar("PROCESS", default=None)
"""The process in whose name the current code runs; tasks and callbacks inherit it."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs callbacks one at a time, and moves its clock to the next timer when there is none."""

    _ready: list[asyncio.Handle]

    def __init__(self, random: Random, is_shuffled: bool) -> None:
        super().__init__()
        self._ready = []
        self._random = random
        self._is_shuffled = is_shuffled
        """Whether callbacks that are ready run in any order, and not in the order in which they came."""
        self._now = 0.0
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        """A heap: of timers with the same time, the one made first comes first."""
        self._timer_numbers = itertools.count()
        self._stopped: list[asyncio.Handle] = []
        """The callbacks of dead processes."""
        self._are_dead_stopped = True
        self.jobs: Jobs = self._run_at_once

    def time(self) -> float:
        """Return the simulated time in seconds."""
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Call back in one of the next steps."""
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call back at a time."""
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, (when, next(self._timer_numbers), handle))
        return handle

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., T], *args: Any
    ) -> "asyncio.Future[T]":
        """Run a job without a thread."""
        return self.jobs(executor, lambda: func(*args))

    def _run_at_once(self, _: Executor | None, job: Callable[[], T]) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = self.create_future()
        future.set_result(job())
        return future

    async def end_all(self) -> None:
        """End all other tasks, those of dead processes as well: nothing is left when the loop closes."""
        self._are_dead_stopped = False
        self._ready += self._stopped
        while others := asyncio.all_tasks(self) - {asyncio.current_task(self)}:
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

    # --- what asyncio's base class calls ------------------------------------------------------------------

    def _run_once(self) -> None:
        self._await_something()
        index = self._random.randrange(len(self._ready)) if self._is_shuffled else 0
        handle = self._ready.pop(index)
        if handle.cancelled():
            return
        process = handle._context.get(PROCESS)  # type: ignore[attr-defined]
        if process is not None and process.is_dead and self._are_dead_stopped:
            self._stopped.append(handle)
        else:
            handle._run()

    def _await_something(self) -> None:
        """Move the clock to the next timer if no callback is ready."""
        timers = self._timers
        while timers and timers[0][2].cancelled():
            heapq.heappop(timers)
        if not self._ready:
            if not timers:
                raise NothingLeftError
            self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            self._ready.append(heapq.heappop(timers)[2])

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def _process_events(self, event_list: object) -> None:
        raise NotImplementedError("there is nothing to select")
