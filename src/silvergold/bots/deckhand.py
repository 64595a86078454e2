"""Deckhand sees the boxes under the shape, and not yet the island."""

from collections.abc import Sequence

from silvergold.bots.sailor import BOX_WORTH, gain
from silvergold.engine import Draw, Event, Keep, Mark, PlayerMove, Take, View
from silvergold.engine.grid import DRAWINGS, SIDE, mask_of_drawing


def placements_as_drawn(rows: tuple[str, ...]) -> set[int]:
    """Every place of a shape on the grid, neither rotated nor mirrored."""
    corner = mask_of_drawing(rows)
    downs, rights = range(SIDE - len(rows) + 1), range(SIDE - len(rows[0]) + 1)
    return {corner << SIDE * down + right for down in downs for right in rights}


AS_DRAWN = set[int]().union(*map(placements_as_drawn, DRAWINGS.values()))


class Deckhand:
    """Marks as much as fits and likes symbols and large cards.

    As a newcomer does, it turns a shape only if it fits nowhere as it is drawn, and overlooks which island is
    nearly finished, what a seal counts, and that a large island takes long.
    """

    def __init__(self, seed: bytes) -> None:
        """The same position gets the same answer: the seed is not needed."""

    def observe(self, events: Sequence[Event]) -> None:
        """Deckhand looks at the table as it is, and remembers nothing."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The move of the greatest appeal among those it sees; of several, the first."""
        at_first_sight = [move for move in moves if isinstance(move, Mark) and move.boxes in AS_DRAWN]
        return max(at_first_sight or moves, key=lambda move: appeal(view, move))


def appeal(view: View, move: PlayerMove) -> float:
    """What a move is worth to Deckhand, in points."""
    match move:
        case Mark(_, card, boxes):
            return gain(view, view.deck.by_id[card], boxes) + BOX_WORTH * boxes.bit_count()
        case Keep(_, cards):
            return float(sum(view.deck.by_id[card].value for card in cards))
        case Take(_, card):
            return float(view.deck.by_id[card].value)
        case Draw():
            return -1.0
    return 0.0
