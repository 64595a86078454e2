"""The check of a language finds each kind of problem, and none in a complete language."""

from pathlib import Path

import pytest

from silvergold.words.__main__ import main, report_lines, summary
from silvergold.words.check import plural_forms, problems_in

ENGLISH = {
    "game.ftl": """
boxes = { $count ->
    [one] one box
   *[other] { $count } boxes
}
hello = Hello, { $name }
    .title = A greeting
color = { $color ->
    [grey] grey
   *[green] green
}
""",
    "cli.ftl": "bye = Bye\n",
}
POLISH = {
    "terms.ftl": "-pole = pole\n    .case = nominative\n",
    "game.ftl": """
boxes = { $count ->
    [one] { $count } { -pole }
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
hello = Witaj, { $name }
    .title = Powitanie
color = { $color ->
    [grey] szary
   *[green] zielony
}
""",
    "cli.ftl": "bye = Pa\n",
}


def write(folder: Path, files: dict[str, str]) -> None:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """English, and Polish without problems."""
    write(tmp_path / "en", ENGLISH)
    write(tmp_path / "pl", POLISH)
    return tmp_path


def test_a_complete_language_has_no_problems(locales: Path) -> None:
    assert problems_in(locales) == {"en": [], "pl": []}


@pytest.mark.parametrize(
    ("file", "text", "instead", "kind", "said"),
    [
        ("cli.ftl", "bye = Pa", "", "missing", "Bye"),
        ("cli.ftl", "bye = Pa", "bye = Pa\nbay = Pa", "unknown", "English has no such message"),
        ("cli.ftl", "bye = Pa", "bye = Pa\nbye = Pa", "duplicate", "defined twice"),
        ("cli.ftl", "bye = Pa", "bye = Pa\n!", "syntax", "this is not a message: !"),
        ("cli.ftl", "bye = Pa", "bye = Bye", "untranslated", "still English"),
        ("cli.ftl", "bye = Pa", "bye = { hello }", "reference", "hello is neither in this file nor a term"),
        ("cli.ftl", "bye = Pa", "bye = { -no-term }", "reference", "-no-term is neither"),
        ("game.ftl", "{ $name }", "{ $nmae }", "variables", "English has no $nmae here"),
        ("game.ftl", ", { $name }", "", "variables", "$name is missing"),
        ("game.ftl", "    .title = Powitanie\n", "", "variables", "the attributes must be title"),
        ("game.ftl", "    [few] { $count } pola\n", "", "plural", "the choice by $count lacks [few]"),
        ("game.ftl", "*[other] { $count } pola", "*[two] 2 pola", "plural", "lacks [other]"),
        ("game.ftl", "[grey] szary", "[gray] szary", "variables", "$color is never [gray]"),
    ],
)
def test_a_fault_is_found(locales: Path, file: str, text: str, instead: str, kind: str, said: str) -> None:
    assert text in POLISH[file]
    write(locales / "pl", {file: POLISH[file].replace(text, instead)})
    found = problems_in(locales)["pl"]
    assert kind in {problem.kind for problem in found}
    assert any(said in problem.text for problem in found if problem.kind == kind)


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("pl", "isle-grey-01 = Skała\nisle-grey-02 = Skała\n", "another island has the same"),
        ("pl", "isle-grey-01 = Skalna Wyspa\nisle-grey-02 = Skalna Wydma\n", "the same first 9 characters"),
        ("pl", "isle-grey-01 = Skała z Boją i Kotwicą\n", "at most 17 characters, this one has 22"),
        ("en", "isle-grey-01 = Boy Rock\n", "the deck file says Buoy Rock"),
    ],
)
def test_a_wrong_name_of_an_island_is_found(locales: Path, language: str, names: str, said: str) -> None:
    write(locales / "en", {"islands.ftl": "isle-grey-01 = Buoy Rock\nisle-grey-02 = Crooked Spit\n"})
    write(locales / language, {"islands.ftl": names})
    found = [problem.text for problem in problems_in(locales)[language] if problem.kind == "island"]
    assert any(said in told for told in found)


def test_a_message_in_another_file_is_a_fault(locales: Path) -> None:
    write(locales / "pl", {"cli.ftl": "", "game.ftl": POLISH["game.ftl"] + POLISH["cli.ftl"]})
    assert [problem.text for problem in problems_in(locales)["pl"]] == ["this belongs in cli.ftl"]


def test_a_fault_names_its_line(locales: Path) -> None:
    write(locales / "pl", {"cli.ftl": "# Farewell\nbye = Bye\n"})
    assert [problem.location for problem in problems_in(locales)["pl"]] == ["pl/cli.ftl:2"]


def test_a_message_may_be_the_same_as_in_english_if_it_says_so(locales: Path) -> None:
    write(locales / "pl", {"cli.ftl": "# Same as in English\nbye = Bye\n"})
    assert problems_in(locales)["pl"] == []


def test_a_sentence_that_needs_no_plural_need_not_choose(locales: Path) -> None:
    text = "hello = Witaj, { $name }\n    .title = T\nboxes = Pola: { $count }\ncolor = { $color }\n"
    write(locales / "pl", {"game.ftl": text})
    assert problems_in(locales)["pl"] == []


def test_an_edition_may_only_stand_in_for_words_of_its_language(locales: Path) -> None:
    write(locales / "pl-oya", {"terms.ftl": "-pole = kratka\n", "cli.ftl": "bye = Cześć\n"})
    assert problems_in(locales)["pl-oya"] == []
    write(locales / "pl-oya", {"cli.ftl": "bay = Cześć\n"})
    assert [problem.kind for problem in problems_in(locales)["pl-oya"]] == ["unknown"]


def test_the_plural_forms_are_those_of_the_language() -> None:
    assert plural_forms("pl") == {"one", "few", "many", "other"}
    for language in ("de", "el", "fr", "it"):
        assert plural_forms(language) == {"one", "other"}


def test_the_report_lists_missing_messages_by_file(locales: Path) -> None:
    write(locales / "pl", {"cli.ftl": ""})
    found = problems_in(locales)["pl"]
    assert summary(found) == "1 to translate, 0 to fix."
    assert report_lines("pl", found) == ["  pl/cli.ftl lacks:", "    bye = Bye"]


def test_the_check_reports_complete_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fr-oya"]) == 0
    assert capsys.readouterr().out == "fr-oya: complete.\n"


def test_the_check_names_the_existing_folders(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["xx"]) == 2
    assert "has no folder xx" in capsys.readouterr().out
