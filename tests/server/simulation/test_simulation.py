"""The whole server under faults: what was acknowledged is stored, nothing hidden was sent, all games end."""

import pytest

from tests.server.simulation.outcome import simulate
from tests.thorough import cases

SEEDS = cases(10, thorough=5_000)
PARTS = 2


@pytest.mark.parametrize("part", range(PARTS))
def test_all_promises_are_kept_under_every_fault(part: int) -> None:
    for seed in range(part, SEEDS, PARTS):
        outcome = simulate(seed)
        repeat = f"python -m tests.server.simulation --seed {seed}"
        assert not outcome.broken, f"seed {seed}: {outcome.broken}\nrepeat it: {repeat}"
