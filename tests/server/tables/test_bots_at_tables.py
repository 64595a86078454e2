"""Bots at tables: every bot plays by the rules, on any number of seats."""

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest

from silvergold.bots import BOTS
from silvergold.engine import parse_record, standard_deck, verify
from silvergold.server.background.bot_pool import BotPool
from tests.server.helpers.client import Person, RefusedError, TableClient, ask, play_game
from tests.server.helpers.server_process import ServerProcess
from tests.thorough import slow


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Person:
    return Person(server.address, "Ada")


def test_the_bots_are_listed(server: ServerProcess) -> None:
    assert json.loads(ask(server.address, "GET", "/api/bots")[1]) == {"bots": list(BOTS)}


def test_many_decisions_for_one_person_do_not_keep_another_waiting() -> None:
    done: list[str] = []

    async def run() -> None:
        pool = BotPool(1)

        async def decide(person: str) -> None:
            await pool.run_for(person, str, person)
            done.append(person)

        await asyncio.gather(*(decide(person) for person in ("ada", "ada", "ada", "bo")))
        await pool.close()

    asyncio.run(run())
    assert done == ["ada", "bo", "ada", "ada"]


@pytest.mark.parametrize("bot", ["sailor", *slow(["drifter"])])
def test_three_bots_of_a_kind_play_a_whole_game_with_a_person(ada: Person, bot: str) -> None:
    table = play_game(ada, f"three-{bot}", bot, bot, bot, players=4)
    view = ada.see(table)
    assert [seat["kind"] for seat in view["table"]["seats"]] == ["human", *[f"bot:{bot}"] * 3]
    text = ask(ada.address, "GET", f"/api/tables/{table}/record")[1].decode()
    record = parse_record(text)
    assert verify(record, standard_deck()).is_over
    assert [player.kind for player in record.players] == ["human", *[f"bot:{bot}"] * 3]


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_decides_at_a_table(ada: Person, bot: str) -> None:
    events = play_first_turn(ada, f"decides-{bot}", bot)
    assert "kept" in events
    assert "marked" in events


def play_first_turn(person: Person, name: str, bot: str) -> list[str]:
    """What a bot on the second seat does in the first turn."""
    table = person.open_table(name)
    person.do(table, "sit", seat=0)
    person.do(table, "seat_bot", seat=1, bot=bot)
    person.do(table, "start")

    async def first_turn() -> list[str]:
        async with TableClient(person, table) as at_table:
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

    return asyncio.run(first_turn())


def test_visitors_can_seat_the_bots_that_the_host_names_and_no_other_class(tmp_path: Path) -> None:
    own, failing = "examples.beginner:Beginner", "tests.server.helpers.failing_bots:Raising"
    database = f"sqlite:///{tmp_path}/server.db"
    bots = ("--bot", own, "--bot", failing)
    with ServerProcess(database, tmp_path / "log", *bots, "--pace", "0") as server:
        assert json.loads(ask(server.address, "GET", "/api/bots")[1]) == {"bots": [*BOTS, own, failing]}
        ada = Person(server.address, "Ada")
        with pytest.raises(RefusedError, match="unknown-bot"):
            ada.do(ada.open_table("other"), "seat_bot", seat=1, bot="silvergold.bots.drifter:Drifter")
        assert "marked" in play_first_turn(ada, "own", own)
        assert "marked" in play_first_turn(ada, "failing", failing)
        assert (tmp_path / "log").read_text(encoding="utf-8").count("LookupError: no idea") == 1
        os.kill(server.pid, signal.SIGINT)
        assert server.wait_for_end() == 130, "as after Ctrl-C"
