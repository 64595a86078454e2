"""Ratings of people and bots: every listed game on a new deal counts once."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from silvergold.arena.ratings import Rating
from tests.server.helpers.client import Json, Person, play_game
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server without any ratings yet."""
    with ConfiguredServer(tmp_path) as running:
        yield running


def ratings(person: Person) -> dict[str, Json]:
    return {row["player"]: row for row in person.get("/api/ratings")["ratings"]}


def test_a_listed_game_rates_everybody_once(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    assert ratings(ada) == {}
    assert "rating" not in ada.get("/api/people/me")
    table = play_game(ada, "listed", "drifter", listed=True)
    after = ratings(ada)
    assert set(after) == {ada.id, "bot:drifter"}
    assert [row["games"] for row in after.values()] == [1, 1]
    totals = [player["score"]["total"] for player in ada.see(table)["game"]["players"]]
    winner, loser = (ada.id, "bot:drifter") if totals[0] > totals[1] else ("bot:drifter", ada.id)
    if totals[0] != totals[1]:
        assert after[winner]["mu"] > Rating().mu > after[loser]["mu"]
    assert all(row["sigma"] < Rating().sigma for row in after.values())
    assert ada.get("/api/people/me")["rating"] == after[ada.id]
    server.stop()
    server.start()
    ada.see(table)
    assert ratings(ada) == after, "reading a game again rates nobody again"


def test_games_that_are_not_listed_or_not_fair_rate_nobody(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    private = play_game(ada, "private", "drifter")
    play_game(ada, "on-one-device", listed=True)
    play_game(ada, "two-of-a-kind", "drifter", "drifter", players=3, listed=True)
    play_game(ada, "known-deal", "drifter", listed=True, deal=private)
    bo = Person(server.address, "Bo")
    play_game(bo, "known-to-somebody", "drifter", listed=True, deal=private)
    play_game(bo, "deal-of-the-day", "drifter", listed=True, deal="today")
    assert ratings(ada) == {}


def test_ratings_come_surest_first_and_carry_the_latest_name(server: ServerProcess) -> None:
    ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
    play_game(ada, "one", "sailor", "drifter", players=3, listed=True)
    play_game(ada, "two", "sailor", "drifter", players=3, listed=True)
    play_game(bo, "one", "sailor", listed=True)
    rows = ada.get("/api/ratings")["ratings"]
    sure = [row["mu"] - 3 * row["sigma"] for row in rows]
    assert sure == sorted(sure, reverse=True)
    assert {row["player"]: row["games"] for row in rows} == {
        ada.id: 2,
        bo.id: 1,
        "bot:sailor": 3,
        "bot:drifter": 2,
    }
    assert {row["name"] for row in rows} == {"Ada", "Bo", "Sailor", "Drifter"}
    assert json.dumps(rows).count(ada.token) == 0
