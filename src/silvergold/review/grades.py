"""What a decision is called, by the points that it gave away."""

from enum import StrEnum


class Grade(StrEnum):
    """From best to worst."""

    BEST = "best"
    FINE = "fine"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS = {Grade.BLUNDER: 3.0, Grade.MISTAKE: 1.5, Grade.DOUBTFUL: 0.5}
"""The fewest points given away for each grade, worst first."""
BEST_WITHIN = 0.05
"""A move this near to the best one is as good as any."""


def grade(loss: float) -> Grade:
    """The grade of a decision."""
    for name, threshold in THRESHOLDS.items():
        if loss >= threshold:
            return name
    return Grade.BEST if loss <= BEST_WITHIN else Grade.FINE
