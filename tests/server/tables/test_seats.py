"""Sitting down: in any free seat, and the game that begins by itself once all are taken."""

import asyncio
from pathlib import Path

import pytest

from silvergold.server.errors import RefusedError
from silvergold.server.table import facts
from tests.server.helpers.client import Person, TableClient
from tests.server.helpers.client import RefusedError as RefusedByServer
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.in_memory_table import ADA, BO, CY, InMemoryTable
from tests.server.helpers.server_process import ServerProcess


def status(made: InMemoryTable) -> str:
    return made.table.status


def test_a_guest_who_names_no_seat_takes_the_first_that_is_free() -> None:
    made = InMemoryTable(players=3)
    made.ask(ADA, "sit", seat=1)
    assert made.ask(BO, "sit") == facts.SeatTaken(0, "human", "Bo", "bo")
    assert made.ask(BO, "sit") is None, "one tap more changes nothing"
    assert made.ask(BO, "sit", name="Bo's sister") == facts.SeatTaken(2, "human", "Bo's sister", "bo")


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    made = InMemoryTable()
    made.ask(ADA, "sit")
    assert status(made) == "gathering"
    made.ask(BO, "sit")
    assert status(made) == "playing"
    assert made.table.to_move == (0, 1)


def test_a_bot_may_take_the_last_seat() -> None:
    made = InMemoryTable()
    made.ask(ADA, "sit")
    made.ask(ADA, "seat_bot", seat=1, bot="sailor")
    assert status(made) == "playing"


def test_a_held_game_waits_for_the_host() -> None:
    made = InMemoryTable()
    made.ask(ADA, "hold", is_held=True)
    made.ask(ADA, "sit")
    made.ask(BO, "sit")
    assert status(made) == "gathering"
    with pytest.raises(RefusedError, match="on hold"):
        made.ask(BO, "start")
    made.ask(ADA, "start")
    assert status(made) == "playing"


def test_releasing_a_full_table_begins_the_game() -> None:
    made = InMemoryTable()
    made.ask(ADA, "hold", is_held=True)
    made.ask(ADA, "hold", is_held=False)
    made.ask(ADA, "hold", is_held=True)
    made.ask(ADA, "sit")
    made.ask(BO, "sit")
    made.ask(ADA, "hold", is_held=False)
    assert status(made) == "playing"


def test_a_host_who_gets_up_leaves_the_table_to_the_guests() -> None:
    made = InMemoryTable()
    made.ask(ADA, "sit")
    made.ask(ADA, "rise", seat=0)
    made.ask(BO, "sit")
    made.ask(CY, "sit")
    assert status(made) == "playing"
    assert [seat.name for seat in made.table.seats] == ["Bo", "Cy"]


def test_of_two_last_guests_at_once_one_sits_and_the_other_learns_that_the_game_has_begun(
    server: ServerProcess,
) -> None:
    ada, bo, cy = (Person(server.address, name) for name in ("Ada", "Bo", "Cy"))
    table = ada.open_table("last-seat")
    ada.do(table, "sit")

    async def sit(person: Person) -> str:
        try:
            await asyncio.to_thread(person.do, table, "sit")
        except RefusedByServer as error:
            return error.code
        return "sat"

    async def both() -> list[str]:
        return list(await asyncio.gather(sit(bo), sit(cy)))

    assert sorted(asyncio.run(both())) == ["game-has-begun", "sat"]
    assert ada.see(table)["table"]["status"] == "playing"


def test_a_server_that_is_killed_after_the_last_seat_still_has_the_game(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path) as server:
        ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
        table = ada.open_table("killed")
        ada.do(table, "hold", is_held=True)
        ada.do(table, "sit")
        bo.do(table, "sit")
        server.kill()
        server.start()
        assert ada.see(table)["table"]["is_held"]
        ada.do(table, "hold", is_held=False)
        server.kill()
        server.start()
        assert bo.see(table)["table"]["status"] == "playing"
        assert len(bo.own(table, 1)["dealt"]) == 4


def test_everybody_sees_that_the_host_holds_the_game(server: ServerProcess) -> None:
    ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
    table = ada.open_table("held")

    async def watch() -> bool:
        async with TableClient(bo, table) as at_table:
            await asyncio.to_thread(ada.do, table, "hold", is_held=True)
            await at_table.until(lambda: at_table.seen["table"]["is_held"])
            return True

    assert asyncio.run(watch())
