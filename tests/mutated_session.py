"""A pytest plugin that tries the mutants of a module: each in a fork, after all tests have been collected."""

import functools
import gc
import json
import os
import resource
import signal
import time
from collections import defaultdict
from pathlib import Path

import pytest
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state
from mutmut.utils.format_utils import mangled_name_from_mutant_name

SPARE_SECONDS = 5
"""A fork may use this much processor time more than twice what its tests take without a mutant."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--mutants", metavar="FILE", help="mutmut's list of the mutants to try")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that start a server."""
    with_server = [item for item in items if "server" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=with_server)
    items[:] = [item for item in items if item not in with_server]


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Write what becomes of each mutant beside mutmut's list."""
    if not session.config.option.mutants:
        return None
    path = Path(session.config.option.mutants)
    tests = tests_by_function(session)
    gc.unfreeze()  # frozen objects are not listed
    caches = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
    gc.freeze()
    every_test = {item: seconds for found in tests.values() for item, seconds in found.items()}
    if session.testsfailed or status_of(session, "", every_test, caches) != "survived":
        raise session.Failed("a test fails without a mutant")
    statuses = {
        mutant: status_of(session, mutant, tests[mangled_name_from_mutant_name(mutant)], caches)
        for mutant in json.loads(path.read_text("utf-8"))["exit_code_by_key"]
    }
    path.with_suffix(".statuses").write_text(json.dumps(statuses), "utf-8")
    return True


Tests = dict[pytest.Item, float]
"""Tests with the seconds that they take, the quickest first."""
Caches = list["functools._lru_cache_wrapper[object]"]


def tests_by_function(session: pytest.Session) -> dict[str, Tests]:
    """Run all tests without a mutant, and note which of them call each function."""
    set_mutant_under_test("stats")
    found: defaultdict[str, Tests] = defaultdict(dict)
    for item in session.items:
        began = time.process_time()
        run_test(item)
        for function in state()._stats:
            found[function][item] = time.process_time() - began
        state()._stats.clear()
    for function, tests in found.items():
        found[function] = dict(sorted(tests.items(), key=lambda test: test[1]))
    return found


def run_test(item: pytest.Item) -> None:
    item.ihook.pytest_runtest_protocol(item=item, nextitem=None)


def status_of(session: pytest.Session, mutant: str, tests: Tests, caches: Caches) -> str:
    """Whether a test notices a mutant, or never ends because of it."""
    child = os.fork()
    if not child:
        try:
            run_tests_with(session, mutant, tests, caches)
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return (
            "timeout" if os.WTERMSIG(status) == signal.SIGXCPU else signal.Signals(os.WTERMSIG(status)).name
        )
    return "killed" if os.WEXITSTATUS(status) else "survived"


def run_tests_with(session: pytest.Session, mutant: str, tests: Tests, caches: Caches) -> None:
    """Run the tests of a mutant until one fails, without what its functions returned before."""
    seconds = int(2 * sum(tests.values()) + SPARE_SECONDS)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    set_mutant_under_test(mutant)
    for function in caches:
        function.cache_clear()
    for item in tests:
        run_test(item)
        if session.testsfailed:
            os._exit(1)
    os._exit(0)
