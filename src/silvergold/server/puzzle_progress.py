"""What a person has made of the puzzles: what comes next, and the share of points kept."""

from collections.abc import Mapping, Sequence

from silvergold.protocol.puzzles import PuzzleShare
from silvergold.puzzles import DIFFICULTIES, Puzzle, PuzzleSet, share_kept
from silvergold.server.storage.puzzles import PuzzleAttempt

Firsts = Mapping[str, PuzzleAttempt]
"""A person's first answers, by puzzle."""


def shares_of_difficulties(puzzles: PuzzleSet, firsts: Firsts) -> list[PuzzleShare]:
    """Return how a person did by difficulty, easiest first."""
    names = [name for name in DIFFICULTIES if name in puzzles.difficulties]
    return [share_of(name, puzzles.select(difficulty=name), firsts) for name in names]


def shares_of_themes(puzzles: PuzzleSet, firsts: Firsts) -> list[PuzzleShare]:
    """Return how a person did by theme, most frequent first."""
    return [share_of(name, puzzles.select(theme=name), firsts) for name in puzzles.themes]


def share_of(name: str, group: Sequence[Puzzle], firsts: Firsts) -> PuzzleShare:
    """Return how a person did with some puzzles."""
    answered = [firsts[puzzle.id] for puzzle in group if puzzle.id in firsts]
    return PuzzleShare(name, len(group), len(answered), share_kept(answered), next_puzzle(group, firsts))


def next_puzzle(group: Sequence[Puzzle], firsts: Firsts, after: str = "") -> str:
    """Return the next unanswered puzzle after one, then from the start; if all are answered, the next one."""
    ids = [puzzle.id for puzzle in group]
    start = ids.index(after) + 1 if after in ids else 0
    in_turn = [*ids[start:], *ids[:start]]
    return next((one for one in in_turn if one not in firsts), in_turn[0] if in_turn else "")
