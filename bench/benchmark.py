"""The baselines on the frozen benchmark: every level, random play, and a policy of examples/train_policy.py.

    python bench/benchmark.py --outcomes outcomes.jsonl --seconds 600 --out bench/benchmark.md
    POLICY=policy.npz python bench/benchmark.py --outcomes outcomes.jsonl --policy "4 minutes on one H200"

Games are played in rounds, each with more games per pairing for all agents, until the time is over; the same
command continues. --agents and --opponents play only some of the pairings now. The page has the games of the
last round that every agent has finished.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from silvergold.arena.benchmark.plan import (
    GAMES,
    NUMBER,
    OPPONENTS,
    PLAYERS,
    Benchmark,
    Pairing,
    decks,
)
from silvergold.arena.benchmark.results import BenchmarkResults, pairing_result
from silvergold.arena.confidence import Estimate
from silvergold.arena.outcome import Outcome
from silvergold.arena.process_pool import map_in_processes
from silvergold.arena.tournament.plan import Tournament
from silvergold.arena.tournament.statistics import by_deal

ROUNDS = (1, 3, 5, 9, 12, 18, 24, GAMES)
POLICY = "train_policy:policy"
COSTS = {
    "drifter": "none: plays at random",
    **dict.fromkeys(OPPONENTS[:-1], "none: written by hand"),
    "admiral": "19 million games, 30 minutes on one H200",
}


class GameKey(NamedTuple):
    """Which game of the benchmark."""

    agent: str
    players: int
    opponent: str
    deck: str
    number: int


class Task(NamedTuple):
    """A game to play."""

    key: GameKey
    tournament: Tournament


def play(task: Task) -> tuple[GameKey, Outcome]:
    """Play and review one game."""
    return task.key, task.tournament.play(task.key.number).outcome


def tasks(agent: str, games: int, opponents: tuple[str, ...] = OPPONENTS) -> Iterator[Task]:
    """The games of an agent with a number of games per pairing."""
    benchmark = Benchmark(agent, games, opponents=opponents)
    for pairing in benchmark.pairings:
        for tournament in benchmark.tournaments(pairing):
            for number in range(tournament.games):
                yield Task(GameKey(agent, *pairing, tournament.deck.name, number), tournament)


def load(path: Path) -> dict[GameKey, Outcome]:
    """The games that have been played."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        entry = json.loads(line)
        key = GameKey(*(entry[name] for name in GameKey._fields))
        found[key] = Outcome(*(tuple(entry[name]) for name in Outcome._fields))
    return found


def play_rounds(agents: Iterable[str], options: argparse.Namespace) -> dict[GameKey, Outcome]:
    """Play what is missing until the time is over."""
    played = load(options.outcomes)
    end = time.monotonic() + options.seconds
    with options.outcomes.open("a", encoding="utf-8") as file:
        for games in ROUNDS:
            wanted = (task for agent in agents for task in tasks(agent, games, options.opponents))
            missing = [task for task in wanted if task.key not in played]
            print(f"{len(missing)} games, up to {games} per pairing", flush=True)
            for key, outcome in map_in_processes(play, missing, options.workers) if missing else ():
                played[key] = outcome
                file.write(json.dumps({**key._asdict(), **outcome._asdict()}) + "\n")
                file.flush()
                if time.monotonic() > end:
                    return played
    return played


def results_of(agent: str, games: int, played: dict[GameKey, Outcome]) -> BenchmarkResults:
    """The results of an agent from its games."""
    benchmark = Benchmark(agent, games)
    found = {}
    for pairing in benchmark.pairings:
        deals = []
        for tournament in benchmark.tournaments(pairing):
            keys = (GameKey(agent, *pairing, tournament.deck.name, n) for n in range(tournament.games))
            deals += by_deal(tournament.schedule, [played[key] for key in keys])
        found[pairing] = pairing_result(agent, pairing, deals)
    return BenchmarkResults(benchmark, found)


def whole_round(agents: list[str], played: dict[GameKey, Outcome]) -> int:
    """The most games per pairing that all agents have played."""
    finished = (
        games for games in ROUNDS if all(task.key in played for one in agents for task in tasks(one, games))
    )
    return max(finished, default=0)


def mean_over(results: BenchmarkResults, opponents: tuple[str, ...]) -> Estimate:
    """The mean points against some opponents, over all numbers of players."""
    some = {pairing: result for pairing, result in results.pairings.items() if pairing.opponent in opponents}
    return BenchmarkResults(results.benchmark, some).score


def row(agent: str, name: str, cost: str, results: BenchmarkResults) -> str:
    """One line of the table."""
    cells = [with_interval(results.score), *(with_interval(mean_over(results, (one,))) for one in OPPONENTS)]
    pairings = [results.pairings[Pairing(players, "captain")].wins for players in PLAYERS]
    wins = " / ".join("-" if one is None else f"{one.value:.0%}" for one in pairings)
    return " | ".join([f"| {name}", cost, *cells, f"{wins} |"])


def with_interval(one: Estimate) -> str:
    """A mean with half the width of its interval."""
    return f"{one.value:.1f}" + ("" if one.high is None else f" ± {one.high - one.value:.1f}")


def report(agents: list[str], played: dict[GameKey, Outcome], policy: str | None) -> str:
    """The page."""
    games = whole_round(agents, played)
    results = {agent: results_of(agent, games, played) for agent in agents}
    each = max(found.benchmark.total_games for found in results.values())
    lines = [
        f"# Baselines on benchmark {NUMBER}",
        "",
        f"`python bench/benchmark.py`: {games} games per opponent and number of players (the whole benchmark",
        f"has {GAMES}), up to {each} games per agent, on {len(decks())} decks",
        "([docs/arena.md](../docs/arena.md#the-benchmark)). Points per game without luck, as means over 2, 3",
        "and 4 players, with 95 % confidence intervals; the score is the mean over all opponents. The last",
        "column is the share of games won against captains with 2, 3 and 4 players.",
        "The points that no player can expect to exceed are in [docs/optimality.md](../docs/optimality.md).",
        "",
        "| | cost of training | score | " + " | ".join(f"against {one}" for one in OPPONENTS) + " | wins |",
        "|---|---|" + "---:|" * (len(OPPONENTS) + 2),
    ]
    ranked = sorted(agents, key=lambda agent: -results[agent].score.value)
    for agent in ranked:
        name, cost = ("PPO", policy or "") if agent == POLICY else (f"`{agent}`", COSTS[agent])
        lines.append(row(agent, name, cost, results[agent]))
    return "\n".join([*lines, ""])


def names(text: str) -> tuple[str, ...]:
    """Names with commas."""
    return tuple(text.split(","))


def main() -> None:
    """Play for a time, and print the table."""
    parser = argparse.ArgumentParser(description="The baselines on the frozen benchmark.")
    parser.add_argument(
        "--outcomes", type=Path, required=True, help="all games played; continued if it exists"
    )
    parser.add_argument("--seconds", type=float, default=0.0, help="play for so long; 0 plays nothing")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--agents", type=names, help="play only these now: names with commas")
    parser.add_argument("--opponents", type=names, default=OPPONENTS, help="play only against these now")
    parser.add_argument(
        "--policy", metavar="COST", help="include the policy in $POLICY, and say what it cost"
    )
    parser.add_argument("--out", type=Path, help="write the table here as Markdown")
    options = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
    agents = ["drifter", *OPPONENTS, *([POLICY] if options.policy else [])]
    played = play_rounds(options.agents or agents, options) if options.seconds else load(options.outcomes)
    if not whole_round(agents, played):
        sys.exit("no round is finished")
    page = report(agents, played, options.policy)
    print(page)
    if options.out:
        options.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
