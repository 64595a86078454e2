"""Sailor takes what is near: the best immediate gain, and what is nearly finished first."""

from collections.abc import Sequence

from silvergold.engine import Draw, Event, Keep, Mark, PlayerMove, Take, TreasureCard, View
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.rules import palm_points
from silvergold.engine.state import COINS_IN_A_ROW, MOST_COINS, MOST_PALMS, OpenCard

BOX_WORTH = 1.5
"""A marked box, in points: it brings one in the end, and room to choose."""
NEARLY_FINISHED = 6.0
"""How much an island appeals that has no box left to mark, beside one that has them all."""
UNSEEN = -1.0
"""Sailor draws from the pile only when nothing is on display."""


class Sailor:
    """Looks at the points that a move brings at once, and at how near it brings an island to its end."""

    def __init__(self, seed: bytes) -> None:
        """The same position gets the same answer: the seed is not needed."""

    def observe(self, events: Sequence[Event]) -> None:
        """Sailor looks at the table as it is, and remembers nothing."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The move of the greatest appeal; of several, the first."""
        return max(moves, key=lambda move: appeal(view, move))


def appeal(view: View, move: PlayerMove) -> float:
    """What a move is worth to Sailor, in points."""
    match move:
        case Mark(_, card, boxes):
            open_card = next(own for own in view.me.cards if own.card.id == card)
            return gain(view, open_card.card, boxes) + progress(open_card, boxes)
        case Keep(_, cards):
            return sum(card_appeal(view, view.deck.by_id[card]) for card in cards)
        case Take(_, card):
            return card_appeal(view, view.deck.by_id[card])
        case Draw():
            return UNSEEN
    return 0.0


def gain(view: View, card: TreasureCard, boxes: int) -> float:
    """What the symbols in some boxes bring at once; a coin brings its share of the next cup, too."""
    score_card = view.me.score_card
    coins = min((boxes & card.coins).bit_count(), MOST_COINS - score_card.coins)
    points = coins * (1 + sum(view.cups[:1]) / COINS_IN_A_ROW)
    if boxes & card.palms and len(score_card.palms) < MOST_PALMS:
        points += palm_points(view.display)
    return points + (boxes & card.crosses).bit_count()


def progress(open_card: OpenCard, boxes: int) -> float:
    """What the marking itself is worth: the more boxes, and the fewer are left, the better."""
    left = (open_card.unmarked & ~boxes).bit_count()
    return BOX_WORTH * boxes.bit_count() + NEARLY_FINISHED * (1 - left / open_card.card.value)


def card_appeal(view: View, card: TreasureCard) -> float:
    """How much Sailor likes a new card: its value, its symbols and its seal, for the boxes to mark."""
    symbols = card.coins.bit_count() + card.crosses.bit_count() + 2 * card.palms.bit_count()
    own = [open_card.card.color for open_card in view.me.cards] + [done.color for done in view.me.completed]
    seal = SEAL_WORTH[card.seal] * (1 + own.count(card.seal)) if card.seal else 0
    return (card.value + symbols + seal) / (card.value + 2)
