"""``make break-rules`` breaks the rules one by one; these tests only check that it still can."""

import pytest

from tests.break_rules import BREAKAGES, Breakage
from tests.rules.test_traceability import ENGINE, PAGE, rules_of_the_page


@pytest.mark.parametrize("breakage", BREAKAGES, ids=lambda breakage: breakage.rule)
def test_a_breakage_applies_and_compiles(breakage: Breakage) -> None:
    assert breakage.applied_to((ENGINE / breakage.file).read_text("utf-8"))


@pytest.mark.parametrize("instead", ["(keys", "if (key := max(keys) for key in keys)"])
def test_a_breakage_that_does_not_compile_is_refused(instead: str) -> None:
    with pytest.raises(SyntaxError):
        Breakage("R7.6", "scoring.py", "x", instead).applied_to("y = x\n")


def test_a_breakage_that_has_no_place_is_refused() -> None:
    with pytest.raises(ValueError, match="occurs 0 times"):
        Breakage("R7.6", "scoring.py", "z", "1").applied_to("y = x\n")


def test_every_rule_is_broken_in_some_way() -> None:
    assert {breakage.rule for breakage in BREAKAGES} == rules_of_the_page(PAGE.read_text("utf-8"))
