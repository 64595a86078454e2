"""Options for all tests: ``--rule R4.3`` runs the tests of one rule, ``--seed`` changes all random deals."""

import gc
import os
import signal
from collections.abc import Generator

import pytest

from tests.missing_parts import MissingPartError, closing_lines, judge
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
    gc.disable()  # until all tests are collected: looking for garbage is a third of the time
    os.environ.update(FAST_COMPILATION)
    os.environ[SEED] = config.getoption("--seed")
    os.environ["SILVERGOLD_REVIEWS"] = "asked"  # reviews take seconds, and only few tests are about them
    # A shell starts background jobs with Ctrl-C ignored, which the programs under test would inherit.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Look for garbage again, but seldom, and not among the modules and tests, which all stay."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()


def pytest_report_header(config: pytest.Config) -> str:
    return f"deal seed: {config.getoption('--seed')}"


def rules_shown_by(item: pytest.Item) -> set[str]:
    """The numbers of the rules that a test is marked with, on itself, its class or its module."""
    return {number for marker in item.iter_markers("rule") for number in marker.args}


def is_asked_for(config: pytest.Config, item: pytest.Item) -> bool:
    """Whether the command line asks for a test."""
    asked_for = set(config.getoption("--rule"))
    return not asked_for or bool(asked_for & rules_shown_by(item))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.hook.pytest_deselected(items=[item for item in items if not is_asked_for(config, item)])
    items[:] = [item for item in items if is_asked_for(config, item)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    call: pytest.CallInfo[None],
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo and isinstance(call.excinfo.value, MissingPartError):
        judge(report, call.excinfo.value)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None, None, None]:
    yield
    for line in closing_lines(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True)
