"""The lesson over HTTP: it needs no name, and nothing of it is stored."""

import json
from typing import Any

import pytest

from silvergold.lesson import SCORE, STEPS
from tests.lesson.ways import OTHERWISE, RIGHT, on_the_wire, step_of
from tests.server.helpers.client import Json, ask
from tests.server.helpers.server_process import ServerProcess

LINES = {"cards": 64, "seals": 6, "coins": 9, "cups": 8, "palms": 8, "total": 95}


def lesson(server: ServerProcess) -> Json:
    _, body, _ = ask(server.address, "GET", "/api/lesson")
    shown: Json = json.loads(body)
    return shown


def attempt(server: ServerProcess, step: str, **tried: Any) -> tuple[int, Json]:
    status, body, _ = ask(server.address, "POST", f"/api/lesson/{step}", tried)
    return status, json.loads(body)


def test_the_lesson_shows_every_step_as_a_table_does(server: ServerProcess) -> None:
    steps = lesson(server)["steps"]
    assert [step["step"] for step in steps] == [*STEPS, SCORE]
    for step in steps[:-1]:
        assert step["own"]["seat"] == 0
        assert step["own"]["legal"]
        assert step["game"]["to_move"] == [0]
    assert steps[-1]["game"]["phase"] == "over"
    assert steps[-1]["game"]["winners"] == [0]


@pytest.mark.parametrize("step", STEPS)
def test_a_step_is_done_by_what_it_teaches(server: ServerProcess, step: str) -> None:
    moves = [on_the_wire(move) for move in RIGHT[step]]
    status, judged = attempt(server, step, moves=moves)
    assert (status, judged["is_reached"], judged["says"]) == (200, True, "")
    assert judged["events"]
    _, halfway = attempt(server, step, moves=moves[:-1])
    assert not halfway["is_reached"]


def test_only_events_since_the_step_began_are_reported(server: ServerProcess) -> None:
    for step in STEPS:
        _, judged = attempt(server, step)
        assert judged["events"] == []


def test_a_legal_but_unintended_move_is_played_and_gets_a_hint(server: ServerProcess) -> None:
    for moves, says in OTHERWISE.values():
        status, judged = attempt(server, step_of(says), moves=[on_the_wire(move) for move in moves])
        assert (status, judged["is_reached"], judged["says"]) == (200, False, says)
        assert judged["own"]["can_take_back"]


def test_a_mark_taken_back_leaves_no_trace(server: ServerProcess) -> None:
    moves, says = OTHERWISE["no coin"]
    tried = [*map(on_the_wire, moves), {"move": "take_back"}, *map(on_the_wire, RIGHT["coins"])]
    _, judged = attempt(server, step_of(says), moves=tried)
    assert judged["is_reached"]


def test_an_illegal_move_is_refused_as_at_a_table(server: ServerProcess) -> None:
    status, refused = attempt(server, "cross", moves=[{"move": "ready"}])
    assert (status, refused["code"], refused["rule"]) == (409, "nothing-marked", "R4.2")


@pytest.mark.parametrize(
    ("step", "tried", "status", "code"),
    [
        ("dance", {}, 404, "no-such-step"),
        ("cross", {"moves": [{"move": "dance"}]}, 400, "bad-request"),
        ("cross", {"moves": [{"move": "take_back"}] * 33}, 400, "bad-request"),
        ("cross", {"more": 1}, 400, "bad-request"),
        (SCORE, {"score": {"luck": 7}}, 422, "no-such-line"),
        (SCORE, {"score": {"cards": 10_000}}, 400, "bad-request"),
    ],
)
def test_a_malformed_answer_is_refused(
    server: ServerProcess, step: str, tried: dict[str, Any], status: int, code: str
) -> None:
    actual, refused = attempt(server, step, **tried)
    assert (actual, refused["code"]) == (status, code)


def test_the_score_is_counted_line_by_line(server: ServerProcess) -> None:
    entered: dict[str, int] = {}
    for line, points in LINES.items():
        _, judged = attempt(server, SCORE, score={**entered, line: points - 1})
        assert (judged["wrong"], judged["is_reached"]) == ([line], False)
        entered[line] = points
        _, judged = attempt(server, SCORE, score=entered)
        assert (judged["wrong"], judged["is_reached"]) == ([], line == "total")


def test_the_lines_of_the_score_do_not_finish_another_step(server: ServerProcess) -> None:
    _, judged = attempt(server, "palm", score=LINES)
    assert not judged["is_reached"]
