"""The calibration of the review: its games, what a stopped run keeps, and what it imports."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from silvergold.arena.calibration import report
from silvergold.arena.calibration.blunders import (
    Blunder,
    cost_of,
    decision_places,
    final_points,
    is_blunder,
    position,
)
from silvergold.arena.calibration.games import (
    LEVELS,
    GameFigures,
    SeatFigures,
    Task,
    calibration_tasks,
    parse_figures,
    review_task,
)
from silvergold.arena.calibration.statistics import (
    calibrated_level,
    coverage,
    mean_of,
    per_deal,
    score_variance,
)
from silvergold.arena.calibration.workload import Workload
from silvergold.arena.match import Match
from silvergold.engine import Draw, Keep, Mark, Move, Take, standard_deck
from silvergold.review.ledger import review_game
from silvergold.review.rollouts import decide

TASK = Task(("drifter", "deckhand"), "calibration test", 0)


def test_every_level_plays_as_often_against_itself_as_against_the_others() -> None:
    rivals = len(LEVELS) - 1
    tasks = calibration_tasks(4 * rivals, "1")
    assert len(tasks) == len(set(tasks))
    alone = Counter(task.bots[0] for task in tasks if len({*task.bots}) == 1)
    mixed = Counter(bot for task in tasks if len({*task.bots}) == 2 for bot in task.bots)
    assert alone == mixed == dict.fromkeys(LEVELS, 4 * rivals)
    first_seats = Counter(task.bots[0] for task in tasks if len({*task.bots}) == 2)
    assert set(first_seats.values()) == {2 * rivals}


def test_a_reviewed_game_survives_its_file_and_its_lines_add_up() -> None:
    game = review_task(TASK)
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
    assert Workload("one", 1, kept).results(double, numbers) == [44, 6], "nothing is left to do"
    assert Workload("two", 1, kept).results(double, numbers) == [4, 6], "another evaluator"


def figures(bots: tuple[str, str], seed: str, deal: int, *points: float) -> GameFigures:
    seats = (
        SeatFigures(bot, own, (own - 50) / 2, -5, 1, 2, (0.0, own / 100))
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
    assert score_variance(GAMES[:2], lambda seat: seat.points - seat.luck) == 50


def test_the_report_shows_how_points_luck_and_skill_differ() -> None:
    games = [
        figures((one, other), f"{one} {other}", deal, 90 - 10 * rank + deal, 60 + 3 * deal)
        for rank, one in enumerate(LEVELS)
        for other in LEVELS
        for deal in range(2)
    ]
    count = 4 * len(LEVELS) - 2
    assert f"| drifter | {count} | {2 * count + 4} |" in "\n".join(report.order_section(games))
    assert "| captain - admiral | -5.00 | +0.00 | +0.00 | +0.00 | -2.50 |" in report.difference_section(games)
    assert any(line.startswith("| admiral | +2.00 | 2.00 |") for line in report.appraisal_section(games))
    assert any(line.startswith(f"| admiral | {count} |") for line in report.luck_section(games, games))
    assert "median 1.00 s" in "\n".join(report.speed_section(games))


def test_the_intervals_that_contain_the_truth_are_counted() -> None:
    found = coverage([[49, 51], [40, 60], [99, 101]], truth=50)
    assert (found.tournaments, found.covered) == (3, 2)
    assert found.variance == pytest.approx((2 + 200 + 2) / 3)
    games = [figures(("sailor", "drifter"), "c", deal, 50 + deal % 3, 20 + deal) for deal in range(8)]
    rows = report.coverage_section(games, {"sailor": 51.0}, 2)
    assert any(line.startswith("| sailor, raw | 100.0 % |") for line in rows)


def test_blunders_are_counted_by_rank() -> None:
    planted = [Blunder("captain", "marks", 6, 3.5, 5, rank) for rank in (1, 1, 3, 4)]
    rows = report.blunder_section([*planted, None])
    assert "| captain | 4 | 6.0 | 5.0 | 50 % | 75 % |" in rows
    assert any("1 of 5 games had none" in line for line in rows)


@pytest.mark.slow
def test_the_decisions_of_a_game_are_those_of_its_ledger() -> None:
    game, record = Match(standard_deck(), TASK.bots, TASK.seed).play(TASK.deal)
    places = decision_places(game.moves)
    decisions = review_game(record, standard_deck()).decisions
    for seat in range(2):
        kinds = [kind_of(game.moves[place.begin]) for place in places if place.seat == seat]
        assert kinds == [decision.kind for decision in decisions if decision.seat == seat]
    for place in places:
        known = game.moves[place.known - 1]
        assert not isinstance(known, Keep | Mark) or isinstance(game.moves[place.begin], Take | Draw)


def kind_of(move: Move) -> str:
    return "keep" if isinstance(move, Keep) else "marks" if isinstance(move, Mark) else "take"


def test_rollouts_tell_what_a_bad_decision_costs() -> None:
    """In the last turn, finishing an island or not decides at once."""
    game, _ = Match(standard_deck(), ("sailor", "sailor"), "blunder").play(0)
    place = [one for one in decision_places(game.moves) if isinstance(game.moves[one.begin], Mark)][-1]
    state = position(game.moves[: place.known])
    good = [move for move in game.moves[place.begin : place.end] if isinstance(move, Mark)]
    random = [[*decide(state, place.seat, "drifter", bytes([number]))] for number in range(20)]
    worst = min(random, key=lambda moves: final_points(state, place.seat, moves, 0))
    lost = final_points(state, place.seat, good, 0) - final_points(state, place.seat, worst, 0)
    assert lost > 0
    cost = cost_of(state, place.seat, good, worst)
    assert cost.value == pytest.approx(lost, abs=3)
    assert is_blunder(cost) == (cost.low is not None and cost.low >= 3)


def test_it_needs_nothing_but_numpy() -> None:
    program = (
        "import sys; before = set(sys.modules)\n"
        "import silvergold.arena.calibration.__main__\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print(*new - set(sys.stdlib_module_names) - {'__mp_main__'})"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {*done.stdout.split()} == {"numpy", "silvergold"}
