"""What the first server and the first command line have written is read by every later version.

``database.sql`` was written by the first server (commit e0df25c, schema 0001), ``records.jsonl`` by the first
command line (commit 18adfec). They are never written again: a version that
can't read them would lose somebody's games.
"""

import sqlite3
import time
from pathlib import Path

from silvergold.engine import GameRecord, parse_record, read_games, score, standard_deck, verify
from tests.server.helpers.client import Person, ask, finish_game
from tests.server.helpers.forked_server import ForkedServer

FIXTURES = Path(__file__).parent / "first_release"
ADA = ("nd-dhGbcxz6eR80ZFWrerw", "MAilO2NFPnFEIfCjL_ntIg")
BO = ("xE-wIXSsCYu6oOjnnj3fGg", "MihYhKzLMlslDTcoqA35ug")
FINISHED, PLAYING, GATHERING = "do5i4bRG0J011e2LNl8opA", "k6HgV5yMqv6RKehMNC2e8w", "7KOOX9FQB-ajL9NpZIRnzg"
TOTALS = [88, 116]
"""The scores of the finished game."""


def restore_database(path: Path) -> None:
    """Write the database as if its latest table had been opened just now: devices are signed out in time."""
    with sqlite3.connect(path) as database:
        database.executescript((FIXTURES / "database.sql").read_text(encoding="utf-8"))
        (latest,) = database.execute("SELECT max(opened_at) FROM tables").fetchone()
        later = int(time.time() * 1000) - latest
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for _, column, *_ in database.execute(f"PRAGMA table_info({table})").fetchall():
                if column.endswith("_at"):
                    database.execute(f"UPDATE {table} SET {column} = {column} + {later}")
    database.close()


def totals(record: GameRecord) -> list[int]:
    """The scores of a record that agrees with the rules."""
    return [score(player).total for player in verify(record, standard_deck()).state.players]


def record_of(person: Person, table: str) -> GameRecord:
    """The record of a finished game, as people download it."""
    status, content, _ = ask(person.address, "GET", f"/api/tables/{table}/record", token=person.token)
    assert status == 200, content
    return parse_record(content.decode())


def test_a_database_of_the_first_server_is_upgraded_and_its_games_go_on(tmp_path: Path) -> None:
    restore_database(tmp_path / "server.db")
    server = ForkedServer(f"sqlite:///{tmp_path}/server.db", tmp_path / "log", "--pace", "0")
    with server:
        ada, bo = (Person.known(server.address, *person) for person in (ADA, BO))
        assert ada.get("/api/people/me")["name"] == "Ada"
        assert totals(record_of(ada, FINISHED)) == TOTALS
        assert ada.see(PLAYING)["game"]["round"] == 3
        assert bo.see(GATHERING)["table"]["status"] == "gathering"
        finish_game(PLAYING, ada, bo)
        assert len(totals(record_of(bo, PLAYING))) == 2
    assert '"level": "error"' not in (tmp_path / "log").read_text()


def test_records_of_the_first_command_line_are_valid() -> None:
    records = map(parse_record, read_games(FIXTURES / "records.jsonl"))
    assert [(len(totals(record)), max(totals(record))) for record in records] == [(2, 107), (4, 96)]
