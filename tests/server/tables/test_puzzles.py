"""Puzzles: the solution stays on the server until the first answer, which is the only one that counts."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import to_builtins

from silvergold.arena.match import Match
from silvergold.engine import GameRecord, PlayerMove, format_record, parse_record, standard_deck
from silvergold.protocol.moves import from_engine_move
from silvergold.puzzles import Puzzle, share_kept, shipped
from silvergold.server.clock import today_number
from silvergold.server.puzzle_progress import next_puzzle, share_of
from silvergold.server.storage.puzzles import PuzzleAttempt
from silvergold.server.table.puzzle import pose_shipped, puzzle_view, record_id
from silvergold.server.web.routes.mistakes import RECORDS_LIMIT
from tests.server.helpers.client import Json, Person, RefusedError, ask, play_game
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.reviewed_games import store_review
from tests.server.helpers.server_process import ServerProcess

NOBODY = ""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own, which is killed."""
    with ConfiguredServer(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


def of_kind(kind: str) -> Puzzle:
    """The puzzle of a kind, with a solution of one move, whose wrong answer loses the most."""
    found = [one for one in shipped().puzzles if one.decision.kind == kind]
    fitting = [one for one in found if len(one.decision.best[0].moves) == 1]
    return max(fitting, key=lambda one: one.decision.loss)


def wire(moves: tuple[PlayerMove, ...]) -> list[Any]:
    """A whole decision as a client sends it."""
    return whole(to_builtins([from_engine_move(move) for move in moves]))


def whole(moves: list[Any]) -> list[Any]:
    """Moves as JSON, with Ready where marks need it."""
    return [*moves, {"move": "ready"}] if moves[0]["move"] == "mark" else moves


def answer(person: Person, puzzle: str, moves: list[Any]) -> Json:
    return person.post(f"/api/puzzles/{puzzle}/answers", {"moves": moves})


def wrong_answer(puzzle: Puzzle) -> list[Any]:
    """Sailor's answer, which is wrong."""
    return wire(puzzle.decision.played.moves)


# --- nothing leaks ----------------------------------------------------------------------------------------


def test_a_puzzle_looks_the_same_whichever_answer_is_the_best() -> None:
    for puzzle in (of_kind("keep"), of_kind("take"), of_kind("marks")):
        posed = pose_shipped(puzzle)
        other = puzzle.decision._replace(
            best=(puzzle.decision.played,), played=puzzle.decision.best[0], choices=2
        )
        assert puzzle_view(posed._replace(decision=other), None) == puzzle_view(posed, None)
        assert puzzle_view(posed, None).solution is None


def test_the_server_says_nothing_about_the_solution_before_the_first_answer(server: ServerProcess) -> None:
    puzzle = of_kind("marks")
    ada = Person(server.address, "Ada")
    _, body, _ = ask(server.address, "GET", f"/api/puzzles/{puzzle.id}", token=ada.token)
    seen = json.loads(body)
    assert (seen["first"], seen["solution"], seen["origin"]) == (None, None, None)
    assert puzzle.theme not in body.decode()
    assert str(puzzle.why.values) not in body.decode()
    begun = answer(ada, puzzle.id, wire(puzzle.decision.best[0].moves)[:-1])
    assert (begun["verdict"], begun["first"]) == (None, None)
    answered = answer(ada, puzzle.id, wire(puzzle.decision.best[0].moves))
    assert answered["verdict"]["solution"]["moves"] == wire(puzzle.decision.best[0].moves)[:-1]
    assert ada.get(f"/api/puzzles/{puzzle.id}")["solution"] == answered["verdict"]["solution"]
    assert Person(server.address, "Bo").get(f"/api/puzzles/{puzzle.id}")["solution"] is None


# --- answers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["keep", "take", "marks"])
def test_the_best_answer_is_accepted(server: ServerProcess, kind: str) -> None:
    puzzle = of_kind(kind)
    nobody = Person.known(server.address, "", NOBODY)
    right = answer(nobody, puzzle.id, wire(puzzle.decision.best[0].moves))
    assert right["verdict"]["is_accepted"]
    assert right["verdict"]["about_yours"] == right["verdict"]["about_best"]
    assert right["first"] is None, "people without a name are not counted"


def test_a_wrong_answer_gets_its_reason(server: ServerProcess) -> None:
    puzzle = of_kind("marks")
    wrong = answer(Person.known(server.address, "", NOBODY), puzzle.id, wrong_answer(puzzle))["verdict"]
    assert not wrong["is_accepted"]
    assert wrong["loss"] >= 0.5
    assert wrong["about_yours"]["why"].startswith("coach-why-")
    assert wrong["about_best"]["why"].startswith("coach-why-")


def test_only_the_first_answer_counts_on_all_devices_and_survives_a_kill(server: ServerProcess) -> None:
    puzzle = of_kind("take")
    ada = Person(server.address, "Ada")
    code = ada.post("/api/people/me/links", None)["code"]
    signed_in = ask(server.address, "POST", "/api/sign-in", {"code": code})
    token = signed_in[2]["set-cookie"].split("=", 1)[1].split(";")[0]
    phone = Person.known(server.address, ada.id, token)

    first = answer(ada, puzzle.id, wrong_answer(puzzle))
    assert first["first"]["loss"] == first["verdict"]["loss"] > 0
    server.kill()
    server.start()
    assert phone.get(f"/api/puzzles/{puzzle.id}")["first"] == first["first"]
    again = answer(phone, puzzle.id, wire(puzzle.decision.best[0].moves))
    assert again["verdict"]["is_accepted"]
    assert again["first"] == first["first"]

    shares = phone.get("/api/puzzles")["difficulties"]
    share = next(one for one in shares if one["name"] == puzzle.difficulty)
    assert share["answered"] == 1
    assert 0 <= share["kept"] < 1
    assert share["next"] != puzzle.id


def test_an_answer_that_makes_no_sense_is_refused(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    marks = of_kind("marks")
    other = next(one.id for one in standard_deck().cards if one not in [c.card for c in own_cards(marks)])
    for moves, code in (
        ([{"move": "mark", "card": other, "boxes": 1}], "not-your-card"),
        ([{"move": "ready"}], "nothing-marked"),
        ([{"move": "draw"}], "not-the-time-to-take"),
        ([{"move": "ready"}] * 2, "moves-too-far"),
        ([{"move": "ready"}] * 33, "bad-request"),
        ([{"move": "jump"}], "bad-request"),
    ):
        with pytest.raises(RefusedError) as refusal:
            answer(ada, marks.id, moves)
        assert refusal.value.code == code
    assert ada.get(f"/api/puzzles/{marks.id}")["first"] is None
    for unknown in ("nothing", "nothing.5", ".5", "a.b", "record-0.5", f"{marks.id}.1"):
        with pytest.raises(RefusedError) as refusal:
            ada.get(f"/api/puzzles/{unknown}")
        assert refusal.value.status == 404


def own_cards(puzzle: Puzzle) -> Any:
    return puzzle.state.players[puzzle.decision.seat].cards


# --- all puzzles ------------------------------------------------------------------------------------------


def test_the_puzzle_of_the_day_follows_from_the_servers_date(server: ServerProcess) -> None:
    number = today_number()
    told = Person(server.address, "Ada").get("/api/puzzles")
    assert told["today"]["number"] in (number, number + 1)
    assert told["today"]["id"] == shipped().of_the_day(told["today"]["number"]).id
    assert sum(one["puzzles"] for one in told["difficulties"]) == len(shipped())
    assert sum(one["puzzles"] for one in told["themes"]) == len(shipped())


def test_the_next_puzzle_has_the_wanted_theme_and_difficulty(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    wanted = shipped().puzzles[3]
    query = f"theme={wanted.theme}&difficulty={wanted.difficulty}"
    group = shipped().select(wanted.theme, wanted.difficulty)
    found = ada.get(f"/api/puzzles?{query}")["next"]
    assert found == group[0].id
    assert ada.get(f"/api/puzzles?{query}&after={group[-1].id}")["next"] == group[0].id
    assert ada.get("/api/puzzles?theme=nothing")["next"] == ""


def attempt(puzzle: Puzzle, loss: float, at_stake: float) -> PuzzleAttempt:
    return PuzzleAttempt("ada", puzzle.id, loss, at_stake, 0)


def test_the_share_kept_is_what_first_answers_save_of_the_points_at_stake() -> None:
    one, two, three = shipped().puzzles[:3]
    firsts = {one.id: attempt(one, 0, 4), two.id: attempt(two, 9, 4), "elsewhere": attempt(three, 0, 50)}
    share = share_of("any", (one, two, three), firsts)
    assert (share.puzzles, share.answered, share.kept, share.next) == (3, 2, 0.5, three.id)
    assert share_kept([]) is None
    assert next_puzzle((one, two), firsts, one.id) == two.id, "all are answered: the next one again"


# --- your own mistakes ------------------------------------------------------------------------------------


def test_mistakes_of_your_games_are_puzzles_of_yours_alone(server: ServerProcess) -> None:
    ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
    table = play_game(ada, "mistakes", "sailor")
    assert ada.get("/api/mistakes") == {"games": []}, "the game is not reviewed yet"
    text = ask(server.address, "GET", f"/api/tables/{table}/record")[1].decode()
    review = store_review(server.database, table, parse_record(text))

    (game,) = ada.get("/api/mistakes")["games"]
    assert (game["table"], game["seat"]) == (table, 0)
    ids = [f"{table}.{event}" for event in review.seats[0].costliest]
    assert [mistake["id"] for mistake in game["mistakes"]] == ids
    puzzle = ada.get(f"/api/puzzles/{ids[0]}")
    assert puzzle["origin"] == {
        "table": table,
        "event": review.seats[0].costliest[0],
        "round": game["mistakes"][0]["round"],
        "turn": game["mistakes"][0]["turn"],
        "loss": game["mistakes"][0]["loss"],
        "next": ids[1],
    }
    assert puzzle["solution"] is None
    decision = next(one for one in review.decisions if one.event == review.seats[0].costliest[0])
    moves = whole(to_builtins(list(decision.best[0].moves)))
    assert answer(bo, ids[0], moves)["first"] is None, "others may try, but it is not their mistake"
    assert answer(ada, ids[0], moves)["first"]["loss"] == 0
    assert ada.get("/api/mistakes")["games"][0]["mistakes"][0]["first"]["loss"] == 0
    assert bo.get("/api/mistakes") == {"games": []}
    with pytest.raises(RefusedError, match="no-person"):
        Person.known(server.address, "", NOBODY).get("/api/mistakes")


@cache
def game_from_elsewhere() -> GameRecord:
    """A game of two bots that no table has seen."""
    _, record = Match(standard_deck(), ("sailor", "deckhand"), "elsewhere").play(0)
    return record


def test_a_record_from_elsewhere_is_checked_and_its_mistakes_become_puzzles(server: ServerProcess) -> None:
    ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
    record = game_from_elsewhere()
    text = format_record(record)
    game = record_id(ada.id, text.encode())
    review = store_review(server.database, game, record)
    sent = ada.post("/api/records", {"content": text})
    assert sent["id"] == ada.post("/api/records", {"content": text})["id"] == game
    assert [seat["kind"] for seat in sent["seats"]] == ["bot:sailor", "bot:deckhand"]
    found = ada.get(f"/api/records/{game}/mistakes?seat=1")
    assert found["status"] == "ready"
    ids = [mistake["id"] for mistake in found["mistakes"]["mistakes"]]
    assert ids == [f"{game}.{event}" for event in review.seats[1].costliest]
    assert ada.get(f"/api/puzzles/{ids[0]}")["origin"]["table"] == ""
    for path in (f"/api/records/{game}/mistakes", f"/api/puzzles/{ids[0]}"):
        with pytest.raises(RefusedError, match="no-such-puzzle"):
            bo.get(path)


def test_a_record_that_is_no_finished_game_is_refused(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    document = json.loads(format_record(game_from_elsewhere()))
    cheated = {**document, "seed": "00"}
    unfinished = {key: value for key, value in document.items() if key != "seed"}
    for content, code in (
        ("{", "record-not-json"),
        (json.dumps({**document, "deck": {"name": "x", "sha256": "0" * 64}}), "no-such-deck"),
        (json.dumps({**unfinished, "events": document["events"][:20]}), "game-not-over"),
        (json.dumps(cheated), "record-other-seed"),
        ("x" * 60_000, "bad-request"),
    ):
        with pytest.raises(RefusedError) as refusal:
            ada.post("/api/records", {"content": content})
        assert refusal.value.code == code


def test_only_a_few_records_of_a_person_are_kept(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    record = game_from_elsewhere()
    text = format_record(record)
    sent = [ada.post("/api/records", {"content": text + " " * n})["id"] for n in range(RECORDS_LIMIT + 1)]
    store_review(server.database, sent[-1], record)
    assert ada.get(f"/api/records/{sent[-1]}/mistakes")["status"] == "ready"
    with pytest.raises(RefusedError, match="no-such-puzzle"):
        ada.get(f"/api/records/{sent[0]}/mistakes")
