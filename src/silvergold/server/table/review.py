"""The review of a finished game as clients see it: figures are rounded so that they still add up."""

from collections.abc import Iterator, Mapping

from silvergold.engine import GameRecord
from silvergold.engine.events import Revealed
from silvergold.protocol.moves import from_engine_moves, to_engine_move
from silvergold.protocol.review import (
    BookView,
    CurvePoint,
    DecisionView,
    DecisiveTurn,
    EstimateView,
    GameReview,
    LevelView,
    LinesView,
    OptionView,
    SeatReview,
)
from silvergold.review.coach import Reason
from silvergold.review.examination import Examination
from silvergold.review.grades import Grade, grade
from silvergold.review.ledger import Amount, Decision, Ledger, Option, SeatBook, round_to_sum
from silvergold.review.levels import level_of
from silvergold.review.rollouts import Confirmation, Interval
from silvergold.review.summary import choices, costliest, decisive_turn, given_away, turn_of

POINT_DIGITS, SHARE_DIGITS, VALUE_DIGITS = 1, 3, 2
ENOUGH_DECISIONS = 10
"""With fewer decisions, no level is named."""
NO_REASON = Reason("", {})


def game_review(
    record: GameRecord, examination: Examination, confirmed: Mapping[int, Confirmation]
) -> GameReview:
    """Return a review; flags that rollouts have not tested yet stand as the ledger has them."""
    ledger = examination.ledger
    grades = {one.event: grade(one.loss) for one in ledger.decisions}
    grades |= {event: confirmation.grade for event, confirmation in confirmed.items()}
    whys = {flag.decision.event: flag.why for flag in examination.flags}
    return GameReview(
        evaluator=ledger.evaluator,
        seats=tuple(seat_review(ledger, book, grades) for book in ledger.seats),
        curve=tuple(curve_points(ledger)),
        decisions=tuple(
            decision_view(
                ledger, one, grades[one.event], confirmed.get(one.event), whys.get(one.event, NO_REASON)
            )
            for one in ledger.decisions
            if one.choices > 1
        ),
        decisive=decisive_view(record, ledger),
    )


# --- the books --------------------------------------------------------------------------------------------


def seat_review(ledger: Ledger, book: SeatBook, grades: Mapping[int, Grade]) -> SeatReview:
    """Return one seat's game."""
    decisions = choices(ledger.decisions, book.seat)
    per_decision = given_away(decisions)
    return SeatReview(
        seat=book.seat,
        points=book_view(book, len(ledger.curve) - 1, ledger, "points"),
        share=book_view(book, len(ledger.curve) - 1, ledger, "share"),
        decisions=len(decisions),
        given_away=round(sum(decision.loss for decision in decisions), POINT_DIGITS),
        per_decision=estimate_view(per_decision),
        level=level_view(per_decision.mean) if len(decisions) >= ENOUGH_DECISIONS else None,
        costliest=tuple(decision.event for decision in costliest(decisions, grades)),
    )


def level_view(per_decision: float) -> LevelView:
    """Return the bot that gives away about as much."""
    level = level_of(per_decision)
    return LevelView(level.bot, estimate_view(Interval(level.given_away, level.low, level.high)))


def book_view(book: SeatBook, turn: int, ledger: Ledger, unit: str) -> BookView:
    """Return a seat's book as it stood after a turn: the rounded lines add up to the rounded expectation.

    The difference that rounding makes to the start goes to the appraisal. Adding 0.0 turns -0.0 into 0.0.
    """
    digits = POINT_DIGITS if unit == "points" else SHARE_DIGITS
    last = ledger.curve[turn].event
    so_far = book._replace(entries=tuple(entry for entry in book.entries if entry.event <= last))
    amounts = {name: getattr(amount, unit) for name, amount in so_far.totals().items()}
    exact = getattr(book.start, unit)
    start = round(exact, digits)
    numbers = [amounts[name] for name in LinesView.__struct_fields__]
    numbers[-1] += exact - start
    rounded = [number + 0.0 for number in round_to_sum(numbers, digits)]
    lines = dict(zip(LinesView.__struct_fields__, rounded, strict=True))
    return BookView(**lines, start=start, result=round(start + sum(rounded), digits) + 0.0)


def curve_points(ledger: Ledger) -> Iterator[CurvePoint]:
    """Yield the expectations after each turn, and where the changes came from."""
    before = [LinesView(0, 0, 0, 0, 0) for _ in ledger.seats]
    for turn, point in enumerate(ledger.curve):
        points = [book_view(book, turn, ledger, "points") for book in ledger.seats]
        shares = [book_view(book, turn, ledger, "share") for book in ledger.seats]
        yield CurvePoint(
            event=point.event,
            round=point.round,
            turn=point.turn,
            points=tuple(book.result for book in points),
            shares=tuple(book.result for book in shares),
            changes=tuple(lines_between(*pair) for pair in zip(before, points, strict=True)),
        )
        before = list[LinesView](points)


def lines_between(before: LinesView, now: LinesView) -> LinesView:
    """Return what each line has changed by."""
    names = LinesView.__struct_fields__
    return LinesView(*(round(getattr(now, name) - getattr(before, name), POINT_DIGITS) for name in names))


# --- the decisions ----------------------------------------------------------------------------------------


def decision_view(
    ledger: Ledger, decision: Decision, mark: Grade, confirmed: Confirmation | None, why: Reason
) -> DecisionView:
    """Return a decision with its grade."""
    turn = turn_of(ledger, decision)
    found = confirmed or Confirmation(mark, None)
    return DecisionView(
        event=decision.event,
        seat=decision.seat,
        kind=decision.kind,
        round=turn.round,
        turn=turn.turn,
        grade=mark.value,
        loss=round(decision.loss, VALUE_DIGITS),
        count=decision.choices,
        played=option_view(decision.played, found.behind),
        best=tuple(option_view(option, found.behind_at(rank)) for rank, option in enumerate(decision.best)),
        why=why.id,
        values=dict(why.values),
    )


def option_view(option: Option, behind: Interval | None = None) -> OptionView:
    """Return one way to decide."""
    return OptionView(
        moves=from_engine_moves(option.moves),
        points=round(option.amount.points, POINT_DIGITS),
        share=round(option.amount.share, SHARE_DIGITS),
        value=round(option.value, VALUE_DIGITS),
        behind=estimate_view(behind) if behind else None,
    )


def estimate_view(found: Interval) -> EstimateView:
    """Return an estimate, rounded."""
    return EstimateView(*(round(number, VALUE_DIGITS) for number in found))


def decision_of(view: DecisionView) -> Decision:
    """Return a decision from its review."""
    best = tuple(option_of(option, view.seat) for option in view.best)
    return Decision(view.event, view.seat, view.kind, option_of(view.played, view.seat), best, view.count)


def option_of(view: OptionView, seat: int) -> Option:
    """Return one way to decide from its review."""
    moves = tuple(to_engine_move(move, seat) for move in view.moves)
    return Option(moves, Amount(view.points, view.share), view.value)


def decisive_view(record: GameRecord, ledger: Ledger) -> DecisiveTurn:
    """Return the turn that changed the shares of the victory most."""
    point = ledger.curve[decisive_turn(ledger.curve)]
    reveals = enumerate(record.events)
    event = next(n for n, one in reveals if isinstance(one, Revealed) and (one.round, one.turn) == point[1:3])
    return DecisiveTurn(event, point.round, point.turn)
