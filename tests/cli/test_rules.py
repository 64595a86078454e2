"""The command ``rules``."""

import os
import sys

import pexpect
import pytest

from silvergold.words import LANGUAGES
from tests.cli.commands import SILVERGOLD, silvergold
from tests.rules.test_traceability import PAGE, rules_of_the_page
from tests.thorough import slow


def test_the_whole_book_has_every_rule() -> None:
    done = silvergold("rules")
    assert done.returncode == 0, done.stderr
    for number in rules_of_the_page(PAGE.read_text("utf-8")):
        assert f"\n{number}  " in done.stdout
    assert "A game at a glance" in done.stdout
    assert "Where the editions differ" in done.stdout
    assert "\x1b" not in done.stdout, "plain where it is piped"


def test_one_rule_alone() -> None:
    done = silvergold("rules", "R4.3")
    assert done.stdout.startswith("R4.3  Cross\n")
    assert "R4.4" not in done.stdout


def test_one_chapter() -> None:
    output = silvergold("rules", "r6").stdout
    assert all(number in output for number in ("R6.1", "R6.2", "R6.3"))
    assert "R7.1" not in output


def test_an_edition_has_its_own_ruling() -> None:
    both, oya = silvergold("rules", "R6.3").stdout, silvergold("rules", "R6.3", "--edition", "oya").stdout
    assert "NSV edition: The start player changes after every turn." in both
    assert "Oya edition: The start player changes after every round." in both
    assert "NSV" not in oya
    assert "after every round" in oya


def test_a_picture_in_characters() -> None:
    output = silvergold("rules", "R4.1").stdout
    assert "■ ■ ■     ■ ■ ■" in output
    assert "eight orientations" in output


def test_the_table_set_up_is_drawn_in_characters() -> None:
    drawn = silvergold("rules", "R2.5").stdout
    assert "4 [ 39 ]" in drawn
    assert drawn.count("○ ○ ○ ○ [ ]") == 6


def test_an_unknown_rule_is_refused() -> None:
    done = silvergold("rules", "R4.9")
    assert (done.returncode, done.stdout) == (1, "")
    assert "R1.1 to R7.7" in done.stderr
    assert "[no-such-rule]" in done.stderr


@pytest.mark.parametrize("language", ["fr", *slow(one for one in LANGUAGES if one != "fr")])
def test_the_rulebook_works_in_every_language(language: str) -> None:
    done = silvergold("rules", "R7.7", "--language", language)
    assert done.returncode == 0, done.stderr
    assert "95" in done.stdout


def test_the_rulebook_refuses_an_unknown_language() -> None:
    done = silvergold("rules", "R7.7", "--language", "tlh")
    assert done.returncode == 2
    assert "tlh" in done.stderr


def test_a_narrow_terminal_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    done = silvergold("rules", "R1")
    assert max(map(len, done.stdout.splitlines())) <= 88


@pytest.mark.skipif(sys.platform == "win32", reason="no terminals to be had from Python there")
def test_a_terminal_gets_a_pager() -> None:
    pager = {"PAGER": "cat", "MANPAGER": "cat", "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    screen = pexpect.spawn(
        str(SILVERGOLD), ["rules", "R4.3"], env={**os.environ, **pager}, encoding="utf-8", timeout=200
    )
    screen.expect("Cross")
    screen.expect(pexpect.EOF)
    assert screen.before is not None
    assert "\x1b[" in screen.before, "in colour"


def test_french_has_a_space_before_a_colon() -> None:
    output = silvergold("--language", "fr", "rules", "R4.3").stdout
    assert "Exemple\u00a0: Ben" in output
