"""The rules page, the engine and the tests cite the same rules."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules.md"
ENGINE = ROOT / "src" / "silvergold" / "engine"
TESTS = ROOT / "tests" / "rules"


def rules_of_the_page(text: str) -> set[str]:
    """The numbers at the head of the rules."""
    return set(re.findall(r"^- (R\d\.\d+) ", text, re.MULTILINE))


def rules_cited(text: str) -> set[str]:
    """The numbers in a text; a range such as ``R4.3 to R4.6`` cites all between."""
    ranges = re.findall(r"R(\d)\.(\d+) to R\1\.(\d+)", text)
    between = {f"R{chapter}.{n}" for chapter, first, last in ranges for n in range(int(first), int(last) + 1)}
    return between | set(re.findall(r"\bR\d\.\d+\b", text))


def rules_marked(source: str) -> Iterator[str]:
    """The numbers in a test file's ``pytest.mark.rule(...)``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(ast.literal_eval(number)) for number in node.args)


def read(paths: Iterable[Path]) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(paths)]


def test_a_range_cites_all_rules_between() -> None:
    assert rules_cited("R4.3 to R4.6, and R5.1: what follows") == {"R4.3", "R4.4", "R4.5", "R4.6", "R5.1"}


def test_the_rules_page_numbers_the_rules_without_a_gap() -> None:
    numbers = re.findall(r"^- R(\d)\.(\d+) ", PAGE.read_text("utf-8"), re.MULTILINE)
    chapters = {chapter: [int(n) for c, n in numbers if c == chapter] for chapter, _ in numbers}
    assert list(chapters) == ["1", "2", "3", "4", "5", "6", "7"]
    assert all(found == list(range(1, len(found) + 1)) for found in chapters.values())


@pytest.mark.parametrize("where", ["engine", "tests"])
def test_the_page_the_engine_and_the_tests_cite_the_same_rules(where: str) -> None:
    page = rules_of_the_page(PAGE.read_text("utf-8"))
    cited = {
        "engine": set().union(*map(rules_cited, read(ENGINE.glob("*.py")))),
        "tests": set().union(*map(rules_marked, read(TESTS.glob("test_*.py")))),
    }[where]
    assert sorted(page - cited) == [], f"rules of {PAGE.name} that the {where} do not cite"
    assert sorted(cited - page) == [], f"rules that the {where} cite and {PAGE.name} does not have"
