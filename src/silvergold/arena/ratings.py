"""Ratings by OpenSkill's Plackett-Luce model, from the places in games."""

from collections.abc import Iterable, Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from silvergold.arena.outcome import Outcome
from silvergold.arena.tournament.schedule import Seating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """An estimate of strength; the default is that of a new player."""

    mu: float = 25.0
    sigma: float = 25 / 3
    """How uncertain mu is."""


def rate(bots: Iterable[str], games: Iterable[tuple[Seating, Outcome]]) -> dict[str, Rating]:
    """The ratings after games in the given order."""
    ratings = dict.fromkeys(bots, Rating())
    for seating, outcome in games:
        if len(set(seating)) > 1:
            after = rate_game([ratings[bot] for bot in seating], outcome.places)
            ratings.update({bot: mean_rating(bot, seating, after) for bot in set(seating)})
    return ratings


def rate_game(before: Sequence[Rating], places: Sequence[int], doubt: float = 0.0) -> list[Rating]:
    """The ratings of the players of one game after it, seat by seat.

    ``doubt`` (OpenSkill's tau) is added before the game for players whose strength may have changed.
    """
    model = rating_model(doubt)
    rated = model.rate(
        [[model.rating(*rating)] for rating in before], ranks=[float(place) for place in places]
    )
    return [Rating(seat.mu, seat.sigma) for (seat,) in rated]


@cache
def rating_model(doubt: float) -> "PlackettLuce":
    """OpenSkill's model, imported where it is used: it is slow to load."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=Rating().mu, sigma=Rating().sigma, tau=doubt)


def mean_rating(bot: str, seating: Seating, after: list[Rating]) -> Rating:
    """What a game makes of a bot: on several seats it is rated as several, and keeps their mean."""
    own = [rating for name, rating in zip(seating, after, strict=True) if name == bot]
    return Rating(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
