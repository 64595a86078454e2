"""Sailor takes what is near: the best immediate gain, and what is nearly finished first."""

from collections.abc import Sequence

from silvergold.engine import Draw, Keep, Mark, PlayerMove, Take, TreasureCard, View
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.scoring import card_points, seal_points
from silvergold.engine.state import COINS_IN_A_ROW, MOST_COINS, MOST_PALMS, OpenCard

CROSS_WORTH = 0.8
"""One more box, in points."""
UNKNOWN_CARD = 0.5
"""How much of a card's appeal is left when it is drawn unseen."""


class Sailor:
    """Looks at the points that a move brings at once, and at how near it brings an island to its end."""

    def __init__(self, seed: bytes) -> None:
        """The same position gets the same answer; the seed is not needed."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The move of the greatest appeal; of several, the first."""
        return max(moves, key=lambda move: appeal(view, move))


def appeal(view: View, move: PlayerMove) -> float:
    """What a move is worth to Sailor, in points."""
    match move:
        case Mark(_, card, boxes):
            open_card = next(own for own in view.me.cards if own.card.id == card)
            return gain(view, open_card, boxes) + progress(open_card, boxes)
        case Keep(_, cards):
            return sum(card_appeal(view, view.deck.by_id[card]) for card in cards)
        case Take(_, card):
            return card_appeal(view, view.deck.by_id[card])
        case Draw():
            return UNKNOWN_CARD
    return 0.0


def gain(view: View, open_card: OpenCard, boxes: int) -> float:
    """The points that marking some boxes of a card brings at once."""
    card, unmarked = open_card
    score_card = view.me.score_card
    coins = min((boxes & card.coins).bit_count(), MOST_COINS - score_card.coins)
    points = float(coins)
    rows = (score_card.coins + coins) // COINS_IN_A_ROW - score_card.coins // COINS_IN_A_ROW
    points += sum(view.cups[:rows])
    if boxes & card.palms and len(score_card.palms) < MOST_PALMS:
        points += 1 + sum(other.palms.bit_count() for other in view.display)
    points += CROSS_WORTH * (boxes & card.crosses).bit_count()
    if boxes == unmarked:
        completed = (*view.me.completed, card)
        points += card_points(completed) + seal_points(completed)
        points -= card_points(view.me.completed) + seal_points(view.me.completed)
    return points


def progress(open_card: OpenCard, boxes: int) -> float:
    """How near the end of its island a mark comes: a box is worth more, the fewer are left."""
    left = (open_card.unmarked & ~boxes).bit_count()
    return boxes.bit_count() * open_card.card.value / (open_card.card.value + left)


def card_appeal(view: View, card: TreasureCard) -> float:
    """How much Sailor likes a new card: its symbols and seals; and small islands, which are done sooner."""
    symbols = card.coins.bit_count() + CROSS_WORTH * card.crosses.bit_count() + 2 * card.palms.bit_count()
    colors = [own.card.color for own in view.me.cards] + [done.color for done in view.me.completed]
    seal = SEAL_WORTH[card.seal] * colors.count(card.seal) if card.seal else 0
    return (symbols + seal + 2) / card.value
