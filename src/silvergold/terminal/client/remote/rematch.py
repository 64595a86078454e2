"""The offer of a rematch at a server's table, and who has answered it."""

from collections.abc import Sequence
from typing import NamedTuple

from silvergold.engine import HUMAN
from silvergold.protocol.views import TableView
from silvergold.words import Words


class RematchOffer(NamedTuple):
    """Who has answered a rematch, as seats."""

    accepted: tuple[int, ...]
    """In the order of their answers: the first has offered it."""
    declined: tuple[int, ...]
    unanswered: tuple[int, ...]
    is_mine: bool
    """Whether this keyboard has offered it, and so may begin it without the others."""
    is_accepted: bool
    """Whether this keyboard has accepted it."""
    has_begun: bool

    def lines(self, names: Sequence[str], words: Words) -> list[str]:
        """The answers in words, one line per kind; nothing before somebody offers a rematch."""
        answers = {"wanting": self.accepted, "refusing": self.declined, "unanswered": self.unanswered}
        return [
            words.say(f"rematch-{kind}", names=", ".join(names[seat] for seat in seats))
            for kind, seats in answers.items()
            if seats and self.accepted
        ]


def rematch_offer_at(table: TableView, own: Sequence[int]) -> RematchOffer:
    """The offer at a table, for a keyboard with its own seats."""
    people = {number for number, seat in enumerate(table.seats) if seat.kind == HUMAN}
    accepted, declined = table.rematch_accepted, table.rematch_declined
    return RematchOffer(
        accepted=accepted,
        declined=declined,
        unanswered=tuple(sorted(people - {*accepted, *declined})),
        is_mine=bool(accepted) and accepted[0] in own,
        is_accepted=not set(accepted).isdisjoint(own),
        has_begun=bool(table.rematch),
    )
