"""The rulebook has the rules of docs/rules.md, in every language."""

import re

import pytest

from silvergold.errors import ApplicationError
from silvergold.rulebook import (
    BulletList,
    Chapter,
    Paragraph,
    Rule,
    TextTable,
    appendices,
    chapters,
    find,
    parse_blocks,
)
from silvergold.rulebook.contents import GLANCE, SERVICES, WORDS
from silvergold.words import LANGUAGES, Words
from silvergold.words.languages import LOCALES
from tests.rules.test_traceability import PAGE, rules_of_the_page

IDS = set(re.findall(r"^([\w-]+) =", (LOCALES / "en" / "rules.ftl").read_text("utf-8"), re.MULTILINE))
TRANSLATED = [language for language in LANGUAGES if (LOCALES / language / "rules.ftl").exists()]


def numbers_in(file: str, pattern: str) -> list[str]:
    text = (LOCALES / file).read_text(encoding="utf-8")
    return [f"R{chapter}.{rule}" for chapter, rule in re.findall(pattern, text, re.MULTILINE)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_exactly_the_rules_of_the_page_in_order(language: str) -> None:
    page = sorted(rules_of_the_page(PAGE.read_text("utf-8")))
    assert numbers_in(f"{language}/rules.ftl", r"^R(\d)-(\d+) =") == page
    assert numbers_in(f"{language}/game.ftl", r"^R(\d)-(\d+)-title =") == page
    assert [rule.number for chapter in chapters(Words(language)) for rule in chapter.rules] == page


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_cites_only_existing_rules(language: str) -> None:
    cited = set(re.findall(r"R\d\.\d+", (LOCALES / language / "rules.ftl").read_text("utf-8")))
    assert cited - rules_of_the_page(PAGE.read_text("utf-8")) == set()


def test_chapters_are_those_of_the_page() -> None:
    headings = re.findall(r"^## R\d (.*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert [chapter.title.split(",")[0] for chapter in chapters(Words())] == [
        heading.split(",")[0] for heading in headings
    ]


def test_the_unnumbered_sections_use_all_their_messages() -> None:
    assert {f"word-{name}" for name in WORDS} == {name for name in IDS if name.startswith("word-")}
    assert {f"digital-{name}" for name in SERVICES} == {name for name in IDS if name.startswith("digital-")}
    told = {f"glance-{name}" for name in GLANCE}
    assert {name for name in IDS if re.fullmatch(r"glance-\w+", name)} - {"glance-picture"} == told


@pytest.mark.parametrize("language", TRANSLATED)
def test_where_the_editions_differ_both_have_a_ruling(language: str) -> None:
    rules = [rule for chapter in chapters(Words(language)) for rule in chapter.rules if rule.rulings]
    assert [rule.number for rule in rules] == ["R2.5", "R6.1", "R6.3", "R7.6"]
    assert all(list(rule.rulings) == ["nsv", "oya"] for rule in rules)
    (_, (_, differing), _) = appendices(Words(language))
    assert [heading.split()[0] for heading, _ in differing if heading] == [rule.number for rule in rules]


@pytest.mark.parametrize("number", ["R4.3", "r4.3", "4.3", " R4-3 "])
def test_a_rule_is_found_however_its_number_is_written(number: str) -> None:
    found = find(Words(), number)
    assert isinstance(found, Rule)
    assert (found.number, found.title) == ("R4.3", "Cross")


def test_a_chapter_is_found_by_its_number() -> None:
    found = find(Words(), "R4")
    assert isinstance(found, Chapter)
    assert len(found.rules) == 7


@pytest.mark.parametrize("number", ["R4.8", "R8", "R0.1", "R4.", "cross", ""])
def test_an_unknown_rule_is_refused_with_the_range_of_rules(number: str) -> None:
    with pytest.raises(ApplicationError, match=r"R1\.1 to R7\.7") as refused:
        find(Words(), number)
    assert refused.value.code == "no-such-rule"


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_markup_is_well_formed(language: str) -> None:
    words = Words(language)
    for message_id in IDS - {"rules-found"}:
        text = words.say(message_id)
        assert text.count("_") % 2 == 0, message_id
        for block in parse_blocks(text):
            if isinstance(block, TextTable):
                assert len({len(row) for row in block.rows}) == 1, message_id
            else:
                assert "|" not in str(block), message_id


def test_a_message_is_paragraphs_points_and_tables() -> None:
    text = "One\nline.\n\n- a\n- b\n\n| x | y |\n| 1 | 2 |"
    assert parse_blocks(text) == (
        Paragraph("One line."),
        BulletList(("a", "b")),
        TextTable((("x", "y"), ("1", "2"))),
    )


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_caption_of_the_set_up_explains_the_six_numbers_of_its_picture(language: str) -> None:
    rule = find(Words(language), "R2.5")
    assert isinstance(rule, Rule)
    assert re.findall(r"(\d)\N{NO-BREAK SPACE}? ?:", rule.picture) == list("123456")
