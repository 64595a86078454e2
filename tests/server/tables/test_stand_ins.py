"""Leaving and returning: after a grace period or a timeout, a bot decides until the person returns."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from silvergold.server.errors import RefusedError
from silvergold.server.table import facts
from silvergold.server.table.clocks import GRACE_MS, LEASE_MS, wake_at, why_stand_in
from tests.server.helpers.client import Json, Person, TableClient, play_game, play_to_end
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.in_memory_table import ADA, BO, InMemoryTable
from tests.server.helpers.server_process import ServerProcess

BEGIN = 1_000_000
CLOCK = {"turn_seconds": 30, "bank_seconds": 60}
LAPSES = BEGIN + 90_000


def why(made: InMemoryTable, now: int, *here: str) -> list[str | None]:
    """Return, for each seat, whether and why a stand-in must decide."""
    return [why_stand_in(made.table, seat, now, set(here)) for seat in range(len(made.table.seats))]


# --- when a stand-in decides ------------------------------------------------------------------------------


def test_without_a_clock_or_a_grace_period_the_others_wait_as_long_as_it_takes() -> None:
    made = InMemoryTable().begin(ADA, BO, at=BEGIN)
    years = 10 * 365 * 24 * 3600 * 1000
    assert why(made, BEGIN + years) == [None, None]
    assert wake_at(made.table) is None


def test_a_stand_in_takes_over_when_the_clock_expires_even_if_the_player_is_connected() -> None:
    made = InMemoryTable(clock=CLOCK).begin(ADA, BO, at=BEGIN)
    assert wake_at(made.table) == LAPSES
    assert why(made, LAPSES - 1, "ada", "bo") == [None, None]
    assert why(made, LAPSES, "ada", "bo") == ["clock", "clock"]
    made.move_first(0, at=BEGIN)
    assert why(made, LAPSES, "ada", "bo") == [None, "clock"]


def test_a_player_who_left_is_waited_for_as_agreed_or_for_a_minute() -> None:
    for agreed, grace in ((None, GRACE_MS), (20, 20_000)):
        made = InMemoryTable(grace_seconds=agreed).begin(ADA, BO, at=BEGIN)
        made.ask(BO, "leave", BEGIN + 5)
        assert made.table.seats[1].left_at == BEGIN + 5
        assert why(made, BEGIN + 5 + grace - 1, "ada", "bo") == [None, None]
        assert why(made, BEGIN + 5 + grace, "ada", "bo") == [None, "left"]
        assert wake_at(made.table) is not None
        assert wake_at(made.table) <= BEGIN + 5 + grace  # type: ignore[operator]


def test_a_disconnected_player_is_waited_for_as_agreed() -> None:
    made = InMemoryTable(grace_seconds=20).begin(ADA, BO, at=BEGIN)
    assert wake_at(made.table) == BEGIN + 20_000
    assert why(made, BEGIN + 19_999) == [None, None]
    assert why(made, BEGIN + 20_000, "ada") == [None, "away"]
    assert why(made, BEGIN + 20_000, "ada", "bo") == [None, None]
    made.move_first(1, at=BEGIN)
    assert why(made, BEGIN + 20_000, "ada") == [None, None], "nothing is asked of Bo"


def test_there_is_no_stand_in_before_or_after_a_game_nor_twice() -> None:
    made = InMemoryTable(clock=CLOCK)
    made.ask(ADA, "sit", seat=0)
    assert why(made, 10 * LAPSES) == [None, None]
    made = InMemoryTable(clock=CLOCK).begin(ADA, BO, at=BEGIN)
    made.note(facts.StandInSeated(0, "sailor", "clock"), LAPSES)
    assert why(made, 10 * LAPSES) == [None, "clock"]
    while made.table.status == "playing":
        made.move_first(made.table.to_move[0], at=BEGIN)
    assert why(made, 10 * LAPSES) == [None, None]
    assert wake_at(made.table) is None


def test_nobody_stands_in_for_a_bot_nor_after_the_game() -> None:
    made = InMemoryTable(grace_seconds=5, players=3)
    made.ask(ADA, "seat_bot", seat=0, bot="sailor")
    made.ask(ADA, "sit", BEGIN, seat=1)
    made.ask(BO, "sit", BEGIN, seat=2)
    made.move_first(0, at=BEGIN)
    assert wake_at(made.table) == BEGIN + 5000, "the bot before them has decided"
    made.move_first(1, at=BEGIN + 1)
    made.move_first(2, at=BEGIN + 2)
    assert wake_at(made.table) == BEGIN + 2 + 5000
    assert why(made, BEGIN + 10_000) == [None, "away", "away"]
    made.ask(BO, "leave", BEGIN + 3)
    made.note(facts.StandInSeated(2, "sailor", "left"), BEGIN + 4)
    assert why(made, BEGIN + GRACE_MS) == [None, "away", None]
    for seat in made.table.to_move:
        made.move_first(seat, at=BEGIN + 5)
    made.play_to_end()
    assert why(made, BEGIN + GRACE_MS) == [None, None, None]


def test_a_stand_in_is_not_woken_for_who_has_left() -> None:
    made = InMemoryTable().begin(ADA, BO, at=BEGIN)
    made.ask(BO, "leave", BEGIN)
    made.note(facts.StandInSeated(1, "sailor", "left"), BEGIN + GRACE_MS)
    assert wake_at(made.table) == BEGIN + GRACE_MS + LEASE_MS
    made.move_first(1, at=BEGIN + GRACE_MS)
    assert wake_at(made.table) is None


def test_a_player_who_returns_in_time_gets_no_stand_in() -> None:
    made = InMemoryTable().begin(ADA, BO, at=BEGIN)
    made.ask(BO, "leave", BEGIN)
    made.ask(BO, "return", BEGIN + 1)
    assert why(made, BEGIN + 10 * GRACE_MS) == [None, None]


def test_a_table_where_a_bot_must_decide_is_checked_soon() -> None:
    made = InMemoryTable().begin(ADA, BO, at=BEGIN)
    made.note(facts.StandInSeated(0, "sailor", "left"), BEGIN + 7)
    assert made.table.bots_to_move == (0,)
    assert wake_at(made.table) == BEGIN + 7 + LEASE_MS


# --- consequences -----------------------------------------------------------------------------------------


def test_a_lapsed_clock_empties_the_bank_and_leaving_does_not() -> None:
    made = InMemoryTable(clock=CLOCK).begin(ADA, BO, at=BEGIN)
    made.note(facts.StandInSeated(0, "sailor", "clock"), LAPSES)
    made.note(facts.StandInSeated(1, "sailor", "left"), LAPSES)
    assert [seat.bank_ms for seat in made.table.seats] == [0, 60_000]
    assert [made.table.due_at(seat) for seat in (0, 1)] == [None, None]


def test_a_player_with_a_stand_in_cannot_move_before_returning() -> None:
    made = InMemoryTable().begin(ADA, BO, at=BEGIN)
    made.note(facts.StandInSeated(0, "sailor", "left"), BEGIN)
    with pytest.raises(RefusedError) as refused:
        made.ask(ADA, "play", seat=0, moves=[{"move": "ready"}])
    assert refused.value.code == "stood-in"
    made.ask(ADA, "return", BEGIN)
    made.move_first(0)
    assert made.table.to_move == (1,)


def test_the_clock_of_a_returning_player_restarts() -> None:
    made = InMemoryTable(clock=CLOCK).begin(ADA, BO, at=BEGIN)
    made.note(facts.StandInSeated(0, "sailor", "clock"), LAPSES)
    made.ask(ADA, "return", LAPSES + 50_000)
    assert made.table.due_at(0) == LAPSES + 50_000 + 30_000
    assert made.table.seats[0].stand_in == ""


def test_leaving_and_returning_is_reported_for_every_seat_of_a_device() -> None:
    made = InMemoryTable(players=3)
    for seat in (0, 2):
        made.ask(ADA, "sit", seat=seat)
    made.ask(BO, "sit", seat=1)
    made.ask(ADA, "start")
    made.ask(ADA, "leave", BEGIN)
    assert [seat.left_at for seat in made.table.seats] == [BEGIN, None, BEGIN]
    made.note(facts.StandInSeated(2, "sailor", "left"), BEGIN)
    made.ask(ADA, "return", BEGIN)
    assert [(seat.left_at, seat.stand_in) for seat in made.table.seats] == [(None, "")] * 3


# --- on a real server -------------------------------------------------------------------------------------


async def stood_in_by_clock(person: Person) -> tuple[list[Json], Json]:
    """Play a game whose only person never decides in time; return the stand-in's events and the last view."""
    table = person.open_table(clock={"turn_seconds": 1, "bank_seconds": 0})
    async with TableClient(person, table) as at_table:
        await at_table.do("sit", seat=0)
        await at_table.do("seat_bot", seat=1, bot="drifter")
        await at_table.do("start")
        await at_table.until(lambda: at_table.seen["table"]["status"] == "finished")
        return [event for event in at_table.events if event["event"] == "stood_in"], at_table.seen


async def leave_and_return(person: Person) -> tuple[list[str], Json, Json]:
    """Two seats of one device are left in the middle of marking and reclaimed later in the game."""
    table = person.open_table("leave", players=3, grace_seconds=5)
    async with TableClient(person, table) as at_table:

        def events_named(*names: str) -> list[Json]:
            return [event for event in at_table.events if event["event"] in names]

        await at_table.do("sit", seat=0)
        await at_table.do("sit", seat=1, name="Bo")
        await at_table.do("seat_bot", seat=2, bot="drifter")
        await at_table.do("start")
        for seat in (0, 1):
            await at_table.do("play", seat=seat, moves=[at_table.seen["own"][seat]["legal"][0]])
        await at_table.until(lambda: bool(events_named("revealed")))
        mark = at_table.seen["own"][0]["legal"][-1]
        await at_table.do("play", seat=0, moves=[mark])
        await at_table.do("leave")
        await at_table.until(lambda: len(events_named("revealed")) > 1)
        await at_table.do("return")
        await asyncio.gather(play_to_end(at_table, 0), play_to_end(at_table, 1))
        first = next(event for event in events_named("marked") if event["seat"] == 0)
        return [event["event"] for event in events_named("left", "stood_in", "returned")], mark, first


async def away_without_a_word(absent: Person, present: Person) -> Json:
    """One player disconnects; the other stays connected and decides."""
    table = present.open_table("away", grace_seconds=5)
    absent.do(table, "sit", seat=1)
    async with TableClient(present, table) as at_table:
        await at_table.do("sit", seat=0)
        await at_table.do("start")
        await play_to_end(at_table, 0)
        return {"events": at_table.events, "seats": at_table.seen["table"]["seats"]}


def test_stand_ins_step_in_on_a_real_server(tmp_path: Path) -> None:
    """Timeouts, leaving and disconnecting run concurrently, so that the test waits only once."""
    with ConfiguredServer(tmp_path) as server:
        expect_stand_ins(server)


def expect_stand_ins(server: ServerProcess) -> None:
    slow, gone, absent, present, rated = (Person(server.address, name) for name in "ABCDE")

    play_game(rated, "rated", "drifter", listed=True)

    async def wait_together() -> Any:
        return await asyncio.gather(
            stood_in_by_clock(slow),
            leave_and_return(gone),
            away_without_a_word(absent, present),
            stood_in_by_clock(rated),
        )

    by_clock, (left, mark, first), away, of_rated = asyncio.run(wait_together())
    unrated_stand_in = {"event": "stood_in", "seat": 0, "bot": "sailor", "why": "clock"}
    assert by_clock[0] == [unrated_stand_in]
    assert by_clock[1]["table"]["seats"][0]["stand_in"] == "sailor"
    assert by_clock[1]["table"]["seats"][0]["bank_ms"] == 0
    assert left == ["left", "left", "stood_in", "stood_in", "returned", "returned"]
    assert (first["card"], first["boxes"]) == (mark["card"], mark["boxes"]), "a stand-in goes on from there"
    stood_in = [event for event in away["events"] if event["event"] == "stood_in"]
    assert stood_in == [{"event": "stood_in", "seat": 1, "bot": "sailor", "why": "away"}]
    assert [event["bot"] for event in of_rated[0]] == ["drifter"], "the only bot with a rating is the nearest"
