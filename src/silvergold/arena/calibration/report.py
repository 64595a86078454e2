"""The report of a calibration: bench/ledger.md."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from operator import attrgetter
from statistics import fmean, median
from textwrap import wrap

from silvergold.arena.calibration.blunders import MIN_COST, Blunder
from silvergold.arena.calibration.games import LEVELS, GameFigures
from silvergold.arena.calibration.statistics import (
    against_itself,
    calibrated_levels,
    coverage,
    mean_of,
    per_deal,
    root_mean_square,
    score_variance,
    without_luck,
    without_luck_and_others,
)
from silvergold.review.grades import Grade, grade
from silvergold.review.ledger import evaluator_hash

Cells = Sequence[str]
POINTS, LUCK = attrgetter("points"), attrgetter("luck")
SHOWN_RANKS = 3
"""A planted blunder must be among the three costliest decisions."""


def table(head: str, rows: Iterable[Cells]) -> list[str]:
    """A table in Markdown; all columns but the first are numbers."""
    columns = head.count("|")
    return [f"| {head} |", "|---|" + "---:|" * columns, *(f"| {' | '.join(row)} |" for row in rows), ""]


def section(title: str, text: str, *lines: str) -> list[str]:
    """A section of the report."""
    return [f"## {title}", "", *wrap(text, 120), "", *lines]


def heading(command: str) -> list[str]:
    """What was measured, and how to measure it again."""
    text = (
        f"`{command}` (`make calibrate`) measures everything and calibrates the levels of play. Deck and "
        f"rules are those in the package, with 2 players. The evaluator is `{evaluator_hash()}`. "
        "[docs/ledger.md](../docs/ledger.md) defines the lines of the ledger."
    )
    return ["# The ledger measured", "", *wrap(text, 120), ""]


def order_section(games: Sequence[GameFigures]) -> list[str]:
    """Points given away per decision, and what the decisions are called."""
    levels = calibrated_levels(games)
    rows = [
        (
            level.bot,
            str(level.games),
            str(level.decisions),
            f"{level.given_away:.3f} ({level.low:.3f} to {level.high:.3f})",
        )
        for level in levels
    ]
    are_apart = all(one.high < other.low for one, other in pairwise(levels))
    return section(
        "Points given away",
        "Per decision with a choice, in all games of a level, with 95 % intervals. "
        + ("The intervals rise and are apart." if are_apart else "Some of the intervals overlap."),
        *table("level | games | decisions | points given away per decision", rows),
        "What the decisions are called, in per cent:",
        "",
        *table("level | " + " | ".join(Grade), [grades_row(games, bot) for bot in LEVELS]),
    )


def grades_row(games: Iterable[GameFigures], bot: str) -> Cells:
    """The share of each grade among a level's decisions."""
    seats = (seat for game in games for seat in game.seats if seat.bot == bot)
    grades = Counter(grade(loss) for seat in seats for loss in seat.losses)
    return (bot, *(f"{100 * grades[name] / grades.total():.1f}" for name in Grade))


def luck_section(games: Sequence[GameFigures], tournaments: Sequence[GameFigures]) -> list[str]:
    """The mean of luck, which must be 0."""
    bots = dict.fromkeys(seat.bot for game in tournaments for seat in game.seats)
    rows = [luck_row(games, bot, bot) for bot in LEVELS]
    rows += [luck_row(tournaments, bot, f"{bot}, small tournaments") for bot in bots]
    return section(
        "Luck is 0 on average",
        "Points per seat and game. The mean must lie within four standard errors of 0 for every level. "
        "A deal is one observation, also if it is played with seats exchanged.",
        *table("level | games | mean luck | standard error | errors from 0", rows),
    )


def luck_row(games: Sequence[GameFigures], bot: str, name: str) -> Cells:
    """The mean of a level's luck."""
    mean = mean_of(per_deal(games, bot, LUCK))
    played = sum(bot in game.task.bots for game in games)
    return name, str(played), f"{mean.value:+.2f}", f"{mean.error:.2f}", f"{abs(mean.value) / mean.error:.1f}"


def appraisal_section(games: Sequence[GameFigures]) -> list[str]:
    """How much of a game only the evaluator's change of mind explains."""
    rows = []
    for bot in LEVELS:
        seats = [seat for game in against_itself(games, bot) for seat in game.seats]
        appraisal = [seat.appraisal for seat in seats]
        rows.append((bot, f"{fmean(appraisal):+.2f}", f"{root_mean_square(appraisal):.2f}"))
    return section(
        "Appraisal",
        "Points per seat and game, a level against itself: the smaller, the better the evaluator knows these "
        "games. The aim for admiral is a root mean square below 2.",
        *table("level | mean | root mean square", rows),
    )


def variance_section(games: Sequence[GameFigures]) -> list[str]:
    """How much smaller the variance of the scores is without luck."""
    rows = []
    for bot in LEVELS:
        own = against_itself(games, bot)
        raw, *rest = (
            score_variance(own, figure) for figure in (POINTS, without_luck, without_luck_and_others)
        )
        rows.append((bot, f"{raw:.0f}", *(f"{one:.1f} | {raw / one:.1f}" for one in rest)))
    return section(
        "Variance",
        "Of a seat's points from game to game, 2 players, a level against itself. Subtracting luck "
        "changes no mean. Subtracting others changes it, and shows the most that knowing the rivals' replies "
        "could give. Ratios: how many times smaller than raw; the target is 4.",
        *table("level | raw | without luck | ratio | without luck and others | ratio", rows),
    )


def difference_section(games: Sequence[GameFigures]) -> list[str]:
    """How the differences of mean scores between levels come about."""
    alone = {bot: against_itself(games, bot) for bot in LEVELS}
    mixed = [game for game in games if len({*game.task.bots}) > 1]
    return section(
        "Why levels score differently",
        "Each row is a level's mean less that of the level above it. The start is the same for all, so "
        "skill, others, appraisal and luck add up to the difference of the points.",
        "Against itself:",
        "",
        *difference_table(alone),
        "Against all other levels:",
        "",
        *difference_table(dict.fromkeys(LEVELS, mixed)),
    )


def difference_table(games: Mapping[str, Sequence[GameFigures]]) -> list[str]:
    """The differences of all means from level to level."""
    figures = ("points", "skill", "others", "appraisal", "luck")
    means = {
        bot: [fmean(per_deal(own, bot, attrgetter(figure))) for figure in figures]
        for bot, own in games.items()
    }
    rows = [
        (
            f"{lower} - {upper}",
            *(f"{one - other:+.2f}" for one, other in zip(means[lower], means[upper], strict=True)),
        )
        for upper, lower in pairwise(means)
    ]
    return table("levels | " + " | ".join(figures), rows)


def coverage_section(games: Sequence[GameFigures], truths: Mapping[str, float], count: int) -> list[str]:
    """How often the intervals of small tournaments contain the truth."""
    rows = [row for bot, truth in truths.items() for row in coverage_rows(games, bot, truth, count)]
    return section(
        "Small tournaments",
        f"{count} tournaments of {len(games) // count} games on deals with seats exchanged. How often the "
        "95 % interval of the mean points contains the truth (the mean of many more games, without review), "
        "and the variance of the mean of a deal within a tournament.",
        *table(
            "mean points | contains the truth | half the width | variance of a deal | times smaller", rows
        ),
    )


def coverage_rows(games: Sequence[GameFigures], bot: str, truth: float, count: int) -> Iterator[Cells]:
    """The coverage of a bot's mean points, raw and without luck."""
    raw, adjusted = (
        coverage(batched(per_deal(games, bot, figure), count), truth) for figure in (POINTS, without_luck)
    )
    for name, found in (("raw", raw), ("luck-adjusted", adjusted)):
        yield (
            f"{bot}, {name}",
            f"{100 * found.covered / found.tournaments:.1f} %",
            f"{found.half_width:.2f}",
            f"{found.variance:.1f}",
            f"{raw.variance / found.variance:.1f}",
        )


def batched(deals: Sequence[float], count: int) -> list[Sequence[float]]:
    """Deals divided among some tournaments."""
    size = len(deals) // count
    return [deals[n : n + size] for n in range(0, len(deals), size)]


def blunder_section(planted: Sequence[Blunder | None]) -> list[str]:
    """How high the review ranks planted blunders."""
    blunders = [blunder for blunder in planted if blunder]
    bots = dict.fromkeys(blunder.bot for blunder in blunders)
    rows = [blunder_row(bot, [blunder for blunder in blunders if blunder.bot == bot]) for bot in bots]
    return section(
        "Planted blunders",
        "In games of a level against itself, one decision at random was made by drifter instead. It counts "
        f"as a blunder if, with the lower end of the 95 % interval, it costs {MIN_COST:.0f} points or more "
        "by pairs of rollouts to the end of the game; otherwise another decision was tried. "
        f"{len(planted) - len(blunders)} of {len(planted)} games had none after all attempts.",
        *table(
            "level | blunders | cost by rollouts | by the review | costliest | among the three costliest",
            rows,
        ),
    )


def blunder_row(bot: str, blunders: Sequence[Blunder]) -> Cells:
    """The costs of a level's blunders, and how many are among the costliest decisions."""
    costs = fmean(blunder.cost for blunder in blunders), fmean(blunder.loss for blunder in blunders)
    found = (sum(blunder.rank <= rank for blunder in blunders) for rank in (1, SHOWN_RANKS))
    return (
        bot,
        str(len(blunders)),
        *(f"{cost:.1f}" for cost in costs),
        *(f"{100 * number / len(blunders):.0f} %" for number in found),
    )


def speed_section(games: Sequence[GameFigures]) -> list[str]:
    """How long a review takes."""
    seconds = [game.seconds for game in games]
    return section(
        "Speed",
        f"Processor time of the review of a game with 2 players: median {median(seconds):.2f} s, slowest "
        f"{max(seconds):.2f} s.",
    )
