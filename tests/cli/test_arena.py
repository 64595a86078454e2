"""The command ``tournament``."""

import json
from pathlib import Path

import pytest

from silvergold.review.ledger import evaluator_hash
from tests.cli.commands import silvergold


def test_a_tournament_writes_and_prints_its_results(tmp_path: Path) -> None:
    done = silvergold("tournament", "sailor", "drifter", "--games", "3", "--out", "here", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "4 games instead of 3: whole deals of 2 games." in done.stdout
    assert "ahead of" in done.stdout
    assert "without luck" in done.stdout
    summary = json.loads((tmp_path / "here" / "summary.json").read_text(encoding="utf-8"))
    assert summary["evaluator"] == evaluator_hash()
    sailor = summary["bots"]["sailor"]
    assert sailor["games"] == 4
    assert sailor["mean_without_luck"] != sailor["mean"]
    low, high = sailor["mean_without_luck_confidence_interval"]
    assert low < sailor["mean_without_luck"] < high
    assert sailor["variance_ratio"] > 0
    checked = silvergold("verify", "here/games.jsonl", cwd=tmp_path)
    assert "All 4 games are valid." in checked.stdout
    again = silvergold("tournament", "sailor", "drifter", "--games", "3", "--out", "here", cwd=tmp_path)
    assert again.stdout == done.stdout


def test_without_a_directory_no_files_are_left(tmp_path: Path) -> None:
    arguments = ("sailor", "--games", "2", "--players", "3", "--no-review")
    done = silvergold("tournament", *arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "without luck" not in done.stdout
    assert "2 games on 2 deals" in done.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["kraken"], "unknown-bot"),
        (["sailor", "--games", "0"], "wrong-number-of-games"),
        (["sailor", "--workers", "0"], "wrong-number-of-workers"),
        (["sailor", "--players", "5"], "wrong-number-of-players"),
        (["sailor", "--out", "taken"], "directory-unwritable"),
    ],
)
def test_invalid_tournaments_are_refused_in_one_line(arguments: list[str], code: str, tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    done = silvergold("tournament", *arguments, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("Error: ")
    assert done.stderr.endswith(f"[{code}]\n")
