"""Rematches: the first person to ask opens the table, and the others get its address."""

import asyncio

import pytest

from tests.server.helpers.client import Person, RefusedError, TableClient, play_game, play_to_end
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture
def ada(server: ServerProcess) -> Person:
    return Person(server.address, "Ada")


@pytest.fixture
def bo(server: ServerProcess) -> Person:
    return Person(server.address, "Bo")


def finished(ada: Person, bo: Person, **settings: object) -> str:
    """A finished game of two people and a bot."""
    table = ada.open_table("finished", players=3, **settings)
    ada.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)
    ada.do(table, "seat_bot", seat=2, bot="drifter")
    ada.do(table, "start")

    async def play() -> None:
        async with TableClient(ada, table) as first, TableClient(bo, table) as second:
            await asyncio.gather(play_to_end(first, 0), play_to_end(second, 1))

    asyncio.run(play())
    return table


def test_a_rematch_keeps_the_settings_the_bots_and_the_person_who_asks(ada: Person, bo: Person) -> None:
    old = finished(ada, bo, memory_aid=True, edition="oya")
    bo.do(old, "rematch")
    new = ada.see(old)["table"]["rematch"]
    assert ada.see(old)["events"][-1] == {"event": "rematched", "table": new}
    opened = ada.see(new)["table"]
    assert opened["status"] == "gathering"
    assert opened["host"] == bo.id
    assert opened["settings"] == ada.see(old)["table"]["settings"]
    assert [seat["name"] for seat in opened["seats"]] == ["", "Bo", "Drifter"]
    assert opened["deal"] != ada.see(old)["table"]["deal"]
    ada.do(new, "sit", seat=0)
    ada.do(new, "start")
    assert ada.see(new)["table"]["status"] == "playing"
    assert [game["id"] for game in bo.get("/api/people/me/games?status=playing")["games"]] == [new]


def test_later_requests_for_a_rematch_lead_to_the_same_table(ada: Person, bo: Person) -> None:
    old = finished(ada, bo)
    ada.command(old, "rematch", "again")
    new = ada.see(old)["table"]["rematch"]
    for _ in range(2):
        ada.command(old, "rematch", "again")
        bo.do(old, "rematch")
    assert ada.see(old)["table"]["rematch"] == new
    assert [event["event"] for event in ada.see(old)["events"]].count("rematched") == 1


def test_simultaneous_requests_open_one_rematch(ada: Person, bo: Person) -> None:
    old = finished(ada, bo, listed=True)

    async def ask_at_once() -> None:
        asked = [asyncio.to_thread(person.do, old, "rematch") for person in (ada, bo) for _ in range(4)]
        await asyncio.gather(*asked)

    asyncio.run(ask_at_once())
    new = ada.see(old)["table"]["rematch"]
    lobby = [row["id"] for row in ada.get("/api/tables")["tables"] if row["host"] in (ada.id, bo.id)]
    assert lobby == [new]


def test_people_still_at_the_table_are_notified_at_once(ada: Person, bo: Person) -> None:
    old = finished(ada, bo)

    async def wait() -> str:
        async with TableClient(bo, old) as at_table:
            await asyncio.to_thread(ada.do, old, "rematch")
            await at_table.until(lambda: bool(at_table.seen["table"]["rematch"]))
            return str(at_table.seen["table"]["rematch"])

    assert asyncio.run(wait()) == ada.see(old)["table"]["rematch"]


def test_a_rematch_of_a_known_deal_gets_a_new_deal(ada: Person) -> None:
    old = asyncio.run(play_game(ada, "day", "drifter", deal="today"))
    ada.do(old, "rematch")
    new = ada.see(ada.see(old)["table"]["rematch"])["table"]
    assert new["deal"] != ada.see(old)["table"]["deal"]
    assert "deal" not in new["settings"]


def test_on_one_device_all_sit_down_again(ada: Person) -> None:
    old = asyncio.run(play_game(ada, "one-device"))
    ada.do(old, "rematch")
    new = ada.see(old)["table"]["rematch"]
    assert [seat["name"] for seat in ada.see(new)["table"]["seats"]] == ["Ada", "Guest 1"]
    ada.do(new, "start")
    assert ada.see(new)["game"]["phase"] == "keep"


def test_a_rematch_can_be_rematched_by_the_same_person(ada: Person) -> None:
    old = asyncio.run(play_game(ada, "chain", "drifter"))
    for _ in range(2):
        ada.do(old, "rematch")
        new = ada.see(old)["table"]["rematch"]
        ada.do(new, "start")

        async def finish(table: str) -> None:
            async with TableClient(ada, table) as at_table:
                await play_to_end(at_table, 0)

        asyncio.run(finish(new))
        old = new
    assert len(ada.get("/api/people/me/games?status=finished")["games"]) == 3


def test_only_those_who_played_may_ask_for_a_rematch(server: ServerProcess, ada: Person, bo: Person) -> None:
    old = finished(ada, bo)
    with pytest.raises(RefusedError, match="not-at-the-table"):
        Person(server.address, "Cy").do(old, "rematch")
    assert ada.see(old)["table"]["rematch"] == ""


def test_a_table_id_that_looks_like_a_rematch_does_no_harm(ada: Person, bo: Person) -> None:
    old = finished(ada, bo)
    ada.open_table(f"rematch:{old}")
    ada.do(old, "rematch")
    new = ada.see(old)["table"]["rematch"]
    assert new in [game["id"] for game in ada.get("/api/people/me/games")["games"]]
