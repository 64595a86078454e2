"""The first step of a review: the ledger, and what the confirmation of its flagged decisions needs."""

from typing import NamedTuple

from silvergold.engine import Deck, GameRecord, GameState
from silvergold.review.coach import Reason, reason_for_better
from silvergold.review.grades import Grade
from silvergold.review.ledger import Decision, Ledger, review_game
from silvergold.review.positions import states_before
from silvergold.review.rollouts import MAX_FLAGS, Confirmation, flagged


class FlaggedDecision(NamedTuple):
    """A flagged decision, the state in which it was due, and what is good about the best option."""

    decision: Decision
    state: GameState
    why: Reason


class Examination(NamedTuple):
    """The ledger of a game, and its flagged decisions up to a limit: people's first, the costliest first."""

    ledger: Ledger
    flags: tuple[FlaggedDecision, ...]

    @property
    def dropped(self) -> dict[int, Confirmation]:
        """The flags beyond the limit, which are dropped, by the index of the decision's first event."""
        kept = {flag.decision.event for flag in self.flags}
        events = (decision.event for decision in flagged(self.ledger.decisions))
        return {event: Confirmation(Grade.FINE, None) for event in events if event not in kept}


def examine(record: GameRecord, deck: Deck) -> Examination:
    """Examine a finished game."""
    ledger = review_game(record, deck)
    people_first = sorted(flagged(ledger.decisions), key=lambda one: bool(record.players[one.seat].bot))
    flags = people_first[:MAX_FLAGS]
    states = states_before(record, deck, [decision.event for decision in flags])
    return Examination(ledger, tuple(_flag(decision, states[decision.event]) for decision in flags))


def _flag(decision: Decision, state: GameState) -> FlaggedDecision:
    why = reason_for_better(state, decision.best[0].moves, decision.played.moves)
    return FlaggedDecision(decision, state, why)
