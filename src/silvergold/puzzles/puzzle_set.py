"""A set of puzzles: those in the package, or those of a file."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from math import gcd
from pathlib import Path

from silvergold.engine import Deck, standard_deck
from silvergold.engine.files import read_file
from silvergold.errors import ApplicationError
from silvergold.puzzles.puzzle import Puzzle
from silvergold.puzzles.puzzle_file import Heading, parse_puzzles

SHIPPED = "shipped.jsonl.gz"
WITHDRAWN = frozenset({"1bc8115d"})
"""Mined, but contradicted by the games of `make check-puzzles` (bench/puzzles.md)."""
GOLDEN_SECTION = 0.618


class PuzzleSet:
    """Puzzles in the order in which they were mined."""

    def __init__(self, heading: Heading, puzzles: Sequence[Puzzle]) -> None:
        self.heading = heading
        self.puzzles = tuple(puzzles)

    def __len__(self) -> int:
        return len(self.puzzles)

    @cached_property
    def _by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all puzzles."""
        return tuple(puzzle.id for puzzle in self.puzzles)

    @cached_property
    def themes(self) -> dict[str, int]:
        """The number of puzzles of each theme, most frequent first."""
        return dict(Counter(puzzle.theme for puzzle in self.puzzles).most_common())

    @cached_property
    def difficulties(self) -> dict[str, int]:
        """The number of puzzles of each difficulty, most frequent first."""
        return dict(Counter(puzzle.difficulty for puzzle in self.puzzles).most_common())

    def find(self, puzzle_id: str) -> Puzzle:
        """The puzzle with an id."""
        if puzzle_id not in self._by_id:
            raise ApplicationError("no-such-puzzle")
        return self._by_id[puzzle_id]

    def select(self, theme: str = "", difficulty: str = "") -> tuple[Puzzle, ...]:
        """The puzzles of a theme and a difficulty; an empty name stands for all."""
        return tuple(
            puzzle
            for puzzle in self.puzzles
            if theme in ("", puzzle.theme) and difficulty in ("", puzzle.difficulty)
        )

    def of_the_day(self, number: int) -> Puzzle:
        """The puzzle of a day, by the day's number: every puzzle once before one comes again.

        Puzzles of one game lie side by side, so days step through the set by about the golden section.
        """
        return self.puzzles[number * self._step % len(self.puzzles)]

    @cached_property
    def _step(self) -> int:
        size = len(self.puzzles)
        return next(
            step for step in range(max(1, int(GOLDEN_SECTION * size)), size + 2) if gcd(step, size) == 1
        )


@cache
def shipped() -> PuzzleSet:
    """The puzzles in the package that passed the check, for the built-in deck."""
    mined = all_mined()
    return PuzzleSet(mined.heading, [puzzle for puzzle in mined.puzzles if puzzle.id not in WITHDRAWN])


@cache
def all_mined() -> PuzzleSet:
    """The puzzles in the package, the withdrawn ones included."""
    content = (files("silvergold.puzzles") / SHIPPED).read_bytes()
    return PuzzleSet(*parse_puzzles(content, standard_deck(), SHIPPED))


def load_puzzles(path: Path, deck: Deck) -> PuzzleSet:
    """The puzzles of a file for a deck."""
    try:
        content = read_file(path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ApplicationError("puzzles-unreadable", path=str(path), reason=reason) from error
    return PuzzleSet(*parse_puzzles(content, deck, str(path)))
