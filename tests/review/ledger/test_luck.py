"""Luck is 0 on average, however badly the players play."""

from statistics import fmean

import pytest

from silvergold.arena.calibration.games import Task, review_task
from silvergold.arena.calibration.statistics import mean_of
from silvergold.arena.process_pool import map_in_processes
from tests.thorough import IS_THOROUGH

BOTS = ("drifter", "deckhand", "sailor")


@pytest.mark.skipif(
    not IS_THOROUGH, reason="make soak reviews the 2,000 games; bench/ledger.md has the figures"
)
def test_luck_is_zero_on_average() -> None:
    """Within four standard errors; a deal is one observation."""
    tasks = [Task((BOTS[deal % 3], BOTS[deal // 3 % 3]), "luck", deal) for deal in range(2000)]
    games = map_in_processes(review_task, tasks)
    mean = mean_of([fmean(seat.luck for seat in game.seats) for game in games])
    assert abs(mean.value) <= 4 * mean.error
