"""What all tests share: ``pytest --rule R4.3`` runs only the tests of a rule; it may be given repeatedly."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="NUMBER",
        help="run only the tests of the rule with this number, as in R4.3 (repeatable)",
    )


def rules_shown_by(item: pytest.Item) -> set[str]:
    """The numbers of the rules that a test is marked with, on itself, its class or its module."""
    return {number for marker in item.iter_markers("rule") for number in marker.args}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    asked_for = set(config.getoption("--rule"))
    if not asked_for:
        return
    config.hook.pytest_deselected(items=[item for item in items if not asked_for & rules_shown_by(item)])
    items[:] = [item for item in items if asked_for & rules_shown_by(item)]
