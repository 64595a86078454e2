"""Call a function in processes, one per core: for the games of a tournament, or the records of a file."""

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, TypeVar

from silvergold.arena.workers import GAMES_AHEAD, ONE_THREAD, GameRunner, check_workers, environment
from silvergold.errors import ApplicationError

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_processes(workers: int | None = None) -> GameRunner:
    """A runner with this many processes, by default one per usable core."""
    check_workers(workers)
    return lambda tournament, numbers: map_in_processes(tournament.play, numbers, workers)


def usable_cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def map_in_processes(
    function: Callable[[Item], Result], items: Sequence[Item], workers: int | None = None
) -> Generator[Result, None, None]:
    """Call a function for every item, a few ahead in each worker, and yield the results in order."""
    check_workers(workers)
    count = min(workers or usable_cores(), len(items))
    coming = iter(items)
    with worker_processes(function, count) as executor:
        working = deque(executor.submit(call, item) for item in islice(coming, GAMES_AHEAD * count))
        while working:
            yield working.popleft().result()
            working.extend(executor.submit(call, item) for item in islice(coming, 1))


class WorkerProcess(SpawnProcess):
    """A worker that Ctrl-C does not end while it starts."""

    def start(self) -> None:
        """Start the worker with the signal blocked, as this process has it for the moment."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerContext(SpawnContext):
    """Starts workers; Windows can't block signals."""

    Process = SpawnProcess if sys.platform == "win32" else WorkerProcess


@contextmanager
def worker_processes(function: Callable[[Any], Any], workers: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes that end with this one, even if it is killed.

    They wait on a pipe whose other end only this process holds: when it closes, they exit.
    """
    context = WorkerContext()
    worker_end, our_end = context.Pipe(duplex=False)
    with environment(ONE_THREAD), worker_end:
        executor = ProcessPoolExecutor(workers, context, start_worker, (function, worker_end))
        try:
            yield executor
            executor.shutdown()
        except BrokenProcessPool:
            raise ApplicationError("worker-killed") from None
        finally:
            our_end.close()
            executor.shutdown(cancel_futures=True)


# --- In the workers ---------------------------------------------------------------------------------------

_function: Callable[[Any], Any]


def start_worker(function: Callable[[Any], Any], parent: Connection) -> None:
    """Initialize a worker; the function is sent once, and not with every item."""
    global _function
    _function = function
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process decides
    threading.Thread(target=exit_when_closed, args=(parent,), daemon=True).start()


def exit_when_closed(parent: Connection) -> None:
    """End this process as soon as the parent process has closed its end of the pipe."""
    parent.poll(None)
    os._exit(1)


def call(item: Any) -> Any:
    """Call the worker's function."""
    return _function(item)
