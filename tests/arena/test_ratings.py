"""Ratings depend on the games and their order, and on nothing else."""

import pytest
from openskill.models import PlackettLuce

from silvergold.arena.ratings import Rating, rate
from silvergold.arena.tournament.schedule import Schedule
from tests.arena.tournaments import SMALL, outcomes, seated


def test_one_game_is_rated_as_openskill_rates_it() -> None:
    model = PlackettLuce(tau=0)
    [[winner], [loser]] = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    rated = rate("ab", seated(Schedule(("a", "b"), 2), outcomes((100, 80))))
    assert rated == {"a": Rating(winner.mu, winner.sigma), "b": Rating(loser.mu, loser.sigma)}


def test_the_same_games_give_the_same_ratings() -> None:
    games = seated(SMALL.schedule, [SMALL.play(number).outcome for number in range(8)])
    rated = rate(SMALL.bots, games)
    assert rate(SMALL.bots, games) == rated
    assert rated["sailor"].mu > rated["drifter"].mu + 5


def test_the_order_in_which_bots_are_named_does_not_matter() -> None:
    games = seated(Schedule(tuple("abc"), 3), outcomes((3, 2, 1), (3, 1, 2), (1, 1, 3)))
    assert rate("abc", games) == rate("cba", games)


def test_a_bot_that_plays_itself_keeps_its_rating() -> None:
    assert rate("a", seated(Schedule(("a",), 2), outcomes((50, 60)))) == {"a": Rating()}


def test_on_several_seats_a_bot_keeps_the_mean_of_their_ratings() -> None:
    games = seated(Schedule(tuple("abb"), 3), outcomes((3, 2, 1)))
    model = PlackettLuce(tau=0)
    rated = [seat for (seat,) in model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])]
    assert rate("ab", games)["b"].mu == pytest.approx((rated[1].mu + rated[2].mu) / 2)
