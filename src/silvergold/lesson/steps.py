"""The steps of the lesson: the rulebooks' examples, on islands of the built-in deck."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from silvergold.engine import Game, Shape, parse_record, standard_deck
from silvergold.engine import position as replay
from silvergold.lesson import goals
from silvergold.lesson.goals import Goal
from silvergold.lesson.positions import LessonPosition, LessonTurn, set_up

RECORD_OF_95 = "ninety-five.json"
"""R7.7: a whole game that ends as the rulebooks' example does."""


class LessonStep(NamedTuple):
    """One thing to learn: its starting position and its goal."""

    position: LessonPosition
    goal: Goal
    card: str = ""
    """The card that the step is about."""


STEPS: dict[str, LessonStep] = {
    # R2.2: two of four, one of each colour.
    "keep": LessonStep(LessonPosition("grey-05 green-09 orange-05 lilac-05"), goals.two_islands_kept),
    # R4.1: on Plank Shoal the L fits in one way only, rotated by a quarter turn and mirrored.
    "turned": LessonStep(
        LessonPosition(
            "grey-08 grey-11",
            turns=(LessonTurn(Shape.STRAIGHT3, learner=("grey-08: a1 a2 a3",)), LessonTurn(Shape.L4)),
        ),
        goals.l_turned_and_mirrored,
        card="grey-08",
    ),
    # R4.2: the square fits on neither island.
    "single": LessonStep(
        LessonPosition("grey-03 green-08", turns=(LessonTurn(Shape.SQUARE4),)), goals.one_box_instead
    ),
    # R4.3: b1 c1 d1 ends on a cross, and b2 is the next one.
    "cross": LessonStep(
        LessonPosition("lilac-02 grey-04", turns=(LessonTurn(Shape.STRAIGHT3),)),
        goals.cross_and_chain,
        "lilac-02",
    ),
    # R4.4, R5.1: both have three coins; the learner settles first and takes the 6, the rival the 5.
    "coins": LessonStep(
        LessonPosition(
            "orange-04 grey-04",
            rival="orange-06 lilac-05",
            turns=(
                LessonTurn(Shape.STRAIGHT3, ("orange-04: b1 c1 d1",), ("orange-06: a2 b2 c2",)),
                LessonTurn(Shape.CORNER3, ("orange-04: a2 a3 b3",), ("orange-06: d3 d4 c4",)),
                LessonTurn(Shape.STRAIGHT3, rival=("lilac-05: a1 b1 c1",)),
            ),
        ),
        goals.first_cup,
        card="grey-04",
    ),
    # R4.5: the display shows two palms.
    "palm": LessonStep(
        LessonPosition(
            "green-12 orange-03",
            display="green-09 orange-05 lilac-10 grey-05",
            turns=(LessonTurn(Shape.SQUARE4),),
        ),
        goals.palm_worth_three,
        card="green-12",
    ),
    # R5.2, R5.3: two boxes are left of an orange island.
    "finish": LessonStep(
        LessonPosition(
            "orange-01 grey-02",
            display="green-09 orange-11 lilac-04 grey-07",
            turns=(
                LessonTurn(Shape.SQUARE4, ("orange-01: a1 b1 a2 b2", "orange-01: c1")),
                LessonTurn(Shape.T4, ("orange-01: b4 c4 d4 c3", "orange-01: a4")),
                LessonTurn(Shape.DOMINO),
            ),
        ),
        goals.island_finished_and_replaced,
        card="orange-01",
    ),
}
"""The steps that are played, in order; adding up the score comes last."""

SCORE = "score"


@cache
def starting_game(step: str) -> Game:
    """The game at the start of a step; copy it before playing on."""
    if step == SCORE:
        text = (files("silvergold.lesson") / RECORD_OF_95).read_text(encoding="utf-8")
        return replay(parse_record(text), standard_deck())
    return set_up(STEPS[step].position, standard_deck())
