"""Solving puzzles one after the other: the current one, its answers, and what counts."""

from collections.abc import Sequence

from silvergold.engine import PlayerMove
from silvergold.puzzles import Puzzle
from silvergold.review.tries import Assessment, assess, points_at_stake
from silvergold.terminal.client.first_answers import FirstAnswers
from silvergold.terminal.client.position_client import PositionClient
from silvergold.words import Words


class PuzzleSession:
    """Some puzzles in their order; there is at least one."""

    def __init__(self, puzzles: Sequence[Puzzle], answers: FirstAnswers) -> None:
        self._puzzles = tuple(puzzles)
        self._answers = answers
        self._number = 0

    @property
    def puzzle(self) -> Puzzle:
        """The current puzzle."""
        return self._puzzles[self._number]

    def go_on(self) -> bool:
        """Go to the next puzzle; returns False after the last one."""
        has_more = self._number + 1 < len(self._puzzles)
        self._number += has_more
        return has_more

    def judge(self, moves: tuple[PlayerMove, ...]) -> Assessment:
        """Judge an answer; the first one to a puzzle is kept."""
        found = assess(self.puzzle.state, self.puzzle.decision, moves)
        self._answers.note(self.puzzle, found.judgement.given_away, found.at_stake)
        return found

    def give_up(self) -> None:
        """See the solution; without an answer before, all points at stake are given away."""
        at_stake = points_at_stake(self.puzzle.state, self.puzzle.decision)
        self._answers.note(self.puzzle, at_stake, at_stake)

    def words(self, language: str) -> Words:
        """The words of the current puzzle's edition."""
        return Words(language, self.puzzle.state.edition.name)

    def names(self, words: Words) -> list[str]:
        """The names of the seats: you and your rivals, numbered if there are several."""
        rivals = len(self.puzzle.state.players) - 1
        names = [words.say("puzzle-rival-number", number=number) for number in range(1, rivals + 1)]
        if rivals == 1:
            names = [words.say("puzzle-rival")]
        names.insert(self.puzzle.decision.seat, words.say("puzzle-you"))
        return names

    def table(self, words: Words) -> PositionClient:
        """A table at the current puzzle."""
        return PositionClient(self.puzzle.state, self.puzzle.decision.seat, self.names(words))
