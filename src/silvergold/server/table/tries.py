"""Another try at a decision, in a review or a puzzle: moves are played on the real position, and judged."""

from typing import NamedTuple

from silvergold.engine import Event, GameState, PlayerMove, apply, legal_moves
from silvergold.engine.rules import unpublished
from silvergold.protocol.events import from_engine_event
from silvergold.protocol.review import ReasonView, TryVerdict, TryView
from silvergold.protocol.views import game_view, own_view
from silvergold.review.coach import Reason
from silvergold.review.ledger import Decision
from silvergold.review.tries import Assessment, is_complete
from silvergold.server.table.commands import require
from silvergold.server.table.review import VALUE_DIGITS, estimate_view, option_view

MEMORY_AID = True
"""People who solve a puzzle have not seen the shapes that were revealed before."""


class PlayedTry(NamedTuple):
    """A decision played again: the state after it, and what happened."""

    after: GameState
    events: tuple[Event, ...]


def play_try(before: GameState, seat: int, moves: tuple[PlayerMove, ...]) -> PlayedTry:
    """Play moves from the start of a decision; those after a whole decision are refused."""
    require(not any(is_complete(moves[:n]) for n in range(len(moves))), "moves-too-far")
    after, events = before, list[Event]()
    for move in moves:
        after, happened = apply(after, move)
        events += happened
    return PlayedTry(after, (*events, *(event for event in unpublished(after) if event.seat == seat)))


def try_view(tried: PlayedTry, seat: int, verdict: TryVerdict | None = None) -> TryView:
    """Return a try as the protocol describes it."""
    legal = legal_moves(tried.after, seat) if verdict is None else ()
    return TryView(
        game=game_view(tried.after, MEMORY_AID),
        own=own_view(tried.after, seat, legal),
        events=tuple(from_engine_event(event, (seat,)) for event in tried.events),
        verdict=verdict,
    )


def verdict_view(decision: Decision, found: Assessment) -> TryVerdict:
    """Return what a try is worth."""
    judged = found.judgement
    return TryVerdict(
        is_accepted=judged.is_accepted,
        grade=judged.grade.value,
        loss=round(judged.loss, VALUE_DIGITS),
        behind=None if judged.behind is None else estimate_view(judged.behind),
        about_yours=reason_view(found.yours),
        about_best=reason_view(found.best),
        solution=option_view(decision.best[0]),
    )


def reason_view(reason: Reason) -> ReasonView:
    """Return a sentence as the protocol describes it."""
    return ReasonView(reason.id, dict(reason.values))
