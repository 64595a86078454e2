"""Tables: opening, seating, starting, leaving and closing; a refused command changes nothing."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from silvergold.server.channels import NoChannel
from silvergold.server.settings import Limits
from silvergold.server.storage.database import connect
from silvergold.server.storage.store import Store
from silvergold.server.table import registry
from tests.server.helpers.client import (
    Json,
    Person,
    RefusedError,
    TableClient,
    answer_to,
    begin_on_one_device,
    finish_game,
    play_to_end,
    socket_refusal,
)
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Person:
    return Person(server.address, "Ada")


@pytest.fixture(scope="module")
def cy(server: ServerProcess) -> Person:
    return Person(server.address, "Cy")


@pytest.fixture(scope="module")
def bo(server: ServerProcess) -> Person:
    return Person(server.address, "Bo")


def seats(person: Person, table: str) -> list[str]:
    return [seat["name"] or seat["kind"] for seat in person.see(table)["table"]["seats"]]


# --- opening ----------------------------------------------------------------------------------------------


def test_a_new_table_has_the_agreed_settings_and_empty_seats(ada: Person) -> None:
    clock = {"turn_seconds": 60, "bank_seconds": 300}
    table = ada.open_table("settings", players=3, edition="oya", memory_aid=True, clock=clock)
    shown = ada.see(table)["table"]
    assert shown["settings"] == {"players": 3, "edition": "oya", "memory_aid": True, "clock": clock}
    assert shown["status"] == "gathering"
    assert shown["host"] == ada.id
    assert [seat["kind"] for seat in shown["seats"]] == ["empty"] * 3
    assert len(shown["hash"]) == 64


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 1},
        {"players": 5},
        {"edition": "gold"},
        {"deck": "no hash"},
        {"clock": {"turn_seconds": 0, "bank_seconds": 0}},
        {"clock": {"turn_seconds": 10}},
        {"grace_seconds": 1},
        {"deal": "x" * 41},
        {"colour": "red"},
    ],
    ids=lambda settings: ",".join(settings),
)
def test_settings_that_make_no_sense_are_refused(ada: Person, settings: Json) -> None:
    before = ada.get("/api/tables")
    with pytest.raises(RefusedError) as refused:
        ada.open_table("senseless", listed=True, **settings)
    assert (refused.value.status, refused.value.code) == (400, "bad-request")
    assert ada.get("/api/tables") == before


def test_opening_again_with_the_same_id_gives_the_same_table(ada: Person, bo: Person) -> None:
    table = ada.open_table("once", players=4)
    assert ada.open_table("once", players=4) == table
    assert ada.open_table("twice", players=4) != table
    assert bo.open_table("once", players=4) != table


def test_opening_at_the_same_moment_with_the_same_id_gives_one_table(ada: Person) -> None:
    async def open_many() -> list[str]:
        wishes = (asyncio.to_thread(ada.open_table, "at-once", listed=True) for _ in range(8))
        return await asyncio.gather(*wishes)

    tables = asyncio.run(open_many())
    assert len(set(tables)) == 1
    assert [row["id"] for row in ada.get("/api/tables")["tables"]].count(tables[0]) == 1


# --- the lobby --------------------------------------------------------------------------------------------


def test_listed_tables_are_in_the_lobby_until_their_game_is_over(ada: Person) -> None:
    def lobby() -> list[str]:
        return [row["id"] for row in ada.get("/api/tables")["tables"]]

    private, listed = ada.open_table("private"), ada.open_table("listed", listed=True)
    assert private not in lobby()
    assert listed in lobby()
    ada.command(listed, "sit", "1", seat=0)
    ada.command(listed, "seat_bot", "2", seat=1, bot="drifter")
    ada.command(listed, "start", "3")
    assert listed in lobby()
    finish_game(listed, ada)
    assert listed not in lobby()


def test_the_lobby_shows_the_latest_first_and_who_sits_there(ada: Person, bo: Person) -> None:
    older, newer = (ada.open_table(f"order-{n}", listed=True) for n in (1, 2))
    bo.command(older, "sit", "1", seat=1)
    rows = {row["id"]: row for row in ada.get("/api/tables")["tables"]}
    places = [place for place, table in enumerate(rows) if table in (older, newer)]
    assert list(rows).index(older) == places[0]
    assert [seat["name"] for seat in rows[older]["seats"]] == ["", "Bo"]
    assert rows[older]["updated_at"] >= rows[older]["opened_at"] > 0


def test_a_closed_table_leaves_the_lobby_and_cannot_be_joined(ada: Person, bo: Person) -> None:
    table = ada.open_table("closing", listed=True)
    ada.command(table, "close", "1")
    assert table not in [row["id"] for row in ada.get("/api/tables")["tables"]]
    assert bo.see(table)["table"]["status"] == "closed"
    with pytest.raises(RefusedError, match="game-has-begun"):
        bo.command(table, "sit", "2", seat=0)


# --- sitting down and starting ----------------------------------------------------------------------------


def test_people_take_leave_and_change_seats(ada: Person, bo: Person) -> None:
    table = ada.open_table("seats", players=3)
    ada.command(table, "hold", "hold", is_held=True)
    ada.command(table, "sit", "1", seat=0)
    bo.command(table, "sit", "1", seat=2)
    ada.command(table, "seat_bot", "2", seat=1, bot="sailor")
    assert seats(ada, table) == ["Ada", "Sailor", "Bo"]
    bo.command(table, "rise", "2", seat=2)
    ada.command(table, "rise", "3", seat=1)
    bo.command(table, "sit", "3", seat=1)
    assert seats(ada, table) == ["Ada", "Bo", "empty"]


def test_the_host_may_empty_the_seat_of_another(ada: Person, bo: Person) -> None:
    table = ada.open_table("host")
    bo.command(table, "sit", "1", seat=1)
    ada.command(table, "rise", "1", seat=1)
    assert seats(ada, table) == ["empty", "empty"]


def test_anyone_at_a_full_table_may_start_the_game(ada: Person, bo: Person) -> None:
    table = ada.open_table("full")
    ada.command(table, "seat_bot", "1", seat=0, bot="drifter")
    with pytest.raises(RefusedError, match="not-at-the-table"):
        bo.command(table, "start", "1")
    bo.command(table, "sit", "2", seat=1)
    bo.command(table, "start", "3")
    view = bo.see(table)
    assert view["table"]["status"] == "playing"
    assert view["game"]["phase"] == "keep"
    assert len(view["own"][0]["dealt"]) == 4


def test_a_host_who_does_not_sit_may_start_the_game(ada: Person) -> None:
    table = ada.open_table("only-bots")
    ada.command(table, "hold", "held", is_held=True)
    for seat in (0, 1):
        ada.command(table, "seat_bot", f"{seat}", seat=seat, bot="drifter")
    ada.command(table, "start", "2")

    async def wait() -> Json:
        async with TableClient(ada, table) as at_table:
            await at_table.until(lambda: at_table.seen["table"]["status"] == "finished")
            return at_table.seen

    assert asyncio.run(wait())["own"] == []


def test_four_people_play_a_game_by_the_second_edition(
    server: ServerProcess, ada: Person, bo: Person
) -> None:
    people = [ada, bo, Person(server.address, "Cy"), Person(server.address, "Di")]
    table = ada.open_table("four", players=4, edition="oya")

    async def play(person: Person, seat: int) -> Json:
        async with TableClient(person, table) as at_table:
            await at_table.do("sit", seat=seat)
            await at_table.until(lambda: all(s["name"] for s in at_table.seen["table"]["seats"]))
            await at_table.do("start")
            await play_to_end(at_table, seat)
            return at_table.seen

    async def play_all() -> list[Json]:
        return await asyncio.gather(*(play(person, seat) for seat, person in enumerate(people)))

    views = asyncio.run(play_all())
    assert all(view["game"] == views[0]["game"] for view in views)
    assert views[0]["game"]["phase"] == "over"
    assert views[0]["game"]["winners"]


# --- refusals ---------------------------------------------------------------------------------------------

BEFORE = [
    ("bo", {"command": "seat_bot", "seat": 1, "bot": "drifter"}, 403, "not-the-host"),
    ("ada", {"command": "seat_bot", "seat": 1, "bot": "pirate"}, 404, "unknown-bot"),
    ("ada", {"command": "seat_bot", "seat": 0, "bot": "drifter"}, 409, "seat-is-taken"),
    ("ada", {"command": "sit", "seat": 2}, 409, "no-such-seat"),
    ("ada", {"command": "sit", "seat": 4}, 400, "bad-request"),
    ("ada", {"command": "sit", "seat": -1}, 400, "bad-request"),
    ("bo", {"command": "sit", "seat": 0}, 409, "seat-is-taken"),
    ("ada", {"command": "sit", "seat": 0, "name": "Somebody else"}, 409, "seat-is-taken"),
    ("ada", {"command": "sit", "seat": 1, "name": "..."}, 422, "bad-name"),
    ("ada", {"command": "sit", "seat": 1, "name": ""}, 400, "bad-request"),
    ("bo", {"command": "rise", "seat": 0}, 403, "not-your-seat"),
    ("ada", {"command": "rise", "seat": 3}, 409, "no-such-seat"),
    ("bo", {"command": "contribute", "seat": 0, "words": "mine"}, 403, "not-your-seat"),
    ("ada", {"command": "contribute", "seat": 2, "words": "mine"}, 409, "no-such-seat"),
    ("ada", {"command": "contribute", "seat": 0, "words": ""}, 400, "bad-request"),
    ("ada", {"command": "start"}, 409, "seats-are-empty"),
    ("bo", {"command": "start"}, 403, "not-at-the-table"),
    ("bo", {"command": "close"}, 403, "not-the-host"),
    ("ada", {"command": "play", "seat": 0, "moves": [{"move": "ready"}]}, 409, "no-game-under-way"),
    ("ada", {"command": "leave"}, 409, "no-game-under-way"),
    ("ada", {"command": "return"}, 409, "no-game-under-way"),
    ("ada", {"command": "rematch"}, 409, "game-not-over"),
    ("bo", {"command": "rematch"}, 403, "not-at-the-table"),
    ("ada", {"command": "dance"}, 400, "bad-request"),
    ("ada", {"command": "sit", "name": "..."}, 422, "bad-name"),
    ("bo", {"command": "hold", "is_held": True}, 403, "not-the-host"),
    ("ada", {"command": "hold"}, 400, "bad-request"),
    ("ada", {"command": "start", "why": "now"}, 400, "bad-request"),
    ("ada", {"command": "play", "seat": 0, "moves": []}, 400, "bad-request"),
]


@pytest.fixture(scope="module")
def gathering(ada: Person) -> str:
    """A table at which Ada sits on the first of two seats."""
    table = ada.open_table("gathering")
    ada.command(table, "sit", "first", seat=0)
    return table


@pytest.mark.parametrize(("who", "command", "status", "code"), BEFORE)
def test_what_is_refused_before_the_game_changes_nothing(
    ada: Person, bo: Person, gathering: str, who: str, command: Json, status: int, code: str
) -> None:
    expect_refusal({"ada": ada, "bo": bo}, gathering, who, command, status, code)


def expect_refusal(
    people: dict[str, Person], table: str, who: str, command: Json, status: int, code: str
) -> None:
    """Check that a command is refused with its code over HTTP and the socket, and that nothing changes."""
    before = [person.see(table) for person in people.values()]
    frame = {"id": "refused", **command}
    with pytest.raises(RefusedError) as refused:
        people[who].post(f"/api/tables/{table}/commands", frame)
    assert (refused.value.status, refused.value.code) == (status, code)
    assert refused.value.body["text"]
    answer = asyncio.run(answer_to(people[who], table, json.dumps(frame)))
    assert (answer["message"], answer["code"]) == ("refused", code)
    assert answer.get("id", "") == ("" if code == "bad-request" else "refused")
    assert [person.see(table) for person in people.values()] == before


@pytest.fixture(scope="module")
def playing(ada: Person, bo: Person) -> str:
    """A table at which Ada and Bo have their four cards."""
    table = ada.open_table("playing", players=2)
    ada.command(table, "sit", "1", seat=0)
    bo.command(table, "sit", "1", seat=1)
    ada.command(table, "start", "2")
    return table


DURING: list[tuple[str, Json, int, str]] = [
    ("ada", {"command": "sit", "seat": 0}, 409, "game-has-begun"),
    ("ada", {"command": "seat_bot", "seat": 0, "bot": "drifter"}, 409, "game-has-begun"),
    ("ada", {"command": "rise", "seat": 0}, 409, "game-has-begun"),
    ("ada", {"command": "contribute", "seat": 0, "words": "late"}, 409, "game-has-begun"),
    ("ada", {"command": "close"}, 409, "game-has-begun"),
    ("ada", {"command": "rematch"}, 409, "game-not-over"),
    ("cy", {"command": "rematch"}, 403, "not-at-the-table"),
    ("cy", {"command": "leave"}, 403, "not-at-the-table"),
    ("cy", {"command": "return"}, 403, "not-at-the-table"),
    ("cy", {"command": "play", "seat": 0, "moves": [{"move": "ready"}]}, 403, "not-your-seat"),
    ("ada", {"command": "play", "seat": 1, "moves": [{"move": "ready"}]}, 403, "not-your-seat"),
    ("ada", {"command": "play", "seat": 2, "moves": [{"move": "ready"}]}, 409, "no-such-seat"),
    ("ada", {"command": "play", "seat": 0, "moves": [{"move": "ready"}]}, 409, "not-the-time-to-mark"),
    ("ada", {"command": "play", "seat": 0, "moves": [{"move": "take_back"}]}, 409, "not-the-time-to-mark"),
    ("ada", {"command": "play", "seat": 0, "moves": [{"move": "draw"}]}, 409, "not-the-time-to-take"),
    (
        "ada",
        {"command": "play", "seat": 0, "moves": [{"move": "take", "card": "grey-01"}]},
        409,
        "not-the-time-to-take",
    ),
    (
        "ada",
        {"command": "play", "seat": 0, "moves": [{"move": "mark", "card": "grey-01", "boxes": 1}]},
        409,
        "not-the-time-to-mark",
    ),
    (
        "ada",
        {"command": "play", "seat": 0, "moves": [{"move": "keep", "cards": ["no", "card"]}]},
        409,
        "not-dealt",
    ),
    (
        "ada",
        {"command": "play", "seat": 0, "moves": [{"move": "keep", "cards": ["one"]}]},
        400,
        "bad-request",
    ),
    ("ada", {"command": "play", "seat": 0, "moves": [{"move": "reveal", "shape": "t4"}]}, 400, "bad-request"),
    (
        "ada",
        {"command": "play", "seat": 0, "moves": [{"move": "mark", "card": "grey-01", "boxes": 0}]},
        400,
        "bad-request",
    ),
]


@pytest.mark.parametrize(("who", "command", "status", "code"), DURING)
def test_what_is_refused_during_the_game_changes_nothing(
    ada: Person, bo: Person, cy: Person, playing: str, who: str, command: Json, status: int, code: str
) -> None:
    expect_refusal({"ada": ada, "bo": bo, "cy": cy}, playing, who, command, status, code)


def test_a_refused_move_undoes_those_before_it_in_the_same_command(ada: Person) -> None:
    table = begin_on_one_device(ada, "all-or-none")
    ada.move(table, 0)
    ada.move(table, 1)
    before = ada.see(table)
    mark = before["own"][0]["legal"][0]
    with pytest.raises(RefusedError, match=r"not-your-card.*R4\.1"):
        ada.move(table, 0, mark, {"move": "take_back"}, {**mark, "card": "none"})
    assert ada.see(table) == before


def test_moves_after_one_that_reveals_something_are_refused(ada: Person) -> None:
    """Otherwise the refusal of a later move would reveal the next shape without any effect."""
    table = begin_on_one_device(ada, "too-far")
    guess = {"move": "mark", "card": "grey-01", "boxes": 0x0137}
    ada.move(table, 0)
    waiting = ada.see(table)
    with pytest.raises(RefusedError, match="moves-too-far"):
        ada.move(table, 1, ada.own(table, 1)["legal"][0], guess)
    assert ada.see(table) == waiting
    ada.move(table, 1)
    for seat in (0, 1):
        while ada.own(table, seat)["legal"] != [{"move": "ready"}]:
            ada.move(table, seat)
    ada.move(table, 0, {"move": "ready"})
    waiting = ada.see(table)
    with pytest.raises(RefusedError, match="moves-too-far"):
        ada.move(table, 1, {"move": "ready"}, guess)
    assert ada.see(table) == waiting
    ada.move(table, 1, {"move": "ready"})
    assert ada.see(table)["number"] > waiting["number"]


# --- repeated commands ------------------------------------------------------------------------------------


def test_a_repeated_command_is_acknowledged_but_not_done_twice(ada: Person, bo: Person) -> None:
    table = ada.open_table("again")
    first = ada.command(table, "sit", "sit", seat=0)
    ada.command(table, "rise", "rise", seat=0)
    assert ada.command(table, "sit", "sit", seat=0) == first == {"message": "done", "id": "sit"}
    again = {"command": "sit", "id": "sit", "seat": 0}
    assert asyncio.run(answer_to(ada, table, json.dumps(again))) == first
    assert seats(ada, table) == ["empty", "empty"]
    bo.command(table, "sit", "sit", seat=0)  # the same id from another person is another command
    assert seats(ada, table) == ["Bo", "empty"]


def test_a_move_sent_again_is_made_once(ada: Person) -> None:
    table = begin_on_one_device(ada, "made-once")
    ada.move(table, 0)
    ada.move(table, 1)
    mark = ada.own(table, 0)["legal"][0]
    frame = {"command": "play", "id": "mark", "seat": 0, "moves": [mark]}
    for _ in range(2):
        assert ada.post(f"/api/tables/{table}/commands", frame)["message"] == "done"
        assert asyncio.run(answer_to(ada, table, json.dumps(frame)))["message"] == "done"
    with pytest.raises(RefusedError, match=r"marked-already|not-unmarked|cross-marks-one-box"):
        ada.post(f"/api/tables/{table}/commands", {**frame, "id": "another"})
    ada.move(table, 0, {"move": "take_back"})
    ada.post(f"/api/tables/{table}/commands", frame)
    assert ada.own(table, 0)["can_take_back"] is False


def test_a_refused_command_can_be_sent_again_later(ada: Person) -> None:
    table = ada.open_table("later")
    ada.do(table, "sit", seat=0)
    with pytest.raises(RefusedError, match="seats-are-empty"):
        ada.command(table, "start", "start")
    ada.do(table, "seat_bot", seat=1, bot="drifter")
    ada.command(table, "start", "start")
    assert ada.see(table)["table"]["status"] == "playing"


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("sit", {"seat": 0}),
        ("seat_bot", {"seat": 1, "bot": "drifter"}),
        ("contribute", {"seat": 0, "words": "a"}),
        ("hold", {"is_held": True}),
    ],
)
def test_a_command_that_changes_nothing_is_not_an_error(ada: Person, command: str, fields: Json) -> None:
    table = ada.open_table(f"so-already-{command}", players=3)
    ada.do(table, "sit", seat=0)
    ada.do(table, command, **fields)
    before = ada.see(table)
    ada.do(table, command, **fields)
    assert ada.see(table) == before


def test_repeating_rise_start_leave_return_or_close_is_not_an_error(ada: Person) -> None:
    table = ada.open_table("twice-no-fault")
    for command in ("rise", "rise"):
        ada.do(table, command, seat=0)
    ada.do(table, "close")
    ada.do(table, "close")
    table = begin_on_one_device(ada, "twice-no-fault-2")
    for command in ("start", "return", "leave", "leave", "return", "return"):
        ada.do(table, command)
    assert [event["event"] for event in ada.see(table)["events"][-4:]] == [
        "left",
        "left",
        "returned",
        "returned",
    ]


# --- events -----------------------------------------------------------------------------------------------


def test_events_are_numbered_and_a_client_that_was_away_asks_for_what_came_after(ada: Person) -> None:
    table = begin_on_one_device(ada, "numbers")
    whole = ada.see(table)
    assert whole["number"] == len(whole["events"]) == 5
    assert [event["event"] for event in whole["events"]] == ["sat", "sat", "began", "dealt", "dealt"]
    for known in range(8):
        later = ada.get(f"/api/tables/{table}?after={known}")
        assert later.get("events", []) == whole["events"][known:]
        assert later["number"] == 5
    for nonsense in ("-1", "x", "1.5", "99999999999"):
        with pytest.raises(RefusedError, match="bad-request"):
            ada.get(f"/api/tables/{table}?after={nonsense}")


def test_a_reconnected_socket_gets_what_it_missed_exactly_once(ada: Person, bo: Person) -> None:
    table = ada.open_table("missed")

    async def come_and_go() -> tuple[list[Json], list[str]]:
        async with TableClient(bo, table) as at_table:
            await at_table.do("sit", seat=1)
            await at_table.drop()
            await asyncio.to_thread(ada.do, table, "sit", seat=0)
            await asyncio.to_thread(ada.do, table, "start")
            await at_table.until(lambda: at_table.number == 5)
            return at_table.events, at_table.frames

    events, frames = asyncio.run(come_and_go())
    assert events == bo.see(table)["events"]
    received = [event for frame in frames for event in json.loads(frame).get("events", [])]
    assert received == events


def test_an_update_acknowledges_the_command_that_caused_it(ada: Person) -> None:
    table = ada.open_table("acknowledged", players=3)

    async def sit() -> TableClient:
        async with TableClient(ada, table) as at_table:
            await at_table.do("sit", seat=0)
            await at_table.do("sit", seat=1, name="Bo")
            await at_table.do("sit", seat=1, name="Bo")
            return at_table

    at_table = asyncio.run(sit())
    messages = [message for message in map(json.loads, at_table.frames) if message["message"] != "presence"]
    assert [message["message"] for message in messages] == ["update", "update", "update", "done"]
    assert [message.get("done", "") for message in messages[:3]] == ["", *at_table.acknowledged[:2]]
    assert messages[1]["events"] == [{"event": "sat", "seat": 0, "kind": "human", "name": "Ada"}]
    assert messages[2]["events"] == [{"event": "sat", "seat": 1, "kind": "human", "name": "Bo"}]
    assert "game" not in messages[1]


def test_commands_over_http_are_seen_at_once_on_sockets(ada: Person, bo: Person) -> None:
    table = ada.open_table("http-to-socket")

    async def watch() -> str:
        async with TableClient(bo, table) as at_table:
            await asyncio.to_thread(ada.do, table, "sit", seat=0)
            await at_table.until(lambda: at_table.number == 1)
            return str(at_table.seen["table"]["seats"][0]["name"])

    assert asyncio.run(watch()) == "Ada"


# --- presence and access ----------------------------------------------------------------------------------


def test_people_at_a_table_see_which_seats_are_connected(ada: Person, bo: Person) -> None:
    table = ada.open_table("presence")
    ada.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)

    def here(at_table: TableClient) -> list[int]:
        messages = [json.loads(frame) for frame in at_table.frames]
        latest: list[list[int]] = [
            message["here"] for message in messages if message["message"] == "presence"
        ]
        return latest[-1] if latest else []

    async def come_and_go() -> None:
        async with TableClient(ada, table) as ada_there:
            await ada_there.until(lambda: here(ada_there) == [0])
            async with TableClient(bo, table):
                await ada_there.until(lambda: here(ada_there) == [0, 1])
            await ada_there.until(lambda: here(ada_there) == [0])

    asyncio.run(come_and_go())


def test_a_table_that_does_not_exist_is_refused_everywhere(ada: Person) -> None:
    for path in ("", "/record", "/replay"):
        with pytest.raises(RefusedError) as refused:
            ada.get(f"/api/tables/nowhere{path}")
        assert (refused.value.status, refused.value.code) == (404, "no-such-table")
    with pytest.raises(RefusedError, match="no-such-table"):
        ada.do("nowhere", "sit", seat=0)
    assert asyncio.run(socket_refusal(ada, "nowhere")) == "no-such-table"


def test_a_person_without_a_name_may_look_but_not_send_commands(server: ServerProcess, ada: Person) -> None:
    table = ada.open_table("nameless")
    nobody = Person.known(server.address, "", "")
    assert nobody.see(table)["own"] == []
    with pytest.raises(RefusedError) as refused:
        nobody.do(table, "sit", seat=0)
    assert (refused.value.status, refused.value.code) == (401, "no-person")
    answer = asyncio.run(answer_to(nobody, table, '{"command": "sit", "id": "1", "seat": 0}'))
    assert answer["code"] == "no-person"
    with pytest.raises(RefusedError, match="no-person"):
        nobody.open_table("mine")
    assert seats(ada, table) == ["empty", "empty"]


def test_a_table_survives_a_server_restart(server: ServerProcess, ada: Person) -> None:
    table = begin_on_one_device(ada, "still-there")
    ada.move(table, 0)
    before = ada.see(table)
    server.stop()
    server.start()
    assert ada.see(table) == before
    ada.move(table, 1)
    assert ada.see(table)["game"]["phase"] == "mark"


def test_a_rate_limited_command_is_refused_by_id_and_can_be_resent(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path, Limits(person_commands_per_minute=60)) as server:
        ada = Person(server.address, "Ada")
        table = ada.open_table("too-many")

        async def hurry() -> tuple[Json, Json]:
            async with TableClient(ada, table) as at_table:
                answers = [await at_table.send("sit", seat=0) for _ in range(90)]
                refused = next(answer for answer in answers if answer["message"] == "refused")
                again = refused
                while again["message"] == "refused":
                    again = await at_table.send("sit", seat=0, id=refused["id"])
                return refused, again

        refused, again = asyncio.run(hurry())
        assert refused["code"] == "too-many-requests"
        assert refused["id"]
        assert again == {"message": "done", "id": refused["id"]}


def test_a_long_log_is_replayed_beside_the_event_loop(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other tables of the worker go on while a table with thousands of entries wakes up."""
    ada = Person(server.address, "Ada")
    short, long = ada.open_table("short-log"), ada.open_table("long-log")
    monkeypatch.setattr(registry, "LONG_LOG", 4)
    for command in ("sit", "rise", "sit", "rise"):
        ada.do(long, command, seat=0)
    threads: dict[str, threading.Thread] = {}

    def replay(table_id: str, *rest: Any) -> registry.LiveTable:
        threads[table_id] = threading.current_thread()
        return replayed(table_id, *rest)

    replayed = registry.replay
    monkeypatch.setattr(registry, "replay", replay)

    async def wake() -> None:
        store = Store(connect(server.database))
        tables = registry.TableRegistry(store, NoChannel())
        assert (await tables.load(long)).table.number > registry.LONG_LOG
        await tables.load(short)
        await store.close()

    asyncio.run(wake())
    assert threads[short] is threading.main_thread()
    assert threads[long] is not threading.main_thread()


def test_somebody_who_sits_down_after_connecting_is_shown_as_connected(ada: Person, bo: Person) -> None:
    table = ada.open_table("first-connected", players=3)
    ada.do(table, "sit", seat=0)

    def here(at_table: TableClient) -> list[int]:
        messages = [json.loads(frame) for frame in at_table.frames]
        found: list[list[int]] = [one["here"] for one in messages if one["message"] == "presence"]
        return found[-1] if found else []

    async def sit_down() -> None:
        async with TableClient(ada, table) as ada_there, TableClient(bo, table) as bo_there:
            await bo_there.until(lambda: here(bo_there) == [0])
            await bo_there.do("sit", seat=1)
            await ada_there.until(lambda: here(ada_there) == [0, 1])
            await bo_there.until(lambda: here(bo_there) == [0, 1])
            await bo_there.do("rise", seat=1)
            await ada_there.until(lambda: here(ada_there) == [0])

    asyncio.run(asyncio.wait_for(sit_down(), 200))


def test_an_id_that_was_used_for_another_command_is_refused(ada: Person) -> None:
    table = ada.open_table("used-id", players=3)
    assert ada.open_table("used-id", players=3) == table
    with pytest.raises(RefusedError, match="command-id-reused"):
        ada.open_table("used-id", players=4)
    ada.command(table, "sit", "one", seat=0)
    ada.command(table, "sit", "one", seat=0)
    for command, fields in (("sit", {"seat": 1}), ("rise", {"seat": 0})):
        with pytest.raises(RefusedError, match="command-id-reused"):
            ada.command(table, command, "one", **fields)
    assert [seat["kind"] for seat in ada.see(table)["table"]["seats"]] == ["human", "empty", "empty"]
