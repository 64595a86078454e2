"""The seeded dealer: it makes the moves of chance, outside the rules.

What it deals follows from the seed alone, and anyone can compute it (docs/formats.md): to order n items for
a purpose, SHAKE-256 of the seed and the purpose is cut into n keys of 16 bytes, and the items are sorted by
their keys. There is one order for dealing, one for the pile and one for the expedition cards of each round,
so the same seed deals the same cards whatever the players do.
"""

import hashlib
import struct
from functools import cached_property, lru_cache

from silvergold.engine.deck import Deck
from silvergold.engine.grid import EXPEDITION_CARDS, Shape
from silvergold.engine.moves import ChanceMove, Deal, Reveal, Start, TurnUp
from silvergold.engine.state import ROUNDS, GameState, Phase

KEY_SIZE = 16
EXPEDITIONS = tuple(shape for shape, copies in EXPEDITION_CARDS.items() for _ in range(copies))
"""R1.5: the eight expedition cards."""

# Moves are values: those that chance makes in every game are cached.
_REVEAL_MOVES = {shape: Reveal(shape) for shape in Shape}
_deal_move, _turn_up_move = lru_cache(maxsize=1 << 10)(Deal), lru_cache(maxsize=1 << 10)(TurnUp)


def shuffled_order(seed: bytes, purpose: str, size: int) -> list[int]:
    """The numbers below a size, in the order that follows from the seed and the purpose."""
    stream = hashlib.shake_256(seed + purpose.encode()).digest(KEY_SIZE * size)
    keys = struct.unpack(f"{KEY_SIZE}s" * size, stream)
    return sorted(range(size), key=keys.__getitem__)


class Dealer:
    """Makes the moves of chance for one game."""

    def __init__(self, deck: Deck, seed: bytes, start_player: int | None = None) -> None:
        self.seed = seed
        self._deck = deck
        self._start_player = start_player

    def move(self, state: GameState) -> ChanceMove:
        """The move of chance that the state waits for."""
        if state.phase == Phase.REVEAL:
            return _REVEAL_MOVES[self._next_shape(state)]
        if state.phase == Phase.DEAL:
            return _deal_move(self._first_in_pile(state, self.deal_order))
        if state.phase == Phase.START:
            return Start(self.first_seat(len(state.players)))
        return _turn_up_move(self._first_in_pile(state, self.pile_order))

    @cached_property
    def deal_order(self) -> list[str]:
        """R2.1: the treasure cards shuffled for dealing."""
        return self._order_of_cards("deal")

    @cached_property
    def pile_order(self) -> list[str]:
        """R2.3: the treasure cards shuffled again; those that are not in the pile are skipped."""
        return self._order_of_cards("pile")

    def _order_of_cards(self, purpose: str) -> list[str]:
        cards = self._deck.cards
        return [cards[i].id for i in shuffled_order(self.seed, purpose, len(cards))]

    @cached_property
    def expeditions(self) -> list[tuple[Shape, ...]]:
        """R2.4, R6.1: the eight expedition cards, shuffled for each round."""
        size = len(EXPEDITIONS)
        orders = [shuffled_order(self.seed, f"round {number}", size) for number in range(1, ROUNDS + 1)]
        return [tuple([EXPEDITIONS[i] for i in order]) for order in orders]

    def _first_in_pile(self, state: GameState, order: list[str]) -> str:
        return next(filter(state.pile.__contains__, order))

    def first_seat(self, players: int) -> int:
        """R2.5: the seat that the table named, or one drawn at random."""
        if self._start_player is not None:
            return self._start_player
        return shuffled_order(self.seed, "start", players)[0]

    def _next_shape(self, state: GameState) -> Shape:
        """R3.1: the next shape of the round; after another dealer, the first of those that are left."""
        left = list(self.expeditions[state.round - 1])
        for shape in state.revealed:
            left.remove(shape)
        return left[0]
