"""Players who are after something: they make rare things happen in golden games."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from silvergold.engine import Draw, Keep, Mark, PlayerMove, Take, TreasureCard, View


@dataclass(frozen=True)
class Appetite:
    """What a seeker likes, in weights of its own."""

    coin: float = 0.0
    palm: float = 0.0
    cross: float = 0.0
    box: float = 0.0
    finish: float = 0.0
    """To complete a card."""
    even: float = 0.0
    """To have as many boxes left on the one card as on the other: both may then be completed at once."""
    pile: float = 0.0
    """To draw a card unseen."""
    whim: float = 1.0
    """By how much chance sways each choice."""


APPETITES = {
    "whim": Appetite(),
    "boxes": Appetite(box=2, finish=3),
    "finisher": Appetite(box=2, finish=8, cross=2),
    "coins": Appetite(coin=9, cross=4, box=1, finish=1),
    "palms": Appetite(palm=20, box=1, finish=4, cross=1),
    "crosses": Appetite(cross=8, box=1, finish=2),
    "pairs": Appetite(even=3, box=1, cross=1),
    "hoarder": Appetite(cross=-6, coin=-6, box=2),
    "diver": Appetite(box=2, finish=4, pile=50),
    "gambler": Appetite(box=2, even=3, cross=1, pile=1.5, whim=3),
}


class Seeker:
    """Chooses what it likes best; the same seed, the same choices."""

    def __init__(self, name: str, seed: bytes) -> None:
        self.appetite = APPETITES[name]
        self._random = random.Random(seed + name.encode()).random

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The most liked of the legal moves."""
        liked = [self.liking(view, move) + self.appetite.whim * self._random() for move in moves]
        return moves[liked.index(max(liked))]

    def liking(self, view: View, move: PlayerMove) -> float:
        """How much a move is liked, but for a whim."""
        match move:
            case Mark(_, card, boxes):
                return self.liking_of_mark(view, card, boxes)
            case Keep(_, cards):
                return sum(self.liking_of_card(view.deck.by_id[card]) for card in cards)
            case Take(_, card):
                return self.liking_of_card(view.deck.by_id[card])
            case Draw():
                return self.appetite.pile
        return 0.0

    def liking_of_mark(self, view: View, card_id: str, boxes: int) -> float:
        """What a mark brings at once."""
        left = {own.card.id: own.unmarked for own in view.me.cards}
        is_finished = left[card_id] == boxes
        left[card_id] &= ~boxes
        sizes = [unmarked.bit_count() for unmarked in left.values()]
        return (
            self.liking_of_symbols(view.deck.by_id[card_id], boxes)
            + self.appetite.box * boxes.bit_count()
            + self.appetite.finish * is_finished
            - self.appetite.even * (max(sizes) - min(sizes))
        )

    def liking_of_symbols(self, card: TreasureCard, boxes: int) -> float:
        """The symbols in some boxes of a card."""
        return (
            self.appetite.coin * (boxes & card.coins).bit_count()
            + self.appetite.palm * (boxes & card.palms).bit_count()
            + self.appetite.cross * (boxes & card.crosses).bit_count()
        )

    def liking_of_card(self, card: TreasureCard) -> float:
        """A new card: its symbols, for its size."""
        return self.liking_of_symbols(card, card.boxes) / card.value
