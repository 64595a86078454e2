"""Play a tournament's games in processes, one per core."""

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection

from silvergold.arena.tournament import PlayedGame, Tournament
from silvergold.arena.workers import (
    GAMES_AHEAD,
    ONE_THREAD,
    GameRunner,
    GameStream,
    check_workers,
    environment,
)
from silvergold.errors import ApplicationError


def in_processes(workers: int | None = None) -> GameRunner:
    """A runner with this many processes, by default one per usable core."""
    check_workers(workers)
    count = workers or usable_cores()
    return lambda tournament, numbers: play_games(tournament, numbers, count)


def usable_cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_games(tournament: Tournament, numbers: Sequence[int], workers: int) -> GameStream:
    """Queue games for the workers, a few ahead, and yield them as they end."""
    coming = iter(numbers)
    with worker_processes(tournament, min(workers, len(numbers))) as executor:
        playing = {executor.submit(play_game, number) for number in islice(coming, GAMES_AHEAD * workers)}
        while playing:
            ended, playing = wait(playing, return_when=FIRST_COMPLETED)
            playing |= {executor.submit(play_game, number) for number in islice(coming, len(ended))}
            yield from (future.result() for future in ended)


@contextmanager
def worker_processes(tournament: Tournament, workers: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes that end with this one, even if it is killed.

    They wait on a pipe whose other end only this process holds: when it closes, they exit.
    """
    context = get_context("spawn")
    lifeline, our_end = context.Pipe(duplex=False)
    with environment(ONE_THREAD), lifeline:
        executor = ProcessPoolExecutor(workers, context, start_worker, (tournament, lifeline))
        try:
            yield executor
            executor.shutdown()
        except BrokenProcessPool:
            raise ApplicationError("worker-killed") from None
        finally:
            our_end.close()
            executor.shutdown(cancel_futures=True)


# --- In the workers ---------------------------------------------------------------------------------------

_tournament: Tournament


def start_worker(tournament: Tournament, lifeline: Connection) -> None:
    """Initialize a worker."""
    global _tournament
    _tournament = tournament
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process decides
    threading.Thread(target=exit_when_closed, args=(lifeline,), daemon=True).start()


def exit_when_closed(lifeline: Connection) -> None:
    """End this process as soon as the lifeline closes."""
    lifeline.poll(None)
    os._exit(1)


def play_game(number: int) -> PlayedGame:
    """Play one game of the worker's tournament."""
    return _tournament.play(number)
