"""The first answers to puzzles, in a file of this user: only they count."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from silvergold.errors import ApplicationError
from silvergold.files import write_atomically
from silvergold.puzzles import Puzzle, share_kept

DIGITS = 3


class FirstAnswer(NamedTuple):
    """What the first answer to a puzzle was worth."""

    theme: str
    difficulty: str
    loss: float
    """The points given away; 0 if it was accepted."""
    at_stake: float
    """The points that a random choice gives away."""


class FirstAnswers:
    """All first answers, by the ids of the puzzles."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or user_data_path("silvergold") / "puzzles.json"
        self.by_puzzle = self._load()
        self.failure: ApplicationError | None = None
        """Why the latest answer could not be saved, if so."""

    def _load(self) -> dict[str, FirstAnswer]:
        try:
            document = json.loads(self._path.read_text(encoding="utf-8"))
            return {puzzle: FirstAnswer(**answer) for puzzle, answer in document.items()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, TypeError, AttributeError) as error:
            raise ApplicationError("puzzle-answers-unreadable", path=str(self._path)) from error

    def note(self, puzzle: Puzzle, loss: float, at_stake: float) -> None:
        """Keep an answer, unless it isn't the first one; a failing disk does not end the session."""
        if puzzle.id in self.by_puzzle:
            return
        lost = round(min(loss, at_stake), DIGITS)
        answer = FirstAnswer(puzzle.theme, puzzle.difficulty, lost, round(at_stake, DIGITS))
        self.by_puzzle[puzzle.id] = answer
        document = {puzzle: answer._asdict() for puzzle, answer in self.by_puzzle.items()}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, [json.dumps(document).encode()])
            self.failure = None
        except OSError as error:
            reason = error.strerror or str(error)
            self.failure = ApplicationError("puzzles-unwritable", path=str(self._path), reason=reason)

    def unanswered(self, puzzles: Iterable[Puzzle]) -> list[Puzzle]:
        """The puzzles that were not answered yet."""
        return [puzzle for puzzle in puzzles if puzzle.id not in self.by_puzzle]

    def shares_kept(self, group_of: Callable[[FirstAnswer], str]) -> dict[str, tuple[int, float | None]]:
        """For each group, the number of answers and the share of the points at stake that they kept."""
        groups: dict[str, list[FirstAnswer]] = defaultdict(list)
        for answer in self.by_puzzle.values():
            groups[group_of(answer)].append(answer)
        return {group: (len(answers), share_kept(answers)) for group, answers in groups.items()}
