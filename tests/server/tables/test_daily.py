"""The deal of the day: the same on every server; par, ranks, streak and calendar by the server's clock."""

import re
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from silvergold.arena.par import par_of
from silvergold.daily import OPPONENT, begins_at, day_of, deal_secret, number_of
from silvergold.engine import standard_deck
from silvergold.engine.shuffle import hash_of
from tests.server.helpers.client import (
    Json,
    Person,
    RefusedError,
    begin_on_one_device,
    cookies_set,
    play_game,
)
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.thorough import slow

DECK = standard_deck()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: other tests play the deal of the day as well."""
    with ConfiguredServer(tmp_path_factory.mktemp("daily")) as running:
        yield running


def today() -> int:
    return number_of(datetime.now(UTC).date())


def play(person: Person, number: int, name: str = "daily") -> str:
    return play_game(person, f"{name}-{number}", OPPONENT, deal=f"daily:{number}")


def deal_of(person: Person, number: int) -> Json:
    return person.get(f"/api/deals/daily/{number}")


def change(server: ServerProcess, statement: str, *values: object) -> None:
    """Change the database behind the server's back."""
    with server.open_database() as database:
        database.execute(statement, values)


def store_result(
    server: ServerProcess,
    person: Person,
    number: int,
    when: datetime,
    total: int = 70,
    given_away: float | None = None,
    bot: str = OPPONENT,
    is_first_try: bool = True,
) -> str:
    """Store the result of a game as the server would have at another time."""
    deal, table = deal_of(person, number)["id"], f"{person.id}-{number}-{when.timestamp()}"
    for seat, (player, kind) in enumerate([(person.id, "human"), (f"bot:{bot}", f"bot:{bot}")]):
        lines = [table, seat, deal, player, person.name, kind, "", 0, 0, 0, 0, 0, total, 1, is_first_try]
        values = [*lines, int(when.timestamp() * 1000), given_away, None]
        change(server, f"INSERT INTO results VALUES ({', '.join('?' * len(values))})", *values)
    return table


def is_true_soon(condition: Callable[[], bool]) -> bool:
    """Wait until something is true that the server computes in the background."""
    until = time.monotonic() + 300
    while not condition() and time.monotonic() < until:
        time.sleep(0.1)
    return condition()


def sign_in_on_another_device(person: Person) -> Person:
    """Return the same person on a second device."""
    code = person.post("/api/people/me/links", {})["code"]
    cookies, _ = cookies_set(person.address, "POST", "/api/sign-in", {"code": code})
    (cookie,) = cookies.values()
    return Person.known(person.address, person.id, cookie.value, person.name)


def test_the_deal_is_the_documented_one_and_its_day_is_the_servers(ada: Person) -> None:
    deal = ada.get("/api/deals/today")
    assert (
        deal["daily"]["number"]
        == deal["daily"]["today"]
        == number_of(datetime.fromisoformat(deal["day"]).date())
    )
    assert deal["hash"] == hash_of(deal_secret(deal["daily"]["number"], DECK.sha256))
    assert deal["daily"]["is_public"]
    assert deal["daily"]["is_counting"]
    assert deal_of(ada, 1)["hash"] == hash_of(deal_secret(1, DECK.sha256))


def test_only_days_since_the_epoch_that_have_begun_have_a_deal(ada: Person) -> None:
    for number in (-1, 0, today() + 2, 10**9, 10**30):
        with pytest.raises(RefusedError) as refused:
            deal_of(ada, number)
        assert (refused.value.status, refused.value.code) == (404, "no-such-deal")


@pytest.mark.parametrize("deal", ["daily:", "daily:0", "daily:x", "daily:³", "daily:99999999", "daily:-1"])
def test_a_table_for_a_day_that_does_not_exist_is_refused(ada: Person, deal: str) -> None:
    with pytest.raises(RefusedError, match="no-such-deal"):
        ada.open_table("no-day", deal=deal)


def test_a_result_gets_par_and_ranks_and_a_text_to_share(server: ServerProcess, ada: Person) -> None:
    number, bo = today(), Person(server.address, "Bo")
    before = deal_of(ada, number)["daily"]
    assert (before["own"], before["streak"], before["unfinished"]) == (None, 0, "")
    with pytest.raises(RefusedError, match="deal-not-played"):
        ada.get(f"/api/deals/daily/{number}/share")
    mine = play(ada, number)
    change(server, "UPDATE results SET total = 90, given_away = 20.5 WHERE table_id = ? AND seat = 0", mine)
    store_result(server, bo, number, datetime.now(UTC), total=80, given_away=10)
    assert is_true_soon(lambda: deal_of(ada, number)["daily"]["own"]["par"] is not None)
    own = deal_of(ada, number)["daily"]["own"]
    assert own["par"] == par_of(DECK, deal_secret(number, DECK.sha256), 0, (OPPONENT,))
    assert (own["table"], own["total"], own["given_away"]) == (mine, 90, 20.5)
    assert own["ranks"] == {"score": 1, "players": 2, "given_away": 2, "reviewed": 2}
    theirs = deal_of(bo, number)["daily"]["own"]
    assert (theirs["par"], theirs["ranks"]["score"], theirs["ranks"]["given_away"]) == (own["par"], 2, 1)
    assert deal_of(ada, number)["daily"]["streak"] == 1
    text = ada.get(f"/api/deals/daily/{number}/share?language=de")["text"]
    assert text.splitlines() == [
        f"Silver & Gold: Mischung des Tages {number} gegen Steuermann",
        f"90 Punkte, Par {own['par']}, 20,5 Punkte verschenkt",
    ]
    with pytest.raises(RefusedError, match="bad-request"):
        ada.get(f"/api/deals/daily/{number}/share?language=xx")


def test_only_first_tries_against_the_opponent_within_48_hours_are_ranked(
    server: ServerProcess, ada: Person
) -> None:
    number, second = today() - 30, timedelta(seconds=1)
    begin, end = begins_at(number), begins_at(number) + timedelta(hours=48)
    early, first, last, late, other, again = (Person(server.address, f"Person {n}") for n in range(6))
    store_result(server, early, number, begin - second)
    counted = store_result(server, first, number, begin)
    store_result(server, last, number, end - second)
    store_result(server, late, number, end)
    store_result(server, other, number, begin, bot="drifter")
    store_result(server, again, number, begin, is_first_try=False)
    store_result(server, first, number, begin - second, total=120, is_first_try=False)
    own = [deal_of(person, number)["daily"]["own"] for person in (early, first, last, late, other, again)]
    assert [one and one["ranks"] and one["ranks"]["players"] for one in own] == [None, 2, 2, None, None, None]
    assert own[1]["table"] == counted, "the first try stays"
    assert own[4] is None
    deal = deal_of(ada, number)
    assert not deal["daily"]["is_counting"]
    assert not deal["daily"]["own"]


def test_a_streak_belongs_to_the_person_and_a_deal_that_still_counts_does_not_interrupt_it(
    server: ServerProcess, ada: Person
) -> None:
    now, in_time = today(), timedelta(hours=47)
    for number in (now - 4, now - 3, now - 2, now):
        store_result(server, ada, number, begins_at(number) + in_time, total=number)
    calendar = ada.get("/api/deals/calendar")
    assert (calendar["today"], calendar["streak"]) == (now, 4)
    assert [day["number"] for day in calendar["days"]] == [now - 4, now - 3, now - 2, now]
    assert all(day["is_counted"] for day in calendar["days"])
    second_device = sign_in_on_another_device(ada)
    assert second_device.get("/api/deals/calendar") == calendar
    assert deal_of(second_device, now)["daily"]["streak"] == 4
    store_result(server, ada, now - 6, begins_at(now))
    late = ada.get("/api/deals/calendar")
    assert late["streak"] == 4
    assert late["days"][0] == {"number": now - 6, "total": 70, "par": None, "is_counted": False}
    change(server, "DELETE FROM results WHERE player = ? AND total = ?", ada.id, now - 3)
    assert ada.get("/api/deals/calendar")["streak"] == 2
    nobody = Person.known(server.address, "", "").get("/api/deals/calendar")
    assert nobody == {"first_day": "2026-01-01", "today": now, "streak": 0, "days": []}


@pytest.mark.parametrize("is_reviewed", [False, *slow([True])])
def test_a_server_killed_after_the_last_move_loses_nothing_and_reviews_the_game_by_itself(
    tmp_path: Path, is_reviewed: bool
) -> None:
    with ConfiguredServer(tmp_path, background_reviews=is_reviewed) as server:
        ada, number = Person(server.address, "Ada"), today()
        table = play(ada, number)
        server.kill()
        server.start()
        daily = deal_of(ada, number)["daily"]
        assert (daily["own"]["table"], daily["streak"]) == (table, 1)
        assert daily["own"]["ranks"]["score"] == 1
        if not is_reviewed:
            return
        assert is_true_soon(lambda: None not in deal_of(ada, number)["daily"]["own"]["ranks"].values())
        own = deal_of(ada, number)["daily"]["own"]
        assert own["given_away"] > 0
        assert own["par"] is not None
        text = ada.get(f"/api/deals/daily/{number}/share")["text"]
        assert re.search(r"\nRound by round: [🟦🟨🟧🟥]{4}$", text)


def test_a_server_with_a_secret_commits_to_its_own_deal_and_proves_it_afterwards(tmp_path: Path) -> None:
    secret = "a regatta in the fog"
    with ConfiguredServer(tmp_path, daily_secret=secret) as server:
        ada, bo, number = Person(server.address, "Ada"), Person(server.address, "Bo"), today()
        before = deal_of(bo, number)
        own = deal_secret(number, DECK.sha256, secret.encode())
        assert not before["daily"]["is_public"]
        assert before["hash"] == hash_of(own)
        assert "seed" not in before
        table = play(ada, number)
        assert deal_of(ada, number)["seed"] == own.hex()
        assert "seed" not in deal_of(bo, number)
        record = ada.get(f"/api/tables/{table}/record")
        assert (record["shuffle"]["secret"], record["shuffle"]["hash"]) == (own.hex(), before["hash"])
        text = ada.get(f"/api/deals/daily/{number}/share")["text"]
        assert text.startswith(f"Silver & Gold: our own deal of the day {number} against Navigator\n")


def test_an_unfinished_first_try_can_be_continued(ada: Person) -> None:
    number = today() - 7
    first = begin_on_one_device(ada, "begun", deal=f"daily:{number}")
    begin_on_one_device(ada, "begun-again", deal=f"daily:{number}")
    assert deal_of(ada, number)["daily"]["unfinished"] == first


def test_the_stored_deal_of_an_earlier_version_stays(server: ServerProcess, ada: Person) -> None:
    number = today() - 100
    row = ("an-old-deal", b"random" * 5, "[]", 2, "nsv", DECK.sha256, day_of(number).isoformat(), 0)
    change(server, "INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *row)
    deal = deal_of(ada, number)
    assert (deal["id"], deal["daily"]["is_public"]) == ("an-old-deal", False)
    store_result(server, ada, number, begins_at(number))
    assert deal_of(ada, number)["daily"]["own"]["ranks"]["score"] == 1
