"""Own mistakes as puzzles."""

import pytest

from silvergold.puzzles import mistakes, puzzle, shipped
from silvergold.review.examination import Examination, FlaggedDecision
from silvergold.review.grades import Grade
from silvergold.review.ledger import Ledger
from silvergold.review.rollouts import Confirmation

LATE = next(p for p in shipped().puzzles if (p.state.round, p.state.phase) == (4, "mark"))


def test_mistakes_that_rollouts_confirm_become_puzzles() -> None:
    flag = FlaggedDecision(LATE.decision, LATE.state, LATE.why)
    examination, seat = Examination(Ledger("", (), (), ()), (flag,)), LATE.decision.seat
    (found,) = mistakes(examination, seat)
    assert (found.id, found.theme, found.difficulty) == (LATE.id, LATE.theme, LATE.difficulty)
    assert mistakes(examination, 1 - seat) == []


@pytest.mark.parametrize(("grade", "count"), [(Grade.BLUNDER, 5), (Grade.MISTAKE, 5), (Grade.DOUBTFUL, 0)])
def test_only_the_costliest_mistakes_and_blunders_become_puzzles(
    monkeypatch: pytest.MonkeyPatch, grade: Grade, count: int
) -> None:
    monkeypatch.setattr(puzzle, "confirm", lambda state, decision: Confirmation(grade, None))
    flags = (FlaggedDecision(LATE.decision, LATE.state, LATE.why),) * 7
    assert len(mistakes(Examination(Ledger("", (), (), ()), flags), LATE.decision.seat)) == count
