"""Options for all tests: ``--rule R4.3`` runs the tests of one rule, ``--seed`` changes all random deals."""

import os

import pytest

from tests.thorough import load_profile

load_profile()

SEED = "SILVERGOLD_DEAL_SEED"
"""The servers that the tests start read their seed from this variable."""
FAST_COMPILATION = {
    "JAX_PLATFORMS": "cpu",
    "JAX_DISABLE_MOST_OPTIMIZATIONS": "1",
    "XLA_FLAGS": "--xla_cpu_use_fusion_emitters=false",
}
"""The tests simulate small batches: compiling them takes far longer than running them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="NUMBER",
        help="run only the tests of the rule with this number, as in R4.3 (repeatable)",
    )
    parser.addoption(
        "--seed",
        default=os.environ.get(SEED, "1"),
        help=f"the seed of all deals at the servers of the tests (default: {SEED}, or else 1)",
    )


def pytest_configure(config: pytest.Config) -> None:
    os.environ.update(FAST_COMPILATION)
    os.environ[SEED] = config.getoption("--seed")
    os.environ["SILVERGOLD_REVIEWS"] = "asked"  # reviews take seconds, and only few tests are about them


def pytest_report_header(config: pytest.Config) -> str:
    return f"deal seed: {config.getoption('--seed')}"


def rules_shown_by(item: pytest.Item) -> set[str]:
    """The numbers of the rules that a test is marked with, on itself, its class or its module."""
    return {number for marker in item.iter_markers("rule") for number in marker.args}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    asked_for = set(config.getoption("--rule"))
    if not asked_for:
        return
    config.hook.pytest_deselected(items=[item for item in items if not asked_for & rules_shown_by(item)])
    items[:] = [item for item in items if asked_for & rules_shown_by(item)]
