"""A bound for the whole game by counting boxes: no player can expect more against any opponents.

In a turn a player marks at most the boxes of the shape, and one more for each cross marked. The rest is
over-estimated: every card of the deck may be had at any time, every shape always fits, two unfinished islands
give all their symbols, cups are free, and palms score with the best display. Crosses, coins and palms have
prices: for any prices the sum is a bound (weak duality), and the least of some prices is taken.
"""

from collections import Counter, defaultdict
from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.engine.cards import SEAL_WORTH, SIZES, Color
from silvergold.engine.dealer import EXPEDITIONS
from silvergold.engine.deck import Deck
from silvergold.engine.grid import DRAWINGS
from silvergold.engine.state import (
    CARDS_KEPT,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    MOST_COINS,
    MOST_PALMS,
    ROUNDS,
)
from silvergold.upper_bounds.shapes_to_come import Numbers

SHAPE_SIZES = {shape: sum(row.count("#") for row in drawing) for shape, drawing in DRAWINGS.items()}
COLORS = list(Color)
CARD_SIZES = np.array([SIZES[color] for color in COLORS])
WORTH = np.array([SEAL_WORTH[color] for color in COLORS])
"""R1.4: what a seal for each colour is worth."""


class SymbolPrices(NamedTuple):
    """What a symbol is worth; any numbers give a bound."""

    cross: float
    coin: float
    palm: float


PRICES = [
    SymbolPrices(*prices)
    for prices in product((1.5, 2.0, 2.5, 3.0), (0.5, 1.0, 1.5, 2.25), (0.0, 1.0, 2.0, 3.5))
]


def counting_bound(deck: Deck) -> float:
    """The mean over all shapes that may come of the most that can be scored with their boxes."""
    return sum(chance * most_points(deck, boxes) for boxes, chance in boxes_of_a_game().items())


def boxes_of_a_game() -> dict[int, float]:
    """R6.1: the chance of each total of the shapes' boxes; in every round, one card stays hidden."""
    sizes = [SHAPE_SIZES[shape] for shape in EXPEDITIONS]
    totals = {0: 1.0}
    for _ in range(ROUNDS):
        after: dict[int, float] = defaultdict(float)
        for (total, chance), hidden in product(totals.items(), sizes):
            after[total + sum(sizes) - hidden] += chance / len(sizes)
        totals = after
    return totals


@cache
def most_points(deck: Deck, boxes: int) -> float:
    """The most that can be scored with the boxes of all shapes of a game."""
    done = possible(deck, boxes)
    least: Numbers = np.min([points_with(deck, done, boxes, prices) for prices in PRICES], axis=0)
    return float(least.max())


def possible(deck: Deck, boxes: int) -> NDArray[np.int64]:
    """Numbers of completed cards of each colour [..., 4] for which all crosses together give enough boxes."""
    counts = Counter(card.color for card in deck.cards)
    numbers = np.array([*product(*(range(counts[color] + 1) for color in COLORS))])
    free = sum(card.crosses.bit_count() for card in deck.cards)
    enough: NDArray[np.int64] = numbers[numbers @ CARD_SIZES <= boxes + free]
    return enough


def points_with(deck: Deck, done: NDArray[np.int64], boxes: int, prices: SymbolPrices) -> Numbers:
    """R7: the most points with some numbers of completed cards, by the prices of the symbols."""
    needed = (done @ CARD_SIZES).astype(np.float64)
    palm = 1 + sum(sorted((card.palms.bit_count() for card in deck.cards), reverse=True)[:DISPLAY_SIZE])
    coins = max(n + sum(CUPS[: n // COINS_IN_A_ROW]) - prices.coin * n for n in range(MOST_COINS + 1))
    palms = max((palm - prices.palm) * n for n in range(MOST_PALMS + 1))
    total: Numbers = needed + prices.cross * (boxes - needed) + coins + palms
    symbols = np.array(
        [
            prices.cross * card.crosses.bit_count()
            + prices.coin * card.coins.bit_count()
            + prices.palm * card.palms.bit_count()
            for card in deck.cards
        ]
    )
    total = total + CARDS_KEPT * symbols.max()
    seals = np.array([COLORS.index(card.seal) if card.seal else -1 for card in deck.cards])
    values = symbols + np.where(seals >= 0, (done * WORTH)[:, seals], 0)
    for number, color in enumerate(COLORS):
        of_color = [place for place, card in enumerate(deck.cards) if card.color == color]
        best = np.cumsum(-np.sort(-values[:, of_color], axis=1), axis=1)
        best = np.concatenate([np.zeros((len(done), 1)), best], axis=1)
        total = total + np.take_along_axis(best, done[:, number : number + 1], axis=1)[:, 0]
    return total
