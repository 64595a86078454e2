"""The calibration of the review: its games, what a stopped run keeps, and what it imports."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from silvergold.arena.calibration.games import (
    LEVELS,
    GameFigures,
    SeatFigures,
    Task,
    calibration_tasks,
    parse_figures,
    review_task,
)
from silvergold.arena.calibration.statistics import calibrated_level, mean_of, per_deal, score_variance
from silvergold.arena.calibration.workload import Workload


def test_every_level_plays_as_often_against_itself_as_against_the_others() -> None:
    tasks = calibration_tasks(20, "1")
    assert len(tasks) == len(set(tasks))
    alone = Counter(task.bots[0] for task in tasks if len({*task.bots}) == 1)
    mixed = Counter(bot for task in tasks if len({*task.bots}) == 2 for bot in task.bots)
    assert alone == mixed == dict.fromkeys(LEVELS, 20)
    first_seats = Counter(task.bots[0] for task in tasks if len({*task.bots}) == 2)
    assert set(first_seats.values()) == {10}


def test_a_reviewed_game_survives_its_file_and_its_lines_add_up() -> None:
    game = review_task(Task(("drifter", "deckhand"), "calibration test", 0))
    assert parse_figures(json.loads(json.dumps(game))) == game
    starts = [seat.points - seat.luck - seat.skill - seat.others - seat.appraisal for seat in game.seats]
    assert starts[0] == pytest.approx(starts[1])
    assert all(seat.losses and min(seat.losses) >= 0 for seat in game.seats)


class Number(NamedTuple):
    value: int


def double(number: Number) -> int:
    return 2 * number.value


def test_a_stopped_run_continues(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert Workload("one", 1, kept).results(double, [Number(1), Number(2)]) == [2, 4]
    lines = kept.read_text().replace("4]", "44]").splitlines(keepends=True)
    kept.write_text("".join(lines) + '["one dou')
    numbers = [Number(2), Number(3)]
    assert Workload("one", 1, kept).results(double, numbers) == [44, 6], "the second was kept, not done again"
    assert Workload("two", 1, kept).results(double, numbers) == [4, 6], "another evaluator"


def figures(bots: tuple[str, str], seed: str, deal: int, *points: float) -> GameFigures:
    seats = (
        SeatFigures(bot, own, own - 50, -5, 1, 2, (0.0, own / 100))
        for bot, own in zip(bots, points, strict=True)
    )
    return GameFigures(Task(bots, seed, deal), tuple(seats), 1.0)


GAMES = [
    figures(("sailor", "sailor"), "a", 0, 40, 60),
    figures(("sailor", "sailor"), "a", 1, 60, 80),
    figures(("sailor", "drifter"), "b", 0, 70, 30),
    figures(("drifter", "sailor"), "b", 0, 20, 90),
]


def test_a_deal_is_one_observation() -> None:
    assert per_deal(GAMES, "sailor", lambda seat: seat.points) == [50, 70, 80]
    assert mean_of([50, 70, 80]).error == pytest.approx(8.819, abs=0.001)
    level = calibrated_level(GAMES, "sailor")
    assert (level.games, level.decisions) == (4, 12)
    assert level.given_away == pytest.approx((0.25 + 0.35 + 0.4) / 3, abs=1e-4)
    assert level.low < level.given_away < level.high


def test_the_variance_is_that_from_game_to_game() -> None:
    assert score_variance(GAMES[:2], lambda seat: seat.points) == 200
    assert score_variance(GAMES[:2], lambda seat: seat.points - seat.luck) == 0


def test_it_needs_nothing_but_numpy() -> None:
    program = (
        "import sys; before = set(sys.modules)\n"
        "import silvergold.arena.calibration.__main__\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print(*new - set(sys.stdlib_module_names) - {'__mp_main__'})"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {*done.stdout.split()} == {"numpy", "silvergold"}
