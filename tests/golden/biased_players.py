"""Players with strong preferences, which make rare situations happen in golden games."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from silvergold.engine import Draw, Keep, Mark, PlayerMove, Take, TreasureCard, View


@dataclass(frozen=True)
class Appetite:
    """The weights by which a player prefers moves."""

    coin: float = 0.0
    palm: float = 0.0
    cross: float = 0.0
    box: float = 0.0
    finish: float = 0.0
    """Completing a card."""
    even: float = 0.0
    """Having equally many boxes left on both cards, so that both may be completed at once."""
    pile: float = 0.0
    """Drawing a card from the pile."""
    whim: float = 1.0
    """The amount of randomness in each choice."""


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


class BiasedPlayer:
    """Chooses the move it prefers; the same seed makes the same choices."""

    def __init__(self, name: str, seed: bytes) -> None:
        self.appetite = APPETITES[name]
        self._random = random.Random(seed + name.encode()).random

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        """The preferred legal move."""
        liked = [self.preference(view, move) + self.appetite.whim * self._random() for move in moves]
        return moves[liked.index(max(liked))]

    def preference(self, view: View, move: PlayerMove) -> float:
        """The preference for a move, without the random part."""
        match move:
            case Mark(_, card, boxes):
                return self.preference_for_mark(view, card, boxes)
            case Keep(_, cards):
                return sum(self.preference_for_card(view.deck.by_id[card]) for card in cards)
            case Take(_, card):
                return self.preference_for_card(view.deck.by_id[card])
            case Draw():
                return self.appetite.pile
        return 0.0

    def preference_for_mark(self, view: View, card_id: str, boxes: int) -> float:
        """The preference for the immediate effects of a mark."""
        left = {own.card.id: own.unmarked for own in view.me.cards}
        is_finished = left[card_id] == boxes
        left[card_id] &= ~boxes
        sizes = [unmarked.bit_count() for unmarked in left.values()]
        return (
            self.preference_for_symbols(view.deck.by_id[card_id], boxes)
            + self.appetite.box * boxes.bit_count()
            + self.appetite.finish * is_finished
            - self.appetite.even * (max(sizes) - min(sizes))
        )

    def preference_for_symbols(self, card: TreasureCard, boxes: int) -> float:
        """The preference for the symbols in some boxes of a card."""
        return (
            self.appetite.coin * (boxes & card.coins).bit_count()
            + self.appetite.palm * (boxes & card.palms).bit_count()
            + self.appetite.cross * (boxes & card.crosses).bit_count()
        )

    def preference_for_card(self, card: TreasureCard) -> float:
        """The preference for a new card: its symbols relative to its size."""
        return self.preference_for_symbols(card, card.boxes) / card.value
