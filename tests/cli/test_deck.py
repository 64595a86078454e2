"""The deck commands."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli.commands import ROOT, silvergold

STANDARD = ROOT / "src/silvergold/engine/decks/archipelago.toml"


def test_the_built_in_deck_passes_both_checks() -> None:
    done = silvergold("deck", "check", STANDARD, "--standard")
    assert done.returncode == 0
    assert "47 cards, no faults, with the published composition" in done.stdout


def test_check_reports_all_faults_at_once(tmp_path: Path) -> None:
    text = STANDARD.read_text(encoding="utf-8")
    text = text.replace('color = "grey"', 'color = "red"', 1).replace('seal = "green"', 'seal = "grey"', 1)
    (tmp_path / "deck.toml").write_text(text, encoding="utf-8")
    done = silvergold("deck", "check", tmp_path / "deck.toml")
    assert done.returncode == 1
    assert "grey-01: color must be one of" in done.stdout
    assert "(R1.2) [card-color]" in done.stdout
    assert "grey-02: An island can't have a seal for its own colour. (R1.4) [card-own-seal]" in done.stdout
    assert "2 faults." in done.stdout


def test_check_distinguishes_a_playable_deck_from_a_standard_one(tmp_path: Path) -> None:
    text = STANDARD.read_text(encoding="utf-8").replace("c", "#")  # no coins: still playable
    text = "\n".join(line.replace("#", "c") if "=" in line else line for line in text.split("\n"))
    (tmp_path / "deck.toml").write_text(text.replace("[[#ard]]", "[[card]]"), encoding="utf-8")
    assert silvergold("deck", "check", tmp_path / "deck.toml").returncode == 0
    done = silvergold("deck", "check", tmp_path / "deck.toml", "--standard")
    assert done.returncode == 1
    assert "[standard-symbols]" in done.stdout


def test_check_warns_about_a_misspelled_key(tmp_path: Path) -> None:
    text = STANDARD.read_text(encoding="utf-8").replace("seal =", "seall =", 1)
    (tmp_path / "deck.toml").write_text(text, encoding="utf-8")
    done = silvergold("deck", "check", tmp_path / "deck.toml")
    assert done.returncode == 0
    assert "grey-01: 'seall' isn't a key of a deck file and is ignored." in done.stderr.replace("\n", "")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[[card]\n", b"card = 5\n"])
def test_check_rejects_a_file_that_is_no_deck(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "deck.toml").write_bytes(content)
    done = silvergold("deck", "check", tmp_path / "deck.toml")
    assert done.returncode == 1
    assert "[deck-" in done.stdout
    assert "Traceback" not in done.stderr


def test_check_reports_a_missing_file() -> None:
    done = silvergold("deck", "check", "no-such-deck.toml")
    assert done.returncode == 1
    assert "No such file" in done.stdout


def test_show_draws_the_islands_asked_for() -> None:
    done = silvergold("deck", "show", "grey-04", "lilac-01")
    assert "Quiet Atoll" in done.stdout
    assert "2 │   │ ~ │   │ ~" in done.stdout  # the hole in the middle
    assert "Buoy Rock" not in done.stdout


def test_show_draws_the_whole_deck() -> None:
    done = silvergold("deck", "show")
    assert done.stdout.count("[grey-") == 11
    assert done.stdout.count("[lilac-") == 12


def test_show_reports_an_unknown_card() -> None:
    done = silvergold("deck", "show", "pink-01")
    assert done.returncode == 1
    assert "Archipelago has no such card: 'pink-01' [unknown-card]" in done.stderr


def test_report_compares_the_balance_with_the_published_game() -> None:
    done = silvergold("deck", "report")
    assert "5.26 (5.26)" in done.stdout
    assert "with a hole" in done.stdout


def test_picture_draws_every_card(tmp_path: Path) -> None:
    done = silvergold("deck", "picture", "--out", tmp_path / "sheet.svg")
    assert done.returncode == 0
    cards = [g for g in ET.parse(tmp_path / "sheet.svg").iter() if "data-card" in g.attrib]
    assert len(cards) == 47


def test_picture_reports_an_unwritable_file(tmp_path: Path) -> None:
    done = silvergold("deck", "picture", "--out", tmp_path / "nowhere" / "sheet.svg")
    assert done.returncode == 1
    assert "No such file or directory" in done.stderr
    assert "Traceback" not in done.stderr
