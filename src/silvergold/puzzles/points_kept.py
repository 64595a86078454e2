"""The share of points kept: how well puzzles were answered (docs/puzzles.md)."""

from collections.abc import Sequence
from typing import Protocol


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
