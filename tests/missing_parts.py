"""Programs that a machine may lack: their tests are skipped and counted, or fail with ``CI=true``."""

import os
import re
from collections import Counter
from collections.abc import Iterable
from typing import cast

import pytest

IS_CI = os.environ.get("CI") == "true"


class MissingPartError(Exception):
    """A test needs something that this machine lacks."""

    def __init__(self, part: str, explanation: str) -> None:
        super().__init__(explanation)
        self.part = part


def judge(report: pytest.TestReport, error: MissingPartError) -> None:
    """Let the test be skipped, or fail with one sentence."""
    if IS_CI:
        report.longrepr = str(error)
    else:
        report.outcome = "skipped"
        report.longrepr = (__file__, 1, f"Skipped: needs {error.part}")  # one place, so pytest lists it once


def closing_lines(skipped: Iterable[pytest.TestReport]) -> list[str]:
    """For each missing part, how many tests were skipped."""
    reasons = [cast("tuple[str, int, str]", report.longrepr)[2] for report in skipped]
    needs = Counter(found[1] for reason in reasons if (found := re.fullmatch("Skipped: needs (.*)", reason)))
    return [f"{n} test{'s need' if n > 1 else ' needs'} {part}" for part, n in sorted(needs.items())]
