"""Another try at a decision: what other moves would have been worth."""

from typing import NamedTuple

from silvergold.engine import Draw, GameState, Keep, Phase, PlayerMove, Ready, Take
from silvergold.review.claims import Moves
from silvergold.review.grades import THRESHOLDS, Grade, grade
from silvergold.review.ledger import Decision
from silvergold.review.ledger.deal import pair_worths
from silvergold.review.ledger.evaluation import VALUE
from silvergold.review.ledger.options import worth_of_marks
from silvergold.review.ledger.walk import worth_after
from silvergold.review.rollouts import Interval, confirmed_grade, play, points_behind


class Judgement(NamedTuple):
    """What a try is worth, next to the best option."""

    is_accepted: bool
    """Whether it is as good as the best, as far as rollouts can tell."""
    grade: Grade
    loss: float
    behind: Interval | None
    """Rollouts; None where the evaluator alone finds it good."""


def is_complete(moves: Moves) -> bool:
    """Whether moves make a whole decision: cards kept or taken, or marks that stand."""
    return bool(moves) and isinstance(moves[-1], Keep | Take | Draw | Ready)


def judge(state: GameState, decision: Decision, moves: Moves) -> Judgement:
    """Judge other moves at a decision, given the state in which it was due; a flag needs rollouts."""
    made = tuple(move for move in moves if not isinstance(move, Ready))
    loss = max(0.0, decision.best[0].value - value_of(state, decision.seat, made))
    if grade(loss) not in THRESHOLDS:
        return Judgement(True, grade(loss), loss, None)
    behind = points_behind(state, decision, made)
    confirmed = confirmed_grade(loss, behind)
    return Judgement(confirmed not in THRESHOLDS, confirmed, loss, behind)


def value_of(state: GameState, seat: int, moves: tuple[PlayerMove, ...]) -> float:
    """What a whole decision is worth, by the objective that options are compared by."""
    after = play(state, moves)
    if state.phase == Phase.MARK:
        return float(worth_of_marks(state, after, seat)[VALUE])
    if state.phase == Phase.TAKE:
        return float(worth_after(after, seat)[VALUE])
    one, other = (state.deck.cards.index(card) for card, _ in after.players[seat].cards)
    return float(pair_worths(state.deck, len(state.players), state.edition)[one, other, VALUE])
