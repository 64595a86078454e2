"""Play a benchmark in a directory, or continue one that was stopped."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from silvergold.arena.benchmark.plan import Benchmark, Pairing
from silvergold.arena.benchmark.results import BenchmarkResults, PairingResult, pairing_result
from silvergold.arena.outcome import parse_outcome
from silvergold.arena.process_pool import call, usable_cores, worker_processes
from silvergold.arena.tournament.plan import Tournament, TournamentGame
from silvergold.arena.tournament.run import OUTCOMES, run
from silvergold.arena.tournament.statistics import SeatedOutcome, by_deal
from silvergold.arena.workers import GameRunner, GameStream, check_workers

OnGame = Callable[[int, Pairing], None]
"""Called after every game with the number of games played so far and what is being played."""


def run_benchmark(
    benchmark: Benchmark, directory: Path, run_games: GameRunner, on_game: OnGame = lambda *_: None
) -> BenchmarkResults:
    """Play all missing games; each pairing is a folder of tournaments, one per deck."""
    found: dict[Pairing, PairingResult] = {}
    played = 0
    for pairing in benchmark.pairings:
        deals: list[list[SeatedOutcome]] = []
        for number, tournament in enumerate(benchmark.tournaments(pairing)):
            folder = directory / f"{pairing.players}-{pairing.opponent}" / f"deck-{number}"
            before, now = played, pairing
            run(tournament, folder, run_games, lambda done: on_game(before + done.played, now))  # noqa: B023
            deals += deals_in(folder, tournament)
            played += tournament.games
        found[pairing] = pairing_result(benchmark.agent, pairing, deals)
    return BenchmarkResults(benchmark, found)


def deals_in(folder: Path, tournament: Tournament) -> list[list[SeatedOutcome]]:
    """The games of a finished tournament, deal by deal."""
    lines = (folder / OUTCOMES).read_bytes().splitlines()
    return by_deal(tournament.schedule, [parse_outcome(line)[1] for line in lines])


@contextmanager
def kept_processes(workers: int | None) -> Iterator[GameRunner]:
    """A runner whose processes stay for all tournaments."""
    check_workers(workers)
    with worker_processes(play, workers or usable_cores()) as executor:

        def run_games(tournament: Tournament, numbers: Sequence[int]) -> GameStream:
            yield from executor.map(call, [(tournament, number) for number in numbers])

        yield run_games


def play(game: tuple[Tournament, int]) -> TournamentGame:
    """One game, in a worker."""
    tournament, number = game
    return tournament.play(number)
