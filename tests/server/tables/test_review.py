"""The review of a finished game: asked for, tried again, and shared."""

import struct
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from silvergold.protocol.review import PersonalBest
from silvergold.server.statistics import personal_best
from tests.server.helpers.client import (
    PAUSE_S,
    Json,
    Person,
    RefusedError,
    ask,
    begin_on_one_device,
    play_game,
)
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.server.web.test_link_preview import tags

LINES = ("table_luck", "own_luck", "skill", "others", "appraisal")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: with it ends the confirmation of flags, which no test here waits for."""
    with ConfiguredServer(tmp_path_factory.mktemp("review")) as running:
        yield running


class Reviewed(NamedTuple):
    """A person, a table where their game is over, and the first answers to the question for its review."""

    ada: Person
    table: str
    first: list[Json]
    review: Json


@pytest.fixture(scope="module")
def reviewed(server: ServerProcess) -> Reviewed:
    """The game of a person against a bot, reviewed for two pages that asked at once."""
    ada = Person(server.address, "Ada")
    table = play_game(ada, "reviewed", "sailor")
    with ThreadPoolExecutor(2) as pages:
        first = list(pages.map(lambda _: ada.get(f"/api/tables/{table}/review"), range(2)))
    while (now := ada.get(f"/api/tables/{table}/review"))["review"] is None:
        assert (now["status"], now["progress"]) == ("computing", 0)
        time.sleep(PAUSE_S)
    return Reviewed(ada, table, first, now["review"])


def test_a_page_learns_how_far_the_review_is(reviewed: Reviewed) -> None:
    assert [answer["status"] for answer in reviewed.first] == ["computing"] * 2
    now = reviewed.ada.get(f"/api/tables/{reviewed.table}/review")
    assert now["status"] in ("confirming", "ready")
    assert 0 <= now["progress"] <= 1
    assert now["review"]["evaluator"] == reviewed.review["evaluator"]


def test_the_figures_add_up_as_they_are_shown(reviewed: Reviewed) -> None:
    scores = [side["score"]["total"] for side in reviewed.ada.see(reviewed.table)["game"]["players"]]
    curve = reviewed.review["curve"]
    assert [(point["round"], point["turn"]) for point in curve[:2]] == [(0, 0), (1, 1)]
    assert len(curve) == 29
    for seat in reviewed.review["seats"]:
        number = seat["seat"]
        for unit, result in (("points", scores[number]), ("share", None)):
            book = seat[unit]
            assert book["start"] + sum(book[line] for line in LINES) == pytest.approx(book["result"])
            assert result is None or book["result"] == pytest.approx(result)
        assert seat["points"]["skill"] <= 0
        expected = seat["points"]["start"]
        for point in curve:
            expected += sum(point["changes"][number].values())
            assert expected == pytest.approx(point["points"][number])
        for line in LINES:
            changes = sum(point["changes"][number][line] for point in curve)
            assert changes == pytest.approx(seat["points"][line])
    assert sum(seat["share"]["result"] for seat in reviewed.review["seats"]) == pytest.approx(1)


def test_every_decision_is_where_the_replay_has_it(reviewed: Reviewed) -> None:
    replay = reviewed.ada.get(f"/api/tables/{reviewed.table}/replay")
    events = [event for step in replay["steps"] for event in step["events"]]
    kinds = {"keep": "kept", "marks": "marked", "take": "took"}
    for decision in reviewed.review["decisions"]:
        event = events[decision["event"]]
        assert (event["event"], event["seat"]) == (kinds[decision["kind"]], decision["seat"])
        assert decision["loss"] >= 0
        assert decision["count"] > 1
        assert bool(decision["why"]) == (decision["loss"] >= 0.5) or decision["grade"] == "fine"
    decisive = reviewed.review["decisive"]
    assert events[decisive["event"]]["event"] == "revealed"
    assert events[decisive["event"]]["turn"] == decisive["turn"]


def test_the_level_and_the_costliest_decisions_belong_to_the_seat(reviewed: Reviewed) -> None:
    mine = reviewed.review["seats"][0]
    losses = {one["event"]: one["loss"] for one in reviewed.review["decisions"] if one["seat"] == 0}
    assert mine["decisions"] == len(losses)
    assert mine["given_away"] == pytest.approx(sum(losses.values()), abs=1)
    assert mine["per_decision"]["low"] < mine["per_decision"]["mean"] < mine["per_decision"]["high"]
    assert mine["level"]["bot"] in reviewed.ada.get("/api/bots")["bots"]
    assert set(mine["costliest"]) <= losses.keys()


def tries(reviewed: Reviewed, event: int, *moves: Json) -> Json:
    return reviewed.ada.post(f"/api/puzzles/{reviewed.table}.{event}/answers", {"moves": moves})


def decision_of(reviewed: Reviewed, fits: Callable[[Json], bool]) -> Json:
    decision: Json = next(one for one in reviewed.review["decisions"] if fits(one))
    return decision


def test_a_decision_can_be_tried_again_on_the_real_board(reviewed: Reviewed) -> None:
    marks = decision_of(reviewed, lambda one: one["kind"] == "marks" and one["seat"] == 0)
    start = tries(reviewed, marks["event"])
    assert start["verdict"] is None
    assert start["events"] == []
    assert start["game"]["phase"] == "mark"
    assert marks["best"][0]["moves"][0] in start["own"]["legal"]
    best = tries(reviewed, marks["event"], *marks["best"][0]["moves"], {"move": "ready"})
    verdict = best["verdict"]
    assert (verdict["is_accepted"], verdict["grade"], verdict["loss"]) == (True, "best", 0)
    assert verdict["solution"]["moves"] == marks["best"][0]["moves"]
    assert verdict["about_yours"] == verdict["about_best"]
    assert best["own"]["legal"] == []
    assert [event["event"] for event in best["events"]].count("marked") == len(marks["best"][0]["moves"])
    undone = tries(reviewed, marks["event"], marks["best"][0]["moves"][0], {"move": "take_back", "all": True})
    assert undone["own"]["legal"] == start["own"]["legal"]


@pytest.mark.parametrize(("kind", "event"), [("keep", "kept"), ("take", "took")])
def test_cards_can_be_kept_and_taken_again(reviewed: Reviewed, kind: str, event: str) -> None:
    drawn = [{"move": "draw"}]
    decision = decision_of(reviewed, lambda one: one["kind"] == kind and one["best"][0]["moves"] != drawn)
    found = tries(reviewed, decision["event"], *decision["best"][0]["moves"])
    assert found["verdict"]["is_accepted"]
    assert event in [happened["event"] for happened in found["events"]]


def test_a_try_that_gives_points_away_is_judged_by_rollouts(reviewed: Reviewed) -> None:
    late = [one for one in reviewed.review["decisions"] if one["round"] == 4 and one["turn"] >= 5]
    costly = max(late, key=lambda one: one["loss"])
    assert costly["loss"] >= 0.5
    ready = [{"move": "ready"}] if costly["kind"] == "marks" else []
    verdict = tries(reviewed, costly["event"], *costly["played"]["moves"], *ready)["verdict"]
    assert verdict["loss"] == pytest.approx(costly["loss"], abs=0.02)
    assert verdict["behind"]["low"] <= verdict["behind"]["mean"] <= verdict["behind"]["high"]
    assert verdict["is_accepted"] == (verdict["grade"] == "fine")


@pytest.mark.parametrize(
    ("event", "moves", "code"),
    [
        (10**6, [], "no-such-puzzle"),
        (None, [{"move": "ready"}], "nothing-marked"),
        (None, [{"move": "draw"}, {"move": "draw"}], "moves-too-far"),
        (None, [{"move": "draw"}] * 33, "bad-request"),
    ],
)
def test_a_try_that_makes_no_sense_is_refused(
    reviewed: Reviewed, event: int | None, moves: list[Json], code: str
) -> None:
    marks = decision_of(reviewed, lambda one: one["kind"] == "marks")
    with pytest.raises(RefusedError, match=code):
        tries(reviewed, marks["event"] if event is None else event, *moves)


def test_nothing_is_reviewed_during_a_game(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    table = begin_on_one_device(ada, "running")
    for path in ("review", "result.svg", "result.png"):
        assert ask(server.address, "GET", f"/api/tables/{table}/{path}", token=ada.token)[0] == 409
    with pytest.raises(RefusedError, match="game-not-over"):
        ada.post(f"/api/puzzles/{table}.5/answers", {})


def test_a_shared_deal_is_reviewed_only_for_those_who_have_played_it(server: ServerProcess) -> None:
    ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
    table = play_game(ada, "today", "drifter", deal="today")
    for who in (bo, Person.known(server.address, "", "")):
        with pytest.raises(RefusedError, match="deal-still-open"):
            who.get(f"/api/tables/{table}/review")
        with pytest.raises(RefusedError, match="deal-still-open"):
            who.post(f"/api/puzzles/{table}.5/answers", {})
    assert ask(server.address, "GET", f"/api/tables/{table}/result.svg")[0] == 200
    play_game(bo, "today", "drifter", deal="today")
    assert bo.get(f"/api/tables/{table}/review")["status"] == "computing"


def test_the_picture_of_a_result_shows_scores_and_no_cards(server: ServerProcess, reviewed: Reviewed) -> None:
    scores = [side["score"]["total"] for side in reviewed.ada.see(reviewed.table)["game"]["players"]]
    deck = reviewed.ada.get("/api/decks/standard")["cards"]
    status, svg, headers = ask(
        server.address, "GET", f"/api/tables/{reviewed.table}/result.svg", accept_language="de"
    )
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    text = svg.decode()
    assert all(f">{score}<" in text for score in scores)
    assert ">Matrose<" in text
    assert not any(card["id"] in text or card["name"] in text for card in deck)


def test_the_link_to_a_review_has_a_preview(server: ServerProcess, reviewed: Reviewed) -> None:
    shown = tags(server, f"/review/{reviewed.table}", accept_language="en")
    assert shown["og:title"] == "How the game went"
    assert "Ada and Sailor" in shown["og:description"]
    assert shown["og:image"] == f"{server.address}/api/tables/{reviewed.table}/result.png"
    status, picture, headers = ask(server.address, "GET", f"/api/tables/{reviewed.table}/result.png")
    assert (status, headers["content-type"]) == (200, "image/png")
    size = [str(side) for side in struct.unpack(">II", picture[16:24])]
    assert size == [shown["og:image:width"], shown["og:image:height"]]
    running = begin_on_one_device(Person(server.address, "Cy"), "no-preview")
    assert tags(server, f"/review/{running}") == {}


def game(number: int, rival: str, mine: int, theirs: int) -> list[Any]:
    """The rows of a game's results."""
    players = {"me": mine, rival: theirs}
    return [
        SimpleNamespace(table_id=str(number), seat=0, player=player, total=total, finished_at=number)
        for player, total in players.items()
    ]


def test_a_personal_best_is_compared_with_games_against_the_same_rivals() -> None:
    games = [
        game(1, "bo", 90, 80),
        game(2, "bo", 100, 110),
        game(3, "cy", 150, 20),
        game(4, "bo", 99, 85),
        game(5, "bo", 200, 1),
    ]
    rows = [row for rows in games for row in rows]
    assert personal_best(rows, "1", "me") == PersonalBest(0, 1, 10, False, False)
    assert personal_best(rows, "4", "me") == PersonalBest(0, 3, 14, False, True)
    assert personal_best(rows, "5", "me") == PersonalBest(0, 4, 199, True, True)
    assert personal_best(rows, "3", "bo") is None
