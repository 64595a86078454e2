"""Sailor plays greedily: the best immediate gain, and nearly finished islands first."""

from collections.abc import Sequence

from silvergold.engine import Draw, Event, Keep, Mark, PlayerMove, Take, TreasureCard, View
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.rules import palm_points
from silvergold.engine.state import COINS_IN_A_ROW, MOST_COINS, MOST_PALMS, OpenCard

BOX_VALUE = 1.5
"""A marked box, in points: it scores about one in the end, and leaves more choice."""
NEARLY_FINISHED = 6.0
"""How much more a finished island appeals than one without marks."""
UNSEEN = -1.0
"""Sailor draws from the pile only if the display is empty."""


class Sailor:
    """Looks at the points that a move scores at once, and at how close it brings an island to completion."""

    def __init__(self, seed: bytes) -> None:
        """The seed is unused: the same position always gets the same move."""

    def observe(self, events: Sequence[Event]) -> None:
        """Sailor remembers nothing."""

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The most appealing move; the first one on a tie."""
        return max(moves, key=lambda move: appeal(view, move))


def appeal(view: View, move: PlayerMove) -> float:
    """The value of a move to Sailor, in points."""
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
    """What the symbols in some boxes score at once; a coin includes its share of the next cup."""
    score_card = view.me.score_card
    coins = min((boxes & card.coins).bit_count(), MOST_COINS - score_card.coins)
    points = coins * (1 + sum(view.cups[:1]) / COINS_IN_A_ROW)
    if boxes & card.palms and len(score_card.palms) < MOST_PALMS:
        points += palm_points(view.display)
    return points + (boxes & card.crosses).bit_count()


def progress(open_card: OpenCard, boxes: int) -> float:
    """The value of the boxes themselves: the more are marked and the fewer are left, the better."""
    left = (open_card.unmarked & ~boxes).bit_count()
    return BOX_VALUE * boxes.bit_count() + NEARLY_FINISHED * (1 - left / open_card.card.value)


def card_appeal(view: View, card: TreasureCard) -> float:
    """The appeal of a new card: its value, symbols and seal, relative to its boxes."""
    symbols = card.coins.bit_count() + card.crosses.bit_count() + 2 * card.palms.bit_count()
    own = [open_card.card.color for open_card in view.me.cards] + [done.color for done in view.me.completed]
    seal = SEAL_WORTH[card.seal] * (1 + own.count(card.seal)) if card.seal else 0
    return (card.value + symbols + seal) / (card.value + 2)
