"""The command line in the player's language."""

from pathlib import Path

import pytest

from silvergold.cli.language import requested_language
from silvergold.engine import parse_record, standard_deck
from silvergold.words import LANGUAGES, Words
from tests.cli.commands import silvergold
from tests.thorough import slow


def each_language(quick: str) -> pytest.MarkDecorator:
    """One language in ``make test``, the others in ``make test-slow``."""
    return pytest.mark.parametrize("language", [quick, *slow(one for one in LANGUAGES if one != quick)])


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--language", "de", "deck", "report"], "de"),
        (["--language=de", "deck", "report"], "de"),
        (["rules", "--language", "de"], "de"),
        (["deck", "report"], "en"),
        (["--language"], ""),
    ],
)
def test_the_language_option_works_at_any_position(arguments: list[str], language: str) -> None:
    assert requested_language(arguments, {"LANG": "en_GB.UTF-8"}) == language


@each_language("el")
def test_a_command_works_in_every_language(language: str) -> None:
    words = Words(language)
    done = silvergold("--language", language, "deck", "report")
    assert done.returncode == 0
    for output in (words.say("symbols-title"), words.say("color-grey"), words.number(5.26, 2)):
        assert output in done.stdout
    assert all(words.card_name(card) in done.stdout for card in standard_deck().cards)


@each_language("pl")
def test_an_error_is_in_the_language_of_the_environment(language: str) -> None:
    done = silvergold("terminal", "--seed", "xyz", language=language)
    output = Words(language).say("seed-not-hex", seed="'xyz'")
    assert done.returncode == 1
    assert done.stderr == Words(language).say("cli-error", error=f"{output} [seed-not-hex]") + "\n"


@each_language("it")
def test_a_help_text_names_the_kind_of_value_in_words(language: str) -> None:
    words = Words(language)
    output = silvergold("--language", language, "terminal", "--help").stdout
    assert words.say("cli-takes-text") in output
    for kind in ("<bool>", "<str>", "<int"):
        assert kind not in output
    assert words.say("cli-takes-number") in silvergold("--language", language, "simulate", "--help").stdout


@each_language("de")
def test_a_player_without_a_name_is_spoken_of_as_somebody_else(language: str, tmp_path: Path) -> None:
    words, saved = Words(language), tmp_path / "game.json"
    silvergold("terminal", "--seed", "0001", "--save", saved, typed="1 3\n", language=language)
    name = parse_record(saved.read_text(encoding="utf-8")).players[0].name
    assert name != words.say("puzzle-you")
    kept = words.say("log-kept", who="other", name=name, cards="|").split("|")[0]
    assert kept in silvergold("replay", saved, language=language).stdout


def test_usage_errors_are_localized() -> None:
    done = silvergold("--language", "de", "simulate", "--players", "9")
    assert done.returncode == 2
    assert Words("de").say("cli-too-large", name="'--players'", most=4) in done.stderr
    assert "Usage" not in done.stderr
    assert "Error" not in done.stderr


def test_an_unknown_language_is_refused() -> None:
    done = silvergold("--language", "xx", "deck", "report")
    assert done.returncode == 2
    assert "'--language': unknown language xx; choose from en" in done.stderr


def test_an_unknown_language_of_the_environment_falls_back_to_english() -> None:
    done = silvergold("deck", "--help", language="xx")
    assert done.returncode == 0
    assert "Inspect decks of treasure cards." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        (["deck", "check"], "Missing argument 'FILE'."),
        (["deck", "picture"], "Missing option '--out'."),
        (["nonsense"], "No such command: nonsense."),
        (["it's"], "No such command: it's."),
        (["pla"], "No such command: pla. Did you mean play, replay?"),
        (["deck", "report", "--nonsense"], "No such option: --nonsense."),
        (["deck", "report", "--deckk"], "No such option: --deckk. Did you mean --deck?"),
        (["deck", "report", "--deck"], "The option --deck needs a value."),
        (["play", "--browser=yes"], "The option --browser takes no value."),
        (["deck", "report", "a", "b"], "Unexpected arguments: a b"),
        (["simulate", "--players", "x"], "'--players' must be a whole number."),
        (["simulate", "--players", "1"], "'--players' must be 2 or more."),
    ],
)
def test_usage_errors_have_our_texts(arguments: list[str], output: str) -> None:
    done = silvergold(*arguments)
    assert done.returncode == 2
    assert output in done.stderr
    assert "Usage: silvergold" in done.stderr or "option" in done.stderr


def test_the_frame_of_help_has_our_texts() -> None:
    done = silvergold("simulate", "--help")
    assert done.returncode == 0
    for output in (
        "Usage: silvergold simulate [OPTIONS]",
        "─ Options ─",
        "Show this help.",
        "[default: sailor]",
    ):
        assert output in done.stdout


def test_codes_are_the_same_in_every_language(tmp_path: Path) -> None:
    done = silvergold("verify", tmp_path / "missing.jsonl")
    assert done.returncode == 1
    assert done.stderr.endswith("[record-unreadable]\n")
