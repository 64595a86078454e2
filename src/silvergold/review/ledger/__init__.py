"""The ledger: every point of a finished game explained as luck, skill, others, or a correction of ours."""

from silvergold.review.ledger.book import (
    Amount,
    Decision,
    Entry,
    Expectation,
    Ledger,
    Option,
    SeatBook,
    ledger_to_json,
    round_to_sum,
)
from silvergold.review.ledger.evaluation import evaluator_hash
from silvergold.review.ledger.luck import UnfinishedGameError, luck_in_points
from silvergold.review.ledger.reviewer import review_game

__all__ = [
    "Amount",
    "Decision",
    "Entry",
    "Expectation",
    "Ledger",
    "Option",
    "SeatBook",
    "UnfinishedGameError",
    "evaluator_hash",
    "ledger_to_json",
    "luck_in_points",
    "review_game",
    "round_to_sum",
]
