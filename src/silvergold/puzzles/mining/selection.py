"""Which of the puzzles found go into a set: no theme or difficulty dominates."""

from collections import Counter

from silvergold.puzzles.position import Document
from silvergold.puzzles.puzzle import id_of_position

THEME_SHARE = 1 / 6
DIFFICULTY_SHARE = 3 / 5
"""The largest share of a theme, and of a difficulty, at any time."""
START = 2
"""How many more are allowed, so that a set can begin."""


class PuzzleSelection:
    """Takes puzzles one by one: the first ones of a long run are those of a short one."""

    def __init__(self) -> None:
        self.puzzles: list[Document] = []
        self._ids: set[str] = set()
        self._themes: Counter[str] = Counter()
        self._difficulties: Counter[str] = Counter()

    def add(self, puzzle: Document) -> None:
        """Take a puzzle, unless it is there already or there are enough of its kind."""
        theme, difficulty = puzzle["why"][0], puzzle["difficulty"]
        puzzle_id, size = id_of_position(puzzle["position"]), len(self.puzzles)
        is_rare = self._themes[theme] < START + THEME_SHARE * size
        is_fitting = self._difficulties[difficulty] < START + DIFFICULTY_SHARE * size
        if is_rare and is_fitting and puzzle_id not in self._ids:
            self.puzzles.append(puzzle)
            self._ids.add(puzzle_id)
            self._themes[theme] += 1
            self._difficulties[difficulty] += 1
