"""Tests may find bots of their own; none of them stays for the next test."""

from collections.abc import Iterator

import pytest

from silvergold.bots import BOTS


@pytest.fixture(autouse=True)
def registry() -> Iterator[None]:
    """Restore the bots by name."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)
