"""A small tournament for the tests; as a script, this module plays it in its own process."""

import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from silvergold.arena.cluster import on_cluster
from silvergold.arena.outcome import Outcome
from silvergold.arena.process_pool import in_processes
from silvergold.arena.tournament.plan import Tournament
from silvergold.arena.tournament.progress import TournamentProgress
from silvergold.arena.tournament.run import run
from silvergold.arena.tournament.schedule import Schedule
from silvergold.arena.workers import GameStream
from silvergold.engine import standard_deck
from tests.cli.commands import ROOT

SMALL = Tournament(standard_deck(), ("sailor", "drifter"), players=2, requested_games=40, seed="small")
"""Forty games that take a quarter of a second."""


@dataclass
class InProcess:
    """A runner in the test's own process that records the requested games."""

    requested: list[int] = field(default_factory=list)

    def __call__(self, tournament: Tournament, numbers: Sequence[int]) -> GameStream:
        self.requested += numbers
        yield from map(tournament.play, numbers)


def files_in(directory: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in directory.iterdir()}


def outcomes(*totals: tuple[int, ...]) -> list[Outcome]:
    """Games without a tie-break: the points alone decide the places."""
    return [Outcome(t, tuple(1 + sum(other > own for other in t) for own in t)) for t in totals]


def seated(schedule: Schedule, played: list[Outcome]) -> list[tuple[tuple[str, ...], Outcome]]:
    return [(schedule.seating_of(game), outcome) for game, outcome in enumerate(played)]


def start(directory: Path, where: str, stop_at: str = "") -> "subprocess.Popen[bytes]":
    """Play the small tournament with workers or on a cluster, to the end or to a game."""
    command = [sys.executable, "-m", "tests.arena.tournaments", str(directory), where, stop_at]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def main() -> None:
    directory, where, stop_at = sys.argv[1:]
    run_games = in_processes(int(where)) if where.isdigit() else on_cluster(where, workers=2)

    def wait_to_be_killed(progress: TournamentProgress) -> None:
        if str(progress.played) == stop_at:
            print("waiting", flush=True)
            signal.pause()

    run(SMALL, Path(directory), run_games, wait_to_be_killed)


if __name__ == "__main__":
    main()
