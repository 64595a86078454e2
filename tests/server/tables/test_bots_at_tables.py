"""Bots at tables: every bot plays by the rules, on any number of seats."""

import asyncio
import json

import pytest

from silvergold.bots import BOTS
from silvergold.engine import parse_record, standard_deck, verify
from tests.server.helpers.client import Person, TableClient, ask, play_game
from tests.server.helpers.server_process import ServerProcess
from tests.thorough import slow


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Person:
    return Person(server.address, "Ada")


def test_the_bots_are_listed(server: ServerProcess) -> None:
    assert json.loads(ask(server.address, "GET", "/api/bots")[1]) == {"bots": list(BOTS)}


@pytest.mark.parametrize("bot", ["sailor", *slow(["drifter"])])
def test_three_bots_of_a_kind_play_a_whole_game_with_a_person(ada: Person, bot: str) -> None:
    table = asyncio.run(play_game(ada, f"three-{bot}", bot, bot, bot, players=4))
    view = ada.see(table)
    assert [seat["kind"] for seat in view["table"]["seats"]] == ["human", *[f"bot:{bot}"] * 3]
    text = ask(ada.address, "GET", f"/api/tables/{table}/record")[1].decode()
    record = parse_record(text)
    assert verify(record, standard_deck()).is_over
    assert [player.kind for player in record.players] == ["human", *[f"bot:{bot}"] * 3]


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_decides_at_a_table(ada: Person, bot: str) -> None:
    table = ada.open_table(f"decides-{bot}")
    ada.do(table, "sit", seat=0)
    ada.do(table, "seat_bot", seat=1, bot=bot)
    ada.do(table, "start")

    async def first_turn() -> list[str]:
        async with TableClient(ada, table) as at_table:
            while not any(event["event"] == "marked" for event in at_table.events):
                await at_table.until(lambda: bool(at_table.seen["own"][0]["legal"]))
                await at_table.do("play", seat=0, moves=[at_table.seen["own"][0]["legal"][0]])
                await at_table.until(
                    lambda: (
                        bool(at_table.seen["own"][0]["legal"])
                        or any(event["event"] == "marked" for event in at_table.events)
                    )
                )
            return [event["event"] for event in at_table.events if event.get("seat") == 1]

    event_names = asyncio.run(first_turn())
    assert "kept" in event_names
    assert "marked" in event_names
