"""The command ``puzzle``."""

import json
from pathlib import Path

import pytest

from silvergold.puzzles import shipped
from silvergold.words import LANGUAGES
from tests.cli.commands import silvergold


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, so that no answers are kept in the real one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_a_puzzle_is_posed_by_its_id_and_giving_up_keeps_nothing(home: Path) -> None:
    puzzle = shipped().puzzles[0]
    done = silvergold("puzzle", "--id", puzzle.id, "--plain", typed="b\nq\n")
    assert done.returncode == 0, done.stderr
    assert f"Puzzle {puzzle.id}, level: " in done.stdout
    assert "The best move: " in done.stdout
    assert [*json.loads((home / "silvergold" / "puzzles.json").read_text(encoding="utf-8"))] == [puzzle.id]
    shown = silvergold("puzzle", "--progress")
    assert "Points kept" in shown.stdout
    assert "0%" in shown.stdout


def test_puzzles_go_on_where_answers_cannot_be_saved(home: Path) -> None:
    (home / "silvergold").symlink_to(home / "nowhere")
    left = silvergold("puzzle", "--plain", typed="q\n")
    assert (left.returncode, "Points kept" in left.stdout) == (0, False)
    done = silvergold("puzzle", "--plain", typed="b\nn\nb\nq\n")
    assert done.stdout.count("The best move: ") == 2
    assert done.returncode == 1
    assert done.stderr.endswith("[puzzles-unwritable]\n")


def test_the_puzzle_of_the_day_comes_without_options_and_own_themes_are_chosen() -> None:
    in_words = silvergold("puzzle", "--words", typed="b\nq\n").stdout
    assert in_words.startswith("Puzzle ")
    assert ": Answered 1, Points kept 0%\nTheme\n" in in_words
    theme = next(iter(shipped().themes)).removeprefix("coach-why-")
    done = silvergold("puzzle", "--theme", theme, "--difficulty", "captain", "--plain", typed="q\n")
    ids = [puzzle.id for puzzle in shipped().select(f"coach-why-{theme}", "captain")]
    assert done.stdout.startswith(f"Puzzle {ids[0]}, level: Captain")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--id", "nowhere"], "no-such-puzzle"),
        (["--theme", "fame"], "no-such-puzzles"),
        (["--file", "missing.gz"], "puzzles-unreadable"),
        (["--from", "missing.json"], "record-unreadable"),
        (["mine", "--out", "missing/puzzles.gz", "--puzzles", "1"], "puzzles-unwritable"),
    ],
    ids=["id", "theme", "file", "from", "mine"],
)
def test_wrong_arguments_are_refused_in_one_line(arguments: list[str], code: str) -> None:
    done = silvergold("puzzle", *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith(f"[{code}]\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_theme_is_answered_with_those_that_there_are(language: str) -> None:
    shown = silvergold("puzzle", "--theme", "fame", language=language).stderr
    assert all(name.removeprefix("coach-why-") in shown for name in shipped().themes)
    assert all(name in shown for name in shipped().difficulties)
