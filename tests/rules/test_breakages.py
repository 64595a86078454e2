"""``make break-rules`` breaks the rules one by one; here it is only seen that it still can."""

import pytest

from tests.break_rules import BREAKAGES, Breakage
from tests.rules.test_traceability import ENGINE, PAGE, rules_of_the_page


@pytest.mark.parametrize("breakage", BREAKAGES, ids=lambda breakage: breakage.rule)
def test_a_breakage_has_one_place_to_break(breakage: Breakage) -> None:
    assert (ENGINE / breakage.file).read_text("utf-8").count(breakage.text) == 1


def test_every_rule_is_broken_in_some_way() -> None:
    assert {breakage.rule for breakage in BREAKAGES} == rules_of_the_page(PAGE.read_text("utf-8"))
