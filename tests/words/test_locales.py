"""The shipped languages are complete, used, and have the plurals of their grammar."""

import re
from functools import cache

import pytest

from silvergold.engine import EDITIONS
from silvergold.words import MessageValue, Words
from silvergold.words.check import Problem, problems_in
from silvergold.words.languages import LOCALES
from silvergold.words.messages import MessageEntry, read_folder
from tests.words import used_messages

FOLDERS = sorted(folder.name for folder in LOCALES.iterdir())


# Reading languages is too slow to do at import.


@cache
def english() -> dict[str, MessageEntry]:
    """The English messages by their ids."""
    entries = read_folder(LOCALES / "en")
    return {entry.id: entry for entry in entries if isinstance(entry, MessageEntry) and not entry.is_term}


@cache
def all_problems() -> dict[str, list[Problem]]:
    """The problems of each folder."""
    return problems_in(LOCALES)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_language_is_complete(folder: str) -> None:
    assert [f"{p.location} {p.id}: {p.kind}: {p.text}" for p in all_problems()[folder]] == []


def test_overlays_belong_to_existing_editions() -> None:
    assert {folder.partition("-")[2] for folder in FOLDERS if "-" in folder} <= EDITIONS.keys()


def test_every_message_that_python_uses_exists() -> None:
    said = list(used_messages.said_in_python())
    assert len(said) > 100
    assert [(name, place) for name, place in said if not is_there(name)] == []


def test_every_message_that_the_browser_uses_exists() -> None:
    said = list(used_messages.said_in_the_browser())
    assert len(said) > 150
    assert [name for name in said if not is_there(name)] == []


def is_there(name: str) -> bool:
    """Whether a message has this name, or starts with it."""
    return name in english() or (name.endswith("-") and any(known.startswith(name) for known in english()))


def test_every_message_is_used_somewhere() -> None:
    constants, families = used_messages.all_constants(), used_messages.all_families()
    referred = {name for entry in english().values() for name in entry.references}
    unused = [
        name
        for name, entry in english().items()
        if entry.file != "errors.ftl"  # see test_error_messages
        and name not in constants | referred
        and not families.fullmatch(name)
    ]
    assert unused == []


COUNTS = (1, 2, 5, 12, 22, 0, 1.5)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_can_be_formatted_with_any_number(folder: str) -> None:
    language, _, edition = folder.partition("-")
    words = Words(language, edition or "nsv")
    for name, entry in english().items():
        used_too = [english()[other] for other in entry.references if other in english()]
        for count in COUNTS:
            assert "{" not in words.say(name, **values([entry, *used_too], count)), name


def values(entries: list[MessageEntry], count: float) -> dict[str, MessageValue]:
    """A value for each variable: the number where the message selects by it."""
    given: dict[str, MessageValue] = {}
    for entry in entries:
        counted = {selector.variable for selector in entry.selectors if selector.is_plural}
        counted |= entry.variables if "NUMBER(" in entry.text else set()
        given |= {variable: count if variable in counted else "…" for variable in entry.variables}
    return given


def test_polish_has_three_plural_forms_for_whole_numbers() -> None:
    words = Words("pl")
    said = [words.say("pile-spoken", count=count) for count in COUNTS]
    forms = [text.split()[-1] for text in said]
    one, few, many, fraction = forms[0], forms[1], forms[2], forms[6]
    assert len({one, few, many}) == 3
    assert forms == [one, few, many, many, few, many, fraction]
    assert "1,5" in said[6]
    assert words.number(12345.5, 1) == "12\N{NO-BREAK SPACE}345,5"


def test_polish_rows_are_counted_in_whole_sentences() -> None:
    said = [Words("pl").say("cli-restored", rows=rows).split()[-1] for rows in (1, 2, 5, 12, 22)]
    assert said == ["wiersz.", "wiersze.", "wierszy.", "wierszy.", "wiersze."]


def test_french_says_vous_everywhere() -> None:
    familiar = re.compile(r"\b(tu|toi|te|ton|tes)\b", re.IGNORECASE)
    entries = [*read_folder(LOCALES / "fr"), *read_folder(LOCALES / "fr-oya")]
    said = [entry for entry in entries if isinstance(entry, MessageEntry) and familiar.search(entry.text)]
    assert [f"{entry.location}: {entry.text}" for entry in said] == []
