"""The learner's tries: played by the rules from a step's beginning, and judged by its goal."""

import copy
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from silvergold.engine import Game, PlayerMove, score
from silvergold.lesson.goals import Verdict, tried
from silvergold.lesson.positions import LEARNER, play_chance
from silvergold.lesson.steps import SCORE, STEPS, beginning

LINES = ("cards", "seals", "coins", "cups", "palms", "total")
"""R7: the lines of a score in the order in which the learner reckons them."""


class Attempt(NamedTuple):
    """Where some moves have led, and whether that was the goal."""

    game: Game
    begun: int
    """The number of events before the learner's first move."""
    verdict: Verdict


def start(step: str) -> Game:
    """A game of one's own at the beginning of a step."""
    game = copy.copy(beginning(step))
    game.moves, game.events = list(game.moves), list(game.events)
    return game


def card_of(step: str) -> str:
    """The island that a step is about; none where it is about none."""
    return STEPS[step].card if step in STEPS else ""


def attempt(step: str, moves: Sequence[PlayerMove]) -> Attempt:
    """Play some moves of the learner from the beginning of a step; one that is refused raises."""
    game = start(step)
    begun = len(game.events)
    for move in moves:
        game.play(move)
        play_chance(game)
    verdict = STEPS[step].goal(tried(game, begun)) if step in STEPS else Verdict(False)
    return Attempt(game, begun, verdict)


def wrong_lines(told: Mapping[str, int]) -> tuple[str, ...]:
    """R7: the lines of the final score that the learner has not reckoned right, of those that are told."""
    lines = score(start(SCORE).state.players[LEARNER])
    return tuple(line for line in LINES if line in told and told[line] != getattr(lines, line))
