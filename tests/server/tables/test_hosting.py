"""What only the host may do: name the start player, replace guests by bots, and let them back."""

import json
from typing import Any

import pytest

from silvergold.engine import parse_record, standard_deck, verify
from silvergold.engine.events import Started
from silvergold.server.storage.people import Person as StoredPerson
from silvergold.server.table import facts
from silvergold.server.table.clocks import GRACE_MS, why_stand_in
from silvergold.server.table.facts import decode_fact, encode_fact
from tests.server.helpers.client import Person, play_game
from tests.server.helpers.client import RefusedError as RefusedByServerError
from tests.server.helpers.in_memory_table import ADA, BO, InMemoryTable
from tests.server.helpers.server_process import ServerProcess

CLOCK = {"turn_seconds": 30, "bank_seconds": 60}


def refusal(made: InMemoryTable, who: StoredPerson, command: str, at: int = 0, **fields: Any) -> str:
    """The code with which a command is refused; it changes nothing."""
    return made.refusal(who, command, at, **fields).code


def named(made: InMemoryTable) -> int | None:
    """The named start player."""
    return made.table.settings.start_player


# --- the start player -------------------------------------------------------------------------------------


@pytest.mark.rule("R2.5")
def test_the_host_names_the_start_player_before_the_game() -> None:
    made = InMemoryTable(start_player=1)
    assert named(made) == 1
    assert refusal(made, BO, "name_start_player", seat=1) == "not-the-host"
    assert refusal(made, ADA, "name_start_player", seat=2) == "no-such-seat"
    assert made.ask(ADA, "name_start_player", seat=1) is None
    made.ask(ADA, "name_start_player", seat=0)
    assert named(made) == 0
    made.ask(ADA, "name_start_player")
    assert named(made) is None
    made.begin(ADA, BO)
    assert refusal(made, ADA, "name_start_player", seat=1) == "game-has-begun"


@pytest.mark.rule("R2.5")
def test_where_results_are_compared_the_start_player_is_drawn() -> None:
    for settings in ({"listed": True}, {"deal": "today"}):
        assert refusal(InMemoryTable(**settings), ADA, "name_start_player", seat=0) == "start-player-is-drawn"


@pytest.mark.rule("R2.5")
def test_a_named_start_player_starts_and_the_record_can_be_verified(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    for refused in ({"listed": True, "start_player": 1}, {"deal": "today", "start_player": 0}):
        with pytest.raises(RefusedByServerError, match="start-player-is-drawn"):
            ada.open_table("compared", **refused)
    with pytest.raises(RefusedByServerError, match="no-such-seat"):
        ada.open_table("few", players=2, start_player=2)
    started = set()
    for seat in (0, 1):
        table = play_game(ada, f"named-{seat}", "drifter", start_player=seat)
        record = parse_record(json.dumps(ada.get(f"/api/tables/{table}/record")))
        verify(record, standard_deck())
        started |= {event.seat for event in record.events if isinstance(event, Started)}
        again = ada.post("/api/tables", {"id": f"again-{seat}", "settings": {"deal": table}})["table"]
        assert again["settings"].get("start_player") == seat, "a deal played again is the same"
    assert started == {0, 1}


# --- replacing guests -------------------------------------------------------------------------------------


def test_before_the_game_a_guest_is_replaced_by_a_bot_and_kept_out_if_the_host_wants() -> None:
    made = InMemoryTable(players=4)
    for seat, person in enumerate((ADA, BO)):
        made.ask(person, "sit", seat=seat)
    assert refusal(made, BO, "replace", seat=0) == "not-the-host"
    assert refusal(made, ADA, "replace", seat=0) == "replaces-yourself"
    assert refusal(made, ADA, "replace", seat=2) == "nobody-to-replace"
    assert refusal(InMemoryTable(), ADA, "replace", seat=3) == "no-such-seat"
    made.ask(ADA, "replace", seat=1)
    assert made.table.seats[1].kind == "bot:sailor"
    made.ask(BO, "sit", seat=2)
    made.ask(ADA, "replace", seat=2, may_return=False)
    made.ask(ADA, "rise", seat=2)
    assert refusal(made, BO, "sit", seat=2) == "replaced-by-host"
    assert refusal(made, BO, "readmit", person="bo") == "not-the-host"
    made.ask(ADA, "readmit", person="bo")
    assert made.ask(ADA, "readmit", person="bo") is None
    made.ask(BO, "sit", seat=2)


def test_during_the_game_a_stand_in_takes_over_at_once_until_the_guest_returns() -> None:
    made = InMemoryTable().begin(ADA, BO)
    assert refusal(made, BO, "replace", seat=0) == "not-the-host"
    made.ask(ADA, "replace", seat=1)
    assert why_stand_in(made.table, 1, 0, {"ada", "bo"}) == "host"
    made.note(facts.StandInSeated(1, "sailor", "host"))
    assert made.ask(ADA, "replace", seat=1) is None
    made.ask(BO, "return")
    assert not made.table.seats[1].bot
    assert not made.table.seats[1].is_replaced


def test_an_unwelcome_guest_returns_only_if_the_host_lets_them() -> None:
    made = InMemoryTable().begin(ADA, BO)
    made.ask(ADA, "replace", seat=1, may_return=False)
    assert [barred.name for barred in made.table.barred] == ["Bo"]
    assert refusal(made, BO, "return") == "replaced-by-host"
    made.ask(ADA, "readmit", person="bo")
    made.ask(BO, "return")
    assert made.table.barred == ()


def test_in_a_rated_game_only_an_idle_player_is_replaced_and_may_always_return() -> None:
    made = InMemoryTable(listed=True).begin(ADA, BO)
    idle = made.refusal(ADA, "replace", GRACE_MS - 1, seat=1)
    assert (idle.code, idle.details) == ("rated-player-not-idle", {"name": "Bo"})
    made.ask(ADA, "replace", GRACE_MS, seat=1, may_return=False)
    assert made.table.barred == ()
    made.ask(BO, "return", GRACE_MS)
    made = InMemoryTable(listed=True, clock=CLOCK).begin(ADA, BO)
    assert refusal(made, ADA, "replace", GRACE_MS, seat=1) == "rated-player-not-idle"
    made.ask(BO, "leave", GRACE_MS)
    made.ask(ADA, "replace", GRACE_MS, seat=1)


def test_a_guest_with_two_seats_is_replaced_on_both() -> None:
    made = InMemoryTable(players=3)
    made.ask(ADA, "sit", seat=0)
    for seat in (1, 2):
        made.ask(BO, "sit", seat=seat)
    made.ask(ADA, "start")
    made.ask(ADA, "replace", seat=2)
    assert [seat.is_replaced for seat in made.table.seats] == [False, True, True]


def test_the_facts_are_read_as_they_were_written() -> None:
    for fact in (
        facts.StartPlayerNamed(None),
        facts.StartPlayerNamed(3),
        facts.PlayerReplaced((1, 2), "sailor", may_return=False),
        facts.PlayerReadmitted("bo"),
        facts.RematchAgreed((0,)),
        facts.RematchRejected((1,)),
    ):
        assert decode_fact(encode_fact(fact)) == fact


def test_a_replaced_guest_is_told_and_watches_while_a_bot_plays(server: ServerProcess) -> None:
    ada, bo, cy = (Person(server.address, name) for name in ("Ada", "Bo", "Cy"))
    table = ada.open_table("replace")
    ada.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)
    ada.do(table, "start")
    for person in (bo, cy):
        with pytest.raises(RefusedByServerError, match="not-the-host"):
            person.do(table, "replace", seat=0)
    ada.do(table, "replace", seat=1, may_return=False)
    seen = bo.see(table)
    assert {"event": "replaced", "seat": 1, "person": bo.id, "name": "Bo"} in seen["events"]
    assert seen["table"]["seats"][1]["is_replaced"]
    assert seen["table"]["barred"] == [{"person": bo.id, "name": "Bo"}]
    with pytest.raises(RefusedByServerError, match="replaced-by-host"):
        bo.do(table, "return")
    with pytest.raises(RefusedByServerError, match="replaced-by-host"):
        bo.do(table, "react", seat=1, phrase="lucky")
    with pytest.raises(RefusedByServerError, match="replaced-by-host"):
        bo.do(table, "play", seat=1, moves=[{"move": "ready"}])
    with pytest.raises(RefusedByServerError, match="replaced-by-host"):
        bo.get(f"/api/tables/{table}/hint?seat=1")
    while (seen := bo.see(table))["game"]["to_move"] != [0]:  # the bot has kept two cards
        pass
    assert seen["table"]["seats"][1]["stand_in"]
    assert seen == cy.see(table), "only what a spectator sees"
    ada.do(table, "readmit", person=bo.id)
    bo.do(table, "return")
    assert not bo.see(table)["table"]["seats"][1]["stand_in"]
    assert bo.own(table, 1)
