"""Hints: only for your own seat, based on what it may see, and never where results are compared."""

import itertools
from typing import Any

import pytest

from silvergold.review.coach import advise
from silvergold.server.background.bot_pool import seat_knowledge
from silvergold.words import Words
from tests.server.helpers.client import Person, RefusedError, begin_on_one_device
from tests.server.helpers.server_process import ServerProcess
from tests.server.privacy.game_pairs import GamePair

NAMES = itertools.count(1)


def against_a_bot(person: Person, **settings: Any) -> str:
    table = person.open_table(f"open-{next(NAMES)}", **settings)
    person.do(table, "sit", seat=0)
    person.do(table, "seat_bot", seat=1, bot="deckhand")
    person.do(table, "start")
    return table


def refusal(person: Person, table: str, seat: int = 0) -> tuple[int, str]:
    with pytest.raises(RefusedError) as refused:
        person.get(f"/api/tables/{table}/hint?seat={seat}")
    return refused.value.status, refused.value.code


def test_a_hint_is_a_legal_move_with_a_sentence(ada: Person) -> None:
    table = against_a_bot(ada)
    hint = ada.get(f"/api/tables/{table}/hint?seat=0")
    assert hint["move"] in ada.own(table, 0)["legal"]
    assert Words().say(hint["why"], **hint["values"])


def test_following_the_hints_completes_the_first_turn(ada: Person) -> None:
    table = begin_on_one_device(ada, f"open-{next(NAMES)}")
    while ada.see(table)["game"]["turn"] < 2:
        for seat in ada.see(table)["game"]["to_move"]:
            ada.move(table, seat, ada.get(f"/api/tables/{table}/hint?seat={seat}")["move"])


def test_asking_changes_nothing(ada: Person) -> None:
    table = against_a_bot(ada)
    before = ada.see(table)["own"]
    first, second = (ada.get(f"/api/tables/{table}/hint") for _ in range(2))
    assert first == second
    assert ada.see(table)["own"] == before


def test_there_are_no_hints_in_rated_games(ada: Person) -> None:
    assert refusal(ada, against_a_bot(ada, listed=True)) == (409, "hints-not-in-rated-games")


def test_there_are_no_hints_on_the_deal_of_the_day(ada: Person) -> None:
    assert refusal(ada, against_a_bot(ada, deal="today")) == (409, "hints-not-on-shared-deals")


def test_hints_are_given_only_to_the_person_in_the_seat(ada: Person, server: ServerProcess) -> None:
    table = against_a_bot(ada)
    assert refusal(Person(server.address, "Bo"), table) == (403, "not-your-seat")
    assert refusal(ada, table, seat=1) == (403, "not-your-seat")
    assert refusal(ada, table, seat=3) == (409, "no-such-seat")
    assert refusal(Person.known(server.address, "", ""), table) == (401, "no-person")
    assert refusal(ada, table, seat=4) == (400, "bad-request")


def test_there_is_no_hint_where_there_is_nothing_to_decide(ada: Person, server: ServerProcess) -> None:
    table = ada.open_table(f"open-{next(NAMES)}")
    assert refusal(ada, table) == (409, "no-game-under-way")
    assert refusal(ada, "nowhere") == (404, "no-such-table")
    bo = Person(server.address, "Bo")
    ada.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)
    ada.do(table, "start")
    ada.move(table, 0)
    assert refusal(ada, table) == (409, "nothing-to-decide")


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_view_gets_the_same_hint_regardless_of_hidden_information(players: int) -> None:
    pair = GamePair(17 * players, players, (0,))
    asked = 0
    for number, _ in enumerate(pair.steps()):
        tables = [game.table for game in pair.both]
        if 0 not in tables[0].to_move:
            continue
        first, second = (seat_knowledge(0, table, table.state) for table in tables if table.state is not None)
        assert first == second
        if number % 6 == 0:
            asked += 1
            assert advise(first.view, first.moves, first.events) == advise(
                second.view, second.moves, second.events
            )
    assert asked > 5
