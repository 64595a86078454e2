"""Every error has one text per language; the engine's English is that of the Fluent file."""

from functools import cache

import pytest

from silvergold.engine.errors import IllegalMoveError
from silvergold.engine.messages import MESSAGES as ENGINE_MESSAGES
from silvergold.engine.messages import english
from silvergold.errors import ApplicationError
from silvergold.server.web.app import CODES
from silvergold.words import Words
from silvergold.words.languages import LOCALES
from silvergold.words.messages import MessageEntry, read_file
from tests.words.raised_errors import SOURCE, Raised, all_raised

OF_THE_BROWSER = {"unknown-error", "no-connection", "table-closed"}
"""Shown by the browser client alone."""
AROUND = {"error-by-rule", "error-at-event", "error-on-card"}
"""Not errors, but the texts around them."""
SAMPLES = (1, 2, 1234, "some text")


@cache
def messages() -> dict[str, MessageEntry]:
    """The English messages of all errors by their codes."""
    entries = read_file(LOCALES / "en" / "errors.ftl")
    return {entry.id: entry for entry in entries if isinstance(entry, MessageEntry)}


@cache
def raised() -> list[Raised]:
    """Every error that the code raises; finding them is too slow to do at import."""
    return sorted(all_raised())


def test_the_errors_are_found() -> None:
    assert len({error.code for error in raised()}) > 120
    assert Raised("crosses-owed", frozenset({"count"}), "rules.py") in {
        error._replace(place=error.place.partition(":")[0]) for error in raised()
    }


def test_an_error_has_a_message_with_its_details_and_no_others() -> None:
    assert [error for error in raised() if error.code not in messages()] == []
    assert [error for error in raised() if messages()[error.code].variables != error.details] == []


def test_every_message_belongs_to_an_error_that_is_raised() -> None:
    codes = {error.code for error in raised()} | set(CODES.values())
    assert set(messages()) == codes | OF_THE_BROWSER | AROUND


def test_the_engine_has_a_text_for_each_of_its_errors_and_no_others() -> None:
    assert {error.code for error in all_raised(SOURCE / "engine")} == set(ENGINE_MESSAGES)


@pytest.mark.parametrize("code", ENGINE_MESSAGES)
def test_the_engine_says_what_the_english_file_says(code: str) -> None:
    text = ENGINE_MESSAGES[code]
    variants = [] if isinstance(text, str) else [str(key) for key in text[1]]
    values: list[str | int] = [*SAMPLES, *variants]
    for value in values:
        details = dict.fromkeys(messages()[code].variables, value)
        assert english(code, details) == Words().say(code, **details)


def test_an_error_above_the_engine_says_what_the_english_file_says() -> None:
    error = ApplicationError("directory-unwritable", path="/games", reason="disk full")
    assert str(error) == "Can't write to /games: disk full [directory-unwritable]"


def test_the_details_are_filled_in() -> None:
    error = IllegalMoveError("crosses-owed", "R4.3", move=None, legal=[], count=2)
    assert Words().error(error) == "You have crosses to use: mark 2 more boxes first. (R4.3)"
