"""Several seats on one device: one socket and one person, with the private view of each seat."""

import pytest

from tests.server.helpers.client import (
    Person,
    RefusedError,
    begin_on_one_device,
    finish_game,
)
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Person:
    return Person(server.address, "Ada")


def test_four_seats_are_played_from_one_device(ada: Person) -> None:
    table = begin_on_one_device(ada, "four", players=4)
    view = ada.see(table)
    assert [seat["name"] for seat in view["table"]["seats"]] == ["Ada", "Guest 1", "Guest 2", "Guest 3"]
    assert {seat["person"] for seat in view["table"]["seats"]} == {ada.id}
    assert [own["seat"] for own in view["own"]] == [0, 1, 2, 3]
    assert all(len(own["dealt"]) == 4 for own in view["own"])
    finish_game(table, ada)
    assert ada.see(table)["game"]["phase"] == "over"


def test_a_device_plays_its_own_seats_and_sees_only_their_cards(server: ServerProcess, ada: Person) -> None:
    bo = Person(server.address, "Bo")
    table = ada.open_table("mixed", players=3)
    ada.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)
    ada.do(table, "sit", seat=2, name="Cy")
    bo.do(table, "start")
    assert [own["seat"] for own in ada.see(table)["own"]] == [0, 2]
    assert [own["seat"] for own in bo.see(table)["own"]] == [1]
    dealt = {
        event["seat"]: "cards" in event for event in ada.see(table)["events"] if event["event"] == "dealt"
    }
    assert dealt == {0: True, 1: False, 2: True}
    with pytest.raises(RefusedError, match="not-your-seat"):
        bo.do(table, "play", seat=2, moves=[{"move": "ready"}])
    ada.move(table, 2)
    assert ada.see(table)["game"]["to_move"] == [0, 1]
    assert ada.own(table, 2)["legal"] == []
    assert ada.own(table, 0)["legal"] != []


def test_names_on_one_device_are_cleaned_like_all_others(ada: Person) -> None:
    table = ada.open_table("names")
    ada.do(table, "sit", seat=1, name=" B\u200bo \n")
    assert ada.see(table)["table"]["seats"][1]["name"] == "Bo"
