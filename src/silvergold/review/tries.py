"""Another try at a decision: what other moves would have been worth."""

from typing import NamedTuple

from silvergold.engine import Draw, GameState, Keep, Phase, PlayerMove, Ready, Take, TakeBack
from silvergold.review.claims import Moves
from silvergold.review.coach import Reason, reason_for_better
from silvergold.review.grades import THRESHOLDS, Grade, grade
from silvergold.review.ledger import Decision
from silvergold.review.ledger.deal import keep_options, pair_worths
from silvergold.review.ledger.evaluation import VALUE, Worths
from silvergold.review.ledger.options import Options, mark_options, take_options, worth_of_marks
from silvergold.review.ledger.reviewer import worth_after
from silvergold.review.rollouts import Interval, confirmed_grade, play, points_behind


class Judgement(NamedTuple):
    """What a try is worth, next to the best option."""

    is_accepted: bool
    """Whether it is as good as the best, as far as rollouts can tell."""
    grade: Grade
    loss: float
    behind: Interval | None
    """Rollouts; None where the evaluator alone finds it good."""

    @property
    def given_away(self) -> float:
        """The points that it gives away as an answer: none if it is accepted."""
        return 0.0 if self.is_accepted else self.loss


class Assessment(NamedTuple):
    """A judged try, with what is true of it and what is true of the best option."""

    judgement: Judgement
    yours: Reason
    """If possible, what is not true of the best option."""
    best: Reason
    """If possible, what is not true of the try."""
    at_stake: float
    """The points that a random choice gives away."""


def assess(state: GameState, decision: Decision, moves: Moves) -> Assessment:
    """Judge other moves at a decision, and compare them in words with the best option."""
    made, best = final_moves(moves), decision.best[0].moves
    return Assessment(
        judge(state, decision, made),
        reason_for_better(state, made, best),
        reason_for_better(state, best, made),
        points_at_stake(state, decision),
    )


def points_at_stake(state: GameState, decision: Decision) -> float:
    """How much better the best option is than the mean of all: what a random choice gives away."""
    mean = float(options_at(state, decision.seat).worths[:, VALUE].mean())
    return max(0.0, decision.best[0].value - mean)


def options_at(state: GameState, seat: int) -> Options:
    """All ways to decide."""
    if state.phase == Phase.MARK:
        return mark_options(state, seat)
    if state.phase == Phase.TAKE:
        return take_options(state, seat)
    hand = [state.deck.cards.index(card) for card in state.players[seat].dealt]
    return keep_options(state.deck, len(state.players), state.edition, seat, hand)


def final_moves(moves: Moves) -> tuple[PlayerMove, ...]:
    """The moves of one decision without the marks that were taken back, and without Ready."""
    kept: list[PlayerMove] = []
    for move in moves:
        match move:
            case TakeBack():
                del kept[0 if move.all else -1 :]
            case Ready():
                pass
            case _:
                kept.append(move)
    return tuple(kept)


def is_complete(moves: Moves) -> bool:
    """Whether moves make a whole decision: cards kept or taken, or marks that stand."""
    return bool(moves) and isinstance(moves[-1], Keep | Take | Draw | Ready)


def judge(state: GameState, decision: Decision, moves: Moves) -> Judgement:
    """Judge other moves at a decision, given the state in which it was due; a flag needs rollouts."""
    made = final_moves(moves)
    value = float(worth_of(state, decision.seat, made)[VALUE])
    loss = max(0.0, decision.best[0].value - value)
    if grade(loss) not in THRESHOLDS:
        return Judgement(True, grade(loss), loss, None)
    behind = points_behind(state, decision, made)
    confirmed = confirmed_grade(loss, behind)
    return Judgement(confirmed not in THRESHOLDS, confirmed, loss, behind)


def worth_of(state: GameState, seat: int, moves: tuple[PlayerMove, ...]) -> Worths:
    """What a whole decision is worth."""
    after = play(state, moves)
    if state.phase == Phase.MARK:
        return worth_of_marks(state, after, seat)
    if state.phase == Phase.TAKE:
        return worth_after(after, seat)
    one, other = (state.deck.cards.index(card) for card, _ in after.players[seat].cards)
    worth: Worths = pair_worths(state.deck, len(state.players), state.edition)[one, other]
    return worth
