"""The statistics of reviewed games; the independent observations are the deals."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from math import sqrt
from statistics import fmean, stdev, variance
from typing import NamedTuple

from silvergold.arena.calibration.games import LEVELS, LINES, GameFigures, SeatFigures
from silvergold.arena.confidence import estimate
from silvergold.review.levels import CalibratedLevel

Figure = Callable[[SeatFigures], float]


def per_deal(games: Iterable[GameFigures], bot: str, figure: Figure) -> list[float]:
    """The mean of a figure over a bot's seats, for each deal that it played."""
    deals = groupby(games, key=lambda game: (game.task.seed, game.task.deal))
    seats = ([seat for game in deal for seat in game.seats if seat.bot == bot] for _, deal in deals)
    return [fmean(map(figure, own)) for own in seats if own]


def against_itself(games: Iterable[GameFigures], bot: str) -> list[GameFigures]:
    """The games in which a bot has all seats."""
    return [game for game in games if {*game.task.bots} == {bot}]


def given_away(seat: SeatFigures) -> float:
    """Points given away per decision."""
    return fmean(seat.losses)


def without_luck(seat: SeatFigures) -> float:
    """The points without luck."""
    return seat.points - seat.luck


def without_luck_and_others(seat: SeatFigures) -> float:
    """The points without luck and without what the others did."""
    return seat.points - seat.luck - seat.others


def calibrated_levels(games: Sequence[GameFigures]) -> tuple[CalibratedLevel, ...]:
    """How every level played, strongest first."""
    return tuple(calibrated_level(games, bot) for bot in LEVELS)


def calibrated_level(games: Sequence[GameFigures], bot: str) -> CalibratedLevel:
    """How a level played in all of its games."""
    own = [seat for game in games for seat in game.seats if seat.bot == bot]
    value, low, high = estimate(per_deal(games, bot, given_away))
    means = {line: round(fmean(getattr(seat, line) for seat in own), 3) for line in LINES}
    return CalibratedLevel(
        bot=bot,
        games=sum(bot in game.task.bots for game in games),
        decisions=sum(len(seat.losses) for seat in own),
        given_away=round(value, 4),
        low=round(max(0.0, value if low is None else low), 4),
        high=round(value if high is None else high, 4),
        **means,
    )


class Mean(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float


def mean_of(observations: Sequence[float]) -> Mean:
    """The mean of independent observations."""
    return Mean(fmean(observations), stdev(observations) / sqrt(len(observations)))


def root_mean_square(numbers: Iterable[float]) -> float:
    """The root of the mean of the squares."""
    return sqrt(fmean(number**2 for number in numbers))


def score_variance(games: Sequence[GameFigures], figure: Figure) -> float:
    """The variance of a figure from game to game, the mean over the seats."""
    return fmean(variance(map(figure, seats)) for seats in zip(*(game.seats for game in games), strict=True))


class Coverage(NamedTuple):
    """How often the intervals of repeated tournaments contain the truth."""

    tournaments: int
    covered: int
    half_width: float
    """The mean of half the widths."""
    variance: float
    """The mean variance of a deal's mean, within a tournament."""


def coverage(tournaments: Sequence[Sequence[float]], truth: float) -> Coverage:
    """How often the interval of a tournament, which has one observation for each deal, contains the truth."""
    found = [estimate(deals) for deals in tournaments]
    reach = [(one.high or 0.0) - one.value for one in found]
    covered = sum(abs(one.value - truth) <= half for one, half in zip(found, reach, strict=True))
    return Coverage(len(found), covered, fmean(reach), fmean(map(variance, tournaments)))
