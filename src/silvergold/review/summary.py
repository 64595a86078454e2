"""What a review says in short: the decisive turn, the costliest decisions, and the points given away."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence

from silvergold.engine.state import ROUNDS
from silvergold.review.grades import THRESHOLDS, Grade
from silvergold.review.ledger import Decision, Expectation, Ledger
from silvergold.review.rollouts import Interval, interval_of

COSTLIEST = 3


def decisive_turn(curve: Sequence[Expectation]) -> int:
    """The number of the turn after which some seat's share of the victory had changed most; from 1."""

    def change(number: int) -> float:
        seats = zip(curve[number - 1].seats, curve[number].seats, strict=True)
        return max(abs(now.share - before.share) for before, now in seats)

    return max(range(1, len(curve)), key=change)


def choices(decisions: Iterable[Decision], seat: int) -> list[Decision]:
    """A seat's decisions that had a choice."""
    return [decision for decision in decisions if decision.seat == seat and decision.choices > 1]


def turn_of(ledger: Ledger, decision: Decision) -> Expectation:
    """The expectation after the turn of a decision; that of the deal is before the first turn."""
    return ledger.curve[bisect_left(ledger.curve, decision.event, key=lambda point: point.event)]


def by_round(losses: Iterable[tuple[int, float]]) -> tuple[float, ...]:
    """The points given away in each round, from rounds and losses; the deal belongs to the first round."""
    sums = [0.0] * ROUNDS
    for number, loss in losses:
        sums[max(1, number) - 1] += loss
    return tuple(sums)


def given_away(decisions: Sequence[Decision]) -> Interval:
    """The points given away per decision."""
    losses = [decision.loss for decision in decisions]
    if len(losses) < 2:
        return Interval(*[sum(losses)] * 3)
    found = interval_of(losses)
    return found._replace(low=max(0.0, found.low))


def costliest(decisions: Iterable[Decision], grades: Mapping[int, Grade]) -> list[Decision]:
    """The costliest decisions with a flag, costliest first; grades by the decision's first event."""
    found = [decision for decision in decisions if grades[decision.event] in THRESHOLDS]
    return sorted(found, key=lambda decision: -decision.loss)[:COSTLIEST]
