"""Parrot copies a shape as it is drawn, and likes symbols."""

from collections.abc import Sequence

from silvergold.bots.deckhand import AS_DRAWN
from silvergold.engine import Event, Keep, Mark, PlayerMove, Take, View
from silvergold.engine.grid import ALL_BOXES


class Parrot:
    """Marks as many boxes as it can, then as many symbols, and takes the cards with the most symbols.

    Like a small child, it never turns a shape: one that fits nowhere as drawn becomes a single box. It flies
    to the island with more unmarked boxes, and so finishes few. It overlooks what a card is worth: of several
    with the most symbols, it takes the smallest.
    """

    def __init__(self, seed: bytes) -> None:
        """The seed is unused: the same position always gets the same move."""

    def observe(self, events: Sequence[Event]) -> None:
        """Parrot remembers nothing."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The most appealing of the moves it notices; the first one on a tie."""
        return max(filter(is_noticed, moves), key=lambda move: appeal(view, move))


def is_noticed(move: PlayerMove) -> bool:
    """Whether Parrot thinks of a move: not of a mark that turns the shape."""
    return not isinstance(move, Mark) or move.boxes in AS_DRAWN or move.boxes.bit_count() == 1


def appeal(view: View, move: PlayerMove) -> tuple[int, ...]:
    """The appeal of a move to Parrot.

    For a mark: boxes, symbols, the room on the island. For cards: symbols, how small they are.
    """
    match move:
        case Mark(_, card, boxes):
            room = next(own.unmarked.bit_count() for own in view.me.cards if own.card.id == card)
            return boxes.bit_count(), symbols(view, card, boxes), room
        case Keep(_, cards):
            return card_appeal(view, cards)
        case Take(_, card):
            return card_appeal(view, (card,))
    return (-1,)  # the pile shows no symbols


def card_appeal(view: View, cards: tuple[str, ...]) -> tuple[int, int]:
    """How many symbols some cards have, and how small they are."""
    return sum(symbols(view, card) for card in cards), -sum(view.deck.by_id[card].value for card in cards)


def symbols(view: View, card: str, boxes: int = ALL_BOXES) -> int:
    """How many symbols some boxes of a card have."""
    printed = view.deck.by_id[card]
    return (boxes & (printed.crosses | printed.coins | printed.palms)).bit_count()
