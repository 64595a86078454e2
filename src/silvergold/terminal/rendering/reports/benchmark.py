"""A benchmark's progress and results."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.table import Table

from silvergold.arena.benchmark.plan import CEILING, NUMBER, Pairing
from silvergold.arena.benchmark.results import BenchmarkResults, PairingResult
from silvergold.arena.benchmark.run import OnGame
from silvergold.terminal.rendering.reports.tournament import format_mean, format_share, games_bar
from silvergold.words import Words


@contextmanager
def benchmark_bar(console: Console, games: int, words: Words) -> Iterator[OnGame]:
    """A progress bar with the current pairing."""

    def pairing_line(pairing: Pairing) -> str:
        return f"{pairing.opponent}, {words.say('benchmark-players', players=pairing.players)}"

    with games_bar(console, games) as show:
        yield lambda played, pairing: show(played, games, pairing_line(pairing))


def benchmark_table(results: BenchmarkResults, words: Words) -> Table:
    """Points and wins against every opponent, by number of players."""
    benchmark = results.benchmark
    title = words.say("benchmark-title", number=NUMBER, agent=benchmark.agent, games=benchmark.total_games)
    table = Table(words.say("benchmark-opponent"), title=title)
    numbers = dict.fromkeys(pairing.players for pairing in results.pairings)
    for players in numbers:
        table.add_column(words.say("benchmark-players", players=players), justify="right")
    for opponent in dict.fromkeys(pairing.opponent for pairing in results.pairings):
        cells = (results.pairings[Pairing(players, opponent)] for players in numbers)
        table.add_row(opponent, *(format_pairing(cell, words) for cell in cells))
    return table


def format_pairing(result: PairingResult, words: Words) -> str:
    """The points, and the share of wins below them."""
    wins = format_share(result.wins, words) if result.wins else ""
    return f"{format_mean(result.points, words)}\n{wins}"


def score_line(results: BenchmarkResults, words: Words) -> str:
    """The score beside the ceiling."""
    score, most = format_mean(results.score, words), words.number(CEILING, 1)
    return words.say("benchmark-score", score=score, ceiling=most)
