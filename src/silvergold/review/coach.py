"""The coach: a good move for a seat, and one true sentence on why.

The move is Captain's. The sentence is the first of some claims that holds of it: each claim is a fact of the
position that anybody can check, and never a guess at what Captain thought.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from silvergold.bots import make_bot
from silvergold.engine import Draw, Event, Keep, Mark, PlayerMove, Take, View
from silvergold.review import claims

ADVISER = "captain"
"""The strongest bot that reckons, and quick."""


class Why(NamedTuple):
    """A sentence: the id of its message, and what it tells."""

    id: str
    values: Mapping[str, claims.ClaimValue]


class Hint(NamedTuple):
    """A good move and why."""

    move: PlayerMove
    why: Why


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
    Draw: {"coach-why-no-display": claims.display_is_empty},
}
"""What may be said of each move, what matters most first; the last of them always holds."""


def advise(view: View, moves: Sequence[PlayerMove], heard: Sequence[Event]) -> Hint:
    """A good one of some legal moves, for whoever sees this view and has heard these events."""
    bot = make_bot(ADVISER, b"")
    bot.observe(heard)
    move = bot.choose(view, moves)
    return Hint(move, reason(view, moves, move))


def reason(view: View, moves: Sequence[PlayerMove], move: PlayerMove) -> Why:
    """The weightiest claim that holds of a move."""
    for message, claim in CLAIMS.get(type(move), {}).items():
        values = claim(view, moves, move)
        if values is not None:
            return Why(message, values)
    return Why("coach-why-all-marked", {})
