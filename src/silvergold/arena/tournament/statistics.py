"""The statistics of a tournament; the independent observations are its deals, not its games."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations
from statistics import fmean, variance
from typing import NamedTuple

from silvergold.arena.confidence import Estimate, estimate, estimate_share
from silvergold.arena.outcome import Outcome
from silvergold.arena.ratings import Rating, rate
from silvergold.arena.tournament.schedule import Schedule, Seating

SeatedOutcome = tuple[Seating, Outcome]
"""Who sat where, and how the game ended."""
CrossTable = dict[str, dict[str, float]]


class WithoutLuck(NamedTuple):
    """Statistics of reviewed games."""

    mean: Estimate
    """Points less luck per seat; luck is 0 on average, so this estimates the same as the mean points."""
    variance_ratio: float | None
    """How many times smaller its variance is than that of the mean points; None if it is 0."""


@dataclass(frozen=True, slots=True)
class BotStatistics:
    """The statistics of one bot."""

    games: int
    """The games it played in."""
    seats: int
    """The seats it had in them: more than the games if it had several at once."""
    mean: Estimate
    """Points per seat."""
    without_luck: WithoutLuck | None
    """None if the games were not reviewed."""
    share_of_wins: Estimate
    """The share of its games that it won, on any of its seats; a shared victory counts as its fraction."""
    rating: Rating


@dataclass(frozen=True, slots=True)
class TournamentStatistics:
    """The statistics of all bots."""

    deals: int
    games: int
    bots: dict[str, BotStatistics]
    cross_table: CrossTable
    """How often the bot of the row ended ahead of the bot of the column; a tie counts one half."""


def compute_statistics(schedule: Schedule, outcomes: Sequence[Outcome]) -> TournamentStatistics:
    """The statistics of whole deals, given in the order of the schedule."""
    return statistics_of_deals(schedule.bots, by_deal(schedule, outcomes))


def statistics_of_deals(
    bots: Iterable[str], deals: Sequence[Sequence[SeatedOutcome]]
) -> TournamentStatistics:
    """The statistics of bots that have played all of some deals."""
    seated = [game for deal in deals for game in deal]
    names = tuple(dict.fromkeys(bots))
    ratings = rate(names, seated)
    found = {bot: compute_bot_statistics(bot, deals, ratings[bot]) for bot in names}
    return TournamentStatistics(len(deals), len(seated), found, cross_table(names, seated))


def by_deal(schedule: Schedule, outcomes: Sequence[Outcome]) -> list[list[SeatedOutcome]]:
    """Who sat where and how the games ended, deal by deal."""
    seated = [(schedule.seating_of(game), outcome) for game, outcome in enumerate(outcomes)]
    return [
        [seated[game] for game in games] for _, games in groupby(range(len(seated)), key=schedule.deal_of)
    ]


def compute_bot_statistics(
    bot: str, deals: Sequence[Sequence[SeatedOutcome]], rating: Rating
) -> BotStatistics:
    """One bot's statistics; it has the same number of seats and games on every deal."""
    own = [[game for game in deal if bot in game[0]] for deal in deals]
    points = [points_of(bot, deal) for deal in own]
    means = [fmean(totals) for totals in points]
    wins = [share_of_victories(bot, deal) for deal in own]
    return BotStatistics(
        games=sum(map(len, own)),
        seats=sum(map(len, points)),
        mean=estimate(means),
        without_luck=without_luck(bot, own, means) if has_luck(bot, own) else None,
        share_of_wins=estimate_share(wins, len(own[0])),
        rating=rating,
    )


def without_luck(bot: str, deals: Sequence[Sequence[SeatedOutcome]], raw: Sequence[float]) -> WithoutLuck:
    """One bot's statistics without luck, and its raw mean points on each deal."""
    means = without_luck_by_deal(bot, deals)
    is_spread = len(means) > 1 and variance(means) > 0
    ratio = variance(raw) / variance(means) if is_spread else None
    return WithoutLuck(estimate(means), ratio)


def has_luck(bot: str, deals: Sequence[Sequence[SeatedOutcome]]) -> bool:
    """Whether the luck of a bot was reviewed."""
    seating, outcome = deals[0][0]
    return bool(outcome.luck) and outcome.luck[seating.index(bot)] is not None


def without_luck_by_deal(bot: str, deals: Iterable[Iterable[SeatedOutcome]]) -> list[float]:
    """A bot's mean points less luck on each deal."""
    return [
        fmean(
            outcome.totals[seat] - luck
            for outcome, seat in seats_of(bot, deal)
            if (luck := outcome.luck[seat]) is not None
        )
        for deal in deals
    ]


def points_by_deal(bot: str, deals: Iterable[Iterable[SeatedOutcome]]) -> list[float]:
    """A bot's mean points on each deal."""
    return [fmean(points_of(bot, deal)) for deal in deals]


def points_of(bot: str, games: Iterable[SeatedOutcome]) -> list[int]:
    """A bot's points on each seat it had."""
    return [outcome.totals[seat] for outcome, seat in seats_of(bot, games)]


def share_of_victories(bot: str, deal: Sequence[SeatedOutcome]) -> float:
    """The share of a deal's games that a bot won, on any of its seats."""
    return sum(outcome.victories[seat] for outcome, seat in seats_of(bot, deal)) / len(deal)


def seats_of(bot: str, games: Iterable[SeatedOutcome]) -> Iterator[tuple[Outcome, int]]:
    """Each seat that a bot had, with the outcome of its game."""
    for seating, outcome in games:
        for seat, name in enumerate(seating):
            if name == bot:
                yield outcome, seat


def cross_table(bots: Sequence[str], games: Iterable[SeatedOutcome]) -> CrossTable:
    """How often each bot ended ahead of each other, over all pairs of seats in games with both."""
    ahead = dict.fromkeys(permutations(bots, 2), 0.0)
    met = dict.fromkeys(ahead, 0)
    for seating, outcome in games:
        for (one, place), (other, other_place) in permutations(zip(seating, outcome.places, strict=True), 2):
            if one != other:
                met[one, other] += 1
                ahead[one, other] += 1.0 if place < other_place else 0.5 * (place == other_place)
    return {row: {col: ahead[row, col] / met[row, col] for col in bots if col != row} for row in bots}
