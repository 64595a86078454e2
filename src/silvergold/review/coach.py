"""The coach: a good move for a seat, and one true sentence about it.

The move is Captain's. The sentence is the first of a list of claims that is true of the move: each claim is a
fact about the position that you can check, never a guess at Captain's reasons.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from silvergold.bots import make_bot
from silvergold.engine import (
    Draw,
    Event,
    GameState,
    Keep,
    Mark,
    PlayerMove,
    Take,
    View,
    apply,
    legal_moves,
    view,
)
from silvergold.review import claims

ADVISER = "captain"
"""The strongest bot without training, and a fast one."""


class Reason(NamedTuple):
    """A sentence: its message id and values."""

    id: str
    values: Mapping[str, claims.ClaimValue]


class Hint(NamedTuple):
    """A good move and the reason for it."""

    move: PlayerMove
    why: Reason


Claim = Callable[[View, Sequence[PlayerMove], Any], claims.ClaimValues | None]

CLAIMS: dict[type[PlayerMove], dict[str, Claim]] = {
    Keep: {
        "coach-why-pair-seal": claims.seal_counts_the_other,
        "coach-why-pair-rate": claims.best_pair,
        "coach-why-pair": claims.pair,
    },
    Mark: {
        "coach-why-finishes": claims.finishes,
        "coach-why-cross-finishes": claims.cross_finishes,
        "coach-why-coin-row": claims.completes_coin_row,
        "coach-why-palm": claims.notes_palm,
        "coach-why-cross": claims.gives_boxes,
        "coach-why-coins": claims.marks_coins,
        "coach-why-fewest-turns": claims.leaves_fewest_turns,
        "coach-why-room": claims.keeps_room,
        "coach-why-boxes": claims.marks_boxes,
    },
    Take: {
        "coach-why-seal": claims.seal_counts_completed,
        "coach-why-counted": claims.is_counted,
        "coach-why-best-rate": claims.best_rate,
        "coach-why-most-coins": claims.most_coins,
        "coach-why-quickest": claims.quickest,
        "coach-why-worth": claims.worth,
    },
    Draw: {"coach-why-no-display": claims.display_is_empty, "coach-why-pile": claims.pile_average},
}
"""The claims about each kind of move, most important first; the last one is always true."""


def advise(view: View, moves: Sequence[PlayerMove], events: Sequence[Event]) -> Hint:
    """A good legal move for a seat with this view that has seen these events."""
    bot = make_bot(ADVISER, b"")
    bot.observe(events)
    move = bot.choose(view, moves)
    return Hint(move, reason(view, moves, move))


def reason(view: View, moves: Sequence[PlayerMove], move: PlayerMove) -> Reason:
    """The most important claim that is true of a move."""
    return next(true_claims(view, moves, move), Reason("coach-why-all-marked", {}))


def true_claims(view: View, moves: Sequence[PlayerMove], move: PlayerMove) -> Iterator[Reason]:
    """All claims that are true of a move, most important first."""
    for message, claim in CLAIMS.get(type(move), {}).items():
        values = claim(view, moves, move)
        if values is not None:
            yield Reason(message, values)


def reason_for_better(state: GameState, best: Sequence[PlayerMove], played: Sequence[PlayerMove]) -> Reason:
    """What is true of the best moves at a decision, and if possible not of those that were played."""
    good, known = claims_of_decision(state, best), claims_of_decision(state, played)
    ids = {claim.id for claim in known}
    new = [claim for claim in good if claim.id not in ids] or [claim for claim in good if claim not in known]
    return next(iter(new or good), Reason("coach-why-all-marked", {}))


def claims_of_decision(state: GameState, moves: Sequence[PlayerMove]) -> list[Reason]:
    """The claims that are true of the moves of one decision, most important first."""
    found: list[Reason] = []
    for move in moves:
        seat = move.seat
        found += true_claims(view(state, seat), legal_moves(state, seat), move)
        state, _ = apply(state, move)
    importance = [message for claims in CLAIMS.values() for message in claims]
    return sorted(found, key=lambda claim: importance.index(claim.id))
