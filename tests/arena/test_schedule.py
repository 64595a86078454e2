"""Every bot sits on every seat equally often, and meets every other equally often."""

from collections import Counter
from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvergold.arena.tournament.schedule import Schedule, circular_orders
from silvergold.errors import ApplicationError

PLAYERS = st.integers(2, 4)
SCHEDULES = st.builds(
    lambda bots, players: Schedule(tuple("abcdefg"[:bots]), players), st.integers(1, 7), PLAYERS
)
DEALS = st.integers(0, 1000)


@given(SCHEDULES, DEALS)
def test_on_every_deal_every_bot_sits_on_every_seat_equally_often(schedule: Schedule, deal: int) -> None:
    seats = Counter(place for seating in schedule.seatings(deal) for place in enumerate(seating))
    assert len(seats) == len(schedule.bots) * schedule.players
    assert len(set(seats.values())) == 1


@given(SCHEDULES, DEALS)
def test_on_every_deal_every_pair_meets_equally_often(schedule: Schedule, deal: int) -> None:
    met: Counter[tuple[str, ...]] = Counter()
    for seating in schedule.seatings(deal):
        met.update(tuple(sorted(pair)) for pair in combinations(seating, 2) if pair[0] != pair[1])
    assert len(met) == len(schedule.bots) * (len(schedule.bots) - 1) / 2
    assert len(set(met.values())) <= 1


@given(SCHEDULES)
def test_over_the_cycle_every_bot_sits_left_of_every_other_equally_often(schedule: Schedule) -> None:
    if len(schedule.bots) < schedule.players:
        return
    left = Counter(pair for deal in schedule.cycle for seating in deal for pair in pairwise(seating))
    assert set(left) == set(permutations(schedule.bots, 2))
    assert len(set(left.values())) == 1


@given(SCHEDULES, DEALS)
def test_no_game_is_played_twice(schedule: Schedule, deal: int) -> None:
    seatings = schedule.seatings(deal)
    assert len(set(seatings)) == len(seatings) == schedule.games_per_deal


@given(SCHEDULES, st.integers(1, 5000))
def test_games_are_rounded_up_to_whole_deals(schedule: Schedule, games: int) -> None:
    deals = schedule.deals_for(games)
    assert (deals - 1) * schedule.games_per_deal < games <= deals * schedule.games_per_deal


@given(st.lists(st.sampled_from("abc"), min_size=2, max_size=4), DEALS)
def test_bots_given_seat_by_seat_have_every_seat_equally_often(names: list[str], deal: int) -> None:
    seatings = Schedule(tuple(names), len(names)).seatings(deal)
    for bot in names:
        assert len({seating_of_seat.count(bot) for seating_of_seat in zip(*seatings, strict=True)}) == 1


@pytest.mark.parametrize(
    ("bots", "players", "first_deal"),
    [
        ("ab", 2, "ab ba"),
        ("abc", 3, "abc cab bca"),
        ("abc", 2, "ab ba ac ca bc cb"),
        ("ab", 3, "aab baa aba abb bab bba"),
        ("ab", 4, "aabb baab bbaa abba"),
        ("abbb", 4, "abbb babb bbab bbba"),
        ("a", 3, "aaa"),
    ],
)
def test_the_seatings_of_the_first_deal(bots: str, players: int, first_deal: str) -> None:
    assert " ".join(map("".join, Schedule(tuple(bots), players).seatings(0))) == first_deal


def test_a_circle_that_repeats_itself_is_left_out() -> None:
    assert circular_orders(tuple("aabb")) == (tuple("aabb"),)
    assert len(circular_orders(tuple("abcd"))) == 6


@pytest.mark.parametrize(
    ("bots", "code"), [((), "wrong-number-of-bots"), (("a", "a", "b"), "bot-named-twice")]
)
def test_a_schedule_that_cannot_be_balanced_is_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(ApplicationError) as refused:
        Schedule(bots, 2).seatings(0)
    assert refused.value.code == code
