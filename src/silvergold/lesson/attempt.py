"""A learner's attempts at a step, played by the engine and judged by the step's goal."""

import copy
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from silvergold.engine import Game, PlayerMove, score
from silvergold.engine.scoring import LINES
from silvergold.lesson.goals import StepProgress, Verdict
from silvergold.lesson.positions import LEARNER, play_chance
from silvergold.lesson.steps import SCORE, STEPS, starting_game


class Attempt(NamedTuple):
    """The game after the learner's moves, and whether they reached the goal."""

    game: Game
    begun: int
    """The number of events before the learner's first move."""
    verdict: Verdict


def start(step: str) -> Game:
    """A fresh copy of the game at the start of a step."""
    game = copy.copy(starting_game(step))
    game.moves, game.events = list(game.moves), list(game.events)
    return game


def card_of(step: str) -> str:
    """The card that a step is about; empty if there is none."""
    return STEPS[step].card if step in STEPS else ""


def attempt(step: str, moves: Sequence[PlayerMove]) -> Attempt:
    """Play the learner's moves from the start of a step; an illegal one raises an error."""
    game = start(step)
    begun = len(game.events)
    for move in moves:
        game.play(move)
        play_chance(game)
    verdict = STEPS[step].goal(StepProgress.since(game, begun)) if step in STEPS else Verdict(False)
    return Attempt(game, begun, verdict)


def wrong_lines(given: Mapping[str, int]) -> tuple[str, ...]:
    """R7: which of the given lines of the final score are wrong."""
    lines = score(start(SCORE).state.players[LEARNER])
    return tuple(line for line in LINES if line in given and given[line] != getattr(lines, line))
