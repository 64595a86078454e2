"""Messages in a language, with the vocabulary of an edition."""

from pathlib import Path

import pytest

from silvergold.engine import DeckError, Fault, RecordError, SilverGoldError
from silvergold.words import UnknownMessageError, Words, language_of


class UnknownError(SilverGoldError):
    """An error of a newer server, which sends its text with the code."""

    message = "Too much."


def cards(one: str, other: str) -> str:
    """A message with a plural."""
    return f"cards = {{ $count ->\n    [one] {one}\n   *[other] {other}\n}}\n"


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """Two languages; the second is half translated and has an edition of its own."""
    files = {
        "en/terms.ftl": "-card = treasure card\n",
        "en/game.ftl": "only = English\n" + cards("one { -card }", "{ $count } { -card }s"),
        "fr/terms.ftl": "-card = carte au trésor\n",
        "fr/game.ftl": cards("{ $count } { -card }", "{ $count } × { -card }"),
        "fr-oya/terms.ftl": "-card = carte Trésor\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_numbers_choose_the_plural(locales: Path) -> None:
    words = Words("en", locales=locales)
    assert [words.say("cards", count=count) for count in (1, 2)] == ["one treasure card", "2 treasure cards"]


def test_every_language_has_its_own_plural(locales: Path) -> None:
    assert Words("fr", locales=locales).say("cards", count=0) == "0 carte au trésor"


def test_english_is_the_fallback_for_a_missing_message(locales: Path) -> None:
    assert Words("fr", locales=locales).say("only") == "English"
    assert Words("fr", locales=locales).has("only")


def test_the_vocabulary_follows_the_edition(locales: Path) -> None:
    assert Words("fr", "oya", locales).say("cards", count=1) == "1 carte Trésor"
    assert Words("en", "oya", locales).say("cards", count=1) == "one treasure card"


def test_an_unknown_message_is_an_error(locales: Path) -> None:
    assert not Words(locales=locales).has("nonsense")
    with pytest.raises(UnknownMessageError, match="nonsense"):
        Words(locales=locales).say("nonsense")


def test_a_message_without_its_values_is_an_error(locales: Path) -> None:
    with pytest.raises(UnknownMessageError, match="count"):
        Words(locales=locales).say("cards")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_QO"}, "en"),
        ({"LANG": "", "LC_ALL": "en_GB.UTF-8"}, "en"),
    ],
)
def test_the_environment_decides_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (UnknownError("made-up", "R4.2"), "Too much. (R4.2)"),
        (UnknownError("made-up"), "Too much."),
        (RecordError("not-your-turn", "R3.3", event=3), "Event 3: It isn't your turn. (R3.3)"),
        (
            DeckError(
                [
                    Fault("card-in-pieces", "R1.2", "lilac-01"),
                    Fault("deck-format", details={"expected": "a", "found": "b"}),
                ]
            ),
            "lilac-01: The island isn't in one piece. (R1.2)\nThe format must be a, not b.",
        ),
    ],
)
def test_an_error_shows_its_location_and_rule(error: SilverGoldError, told: str) -> None:
    assert Words().error(error) == told
