"""Run many simulations: ``python -m tests.server.simulation --seeds 10000`` (or ``make simulate-server``).

A seed that fails is shown with the command that repeats it, byte by byte.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.server.simulation.outcome import Outcome, find_bug, simulate
from tests.server.simulation.planted_bugs import PLANTED_BUGS

SHOW_EVERY_S = 10.0


def main() -> int:
    """Run the simulations that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many seeds to run")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--seed", type=int, help="run one seed twice and show what happens")
    parser.add_argument("--bug", choices=PLANTED_BUGS, help="with this planted bug")
    parser.add_argument("--bugs", action="store_true", help="find every planted bug, and say how soon")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    if chosen.bugs:
        return find_bugs(chosen.seeds, chosen.processes)
    if chosen.seed is not None:
        return repeat(chosen.seed, chosen.bug)
    return run_seeds(range(chosen.first, chosen.first + chosen.seeds), chosen.bug, chosen.processes)


def repeat(seed: int, bug: str | None) -> int:
    """Run a seed twice, to show that it repeats itself."""
    outcomes = [simulate(seed, bug) for _ in range(2)]
    for outcome in outcomes:
        print(f"seed {seed}: {outcome.broken or 'all promises kept'} (digest {outcome.digest[:16]})")
    return int(any(outcome.broken for outcome in outcomes))


def run_seeds(seeds: range, bug: str | None, processes: int) -> int:
    """Run seeds in several processes, and show progress and failures."""
    begun = shown = time.monotonic()
    failed: list[Outcome] = []
    with ProcessPoolExecutor(processes) as pool:
        outcomes: Iterable[Outcome] = pool.map(partial(simulate, bug=bug), seeds, chunksize=5)
        for number, outcome in enumerate(outcomes, start=1):
            if outcome.broken:
                failed.append(outcome)
                print(f"seed {outcome.seed}: {outcome.broken}", flush=True)
            if time.monotonic() - shown > SHOW_EVERY_S:
                shown = time.monotonic()
                print(f"{number} of {len(seeds)} seeds, {len(failed)} failed", file=sys.stderr, flush=True)
    print(f"{len(seeds)} seeds in {time.monotonic() - begun:.0f} s: {len(failed)} failed")
    for outcome in failed[:5]:
        planted = f" --bug {bug}" if bug else ""
        print(f"repeat it: .venv/bin/python -m tests.server.simulation --seed {outcome.seed}{planted}")
    return int(bool(failed))


def find_bugs(seeds: int, processes: int) -> int:
    """Plant each bug, and show the first seed that finds it."""
    with ProcessPoolExecutor(processes) as pool:
        found = list(pool.map(partial(find_bug, seeds=range(seeds)), PLANTED_BUGS))
    print("| planted bug | found by seed | broken promise |\n|---|---|---|")
    for bug, outcome in zip(PLANTED_BUGS, found, strict=True):
        seed, promise = (outcome.seed, outcome.broken.partition(":")[0]) if outcome else ("none", "")
        print(f"| {bug} | {seed} | {promise} |")
    return int(not all(found))


if __name__ == "__main__":
    sys.exit(main())
