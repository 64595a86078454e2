"""Rematches: an offer that everybody can see, and that begins when all have accepted."""

import asyncio
import json

import pytest

from silvergold.engine import parse_record, standard_deck, verify
from tests.server.helpers.client import (
    Json,
    Person,
    RefusedError,
    TableClient,
    finish_game,
    play_game,
)
from tests.server.helpers.server_process import ServerProcess


def finished(ada: Person, bo: Person, **settings: object) -> str:
    """A finished game of two people and a bot."""
    table = ada.open_table("finished", players=3, **settings)
    ada.do(table, "seat_bot", seat=2, bot="drifter")
    ada.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)
    ada.do(table, "start")
    finish_game(table, ada, bo)
    return table


def offer(person: Person, table: str) -> tuple[list[int], list[int], str]:
    """Who has accepted and declined, and the table of the rematch."""
    seen: Json = person.see(table)["table"]
    return seen["rematch_accepted"], seen["rematch_declined"], seen["rematch"]


def test_a_rematch_begins_with_the_same_seats_when_everybody_has_accepted(ada: Person, bo: Person) -> None:
    old = finished(ada, bo, memory_aid=True, edition="oya", start_player=2)
    bo.do(old, "rematch")
    assert offer(ada, old) == ([1], [], "")
    assert ada.see(old)["events"][-1] == {"event": "rematch_accepted", "seat": 1}
    bo.do(old, "rematch")
    assert offer(ada, old) == ([1], [], ""), "once is enough"
    ada.do(old, "rematch")
    accepted, _, new = offer(ada, old)
    assert accepted == [1, 0]
    assert [event["event"] for event in ada.see(old)["events"]].count("rematched") == 1
    opened = ada.see(new)["table"]
    assert opened["status"] == "playing"
    assert opened["host"] == bo.id
    assert opened["settings"] == {"players": 3, "memory_aid": True, "edition": "oya"}, "the start is drawn"
    assert [seat["name"] for seat in opened["seats"]] == ["Ada", "Bo", "Drifter"]
    assert opened["deal"] != ada.see(old)["table"]["deal"]
    for person in (ada, bo):
        assert [game["id"] for game in person.get("/api/people/me/games?status=playing")["games"]] == [new]


def test_who_offers_a_rematch_may_begin_without_those_who_decline(ada: Person, bo: Person) -> None:
    old = finished(ada, bo)
    bo.do(old, "decline_rematch")
    assert offer(ada, old) == ([], [], ""), "there was no offer"
    ada.do(old, "rematch")
    bo.do(old, "decline_rematch")
    assert offer(ada, old) == ([0], [1], "")
    assert ada.see(old)["events"][-1] == {"event": "rematch_declined", "seat": 1}
    ada.do(old, "decline_rematch")
    assert offer(ada, old) == ([], [], ""), "nobody offers it any more"
    bo.command(old, "rematch", "known")
    bo.do(old, "decline_rematch")
    with pytest.raises(RefusedError, match="command-id-reused"):
        bo.command(old, "rematch", "known", begin=True)
    ada.do(old, "rematch")
    with pytest.raises(RefusedError, match="not-your-rematch"):
        bo.do(old, "rematch", begin=True)
    with pytest.raises(RefusedError, match="command-id-reused"):
        bo.command(old, "rematch", "known", begin=True)
    assert offer(ada, old)[2] == "", "the id of an earlier command allows nothing more"
    assert offer(ada, old) == ([0], [], "")
    ada.do(old, "rematch", begin=True)
    new = ada.see(offer(ada, old)[2])["table"]
    assert new["status"] == "playing"
    assert [seat["kind"] for seat in new["seats"]] == ["human", "bot:sailor", "bot:drifter"]
    bo.do(old, "rematch")
    assert offer(ada, old)[2] == new["id"], "it has begun"


def test_simultaneous_answers_open_one_rematch(ada: Person, bo: Person) -> None:
    old = finished(ada, bo, listed=True)

    async def ask_at_once() -> None:
        asked = [asyncio.to_thread(person.do, old, "rematch") for person in (ada, bo) for _ in range(4)]
        await asyncio.gather(*asked)

    asyncio.run(ask_at_once())
    new = offer(ada, old)[2]
    lobby = [row["id"] for row in ada.get("/api/tables")["tables"] if row["host"] in (ada.id, bo.id)]
    assert lobby == [new]


def test_people_still_at_the_table_see_the_offer_at_once(ada: Person, bo: Person) -> None:
    old = finished(ada, bo)

    async def accept() -> str:
        async with TableClient(bo, old) as at_table:
            await asyncio.to_thread(ada.do, old, "rematch")
            await at_table.until(lambda: at_table.seen["table"]["rematch_accepted"] == [0])
            await asyncio.to_thread(bo.do, old, "rematch")
            await at_table.until(lambda: bool(at_table.seen["table"]["rematch"]))
            return str(at_table.seen["table"]["rematch"])

    assert asyncio.run(accept()) == offer(ada, old)[2] != ""


def test_a_rematch_of_a_known_deal_gets_a_new_deal(ada: Person) -> None:
    old = play_game(ada, "day", "drifter", deal="today")
    ada.do(old, "rematch")
    new = ada.see(offer(ada, old)[2])["table"]
    assert new["deal"] != ada.see(old)["table"]["deal"]
    assert "deal" not in new["settings"]


def test_on_one_device_all_sit_down_again(ada: Person) -> None:
    old = play_game(ada, "one-device")
    ada.do(old, "rematch")
    new = ada.see(offer(ada, old)[2])
    assert [seat["name"] for seat in new["table"]["seats"]] == ["Ada", "Guest 1"]
    assert new["game"]["phase"] == "keep"


def test_a_rematch_against_bots_begins_at_once_and_can_be_rematched(ada: Person) -> None:
    old = play_game(ada, "chain", "drifter")
    for _ in range(2):
        ada.do(old, "rematch")
        new = offer(ada, old)[2]
        finish_game(new, ada)
        old = new
    assert len(ada.get("/api/people/me/games?status=finished")["games"]) == 3
    record = parse_record(json.dumps(ada.get(f"/api/tables/{old}/record")))
    verify(record, standard_deck())


def test_only_those_who_played_may_answer_a_rematch(server: ServerProcess, ada: Person, bo: Person) -> None:
    old = finished(ada, bo)
    stranger = Person(server.address, "Cy")
    ada.do(old, "rematch")
    for command in ("rematch", "decline_rematch"):
        with pytest.raises(RefusedError, match="not-at-the-table"):
            stranger.do(old, command)
    assert offer(ada, old) == ([0], [], "")


def test_a_table_id_that_looks_like_a_rematch_does_no_harm(ada: Person, bo: Person) -> None:
    old = finished(ada, bo)
    ada.open_table(f"rematch:{old}")
    ada.do(old, "rematch", begin=True)
    assert offer(ada, old)[2] in [game["id"] for game in ada.get("/api/people/me/games")["games"]]
