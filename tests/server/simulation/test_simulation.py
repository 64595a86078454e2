"""The whole server under faults: what was acknowledged is stored, nothing hidden was sent, all games end."""

import pytest

from tests.server.simulation.outcome import simulate
from tests.thorough import cases, slow

SEEDS = cases(25, thorough=250)
"""Seeds of each part."""


@pytest.mark.parametrize("part", [*range(8), *slow(range(8, 20))])
def test_all_promises_are_kept_under_every_fault(part: int) -> None:
    for seed in range(part * SEEDS, (part + 1) * SEEDS):
        outcome = simulate(seed)
        repeat = f"python -m tests.server.simulation --seed {seed}"
        assert not outcome.broken, f"seed {seed}: {outcome.broken}\nrepeat it: {repeat}"
