"""What process pool and cluster share: both play the games of a tournament in workers."""

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager

from silvergold.arena.tournament.plan import Tournament, TournamentGame
from silvergold.errors import ApplicationError

GameStream = Generator[TournamentGame, None, None]
GameRunner = Callable[[Tournament, Sequence[int]], GameStream]
"""Plays the games with the given numbers and yields each as soon as it ends, in any order."""

GAMES_AHEAD = 3
"""How many games are queued per worker, so that none has to wait for the next."""

ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""A worker computes on one core, and so gets the same numbers under any load."""


def check_workers(workers: int | None) -> None:
    """Refuse a number of workers below 1; None leaves the number to the machine."""
    if workers is not None and workers < 1:
        raise ApplicationError("wrong-number-of-workers", workers=workers)


@contextmanager
def environment(variables: dict[str, str]) -> Iterator[None]:
    """Set environment variables for processes started in this context."""
    before = dict(os.environ)
    os.environ.update(variables)
    try:
        yield
    finally:
        for name in variables:
            os.environ.pop(name)
        os.environ.update({name: before[name] for name in variables if name in before})
