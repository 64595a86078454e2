"""What a player gives away per decision, as the level of a bot."""

from itertools import pairwise

from silvergold.bots import BOTS
from silvergold.review.ledger import evaluator_hash
from silvergold.review.levels import calibration, format_calibration, level_of, parse_calibration


def test_the_calibration_is_that_of_the_evaluator() -> None:
    """Otherwise the evaluator has changed: run ``make calibrate`` again."""
    assert calibration().evaluator == evaluator_hash()


def test_a_stronger_level_gives_less_away() -> None:
    levels = calibration().levels
    assert [level.bot for level in levels] == [*reversed(BOTS)]
    assert all(0 < one.given_away < other.given_away for one, other in pairwise(levels))
    assert all(level.low <= level.given_away <= level.high for level in levels)


def test_the_nearest_level_is_named() -> None:
    levels = calibration().levels
    assert all(level_of(level.given_away) is level for level in levels)
    assert level_of(0.0) is levels[0]
    assert level_of(100.0) is levels[-1]
    assert level_of((levels[1].given_away * levels[2].given_away) ** 0.5 * 1.01) is levels[2]


def test_a_calibration_survives_its_file() -> None:
    assert parse_calibration(format_calibration(calibration())) == calibration()
