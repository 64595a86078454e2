"""Playing a tournament's games in processes, one a core."""

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
    """A crew of so many processes, or of one for each core that we may use."""
    check_workers(workers)
    count = workers or usable_cores()
    return lambda tournament, numbers: play_games(tournament, numbers, count)


def usable_cores() -> int:
    """The cores that the system lets us use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_games(tournament: Tournament, numbers: Sequence[int], workers: int) -> GameStream:
    """Hand out games to workers, a few ahead, and yield them as they end."""
    coming = iter(numbers)
    with worker_processes(tournament, min(workers, len(numbers))) as executor:
        playing = {executor.submit(play_game, number) for number in islice(coming, GAMES_AHEAD * workers)}
        while playing:
            ended, playing = wait(playing, return_when=FIRST_COMPLETED)
            playing |= {executor.submit(play_game, number) for number in islice(coming, len(ended))}
            yield from (future.result() for future in ended)


@contextmanager
def worker_processes(tournament: Tournament, workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end when they are no longer needed, also if we are killed.

    They all wait for a word on a leash whose other end only we hold: when it is dropped, they leave.
    """
    context = get_context("spawn")
    leash, our_end = context.Pipe(duplex=False)
    with environment(ONE_THREAD), leash:
        executor = ProcessPoolExecutor(workers, context, enter_service, (tournament, leash))
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


def enter_service(tournament: Tournament, leash: Connection) -> None:
    """A worker's first deed."""
    global _tournament
    _tournament = tournament
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who holds the leash decides
    threading.Thread(target=leave_when_dropped, args=(leash,), daemon=True).start()


def leave_when_dropped(leash: Connection) -> None:
    """End this process at once when the leash is dropped."""
    leash.poll(None)
    os._exit(1)


def play_game(number: int) -> PlayedGame:
    """Play one game of the tournament that this worker is in the service of."""
    return _tournament.play(number)
