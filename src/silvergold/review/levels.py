"""The level of play that points given away per decision equal: calibrated on games of the bots."""

import json
from functools import cache
from importlib.resources import files
from math import log
from typing import NamedTuple

CALIBRATION = "calibration.json"
"""Written by ``make calibrate``, which must run again whenever the evaluator changes."""


class CalibratedLevel(NamedTuple):
    """How a bot played in the games of the calibration."""

    bot: str
    games: int
    decisions: int
    given_away: float
    """Points per decision with a choice."""
    low: float
    high: float
    """The ends of the 95 % confidence interval of the points given away."""
    luck: float
    skill: float
    others: float
    appraisal: float
    """The means per game of the lines of the ledger, in points."""


class Calibration(NamedTuple):
    """What the bots gave away by one evaluator."""

    evaluator: str
    command: str
    """What wrote it."""
    levels: tuple[CalibratedLevel, ...]
    """Strongest first."""


@cache
def calibration() -> Calibration:
    """The calibration in the package."""
    return parse_calibration((files("silvergold.review") / CALIBRATION).read_text(encoding="utf-8"))


def parse_calibration(text: str) -> Calibration:
    """A calibration from its JSON."""
    document = json.loads(text)
    levels = tuple(CalibratedLevel(**level) for level in document["levels"])
    return Calibration(document["evaluator"], document["command"], levels)


def format_calibration(calibrated: Calibration) -> str:
    """A calibration as JSON, one level per line."""
    levels = ",\n    ".join(json.dumps(level._asdict()) for level in calibrated.levels)
    head = f'  "evaluator": "{calibrated.evaluator}",\n  "command": {json.dumps(calibrated.command)},\n'
    return f'{{\n{head}  "levels": [\n    {levels}\n  ]\n}}\n'


def level_of(points_per_decision: float) -> CalibratedLevel:
    """The level that gives away the nearest number of points per decision, by their ratio."""

    def distance(level: CalibratedLevel) -> float:
        return abs(log(max(points_per_decision, 1e-6) / level.given_away))

    return min(calibration().levels, key=distance)
