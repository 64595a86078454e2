"""The command ``review``."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import silvergold


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record without a seed."""
    path = tmp_path_factory.mktemp("review") / "game.jsonl"
    assert not silvergold("simulate", "--bots", "navigator,drifter", "--games", "1", "--out", path).returncode
    game = json.loads(path.read_text(encoding="utf-8"))
    del game["seed"]
    path.write_text(json.dumps(game) + "\n", encoding="utf-8")
    return path


def totals_of(record: Path) -> list[int]:
    """The final scores in a record."""
    events = json.loads(record.read_text(encoding="utf-8"))["events"]
    return [event["total"] for event in events if event["event"] == "scored"]


def test_a_review_shows_the_curve_and_books_that_close(record: Path) -> None:
    done = silvergold("review", record, "--seat", "2")
    assert done.returncode == 0, done.stderr
    assert re.search(
        r"Drifter: [\d.]+ points in \d+ decisions: .* played like ", " ".join(done.stdout.split())
    )
    assert "Decisions of Navigator" not in done.stdout
    costly = done.stdout.split("Decisions of Drifter")[1]
    assert len(re.findall("(doubtful|mistake|blunder), .* points given away", costly)) == 3
    assert costly.count("Played ") == 3
    navigator, drifter = totals_of(record)
    assert f" Navigator {navigator}\n" in done.stdout
    assert f" Drifter {drifter}\n" in done.stdout
    for unit, results in (("points", [navigator, drifter]), ("victories", [100, 0])):
        table = done.stdout.split(f"({unit})")[1].split("└")[0]
        rows = [re.findall(r"[+-]?\d+(?:\.\d)?", line.split("│", 2)[2]) for line in table.splitlines()[4:]]
        for seat, column in enumerate(zip(*rows, strict=True)):
            *figures, result = map(float, column)
            assert sum(figures) == pytest.approx(result, abs=1e-6)
            assert result == results[seat]


def test_a_review_in_words_has_no_tables(record: Path) -> None:
    shown = " ".join(silvergold("review", record, "--words").stdout.split())
    assert re.search(r"\(points\) Expected at the start: Navigator \d+\.\d, Drifter ", shown)
    assert "Result: Navigator 100 %, Drifter 0 %" in shown
    assert not set("│┃┤") & set(shown)


def test_json_has_a_line_per_game_and_an_error_per_damaged_one(record: Path, tmp_path: Path) -> None:
    game = record.read_text(encoding="utf-8").strip()
    unfinished = json.loads(game)
    unfinished["events"].pop()
    lines = [json.dumps(unfinished), game[:500], game]
    (tmp_path / "games.jsonl").write_text("\n".join(lines), encoding="utf-8")
    done = silvergold("review", tmp_path / "games.jsonl", "--json", "--processes", "2")
    assert done.returncode == 1
    assert re.search(r"Game 1: .*\[game-not-over\]\nGame 2: .*\[record-not-json\]\n", done.stderr)
    reviewed = json.loads(done.stdout)
    assert reviewed["game"] == 3
    assert [seat["result"] for seat in reviewed["seats"]] == totals_of(record)
    for seat in reviewed["seats"]:
        check_book(seat)


def check_book(seat: dict[str, Any]) -> None:
    """Check that a seat's book closes, in both units."""
    for unit, start, result in (("points", "start", "result"), ("share", "start_share", "result_share")):
        entries = sum(entry[unit] for entry in seat["entries"])
        assert seat[start] + entries == pytest.approx(seat[result], abs=1e-9)
    assert all(entry["points"] <= 0 for entry in seat["entries"] if entry["kind"] == "skill")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--game", "0"], "record-no-such-game"),
        (["--game", "2"], "record-no-such-game"),
        (["--seat", "3"], "wrong-seat-number"),
        (["--json", "--game", "0"], "record-no-such-game"),
        (["--json", "--seat", "1"], "not-with-json"),
        (["--json", "--processes", "0"], "wrong-number-of-workers"),
        (["--deck", "missing.toml"], "deck-unreadable"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(record: Path, arguments: list[str], code: str) -> None:
    done = silvergold("review", record, *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith(f"[{code}]\n")


def test_an_unfinished_game_is_refused(record: Path, tmp_path: Path) -> None:
    game = json.loads(record.read_text(encoding="utf-8"))
    del game["events"][40:]
    (tmp_path / "cut.json").write_text(json.dumps(game), encoding="utf-8")
    done = silvergold("review", tmp_path / "cut.json")
    assert done.returncode == 1
    assert done.stderr.endswith("[game-not-over]\n")
