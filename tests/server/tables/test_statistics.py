"""A person's statistics: recomputed here from the records of the games, and downloaded."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from silvergold.engine import Score, parse_record, score, standard_deck
from silvergold.engine.replay import verify
from silvergold.engine.scoring import places
from silvergold.server.statistics import WINDOW, GameFilter, levels_of, own_games, statistics_of
from silvergold.server.web.routes.statistics import csv_cells, csv_line
from tests.cli.commands import silvergold
from tests.server.helpers.client import Json, Person, RefusedError, ask, play_game
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess

GAMES = (("drifter",), ("drifter", "sailor"), ("sailor",))
GIVEN_AWAY, LUCK = 20.5, -3.25


class Log(NamedTuple):
    """A person who has played a few games, and their tables."""

    ada: Person
    tables: list[str]
    records: bytes


class Played(NamedTuple):
    """A game as its record has it."""

    total: int
    lines: Score
    place: int
    bots: tuple[str, ...]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own, because a test writes into its database."""
    with ConfiguredServer(tmp_path_factory.mktemp("statistics")) as running:
        yield running


@pytest.fixture(scope="module")
def log(server: ServerProcess) -> Log:
    """Three games against bots, the last of them reviewed, and one on one device."""
    ada = Person(server.address, "Ada")
    before = ada.get("/api/people/me/statistics")
    assert before["figures"]["games"] == 0
    assert (before["games"], before["opponents"], before["lines"]) == ([], [], {})
    tables = [
        play_game(ada, f"game-{number}", *bots, players=len(bots) + 1) for number, bots in enumerate(GAMES)
    ]
    with server.open_database() as database:
        values = (GIVEN_AWAY, LUCK, tables[-1], ada.id)
        database.execute(
            "UPDATE results SET given_away = ?, luck = ? WHERE table_id = ? AND player = ?", values
        )
    play_game(ada, "one-device")
    return Log(ada, tables, ask(server.address, "GET", "/api/people/me/records", token=ada.token)[1])


@pytest.fixture(scope="module")
def played(log: Log) -> list[Played]:
    """The games against bots, from their records."""
    return [played_of(line) for line in log.records.decode().splitlines()[: len(GAMES)]]


def played_of(line: str) -> Played:
    record = parse_record(line)
    state = verify(record, standard_deck()).state
    own = score(state.players[0])
    bots = tuple(player.kind for player in record.players[1:])
    return Played(own.total, own, places(state.players, state.edition)[0], bots)


def statistics(person: Person, question: str = "") -> Json:
    return person.get(f"/api/people/me/statistics{question}")


def test_figures_agree_with_the_records(log: Log, played: list[Played]) -> None:
    found = statistics(log.ada)
    totals = [game.total for game in played]
    assert found["figures"] == {
        "games": 3,
        "wins": sum(game.place == 1 for game in played),
        "best": max(totals),
        "mean": pytest.approx(fmean(totals)),
        "reviewed": 1,
        "given_away": GIVEN_AWAY,
        "adjusted": totals[-1] - LUCK,
    }
    for line in ("cards", "seals", "coins", "cups", "palms"):
        assert found["lines"][line] == pytest.approx(fmean(getattr(game.lines, line) for game in played))
    assert sum(found["places"].values()) == 3
    for game in played:
        assert found["places"][str(game.place)] == sum(other.place == game.place for other in played)
    best = sorted(range(3), key=lambda number: -totals[number])
    assert [totals[log.tables.index(table)] for table in found["best"]] == [totals[n] for n in best]
    assert not found["has_earlier"]


def test_games_are_listed_oldest_first_with_running_means(log: Log, played: list[Played]) -> None:
    games = statistics(log.ada)["games"]
    assert [game["table"] for game in games] == log.tables
    for number, (shown, game) in enumerate(zip(games, played, strict=True)):
        assert (shown["total"], shown["place"]) == (game.total, game.place)
        assert tuple(rival["player"] for rival in shown["rivals"]) == game.bots
        assert shown["means"]["total"] == pytest.approx(fmean(one.total for one in played[: number + 1]))
    assert [game["given_away"] for game in games] == [None, None, GIVEN_AWAY]
    assert [game["means"]["given_away"] for game in games] == [None, None, GIVEN_AWAY]
    assert games[-1]["means"]["adjusted"] == games[-1]["total"] - LUCK


def test_games_are_chosen_by_opponent_and_number_of_players(log: Log) -> None:
    def tables(question: str) -> list[str]:
        return [game["table"] for game in statistics(log.ada, question)["games"]]

    first, second, third = log.tables
    assert tables("?opponent=bot:drifter") == [first, second]
    assert tables("?opponent=bot:drifter&players=3") == [second]
    assert tables("?players=2") == [first, third]
    assert tables("?opponent=bot:admiral") == []
    found = statistics(log.ada, "?players=2")
    against = {row["player"]: row["figures"]["games"] for row in found["opponents"]}
    assert against == {"bot:drifter": 2, "bot:sailor": 2}, "whichever games are chosen"
    assert [(row["players"], row["figures"]["games"]) for row in found["player_counts"]] == [(2, 2), (3, 1)]
    end = statistics(log.ada)["games"][-1]["finished_at"]
    assert tables(f"?before={end}") == [first, second]
    for question in ("?players=5", "?players=x", f"?opponent={'x' * 65}", "?before=-1"):
        with pytest.raises(RefusedError, match="bad-request"):
            statistics(log.ada, question)


def test_levels_count_first_tries_and_name_the_next_one(log: Log, played: list[Played]) -> None:
    found = log.ada.get("/api/people/me/levels")
    wins = sum(game.place == 1 for game in played if "bot:sailor" in game.bots)
    assert {"bot": "sailor", "games": 2, "wins": wins} in found["levels"]
    again = play_game(log.ada, "again", "sailor", deal=log.tables[2])
    assert log.ada.get("/api/people/me/levels") == found, "a deal that Ada knows"
    assert statistics(log.ada)["games"][-1]["table"] == again


def test_the_next_level_follows_the_strongest_one_beaten() -> None:
    assert levels_of({}).next == "parrot"
    assert levels_of({"bot:sailor": (3, 1), "bot:deckhand": (1, 0)}).next == "navigator"
    assert levels_of({"bot:admiral": (1, 1)}).next == "admiral"


def test_the_records_of_all_games_are_one_file_that_verifies(log: Log, tmp_path: Path) -> None:
    assert len(log.records.splitlines()) == 4, "also the game on one device"
    for table, line in zip(log.tables, log.records.splitlines(), strict=False):
        assert line == ask(log.ada.address, "GET", f"/api/tables/{table}/record", token=log.ada.token)[1]
    file = tmp_path / "games.jsonl"
    file.write_bytes(log.records)
    checked = silvergold("verify", file)
    assert checked.returncode == 0, checked.stderr


def test_the_results_are_a_table_for_spreadsheets(log: Log, played: list[Played]) -> None:
    address = log.ada.address
    status, content, headers = ask(address, "GET", "/api/people/me/results.csv", token=log.ada.token)
    assert (status, headers["content-type"]) == (200, "text/csv; charset=utf-8")
    assert "silvergold-results.csv" in headers["content-disposition"]
    rows = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))
    for row, game, table in zip(rows, played, log.tables, strict=False):
        assert (row["table"], int(row["total"]), int(row["place"])) == (table, game.total, game.place)
        assert int(row["players"]) == len(game.bots) + 1
    assert [row["given_away"] for row in rows][:3] == ["", "", str(GIVEN_AWAY)]
    path = "/api/people/me/results.csv?players=3"
    chosen = ask(address, "GET", path, token=log.ada.token)[1].decode("utf-8-sig")
    assert [row["table"] for row in csv.DictReader(io.StringIO(chosen))] == [log.tables[1]]


def test_nobody_downloads_the_games_of_another(server: ServerProcess, log: Log) -> None:
    bo = Person(server.address, "Bo")
    assert ask(server.address, "GET", "/api/people/me/records", token=bo.token)[:2] == (200, b"")
    for path in ("levels", "records", "results.csv", "statistics"):
        assert ask(server.address, "GET", f"/api/people/me/{path}")[0] == 401


# --- without a server -------------------------------------------------------------------------------------


def result(table: int, player: str, total: int, seat: int = 0, **values: object) -> SimpleNamespace:
    lines = dict.fromkeys(("cards", "seals", "coins", "cups", "palms"), 1)
    known = {"name": player, "place": 1, "is_first_try": True, "given_away": None, "luck": None}
    return SimpleNamespace(
        table_id=f"{table:03}",
        player=player,
        total=total,
        seat=seat,
        finished_at=table,
        **lines,
        **known | values,
    )


def test_a_running_mean_covers_ten_games_and_only_reviewed_ones_for_what_was_given_away() -> None:
    rows = []
    for number in range(25):
        reviewed: dict[str, Any] = {"given_away": float(number), "luck": 1.0} if number % 2 else {}
        rows += [result(number, "me", 100 + number, **reviewed), result(number, "bot:sailor", 90, 1)]
    games = statistics_of(own_games(rows, "me"), GameFilter(), False).games  # type: ignore[arg-type]
    assert games[4].means.total == fmean([100, 101, 102, 103, 104])
    assert games[24].means.total == fmean(range(100 + 25 - WINDOW, 125))
    assert games[24].means.given_away == fmean([15, 17, 19, 21, 23])
    assert games[24].means.adjusted == fmean([114, 116, 118, 120, 122])
    assert games[0].means.given_away is None


def test_two_bots_of_a_kind_are_one_opponent() -> None:
    rows = [result(1, "me", 90), result(1, "bot:sailor", 80, 1), result(1, "bot:sailor", 70, 2)]
    found = statistics_of(own_games(rows, "me"), GameFilter(), False)  # type: ignore[arg-type]
    assert [(row.player, row.figures.games) for row in found.opponents] == [("bot:sailor", 1)]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_a_name_is_never_a_formula(name: str) -> None:
    rows = [result(1, "me", 90), result(1, "bo", 80, 1, name=name)]
    (game,) = own_games(rows, "me")  # type: ignore[arg-type]
    (cells,) = csv.reader([csv_line(csv_cells(game))])
    assert f"'{name}" in cells
