"""Recaps: what happened at a table since a person last looked, on any of their devices."""

from pathlib import Path

import pytest

from tests.server.helpers.client import Json, Person, RefusedError, ask
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess


def begun(server: ServerProcess, **settings: object) -> tuple[Person, Person, str]:
    """Ada, Bo and their table, where the first turn has begun."""
    ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
    table = ada.open_table("open", **settings)
    ada.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)
    ada.do(table, "start")
    for seat, person in enumerate((ada, bo)):
        person.move(table, seat)
    return ada, bo, table


def play_turn(ada: Person, bo: Person, table: str) -> None:
    """Play until the next turn has begun."""
    game = ada.see(table)["game"]
    begun_at = game["round"], game["turn"]
    while (game["round"], game["turn"]) == begun_at:
        seat = game["to_move"][0]
        (ada, bo)[seat].move(table, seat)
        game = ada.see(table)["game"]


def report(person: Person, table: str, number: object) -> int:
    """Report the latest event that a person has seen, and return the status of the answer."""
    return ask(person.address, "PUT", f"/api/tables/{table}/recap", {"number": number}, person.token)[0]


def recap(person: Person, table: str) -> Json:
    return person.get(f"/api/tables/{table}/recap")


def turns(person: Person, table: str) -> list[tuple[str, int]]:
    """The turns of a recap, and whether their shapes may be known."""
    events = recap(person, table)["events"]
    return [(event["event"], event["turn"]) for event in events if "turn" in event]


def test_a_recap_has_the_turns_settled_since_the_person_looked(server: ServerProcess) -> None:
    ada, bo, table = begun(server)
    assert recap(ada, table)["events"] == [], "nobody knows when Ada looked"
    number = ada.see(table)["number"]
    assert report(ada, table, number) == 204
    assert recap(ada, table) == {"number": number, "events": []}
    play_turn(ada, bo, table)
    assert turns(ada, table) == [("revealed", 1), ("revealed", 2)]
    play_turn(ada, bo, table)
    play_turn(ada, bo, table)
    assert turns(ada, table) == [("earlier_turn", 1), ("earlier_turn", 2), ("revealed", 3), ("revealed", 4)]
    assert recap(bo, table)["events"] == [], "each person looks for themselves"
    assert recap(ada, table)["events"] == ada.get(f"/api/tables/{table}?after={number - 1}")["events"]


def test_a_recap_follows_a_person_to_another_device_and_over_a_restart(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path) as server:
        ada, bo, table = begun(server)
        report(ada, table, ada.see(table)["number"])
        play_turn(ada, bo, table)
        code = ada.post("/api/people/me/links", {})["code"]
        _, _, headers = ask(server.address, "POST", "/api/sign-in", {"code": code})
        token = headers["set-cookie"].split(";")[0].split("=")[1]
        server.kill()
        server.start()
        phone = Person.known(server.address, ada.id, token)
        assert turns(phone, table) == [("revealed", 1), ("revealed", 2)]
        report(phone, table, recap(phone, table)["number"])
        assert recap(ada, table)["events"] == []


def test_a_report_never_leads_back_or_beyond_the_latest_event(server: ServerProcess) -> None:
    ada, bo, table = begun(server)
    report(ada, table, 10**6)
    report(ada, table, 1)
    assert recap(ada, table)["events"] == []
    play_turn(ada, bo, table)
    assert turns(ada, table) == [("revealed", 1), ("revealed", 2)]


def test_recaps_are_for_those_who_sit_at_the_table(server: ServerProcess) -> None:
    ada, _, table = begun(server)
    cy, nobody = Person(server.address, "Cy"), Person.known(server.address, "", "")
    for person, code in ((cy, "not-at-the-table"), (nobody, "no-person")):
        with pytest.raises(RefusedError, match=code):
            recap(person, table)
    assert [report(person, table, 1) for person in (cy, nobody)] == [403, 401]
    assert [report(ada, table, number) for number in (-1, 2**31, "all", None)] == [400] * 4
    assert report(ada, "nowhere", 1) == 404
