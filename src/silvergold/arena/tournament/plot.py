"""The plot of a tournament: a histogram of every bot's points."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from silvergold.arena.outcome import Outcome
from silvergold.arena.tournament.plan import Tournament
from silvergold.arena.tournament.statistics import BotStatistics, TournamentStatistics, points_of
from silvergold.drawing.background import night_sea
from silvergold.drawing.palette import (
    FAINT_INK,
    INK,
    ON_PAPER,
    ON_SEA,
    PAPER,
    PAPER_EDGE,
    RED,
    SERIF,
    SMALL_ON_PAPER,
    SMALL_ON_SEA,
    TINTS,
)
from silvergold.drawing.svg import document, group, moved, path, rectangle, xy
from silvergold.drawing.text import fit_text, text_line
from silvergold.words import Words

WIDTH, MARGIN, HEADER, FOOTER = 1200.0, 56.0, 170.0, 128.0
ROW, HISTOGRAM, LABELS = 132.0, 96.0, 232.0
"""The height of a row and of its histogram, and the width of the labels left of it."""
BIN, TICK = 4, 20
"""The width of a bin, and the points between two ticks of the axis."""
AXIS_WIDTH = WIDTH - 2 * MARGIN - LABELS - 40
"""The width of the axis."""


@dataclass(frozen=True)
class Axis:
    """The horizontal axis of points; both ends are ticks."""

    least: int
    greatest: int

    def across(self, points: float) -> float:
        """The x coordinate of a number of points."""
        return AXIS_WIDTH * (points - self.least) / (self.greatest - self.least)

    @property
    def ticks(self) -> range:
        """The labelled numbers."""
        return range(self.least, self.greatest + 1, TICK)


def score_plot(
    tournament: Tournament, outcomes: Sequence[Outcome], statistics: TournamentStatistics, words: Words
) -> str:
    """The histograms of all bots, one above the other."""
    seated = [(tournament.schedule.seating_of(game), outcome) for game, outcome in enumerate(outcomes)]
    points = {bot: points_of(bot, seated) for bot in statistics.bots}
    axis = axis_for([total for totals in points.values() for total in totals])
    highest = max(max(shares(totals).values()) for totals in points.values())
    rows = [
        group(_row(number, (bot, points[bot], own), axis, highest, words), transform=moved((0, ROW * number)))
        for number, (bot, own) in enumerate(statistics.bots.items())
    ]
    size = WIDTH, HEADER + ROW * len(rows) + FOOTER
    return document(
        size,
        words.say("plot-about", bots=", ".join(statistics.bots)),
        " ".join(_description(bot, own, words) for bot, own in statistics.bots.items()),
        night_sea(size, lamp=(WIDTH / 2, 220), rose=(WIDTH - 130, 92), rose_radius=74),
        _header(tournament, statistics, words),
        group(_chart(axis, ROW * len(rows), words), *rows, transform=moved((MARGIN, HEADER))),
    )


def axis_for(points: Sequence[int]) -> Axis:
    """An axis that fits all points."""
    return Axis(min(points) // TICK * TICK, (max(points) // TICK + 1) * TICK)


def shares(totals: Sequence[int]) -> dict[int, float]:
    """The share of the totals in each bin, by its lower end."""
    counted = Counter(total // BIN * BIN for total in totals)
    return {least: times / len(totals) for least, times in sorted(counted.items())}


def _header(tournament: Tournament, statistics: TournamentStatistics, words: Words) -> str:
    shown, size = fit_text(words.say("plot-title"), 52, WIDTH - 2 * MARGIN - 200)
    caption = words.say(
        "plot-subtitle", games=statistics.games, players=tournament.players, deals=statistics.deals
    )
    title = text_line(shown, (MARGIN, 92), size, ON_SEA, family=SERIF, letter_spacing=1)
    return title + text_line(caption, (MARGIN + 3, 130), 20, SMALL_ON_SEA)


def _chart(axis: Axis, height: float, words: Words) -> str:
    """The paper with its axis."""
    sheet = rectangle((0, 0), (WIDTH - 2 * MARGIN, height + 72), rx=9, fill=PAPER, stroke=PAPER_EDGE)
    lines = "".join(f"M{xy((axis.across(tick), 16))}V{height:g}" for tick in axis.ticks)
    labels = "".join(
        text_line(str(tick), (axis.across(tick), height + 24), 16, SMALL_ON_PAPER, text_anchor="middle")
        for tick in axis.ticks
    )
    points = words.say("plot-points")
    meaning = text_line(points, (AXIS_WIDTH / 2, height + 52), 16, SMALL_ON_PAPER, text_anchor="middle")
    grid = path(lines, stroke=FAINT_INK, stroke_opacity=0.22)
    return sheet + group(grid, labels, meaning, transform=moved((LABELS, 0)))


def _row(
    number: int, of: tuple[str, Sequence[int], BotStatistics], axis: Axis, highest: float, words: Words
) -> str:
    """One bot: its name, its statistics, and its histogram with a line at the mean."""
    bot, totals, own = of
    shown, size = fit_text(bot, 27, LABELS - 40)
    tint = list(TINTS.values())[number % len(TINTS)]
    histogram = path(
        _histogram(shares(totals), axis, highest), fill=tint.land, stroke=tint.deep, stroke_width=1.6
    )
    mean = axis.across(own.mean.value)
    flag = path(
        f"M{xy((mean, ROW))}V{ROW - HISTOGRAM - 12:g}", stroke=RED, stroke_width=2, stroke_dasharray="5 4"
    )
    shore = path(f"M0 {ROW:g}H{AXIS_WIDTH:g}", stroke=INK, stroke_width=1.2)
    return (
        text_line(shown, (24, ROW - 58), size, ON_PAPER, family=SERIF)
        + _label(words.say("plot-mean", mean=_mean(own, words)), ROW - 32)
        + _label(words.say("plot-wins", share=_wins(own, words)), ROW - 10)
        + group(histogram, shore, flag, transform=moved((LABELS, 0)))
    )


def _label(text: str, down: float) -> str:
    """A line under a bot's name."""
    shown, size = fit_text(text, 16, LABELS - 32)
    return text_line(shown, (24, down), size, SMALL_ON_PAPER)


def _histogram(heights: dict[int, float], axis: Axis, highest: float) -> str:
    """The bars of a histogram as a path."""
    return "".join(
        f"M{xy((axis.across(least), ROW))}V{ROW - HISTOGRAM * share / highest:.2f}"
        f"H{axis.across(least + BIN):.2f}V{ROW:g}"
        for least, share in heights.items()
    )


def _mean(own: BotStatistics, words: Words) -> str:
    low, high = own.mean.low, own.mean.high
    mean = words.number(own.mean.value, 1)
    return mean if low is None or high is None else f"{mean} ± {words.number((high - low) / 2, 1)}"


def _wins(own: BotStatistics, words: Words) -> str:
    return words.percent(own.share_of_wins.value, 1)


def _description(bot: str, own: BotStatistics, words: Words) -> str:
    return words.say("plot-bot", bot=bot, mean=_mean(own, words), share=_wins(own, words))
