"""Challenges: friends play the deal of a finished game from the same seat, and see it only afterwards."""

import asyncio
import json

import pytest

from tests.server.helpers.client import (
    Json,
    Person,
    RefusedError,
    ask,
    begin_on_one_device,
    finish_game,
    play_game,
    socket_refusal,
)
from tests.server.helpers.server_process import ServerProcess


def challenge(person: Person, table: str, seat: int = 0) -> Json:
    return person.post("/api/challenges", {"table": table, "seat": seat})


def take_up(person: Person, challenge_id: str) -> str:
    table: str = person.post(f"/api/challenges/{challenge_id}/table", {})["table"]["id"]
    return table


def chance_of(person: Person, table: str) -> list[Json]:
    """Return the events of chance: the cards dealt, the shapes and the start player."""
    events = person.get(f"/api/tables/{table}/record")["events"]
    return [event for event in events if event["event"] in ("dealt", "revealed", "started")]


def test_a_friend_plays_the_same_deal_from_the_same_seat_and_both_are_compared(
    ada: Person, bo: Person
) -> None:
    table = play_game(ada, "friend", "navigator", players=3, memory_aid=True)
    made = challenge(ada, table, seat=1)
    total = ada.see(table)["game"]["players"][1]["score"]["total"]
    assert (made["challenger"], made["total"], made["is_yours"]) == ("Guest 1", total, True)
    assert made["seats"] == [
        {"bot": "sailor", "instead_of": "Ada"},
        {"bot": "", "instead_of": ""},
        {"bot": "navigator", "instead_of": ""},
    ]
    again = take_up(bo, made["id"])
    seen = bo.see(again)
    assert [seat["kind"] for seat in seen["table"]["seats"]] == ["bot:sailor", "human", "bot:navigator"]
    assert seen["table"]["settings"] == {
        "players": 3,
        "memory_aid": True,
        "deal": f"challenge:{made['id']}",
    }
    finish_game(again, bo)
    assert chance_of(ada, table) == chance_of(bo, again)
    for person in (ada, bo):
        first, second = person.get(f"/api/challenges/{made['id']}")["games"]
        assert (first["table"], first["name"], first["total"]) == (table, "Guest 1", total)
        players = bo.see(again)["game"]["players"]
        assert (second["table"], second["name"], second["person"]) == (again, "Bo", bo.id)
        assert [second["total"], *second["rivals"]] == [players[n]["score"]["total"] for n in (1, 0, 2)]


def test_nothing_of_the_game_is_shown_before_the_friend_has_finished(
    server: ServerProcess, ada: Person, bo: Person
) -> None:
    table = play_game(ada, "secret", "drifter")
    assert bo.see(table)["table"]["id"] == table, "until then, anybody with the link may look"
    made = challenge(ada, table)
    nobody = Person.known(server.address, "", "")

    def require_hidden(person: Person) -> None:
        shown = person.get(f"/api/challenges/{made['id']}")
        assert (shown["games"], shown["total"]) == ([], made["total"])
        assert table not in json.dumps(shown)
        for path in ("", "/record", "/replay", "/review"):
            with pytest.raises(RefusedError) as refused:
                person.get(f"/api/tables/{table}{path}")
            assert (refused.value.status, refused.value.code) == (403, "deal-still-open")
        assert asyncio.run(socket_refusal(person, table)) == "deal-still-open"
        deal = person.get(f"/api/deals/{ada.see(table)['table']['deal']}")
        assert (deal["is_open"], "seed" in deal) == (True, False)
        assert {result["table"] for result in deal["results"]} == {""}
        page = ask(server.address, "GET", f"/challenge/{made['id']}", token=person.token, accept="text/html")
        assert f"Ada scored {made['total']}. Can you beat it?" in page[1].decode()
        assert table not in page[1].decode()

    for person in (bo, nobody):
        require_hidden(person)
    again = take_up(bo, made["id"])
    require_hidden(bo)
    assert table not in json.dumps(bo.see(again))
    assert bo.get(f"/api/challenges/{made['id']}")["status"] == "playing"
    assert [game["total"] for game in ada.get(f"/api/challenges/{made['id']}")["games"]][1] is None
    finish_game(again, bo)
    assert bo.get(f"/api/challenges/{made['id']}")["status"] == "finished"
    assert bo.get(f"/api/tables/{table}/replay")["table"]["id"] == table
    require_hidden(Person(server.address, "Cy"))
    assert ada.see(table)["table"]["id"] == table


def test_several_friends_take_it_up_once_each(server: ServerProcess, ada: Person, bo: Person) -> None:
    table = play_game(ada, "several", "drifter")
    made = challenge(ada, table)
    assert challenge(ada, table) == made, "one challenge for each seat"
    cy = Person(server.address, "Cy")
    tables = [take_up(bo, made["id"]), take_up(cy, made["id"])]
    assert take_up(bo, made["id"]) == tables[0], "the same table again"
    shown = ada.get(f"/api/challenges/{made['id']}")
    assert [(game["name"], game["table"]) for game in shown["games"]] == [
        ("Ada", table),
        ("Bo", tables[0]),
        ("Cy", tables[1]),
    ]


def test_a_game_of_a_challenge_is_not_rated_and_has_no_hints(ada: Person, bo: Person) -> None:
    table = play_game(ada, "unrated", "drifter", listed=True)
    assert ada.get("/api/people/me")["rating"]["games"] == 1
    again = take_up(bo, challenge(ada, table)["id"])
    with pytest.raises(RefusedError, match="hints-not-on-shared-deals"):
        bo.get(f"/api/tables/{again}/hint?seat=0")
    finish_game(again, bo)
    assert "rating" not in bo.get("/api/people/me")
    (result,) = [
        row
        for row in bo.get(f"/api/deals/{bo.see(again)['table']['deal']}")["results"]
        if row["player"] == bo.id
    ]
    assert result["is_first_try"]


def test_what_cannot_be_a_challenge_is_refused(ada: Person, bo: Person) -> None:
    def refusal(do: object) -> tuple[int, str]:
        with pytest.raises(RefusedError) as refused:
            do()  # type: ignore[operator]
        return refused.value.status, refused.value.code

    running = begin_on_one_device(ada, "running")
    assert refusal(lambda: challenge(ada, running)) == (409, "game-not-over")
    table = play_game(ada, "refused", "drifter")
    assert refusal(lambda: challenge(bo, table)) == (403, "not-your-seat")
    assert refusal(lambda: challenge(ada, table, 1)) == (403, "not-your-seat")
    assert refusal(lambda: challenge(ada, table, 3)) == (409, "no-such-seat")
    assert refusal(lambda: challenge(ada, "nowhere")) == (404, "no-such-table")
    for path in ("", "/invitation"):
        assert refusal(lambda path=path: bo.get(f"/api/challenges/none{path}")) == (404, "no-such-challenge")
    assert refusal(lambda: take_up(bo, "none")) == (404, "no-such-challenge")
    made = challenge(ada, table)
    assert refusal(lambda: take_up(ada, made["id"])) == (409, "challenge-known")
    assert ada.get(f"/api/challenges/{made['id']}")["status"] == "known"
    assert refusal(lambda: bo.open_table("by-name", deal=f"challenge:{made['id']}")) == (404, "no-such-table")
