"""Spectators: anyone with the link may watch a table and sees what is public."""

import asyncio
import json

import pytest

from tests.server.helpers.client import (
    Json,
    Person,
    RefusedError,
    TableClient,
    answer_to,
    begin_on_one_device,
    finish_game,
    play_to_end,
)
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Person:
    return Person(server.address, "Ada")


def test_a_spectator_sees_the_game_and_no_seat_of_their_own(server: ServerProcess, ada: Person) -> None:
    table = begin_on_one_device(ada, "watched")
    nobody, bo = Person.known(server.address, "", ""), Person(server.address, "Bo")

    async def watch(person: Person) -> tuple[Json, list[Json]]:
        async with TableClient(person, table) as at_table:
            await at_table.until(lambda: at_table.seen["table"]["status"] == "finished")
            return at_table.seen, at_table.events

    async def play() -> Json:
        async with TableClient(ada, table) as at_table:
            await asyncio.gather(play_to_end(at_table, 0), play_to_end(at_table, 1))
            return at_table.seen

    async def play_and_watch() -> tuple[Json, tuple[Json, list[Json]], tuple[Json, list[Json]]]:
        return await asyncio.gather(play(), watch(nobody), watch(bo))

    mine, (seen, events), (other, other_events) = asyncio.run(play_and_watch())
    assert seen["game"] == other["game"] == mine["game"]
    assert events == other_events == nobody.see(table)["events"]
    assert seen["own"] == other["own"] == []
    assert [event for event in events if event["event"] == "dealt"] == [
        {"event": "dealt", "seat": 0},
        {"event": "dealt", "seat": 1},
    ]


def test_a_spectator_can_change_nothing(server: ServerProcess, ada: Person) -> None:
    table = begin_on_one_device(ada, "only-watched")
    before = ada.see(table)
    bo = Person(server.address, "Bo")
    for command, code in (
        ({"command": "play", "seat": 0, "moves": [{"move": "ready"}]}, "not-your-seat"),
        ({"command": "leave"}, "not-at-the-table"),
        ({"command": "return"}, "not-at-the-table"),
        ({"command": "rematch"}, "not-at-the-table"),
    ):
        answer = asyncio.run(answer_to(bo, table, json.dumps({"id": "1", **command})))
        assert answer["code"] == code
    assert ada.see(table) == before


def test_the_memory_aid_shows_the_shapes_seen_to_everybody_or_to_nobody(
    server: ServerProcess, ada: Person
) -> None:
    nobody = Person.known(server.address, "", "")
    for aid in (True, False):
        table = begin_on_one_device(ada, f"aid-{aid}", memory_aid=aid)
        ada.move(table, 0)
        ada.move(table, 1)
        views = [person.see(table)["game"] for person in (ada, nobody)]
        shape = views[0]["shape"]
        for view in views:
            assert (view["shapes_seen"] is not None) is aid
            assert not aid or view["shapes_seen"][shape] == 1


def test_a_finished_table_can_still_be_looked_at(server: ServerProcess, ada: Person) -> None:
    table = begin_on_one_device(ada, "afterwards")
    finish_game(table, ada)
    assert Person.known(server.address, "", "").see(table)["game"]["winners"]
    with pytest.raises(RefusedError, match="no-game-under-way"):
        ada.do(table, "play", seat=0, moves=[{"move": "ready"}])
