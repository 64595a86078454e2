"""The bound for the whole game: a sum over the cards, each alone with its prices, and what couples them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from silvergold.engine import Deck, TreasureCard
from silvergold.upper_bounds.counting import COLORS
from silvergold.upper_bounds.pattern_search import lowest
from silvergold.upper_bounds.prices import GAME, Prices
from silvergold.upper_bounds.seals_and_palms import (
    SealPrices,
    color_counts,
    most_palm_points,
    most_seal_points,
)
from silvergold.upper_bounds.shapes_to_come import Numbers
from silvergold.upper_bounds.subproblem import CardMarks, CardProblem, taken_values
from silvergold.upper_bounds.supply import MOST_TAKES, CardNumbers, CardSupply, first_turns, turns_of_takes

HIGHEST_SEAL, HIGHEST_COLOR = 9.0, 6.0
"""No prices of seals are higher."""
BONUSES = 4
"""How many rewards each card is solved for; between two of them, a straight line bounds its convex value."""
STEPS = (0.2, 0.1, 0.1, 0.05, 0.05, 0.03)
"""Of the search for the prices of seals of each deal."""


def highest_bonus(card: TreasureCard) -> float:
    """The most that the prices of seals add to a card's own value."""
    return HIGHEST_COLOR + (HIGHEST_SEAL if card.seal else 0)


@dataclass(frozen=True)
class CardValues:
    """The values of all cards, by evenly spaced bonuses for completing them."""

    kept: Numbers
    """[cards, bonuses]."""
    taken: Numbers
    """By the first turn in which a card can be held: [cards, bonuses, turns]."""


def solve_cards(
    deck: Deck, prices: Prices, track: Callable[[Iterable[TreasureCard]], Iterable[TreasureCard]]
) -> CardValues:
    """Solve each card on its own; ``track`` may show the progress."""
    kept = np.zeros((len(deck.cards), BONUSES))
    taken = np.zeros((len(deck.cards), BONUSES, GAME + 1))
    for number, card in enumerate(track(deck.cards)):
        marks = CardMarks(card)
        for place, bonus in enumerate(np.linspace(0, highest_bonus(card), BONUSES)):
            held = CardProblem(marks, prices, card.value + bonus).held_values()
            kept[number, place] = held[0][0]
            taken[number, place] = taken_values(held, prices.take)
    return CardValues(kept, taken)


class WholeGame:
    """Bounds for some deals; the supply has the axes [deals, orders, choices, cards]."""

    def __init__(self, deck: Deck, prices: Prices, values: CardValues, supply: CardSupply) -> None:
        self._deck, self._prices, self._values, self._supply = deck, prices, values, supply
        takes = turns_of_takes(deck, supply)
        self._first_turns = first_turns(takes, supply.pile.shape[-1])
        palms = most_palm_points(deck, supply, prices.palm) - prices.take * np.arange(MOST_TAKES + 1)
        self._palms = np.where(takes < GAME, palms, -np.inf)
        self._counts = np.concatenate(color_counts(deck)[::-1], axis=1)
        self._spacing = np.array([highest_bonus(card) for card in deck.cards]) / (BONUSES - 1)

    def bounds(self) -> Numbers:
        """A bound for each deal: the mean over the orders of the pile, with the best cards to keep."""
        prices = np.concatenate([self._prices.seal, self._prices.color])
        start = np.broadcast_to(prices, (*self._supply.kept.shape[:-1], len(prices)))
        highest = np.repeat([HIGHEST_SEAL, HIGHEST_COLOR], len(COLORS))
        best = lowest(self._with_seal_prices, start, highest, STEPS)
        found: Numbers = best.mean(axis=1).max(axis=-1) + self._prices.limits
        return found

    def _with_seal_prices(self, prices: Numbers) -> Numbers:
        """The bound without the limits, for prices of seals and colours [..., 8]."""
        seal, color = np.split(prices, 2, axis=-1)
        shared = (most_seal_points(self._deck, self._supply, SealPrices(seal, color)) + self._palms).max(
            axis=-1
        )
        kept, pile = self._supply
        first = self._first_turns
        from_kept = self._interpolate(kept, prices, lambda place: self._values.kept[kept, place])
        from_pile = self._interpolate(pile, prices, lambda place: self._values.taken[pile, place, first])
        total: Numbers = shared + from_kept + from_pile
        return total

    def _interpolate(
        self, cards: CardNumbers, prices: Numbers, values: Callable[[CardNumbers], Numbers]
    ) -> Numbers:
        """The sum of the cards' values, between the two bonuses nearest to what they get."""
        bonus = np.einsum("...ij,...j->...i", self._counts[cards], prices) / self._spacing[cards]
        lower = np.minimum(bonus.astype(np.intp), BONUSES - 2)
        share = bonus - lower
        total: Numbers = (values(lower) * (1 - share) + values(lower + 1) * share).sum(axis=-1)
        return total
