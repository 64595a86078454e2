"""Own mistakes as puzzles."""

from silvergold.puzzles import mistakes, shipped
from silvergold.review.examination import Examination, FlaggedDecision
from silvergold.review.grades import Grade
from silvergold.review.ledger import Ledger
from silvergold.review.rollouts import Confirmation

LATE = next(p for p in shipped().puzzles if (p.state.round, p.state.phase) == (4, "mark"))
FLAGS = tuple(
    FlaggedDecision(puzzle.decision._replace(event=event), puzzle.state, puzzle.why)
    for event, puzzle in enumerate([LATE, *shipped().puzzles[:3]])
)
EXAMINATION = Examination(Ledger("", (), (), ()), FLAGS)


def test_mistakes_that_rollouts_confirm_become_puzzles() -> None:
    only = Examination(EXAMINATION.ledger, FLAGS[:1])
    seat = LATE.decision.seat
    (found,) = mistakes(only, seat)
    assert (found.id, found.theme, found.difficulty) == (LATE.id, LATE.theme, LATE.difficulty)
    assert mistakes(only, 1 - seat) == []


def test_what_a_review_has_confirmed_is_not_tested_again() -> None:
    grades = {0: Grade.BLUNDER, 1: Grade.DOUBTFUL, 2: Grade.FINE, 3: Grade.MISTAKE}
    confirmed = {event: Confirmation(grade, None) for event, grade in grades.items()}
    seats = {flag.decision.seat for flag in FLAGS}
    found = [puzzle.decision.event for seat in seats for puzzle in mistakes(EXAMINATION, seat, confirmed)]
    assert sorted(found) == [0, 3]
    assert all(len(mistakes(EXAMINATION, seat, confirmed, most=1)) <= 1 for seat in seats)
    assert all(mistakes(EXAMINATION, seat, {}) == [] for seat in seats)
