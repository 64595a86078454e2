"""A tournament's progress and results, as tables and as one line."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from silvergold.arena.confidence import Estimate
from silvergold.arena.tournament.progress import TournamentProgress
from silvergold.arena.tournament.run import ProgressListener
from silvergold.arena.tournament.statistics import BotStatistics, TournamentStatistics
from silvergold.engine import Score
from silvergold.words import Words


@contextmanager
def games_bar(console: Console, games: int | None = None) -> Iterator[Callable[[int, int, str], None]]:
    """A progress bar over games, with a line beside it; hidden if the output is not a terminal."""
    columns = BarColumn(24), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=games)
        yield lambda played, games, line: progress.update(
            bar, completed=played, total=games, description=line
        )


@contextmanager
def tournament_bar(console: Console, words: Words) -> Iterator[ProgressListener]:
    """A progress bar with the current results."""
    with games_bar(console) as show:
        yield lambda progress: show(progress.played, progress.games, progress_line(progress, words))


def progress_line(progress: TournamentProgress, words: Words) -> str:
    """Every bot with its mean score and share of wins, best first."""
    best_first = sorted(progress.bots, key=lambda bot: (-progress.share_of_wins(bot), -progress.mean(bot)))
    return "  ".join(
        f"{bot} {words.number(progress.mean(bot), 1)} ({words.percent(progress.share_of_wins(bot))})"
        for bot in best_first
    )


def statistics_table(statistics: TournamentStatistics, words: Words) -> Table:
    """Every bot's statistics, the highest rating first."""
    table = Table(title=words.say("figures-title", games=statistics.games, deals=statistics.deals))
    table.add_column(words.say("figures-bot"))
    is_reviewed = any(own.without_luck for own in statistics.bots.values())
    without_luck = ("figures-without-luck", "figures-variance-ratio") if is_reviewed else ()
    for heading in ("figures-games", "figures-mean", *without_luck, "figures-wins", "figures-rating"):
        table.add_column(words.say(heading), justify="right")
    for bot, own in sorted(statistics.bots.items(), key=lambda item: -item[1].rating.mu):
        mean, wins = format_mean(own.mean, words), format_share(own.share_of_wins, words)
        rating = f"{words.number(own.rating.mu, 1)} ± {words.number(own.rating.sigma, 1)}"
        table.add_row(bot, words.number(own.games), mean, *format_without_luck(own, words), wins, rating)
    return table


def format_without_luck(own: BotStatistics, words: Words) -> tuple[str, ...]:
    """The mean without luck and the ratio of the variances, if the games were reviewed."""
    if own.without_luck is None:
        return ()
    mean, ratio = own.without_luck
    return format_mean(mean, words), "" if ratio is None else words.number(ratio, 1)


def format_mean(mean: Estimate, words: Words) -> str:
    """A mean with half the width of its interval, which needs more than one deal."""
    if mean.high is None:
        return words.number(mean.value, 2)
    return f"{words.number(mean.value, 2)} ± {words.number(mean.high - mean.value, 2)}"


def format_share(share: Estimate, words: Words) -> str:
    """A share with its interval in per cent, which needs more than one deal."""
    if share.low is None or share.high is None:
        return words.percent(share.value, 1)
    low, high = words.number(100 * share.low, 1), words.number(100 * share.high, 1)
    return words.say("figures-share", share=words.percent(share.value, 1), low=low, high=high)


def cross_table(statistics: TournamentStatistics, words: Words) -> Table:
    """How often each row's bot finished ahead of each column's bot."""
    bots = sorted(statistics.bots, key=lambda bot: -statistics.bots[bot].rating.mu)
    table = Table(words.say("cross-corner"), title=words.say("cross-title"))
    for bot in bots:
        table.add_column(bot, justify="right")
    for row in bots:
        shares = statistics.cross_table[row]
        table.add_row(row, *(words.percent(shares[column], 1) if column in shares else "" for column in bots))
    return table


def means_table(games: int, names: Sequence[str], means: Iterable[Sequence[float]], words: Words) -> Table:
    """The means of all score lines over many games, seat by seat."""
    table = Table(title=words.say("means-title", games=games))
    table.add_column(words.say("means-seat"))
    for line in (*Score._fields, "total"):
        table.add_column(words.say(f"means-{line}"), justify="right")
    for name, lines in zip(names, means, strict=True):
        table.add_row(name, *(words.number(mean, 2) for mean in lines))
    return table
