"""Which cards can be had, and when, if the order of the pile is known.

Arrays have the axes [..., cards]: any number of deals, then the cards kept or the cards of the pile in order.
"""

from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.engine import Deck
from silvergold.engine.dealer import EXPEDITIONS
from silvergold.engine.state import CARDS_DEALT, CARDS_KEPT, DISPLAY_SIZE, ROUNDS, TURNS
from silvergold.upper_bounds.counting import SHAPE_SIZES
from silvergold.upper_bounds.prices import GAME

CardNumbers = NDArray[np.intp]
LARGEST_FIRST = sorted((SHAPE_SIZES[shape] for shape in EXPEDITIONS), reverse=True)
MOST_BOXES = np.cumsum(np.tile(LARGEST_FIRST[:TURNS], ROUNDS))
"""R6.1: the most boxes that the shapes of the first 1, 2, 3... turns can have."""
MOST_TAKES = 13
"""Takes that are followed; in the built-in deck 13 completed cards need more boxes than there are."""
MOST_SEEN = DISPLAY_SIZE + MOST_TAKES


class CardSupply(NamedTuple):
    """Cards by their numbers in the deck."""

    kept: CardNumbers
    """[..., 2]."""
    pile: CardNumbers
    """As many as may be seen; the first four are the display: [..., 17]."""


def sample_supply(deck: Deck, deals: int, orders: int, seed: int) -> CardSupply:
    """R2.1 to R2.3: some deals, each with some orders of the pile and all six choices of two cards to keep.

    The axes are [deals, orders, choices, cards].
    """
    random = np.random.default_rng(seed)
    kept, pile = [], []
    for _ in range(deals):
        dealt = random.permutation(len(deck.cards))[:CARDS_DEALT]
        pairs = [*combinations(dealt, CARDS_KEPT)]
        shuffled = [random.permutation(len(deck.cards)) for _ in range(orders)]
        kept.append([pairs] * orders)
        pile.append([[order[~np.isin(order, pair)][:MOST_SEEN] for pair in pairs] for order in shuffled])
    return CardSupply(np.array(kept), np.array(pile))


def turns_of_takes(deck: Deck, supply: CardSupply) -> CardNumbers:
    """How many turns must be over before the 0th, 1st, 2nd... card can be taken: [..., takes]; GAME is never.

    Every take follows a completed card. Crosses pay for one box each, so the completed cards' boxes without
    crosses are at most those of the shapes so far; the cards that need the fewest are taken as completed.
    """
    needed = np.array([card.boxes.bit_count() - card.crosses.bit_count() for card in deck.cards])
    turns = np.zeros((*supply.kept.shape[:-1], MOST_TAKES + 1), np.intp)
    for take in range(1, MOST_TAKES + 1):
        seen = supply.pile[..., : take - 1 + DISPLAY_SIZE]
        cards = np.sort(needed[np.concatenate([supply.kept, seen], axis=-1)], axis=-1)
        turns[..., take] = np.searchsorted(MOST_BOXES, cards[..., :take].sum(axis=-1)) + 1
    return np.minimum(turns, GAME)


def first_turns(takes: CardNumbers, size: int) -> CardNumbers:
    """The first turn, from 0, in which each card of a pile of some size can be held; GAME is never.

    R5.3: the card after the first n + 4 of the pile can only be taken, face down, after n others.
    """
    earlier = np.minimum(np.maximum(np.arange(size) - DISPLAY_SIZE, 0) + 1, MOST_TAKES)
    return takes[..., earlier]
