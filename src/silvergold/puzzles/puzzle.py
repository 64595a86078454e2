"""A puzzle: a position, the decision that is due in it, and why the best answer is better.

``review.tries.assess`` judges an answer.
"""

import hashlib
import json
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple, Protocol

from silvergold.engine import GameState, PlayerMove
from silvergold.engine.state import OpenCard
from silvergold.puzzles.position import Document, position_to_json
from silvergold.review.coach import Reason
from silvergold.review.examination import Examination
from silvergold.review.grades import Grade
from silvergold.review.ledger import Decision
from silvergold.review.rollouts import Interval, confirm, decide, play
from silvergold.review.tries import final_moves

DIFFICULTIES = ("navigator", "captain", "admiral")
"""The levels that a puzzle may be for, weakest first."""
ID_DIGITS = 8
MISTAKES = (Grade.MISTAKE, Grade.BLUNDER)
MAX_MISTAKES = 5
"""Of one game: rollouts take a second for each."""


class Puzzle(NamedTuple):
    """One decision to find: cards to keep, a whole turn of marks, or a card to take."""

    id: str
    """From the hash of the position."""
    state: GameState
    """Where the decision is due; nobody else has decided yet."""
    decision: Decision
    """The best options, best first; ``played`` is Sailor's answer, or a person's own mistake."""
    why: Reason
    """What is true of the best option and not of the next one; in a mistake, not of the one played."""
    difficulty: str
    """The first level that solves it."""
    ahead: Interval | None = None
    """How many points the best option is ahead of the next one, by rollouts."""

    @property
    def theme(self) -> str:
        """The id of the claim that is the reason."""
        return self.why.id


def id_of(state: GameState, seat: int) -> str:
    """The id of a puzzle in a position."""
    return id_of_position(position_to_json(state, seat))


def id_of_position(position: Document) -> str:
    """The first digits of the SHA-256 of a position as a file of puzzles has it, with its keys in order."""
    text = json.dumps(position, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:ID_DIGITS]


def reached(state: GameState, seat: int, moves: tuple[PlayerMove, ...]) -> frozenset[OpenCard]:
    """What a decision leads to; equal positions are one, whatever the order of the marks."""
    return frozenset(play(state, final_moves(moves)).players[seat].cards)


def is_solved_by(state: GameState, decision: Decision, bot: str) -> bool:
    """Whether a bot would decide for the best option."""
    moves = tuple(decide(state, decision.seat, bot))
    best = reached(state, decision.seat, decision.best[0].moves)
    return reached(state, decision.seat, moves) == best


def difficulty_of(state: GameState, decision: Decision) -> str:
    """The first level that solves a puzzle; the highest if none does."""
    solvers = (bot for bot in DIFFICULTIES[:-1] if is_solved_by(state, decision, bot))
    return next(solvers, DIFFICULTIES[-1])


def puzzle_at(state: GameState, decision: Decision, why: Reason) -> Puzzle:
    """A decision of a reviewed game as a puzzle."""
    return Puzzle(id_of(state, decision.seat), state, decision, why, difficulty_of(state, decision))


def mistakes(examination: Examination, seat: int) -> list[Puzzle]:
    """A seat's costliest mistakes that rollouts confirm as puzzles, costliest first."""
    own = (flag for flag in examination.flags if flag.decision.seat == seat)
    found = (flag for flag in own if confirm(flag.state, flag.decision).grade in MISTAKES)
    return [puzzle_at(flag.state, flag.decision, flag.why) for flag in islice(found, MAX_MISTAKES)]


class CountedAnswer(Protocol):
    """The first answer to a puzzle."""

    @property
    def loss(self) -> float:
        """The points given away; 0 if it was accepted."""

    @property
    def at_stake(self) -> float:
        """The points that a random choice gives away."""


def share_kept(answers: Sequence[CountedAnswer]) -> float | None:
    """The share of the points at stake that answers kept; None if nothing was at stake."""
    at_stake = sum(answer.at_stake for answer in answers)
    kept = sum(max(0.0, answer.at_stake - answer.loss) for answer in answers)
    return kept / at_stake if at_stake else None
