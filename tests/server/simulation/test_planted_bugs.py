"""The simulation finds bugs; ``make simulate-server ARGS=--bugs`` plants all of them and counts the seeds."""

import pytest

from tests.server.simulation.outcome import find_bug
from tests.server.simulation.planted_bugs import PLANTED_BUGS
from tests.thorough import IS_THOROUGH, cases

SOON_FOUND = (
    "acknowledge before commit",
    "show before commit",
    "stale cache",
    "forgotten recipient filter",
    "words left out of the deal",
)
WITHIN = cases(20, thorough=1_000)


@pytest.mark.parametrize("bug", PLANTED_BUGS if IS_THOROUGH else SOON_FOUND)
def test_a_planted_bug_is_found(bug: str) -> None:
    assert find_bug(bug, range(WITHIN)) is not None


@pytest.mark.parametrize("bug", PLANTED_BUGS)
def test_a_planted_bug_still_applies(bug: str) -> None:
    assert PLANTED_BUGS[bug].broken() is not None
