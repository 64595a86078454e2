"""How a tournament stands and how it ended, as tables and as one line."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from silvergold.arena.confidence import Estimate
from silvergold.arena.figures import Figures
from silvergold.arena.run import Watch
from silvergold.arena.standing import Standing


@contextmanager
def standing_bar(console: Console) -> Iterator[Watch]:
    """A progress bar with the standing, on a terminal; elsewhere nothing is shown."""
    columns = BarColumn(24), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=None)

        def show(standing: Standing) -> None:
            line = standing_line(standing)
            progress.update(bar, total=standing.games, completed=standing.played, description=line)

        yield show


def standing_line(standing: Standing) -> str:
    """Who leads: every bot with its mean and its share of wins, the best first."""
    best_first = sorted(standing.bots, key=lambda bot: (-standing.share_of_wins(bot), -standing.mean(bot)))
    return "  ".join(
        f"{bot} {standing.mean(bot):.1f} ({standing.share_of_wins(bot):.0%})" for bot in best_first
    )


def figures_table(figures: Figures) -> Table:
    """Every bot's figures, the highest rating first."""
    table = Table(title=f"{figures.games} games on {figures.deals} deals, with 95 % confidence intervals")
    table.add_column("bot")
    for heading in ("games", "mean points", "wins", "rating"):
        table.add_column(heading, justify="right")
    for bot, own in sorted(figures.bots.items(), key=lambda item: -item[1].rating.mu):
        mean, wins = written_mean(own.mean), written_share(own.share_of_wins)
        table.add_row(bot, str(own.games), mean, wins, f"{own.rating.mu:.1f} ± {own.rating.sigma:.1f}")
    return table


def written_mean(mean: Estimate) -> str:
    """A mean and how far its interval reaches to either side; with one deal there is none."""
    if mean.high is None:
        return f"{mean.value:.2f}"
    return f"{mean.value:.2f} ± {mean.high - mean.value:.2f}"


def written_share(share: Estimate) -> str:
    """A share and the ends of its interval in per cent; with one deal there is none."""
    if share.low is None or share.high is None:
        return f"{share.value:.1%}"
    return f"{share.value:.1%} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def cross_table(figures: Figures) -> Table:
    """How often the bot of the row ended ahead of the bot of the column."""
    bots = sorted(figures.bots, key=lambda bot: -figures.bots[bot].rating.mu)
    table = Table("ahead of", title="Who ended ahead of whom")
    for bot in bots:
        table.add_column(bot, justify="right")
    for row in bots:
        shares = figures.cross_table[row]
        table.add_row(row, *(f"{shares[column]:.1%}" if column in shares else "" for column in bots))
    return table
