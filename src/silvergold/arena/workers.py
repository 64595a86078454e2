"""Who plays the games of a tournament: processes of this machine, or a cluster."""

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager

from silvergold.arena.tournament import PlayedGame, Tournament
from silvergold.errors import ApplicationError

GameStream = Generator[PlayedGame, None, None]
GameRunner = Callable[[Tournament, Sequence[int]], GameStream]
"""Plays the games with some numbers and yields each as soon as it has ended, in any order."""

GAMES_AHEAD = 3
"""For each worker so many games are handed out at once, so that it never has to wait for the next."""

ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""A worker calculates on one core, and thereby the same numbers whatever the machine is doing besides."""


def check_workers(workers: int | None) -> None:
    """Whether a crew can have so many workers; None leaves the number to the machine."""
    if workers is not None and workers < 1:
        raise ApplicationError("wrong-number-of-workers", workers=workers)


@contextmanager
def environment(variables: dict[str, str]) -> Iterator[None]:
    """Environment variables for the processes that are started meanwhile."""
    before = dict(os.environ)
    os.environ.update(variables)
    try:
        yield
    finally:
        for name in variables:
            os.environ.pop(name)
        os.environ.update({name: before[name] for name in variables if name in before})
