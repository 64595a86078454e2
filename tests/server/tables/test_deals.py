"""Duplicate play: one deal at several tables, hidden from people who may still play it."""

import asyncio
import json

import pytest

from tests.server.helpers.client import (
    Json,
    Person,
    RefusedError,
    TableClient,
    ask,
    begin_on_one_device,
    finish_game,
    play_game,
    socket_refusal,
)
from tests.server.helpers.server_process import ServerProcess


def record(person: Person, table: str) -> Json:
    return person.get(f"/api/tables/{table}/record")


def let_a_day_pass(server: ServerProcess) -> None:
    """Turn the deal of the day into an old one whose tables are all finished or closed."""
    with server.open_database() as database:
        recent = "SELECT id FROM deals WHERE day >= '2026'"
        unfinished = "UPDATE tables SET status = 'closed' WHERE status != 'finished' AND deal IN "
        database.execute(f"{unfinished} ({recent})")
        database.execute("UPDATE deals SET day = date('2000-01-01', rowid || ' days') WHERE day >= '2026'")


def chance_of(game: Json) -> list[Json]:
    """Return the events of chance: the cards dealt, the shapes and the start player."""
    return [event for event in game["events"] if event["event"] in ("dealt", "revealed", "started")]


def test_a_finished_deal_is_dealt_again_at_another_table(ada: Person, bo: Person) -> None:
    first = play_game(ada, "first", "drifter")
    second = play_game(bo, "second", "sailor", deal=first)
    once, again = record(ada, first), record(bo, second)
    assert chance_of(once) == chance_of(again)
    assert once["seed"] == again["seed"]
    assert ada.see(first)["table"]["deal"] == bo.see(second)["table"]["deal"]


def test_a_deal_shaped_by_words_is_dealt_again_with_the_same_words(ada: Person, bo: Person) -> None:
    first = ada.open_table("words")
    ada.do(first, "sit", seat=0)
    ada.do(first, "contribute", seat=0, words="rain on the sound")
    ada.do(first, "seat_bot", seat=1, bot="drifter")
    ada.do(first, "start")
    finish_game(first, ada)
    second = play_game(bo, "words", "drifter", deal=first)
    assert chance_of(record(ada, first)) == chance_of(record(bo, second))
    assert record(bo, second)["shuffle"]["words"] == ["rain on the sound", ""]


def test_a_table_on_a_known_deal_takes_no_words(ada: Person) -> None:
    for name, deal in (("today", "today"), ("again", play_game(ada, "again-first", "drifter"))):
        table = ada.open_table(f"no-words-{name}", deal=deal)
        ada.do(table, "sit", seat=0)
        with pytest.raises(RefusedError, match="deal-is-fixed"):
            ada.do(table, "contribute", seat=0, words="mine")


@pytest.mark.parametrize(
    ("settings", "status", "code"),
    [
        ({"deal": "no-such-table"}, 404, "no-such-table"),
        ({"deal": "today", "players": 3}, 422, "other-deal"),
        ({"deal": "today", "edition": "oya"}, 422, "other-deal"),
    ],
)
def test_a_deal_that_does_not_fit_is_refused(
    ada: Person, settings: dict[str, object], status: int, code: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        ada.open_table("misfit", listed=True, **settings)
    assert (refused.value.status, refused.value.code) == (status, code)


def test_the_deal_of_an_unfinished_game_cannot_be_played_elsewhere(ada: Person, bo: Person) -> None:
    table = begin_on_one_device(ada, "unfinished")
    with pytest.raises(RefusedError, match="game-not-over"):
        bo.open_table("peep", deal=table)


def test_a_deal_that_does_not_exist_is_refused(ada: Person) -> None:
    with pytest.raises(RefusedError) as refused:
        ada.get("/api/deals/nothing")
    assert (refused.value.status, refused.value.code) == (404, "no-such-deal")


# --- results ----------------------------------------------------------------------------------------------


def test_results_on_one_deal_are_listed_together_best_first(ada: Person, bo: Person) -> None:
    first = play_game(ada, "list-1", "drifter")
    second = play_game(bo, "list-2", "drifter", deal=first)
    deal = ada.see(first)["table"]["deal"]
    answer = ada.get(f"/api/deals/{deal}")
    totals = [result["total"] for result in answer["results"]]
    assert totals == sorted(totals, reverse=True)
    assert {(result["table"], result["name"]) for result in answer["results"]} == {
        (first, "Ada"),
        (first, "Drifter"),
        (second, "Bo"),
        (second, "Drifter"),
    }
    scores = dict(zip(("Ada", "Drifter"), ada.see(first)["game"]["players"], strict=True))
    mine = next(result for result in answer["results"] if result["name"] == "Ada")
    assert mine["total"] == scores["Ada"]["score"]["total"]
    assert mine["opponents"] == "Drifter"
    assert mine["place"] in (1, 2)


def test_only_the_first_time_somebody_sees_a_deal_is_a_first_try(ada: Person, bo: Person) -> None:
    first = play_game(ada, "try-1", "drifter")
    again = play_game(ada, "try-2", "drifter", deal=first)
    other = play_game(bo, "try-1", "drifter", deal=first)
    answer = ada.get(f"/api/deals/{ada.see(first)['table']['deal']}")
    tries = {(result["table"], result["name"]): result["is_first_try"] for result in answer["results"]}
    assert tries[first, "Ada"]
    assert not tries[again, "Ada"]
    assert tries[other, "Bo"]
    assert tries[again, "Drifter"], "a bot remembers nothing"


def test_a_deal_that_was_given_up_counts_as_seen(ada: Person) -> None:
    begin_on_one_device(ada, "given-up", deal="today")
    table = play_game(ada, "again", "drifter", deal="today")
    answer = ada.get("/api/deals/today")
    (mine,) = [
        result for result in answer["results"] if result["table"] == table and result["player"] == ada.id
    ]
    assert not mine["is_first_try"]


# --- deals that are still open ----------------------------------------------------------------------------


def test_the_deal_of_the_day_is_the_same_for_all_and_hidden_until_one_has_played_it(
    server: ServerProcess, ada: Person, bo: Person
) -> None:
    let_a_day_pass(server)
    nobody = Person.known(server.address, "", "")
    table = play_game(ada, "day", "drifter", deal="today")
    for person in (bo, nobody):
        answer = person.get("/api/deals/today")
        assert answer["is_open"]
        assert not answer["has_played"]
        assert "seed" not in answer
        assert {result["table"] for result in answer["results"]} == {""}
        for path in ("", "/record", "/replay"):
            with pytest.raises(RefusedError) as refused:
                person.get(f"/api/tables/{table}{path}")
            assert (refused.value.status, refused.value.code) == (403, "deal-still-open")
        assert asyncio.run(socket_refusal(person, table)) == "deal-still-open"
    answer = ada.get("/api/deals/today")
    assert (answer["has_played"], answer["is_open"]) == (True, False)
    assert answer["seed"] == record(ada, table)["seed"]
    assert table in {result["table"] for result in answer["results"]}
    play_game(bo, "day", "drifter", deal="today")
    assert bo.get("/api/deals/today")["seed"] == answer["seed"]
    assert record(bo, table) == record(ada, table)
    assert asyncio.run(socket_refusal(bo, table)) == ""


def test_sitting_at_a_table_on_the_deal_is_not_having_played_it(ada: Person, bo: Person) -> None:
    table = play_game(ada, "sitting", "drifter", deal="today")
    begin_on_one_device(bo, "sitting", deal="today")
    assert "seed" not in bo.get("/api/deals/today")
    with pytest.raises(RefusedError, match="deal-still-open"):
        record(bo, table)


def test_a_new_deal_is_hidden_while_its_own_game_runs(ada: Person, bo: Person) -> None:
    table = begin_on_one_device(ada, "running")
    for person in (ada, bo):
        answer = person.get(f"/api/deals/{ada.see(table)['table']['deal']}")
        assert answer["is_open"]
        assert "seed" not in answer
        for path in ("record", "replay"):
            with pytest.raises(RefusedError) as refused:
                person.get(f"/api/tables/{table}/{path}")
            assert (refused.value.status, refused.value.code) == (409, "game-not-over")


def test_a_finished_deal_is_shown_to_all_until_somebody_plays_it_again(ada: Person, bo: Person) -> None:
    first = play_game(ada, "open-again", "drifter")
    deal = ada.see(first)["table"]["deal"]
    assert bo.get(f"/api/deals/{deal}")["seed"] == record(bo, first)["seed"]
    second = ada.open_table("open-again-2", deal=first)
    assert "seed" not in bo.get(f"/api/deals/{deal}")
    with pytest.raises(RefusedError, match="deal-still-open"):
        record(bo, first)
    assert record(ada, first)["seed"], "a person who has played the deal may see it"
    ada.do(second, "close")
    assert record(bo, first) == record(ada, first)


def test_a_spectator_of_an_open_deal_is_disconnected_when_it_is_dealt(ada: Person, bo: Person) -> None:
    table = ada.open_table("from-the-start", deal="today")
    ada.do(table, "sit", seat=0)
    ada.do(table, "hold", is_held=True)
    ada.do(table, "seat_bot", seat=1, bot="drifter")

    async def watch() -> tuple[list[Json], list[Json]]:
        async with TableClient(bo, table) as at_table:
            await asyncio.to_thread(ada.do, table, "start")
            await at_table.until(lambda: '"refused"' in at_table.frames[-1] or "game" in at_table.seen)
            messages = [json.loads(frame) for frame in at_table.frames]
            return messages, at_table.events

    messages, events = asyncio.run(watch())
    assert messages[-1].get("code") == "deal-still-open"
    assert [event["event"] for event in events] == ["sat", "sat"]
    assert not any(message.get("game") for message in messages)


def test_a_spectator_who_sits_down_sees_the_deal(ada: Person, bo: Person) -> None:
    table = ada.open_table("looking-on", deal="today")
    ada.do(table, "sit", seat=0)

    async def sit_down() -> Json:
        async with TableClient(bo, table) as at_table:
            await at_table.do("sit", seat=1)
            await at_table.do("start")
            await at_table.until(lambda: at_table.seen.get("game") is not None)
            return at_table.seen

    assert len(asyncio.run(sit_down())["own"][0]["dealt"]) == 4


def test_a_deal_that_no_longer_counts_is_shown_to_all_and_today_has_another(
    server: ServerProcess, ada: Person
) -> None:
    table = play_game(ada, "yesterday", "drifter", deal="today")
    before = ada.get("/api/deals/today")
    let_a_day_pass(server)
    stranger = Person(server.address, "Stranger")
    today = stranger.get("/api/deals/today")
    assert today["id"] != before["id"]
    assert "seed" not in today
    old = stranger.get(f"/api/deals/{before['id']}")
    assert old["day"].startswith("200")
    assert old["seed"] == before["seed"]
    server.stop()
    server.start()  # so no table still knows the day of the deal
    assert record(stranger, table)["seed"] == before["seed"]


def test_every_answer_about_a_deal_says_its_hash_before_and_after(server: ServerProcess, ada: Person) -> None:
    before = json.loads(ask(server.address, "GET", "/api/deals/today")[1])
    play_game(ada, "hash", "drifter", deal="today")
    assert ada.get("/api/deals/today")["hash"] == before["hash"]
