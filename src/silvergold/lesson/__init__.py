"""The lesson: a first game that plays the rulebooks' examples with the real rules."""

from silvergold.lesson.attempt import Attempt, attempt, card_of, start, wrong_lines
from silvergold.lesson.goals import Verdict
from silvergold.lesson.positions import LEARNER
from silvergold.lesson.steps import SCORE, STEPS

__all__ = [
    "LEARNER",
    "SCORE",
    "STEPS",
    "Attempt",
    "Verdict",
    "attempt",
    "card_of",
    "start",
    "wrong_lines",
]
