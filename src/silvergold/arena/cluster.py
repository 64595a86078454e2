"""Play a tournament's games on a Ray cluster (extra ``cluster``)."""

import logging
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any

from silvergold.arena.tournament.plan import Tournament
from silvergold.arena.workers import (
    GAMES_AHEAD,
    ONE_THREAD,
    GameRunner,
    GameStream,
    check_workers,
    environment,
)
from silvergold.errors import ApplicationError

LOCAL = "local"
"""The address of a cluster that is started on this machine, and stopped at the end."""

CONNECT_TIMEOUT = 5.0
"""Seconds to wait for a connection."""


def on_cluster(address: str, workers: int | None = None) -> GameRunner:
    """A runner on all cores of a cluster, or one that plays this many games at once."""
    check_workers(workers)
    try:
        import ray  # noqa: F401
    except ImportError as error:
        raise ApplicationError("cluster-not-installed", reason=str(error)) from error
    check_reachable(address)
    return lambda tournament, numbers: play_games(tournament, numbers, address, workers)


def play_games(
    tournament: Tournament, numbers: Sequence[int], address: str, workers: int | None
) -> GameStream:
    """Queue games for the cluster, a few ahead, and yield them as they end."""
    with connected(address, workers) as ray:
        play = ray.remote(max_retries=3)(Tournament.play)
        shared = ray.put(tournament)
        coming = iter(numbers)
        at_once = workers or GAMES_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        playing = [play.remote(shared, number) for number in islice(coming, at_once)]
        while playing:
            ended, playing = ray.wait(playing, num_returns=1)
            playing += [play.remote(shared, number) for number in islice(coming, len(ended))]
            yield from ray.get(ended)


def check_reachable(address: str) -> None:
    """Refuse an address with a port that nothing listens on; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        try:
            socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()
        except (OSError, OverflowError) as error:
            raise unreachable(address, error) from error


def unreachable(address: str, error: Exception) -> ApplicationError:
    """The error for an address without a cluster."""
    return ApplicationError("cluster-unreachable", address=address, reason=str(error))


@contextmanager
def connected(address: str, workers: int | None) -> Iterator[Any]:
    """Ray, connected to a cluster in this context."""
    import ray

    own: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        with environment({"RAY_USAGE_STATS_ENABLED": "0"}):
            ray.init(
                address=address,
                runtime_env={"env_vars": ONE_THREAD},
                log_to_driver=False,
                logging_level=logging.ERROR,
                **own,
            )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise unreachable(address, error) from error
    try:
        yield ray
    finally:
        ray.shutdown()
