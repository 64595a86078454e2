"""Puzzles: decisions from real games, each with one clearly best answer and a reason that can be checked."""

from silvergold.puzzles.puzzle import DIFFICULTIES, Puzzle, mistakes, puzzle_at, share_kept
from silvergold.puzzles.puzzle_set import PuzzleSet, all_mined, load_puzzles, shipped

__all__ = [
    "DIFFICULTIES",
    "Puzzle",
    "PuzzleSet",
    "all_mined",
    "load_puzzles",
    "mistakes",
    "puzzle_at",
    "share_kept",
    "shipped",
]
