"""Ratings of bots by OpenSkill's Plackett-Luce model, from the places in which they ended."""

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from silvergold.arena.outcome import Outcome
from silvergold.arena.schedule import Seating


class Rating(NamedTuple):
    """What is believed of a bot's strength; before the first game, that of everybody."""

    mu: float = 25.0
    sigma: float = 25 / 3
    """How uncertain mu is."""


def rate(bots: Iterable[str], games: Iterable[tuple[Seating, Outcome]]) -> dict[str, Rating]:
    """The ratings after some games, taken one after the other in the given order."""
    from openskill.models import PlackettLuce

    # A bot doesn't learn from game to game: no doubt is added between games (tau).
    model = PlackettLuce(mu=Rating().mu, sigma=Rating().sigma, tau=0.0)
    ratings = dict.fromkeys(bots, Rating())
    for seating, outcome in games:
        if len(set(seating)) > 1:
            seats = [[model.rating(*ratings[bot])] for bot in seating]
            rated = model.rate(seats, ranks=[float(place) for place in outcome.places])
            after = [Rating(seat.mu, seat.sigma) for (seat,) in rated]
            ratings.update({bot: mean_rating(bot, seating, after) for bot in set(seating)})
    return ratings


def mean_rating(bot: str, seating: Seating, after: list[Rating]) -> Rating:
    """What a game makes of a bot: on several seats it is rated as several, and keeps their mean."""
    own = [rating for name, rating in zip(seating, after, strict=True) if name == bot]
    return Rating(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
