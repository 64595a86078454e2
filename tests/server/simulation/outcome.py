"""The outcome of one simulated run, small enough to be passed between processes."""

import contextlib
import gc
from typing import NamedTuple

from tests.server.simulation.checks import BrokenPromiseError, check
from tests.server.simulation.planted_bugs import planted
from tests.server.simulation.simulation import Simulation, short_games


class Outcome(NamedTuple):
    """What became of a run."""

    seed: int
    broken: str
    """The promise that was broken, and how; empty if all were kept."""
    digest: str


def simulate(seed: int, bug: str | None = None) -> Outcome:
    """Run a seed, perhaps with a planted bug, and check every promise with the healthy code."""
    gc.disable()  # it would run at moments that no seed decides
    try:
        return _simulate(seed, bug)
    finally:
        gc.enable()


def _simulate(seed: int, bug: str | None) -> Outcome:
    run, broken = Simulation(seed), ""
    code = planted(bug) if bug else contextlib.nullcontext()
    try:
        with code:
            run.run()
        with short_games(run.turns):
            check(run)
    except BrokenPromiseError as error:
        broken = str(error)
    except Exception as error:
        broken = f"the simulation goes through: {error!r}"
    outcome = Outcome(seed, broken, run.digest)
    run.storage.close()
    return outcome


def find_bug(bug: str, seeds: range) -> Outcome | None:
    """Return the outcome of the first seed that finds a planted bug; None if no seed does."""
    return next((outcome for seed in seeds if (outcome := simulate(seed, bug)).broken), None)
