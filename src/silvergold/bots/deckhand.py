"""Deckhand looks at the boxes that a shape covers, not at the island."""

from collections.abc import Sequence

from silvergold.bots.sailor import BOX_VALUE, gain
from silvergold.engine import Draw, Event, Keep, Mark, PlayerMove, Take, View
from silvergold.engine.grid import DRAWINGS, shifts

AS_DRAWN = {mask for rows in DRAWINGS.values() for mask in shifts(rows)}
"""The placements of all shapes, neither rotated nor mirrored."""


class Deckhand:
    """Marks as many boxes as it can, and likes symbols and large cards.

    Like a newcomer, it rotates a shape only if it fits nowhere as drawn. It overlooks which island is nearly
    finished, what a seal counts, and that a large island takes a long time.
    """

    def __init__(self, seed: bytes) -> None:
        """The seed is unused: the same position always gets the same move."""

    def observe(self, events: Sequence[Event]) -> None:
        """Deckhand remembers nothing."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The most appealing of the moves it notices; the first one on a tie."""
        noticed = [move for move in moves if isinstance(move, Mark) and move.boxes in AS_DRAWN]
        return max(noticed or moves, key=lambda move: appeal(view, move))


def appeal(view: View, move: PlayerMove) -> float:
    """The value of a move to Deckhand, in points."""
    match move:
        case Mark(_, card, boxes):
            return gain(view, view.deck.by_id[card], boxes) + BOX_VALUE * boxes.bit_count()
        case Keep(_, cards):
            return float(sum(view.deck.by_id[card].value for card in cards))
        case Take(_, card):
            return float(view.deck.by_id[card].value)
        case Draw():
            return -1.0
    return 0.0
