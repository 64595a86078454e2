"""Playing a tournament's games on a Ray cluster (extra ``cluster``)."""

import logging
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any

from silvergold.arena.tournament import Tournament
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
"""The address of a cluster that is started on this machine and stopped in the end."""

PATIENCE = 5.0
"""Seconds to wait for a cluster to answer."""


def on_cluster(address: str, workers: int | None = None) -> GameRunner:
    """A crew of all cores of a cluster, or one that plays so many games at once."""
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
    """Hand out games to the cluster, a few ahead, and yield them as they end."""
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
    """Whether somebody listens at an address with a port; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise unreachable(address, error) from error


def unreachable(address: str, error: Exception) -> ApplicationError:
    """What is said when there is no cluster at an address."""
    return ApplicationError("cluster-unreachable", address=address, reason=str(error))


@contextmanager
def connected(address: str, workers: int | None) -> Iterator[Any]:
    """Ray, while we are connected to a cluster."""
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
