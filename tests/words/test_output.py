"""Output on screens that lack our characters, and through closed pipes."""

import os
import subprocess
import sys

import pytest

from silvergold.words import LANGUAGES, Words
from silvergold.words.output import FALLBACKS, fallback, is_readable
from tests.cli.commands import SILVERGOLD, silvergold
from tests.thorough import slow


def test_a_fallback_is_one_ascii_character() -> None:
    for character in (*FALLBACKS, *"╭┬╮├┼┤─│╰┴╯"):
        assert len(fallback(character)) == 1
        assert fallback(character).isascii()
        assert fallback(character) != "?"


def test_the_symbols_of_boxes_have_different_fallbacks() -> None:
    assert len({fallback(sign) for sign in "×●♣▓~"}) == 5
    assert fallback("●") != fallback("○")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_readable_where_its_letters_are(language: str) -> None:
    told = Words(language).say("cli-about")
    assert is_readable(told, "utf-8")
    assert is_readable(told, "iso-8859-7")
    assert is_readable(told, "cp1252") == (language != "el")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_drawing_has_no_question_marks_where_characters_are_lacking(encoding: str) -> None:
    done = silvergold("deck", "show", "grey-04", encoding=encoding)
    assert "+---+" in done.stdout
    assert "o coin" in done.stdout
    assert "?" not in done.stdout


def test_a_screen_without_the_letters_of_a_language_gets_english_and_a_warning() -> None:
    done = silvergold("--language", "el", "deck", "show", "grey-04", encoding="cp1252")
    assert "no letters for the language el" in done.stderr
    assert "coin" in done.stdout
    assert "?" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    "command",
    [[SILVERGOLD, "rules"], *slow([[sys.executable, "-m", "silvergold.words"], [SILVERGOLD, "--help"]])],
)
def test_a_closed_pipe_ends_a_command_quietly(command: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert done.stderr == b""
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("command", "closed"),
    [*(("rules R4.3", closed) for closed in ("<&-", ">&-", "2>&-")), ("terminal", "<&- >&- 2>&-")],
)
def test_a_command_works_with_closed_streams(command: str, closed: str) -> None:
    line = f"{SILVERGOLD} --language el {command} {closed}"
    done = subprocess.run(line, shell=True, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
