"""The command ``tournament``."""

import json
import subprocess
from pathlib import Path

import pytest

from silvergold.review.ledger import evaluator_hash
from tests.cli.commands import silvergold


def tournament(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """A small tournament that writes its results."""
    arguments = ("sailor", "drifter", "--games", "3", "--workers", "1", "--out", "here", *options)
    done = silvergold("tournament", *arguments, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done


def test_a_tournament_writes_and_prints_its_results(tmp_path: Path) -> None:
    done = tournament(tmp_path, "--no-review")
    assert "4 games instead of 3: whole deals of 2 games." in done.stdout
    assert "ahead of" in done.stdout
    checked = silvergold("verify", "here/games.jsonl", cwd=tmp_path)
    assert "All 4 games are valid." in checked.stdout
    assert tournament(tmp_path, "--no-review").stdout == done.stdout


@pytest.mark.slow
def test_a_reviewed_tournament_shows_the_means_without_luck(tmp_path: Path) -> None:
    assert "without luck" in tournament(tmp_path).stdout
    summary = json.loads((tmp_path / "here" / "summary.json").read_text(encoding="utf-8"))
    assert summary["evaluator"] == evaluator_hash()
    sailor = summary["bots"]["sailor"]
    assert sailor["games"] == 4
    assert sailor["mean_without_luck"] != sailor["mean"]
    low, high = sailor["mean_without_luck_confidence_interval"]
    assert low < sailor["mean_without_luck"] < high
    assert sailor["variance_ratio"] > 0


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


@pytest.mark.parametrize(
    ("command", "body", "reason"),
    [
        (
            ["simulate", "--bots", "own:Bot,parrot"],
            'raise ValueError("my bug")',
            "ValueError: my bug, own.py:4",
        ),
        (["tournament", "own:Bot", "parrot", "--workers", "1"], "return None", "[malformed-move]"),
        (["tournament", "own:policy", "parrot", "--workers", "1"], "", "ValueError: an action is a number"),
        (["terminal", "--plain", "--bots", "own:Bot"], "return 1 // 0", "ZeroDivisionError: "),
        (["simulate", "--bots", "own:Bot"], "__import__('json').loads('')", "own.py:4"),
    ],
)
def test_a_bot_of_your_own_that_fails_is_named_in_one_line(
    command: list[str], body: str, reason: str, tmp_path: Path
) -> None:
    (tmp_path / "own.py").write_text(
        f"""class Bot:
    __init__ = observe = lambda self, given: None
    def choose(self, view, moves):
        {body or "..."}
policy = lambda observation, mask: 99999
""",
        encoding="utf-8",
    )
    done = silvergold(*command, cwd=tmp_path, typed="1 2\n")
    assert done.returncode == 1
    assert done.stderr.startswith("Error: The bot 'own:")
    assert reason in done.stderr
    assert done.stderr.endswith("[bot-failed]\n")
    assert done.stderr.count("\n") == 1


def test_a_benchmark_measures_one_agent() -> None:
    done = silvergold("benchmark", "sailor,parrot")
    assert done.returncode == 1
    assert done.stderr.startswith("Error: There is no bot 'sailor,parrot'.")


def test_a_benchmark_prints_its_results_and_continues(tmp_path: Path) -> None:
    quick = ("--games", "2", "--opponents", "drifter", "--players", "2", "--no-review", "--workers", "1")
    done = silvergold("benchmark", "parrot", *quick, "--out", "here", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Benchmark 1: parrot" in done.stdout
    assert "No player can expect more than 189." in done.stdout
    again = silvergold("benchmark", "parrot", *quick, "--out", "here", "--json", cwd=tmp_path)
    document = json.loads(again.stdout)
    assert document["agent"] == "parrot"
    assert document["score"]["value"] > 30
