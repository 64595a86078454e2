"""The statistics equal those worked out by hand."""

import json

import pytest

from silvergold.arena.confidence import Estimate, estimate, estimate_share, student_quantile
from silvergold.arena.outcome import Outcome, outcome_of
from silvergold.arena.tournament.progress import TournamentProgress
from silvergold.arena.tournament.schedule import Schedule
from silvergold.arena.tournament.statistics import compute_statistics
from silvergold.arena.tournament.summary import format_summary, parse_summary
from silvergold.engine import Dealer, Game, standard_deck
from tests.arena.tournaments import SMALL, outcomes, seated


def test_the_quantiles_are_those_of_the_printed_tables() -> None:
    printed = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 30: 2.042, 100: 1.984, 1000: 1.962}
    assert {freedom: round(student_quantile(freedom), 3) for freedom in printed} == printed
    assert student_quantile(1001) == pytest.approx(student_quantile(1000), abs=1e-5)


def test_the_mean_of_two_numbers_has_a_wide_interval() -> None:
    assert estimate([85.0, 65.0]) == pytest.approx((75, 75 - 127.062, 75 + 127.062), abs=1e-3)


def test_one_observation_has_no_interval() -> None:
    assert estimate([4.0]) == Estimate(4, None, None)
    assert estimate_share([1.0], 2) == Estimate(1, None, None)


def test_seven_of_ten_is_between_a_third_and_nine_tenths() -> None:
    assert estimate_share([1.0] * 7 + [0.0] * 3, 1) == pytest.approx((0.7, 0.342, 0.913), abs=1e-3)


def test_ten_of_ten_is_not_taken_as_certain() -> None:
    assert estimate_share([1.0] * 10, 2) == pytest.approx((1, 1 / (1 + 2.2622**2 / 10), 1), abs=1e-4)
    assert estimate_share([0.0] * 10, 2)[:2] == (0, 0)


def test_two_bots_on_two_deals() -> None:
    """Deal 1: a 100 b 80, then b 90 a 70. Deal 2: both 60, then b 50 a 70."""
    played = outcomes((100, 80), (90, 70), (60, 60), (50, 70))
    found = compute_statistics(Schedule(("a", "b"), 2), played)
    assert (found.deals, found.games) == (2, 4)
    a, b = found.bots["a"], found.bots["b"]
    assert (a.games, a.seats) == (4, 4)
    assert (a.mean.value, b.mean.value) == (75, 70)  # a: 85 and 65 on the deals; b: 85 and 55
    assert a.mean == estimate([85, 65])
    assert (a.share_of_wins.value, b.share_of_wins.value) == (0.625, 0.375)
    assert found.cross_table == {"a": {"b": 0.625}, "b": {"a": 0.375}}


def test_luck_is_subtracted_from_the_points() -> None:
    """Without luck, a has 80 and 70 on the first deal, 70 and 74 on the second."""
    played = outcomes((100, 80), (90, 70), (60, 60), (50, 70))
    luck = (20, 5), (1, 0), (-10, 5), (-3, -4)
    lucky = [outcome._replace(luck=own) for outcome, own in zip(played, luck, strict=True)]
    schedule = Schedule(("a", "b"), 2)
    a = compute_statistics(schedule, lucky).bots["a"]
    assert a.mean == compute_statistics(schedule, played).bots["a"].mean, "the raw mean stays"
    assert a.without_luck
    assert a.without_luck.mean == estimate([75, 72])
    assert a.without_luck.variance_ratio == pytest.approx(200 / 4.5)
    text = format_summary({"evaluator": "12ab"}, compute_statistics(schedule, lucky))
    assert json.loads(text)["evaluator"] == "12ab"
    assert format_summary({"evaluator": "12ab"}, parse_summary(text)) == text
    one_deal = compute_statistics(schedule, lucky[:2]).bots["a"].without_luck
    assert one_deal is not None
    assert one_deal.variance_ratio is None


def test_one_against_three_of_a_kind() -> None:
    """Seatings abbb, babb, bbab, bbba: a wins, is second, is last, shares the victory with one b."""
    played = outcomes((9, 1, 1, 1), (9, 5, 1, 1), (9, 8, 1, 7), (1, 2, 9, 9))
    found = compute_statistics(Schedule(tuple("abbb"), 4), played)
    a, b = found.bots["a"], found.bots["b"]
    assert (a.games, a.seats, b.games, b.seats) == (4, 4, 4, 12)
    assert a.mean.value == (9 + 5 + 1 + 9) / 4
    assert b.mean.value == (3 + 11 + 24 + 12) / 12
    assert (a.share_of_wins.value, b.share_of_wins.value) == (1.5 / 4, 2.5 / 4)
    assert found.cross_table["a"]["b"] == (3 + 2 + 0 + 2.5) / 12


def test_a_bot_alone_meets_nobody() -> None:
    found = compute_statistics(Schedule(("a",), 2), outcomes((50, 60), (70, 80)))
    assert found.bots["a"].mean.value == 65
    assert found.bots["a"].share_of_wins.value == 1
    assert found.cross_table == {"a": {}}


def test_winners_share_a_victory() -> None:
    assert Outcome((5, 9, 9), (3, 1, 1)).victories == (0, 0.5, 0.5)


def test_the_outcome_of_a_game_agrees_with_its_record() -> None:
    for number in range(6):
        played = SMALL.play(number)
        seat = played.outcome.places.index(1)
        assert f'"total":{played.outcome.totals[seat]}}}' in played.record
        assert played.record.endswith(f'{{"event":"won","seats":[{seat}]}}]}}')


def test_progress_does_not_depend_on_the_order_of_the_games() -> None:
    games = seated(Schedule(("a", "b"), 2), outcomes((100, 80), (90, 70), (60, 60), (50, 70)))
    for order in (games, games[::-1]):
        progress = TournamentProgress(("a", "b"), 4)
        for seating, outcome in order:
            progress.add(seating, outcome)
        assert (progress.played, progress.mean("a"), progress.share_of_wins("b")) == (4, 75, 0.375)


def test_progress_is_zero_before_the_first_game() -> None:
    progress = TournamentProgress(("a", "a", "b"), 4)
    assert (progress.bots, progress.mean("a"), progress.share_of_wins("a")) == (("a", "b"), 0, 0)


def test_a_summary_can_be_read_back() -> None:
    found = compute_statistics(Schedule(("a", "b"), 2), outcomes((100, 80), (90, 70), (60, 61), (50, 70)))
    text = format_summary({}, found)
    assert format_summary({}, parse_summary(text)) == text
    assert parse_summary(text).bots["a"].mean.value == found.bots["a"].mean.value


def test_a_running_game_can_be_ranked() -> None:
    game = Game(standard_deck(), 3)
    game.play_chance(Dealer(standard_deck(), b"lantern"))
    assert outcome_of(game) == Outcome((0, 0, 0), (1, 1, 1))
