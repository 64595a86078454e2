"""The most that seals and palms can give beyond their prices, by the number of cards taken.

Leading axes stand for any number of deals.
"""

from typing import NamedTuple

import numpy as np

from silvergold.engine import Deck
from silvergold.engine.state import CARDS_KEPT, DISPLAY_SIZE, MOST_PALMS
from silvergold.upper_bounds.counting import COLORS, WORTH
from silvergold.upper_bounds.shapes_to_come import Numbers
from silvergold.upper_bounds.supply import MOST_TAKES, CardNumbers, CardSupply

MOST_COMPLETED = MOST_TAKES + CARDS_KEPT


class SealPrices(NamedTuple):
    """Of seals and of completed cards, by colour: [..., 4]."""

    seal: Numbers
    """What a completed card with a seal for the colour gets."""
    color: Numbers
    """What a completed card of the colour gets."""


def seen_cards(supply: CardSupply, counts: CardNumbers) -> CardNumbers:
    """How many of something have left the pile after 0, 1, 2... takes: [..., takes, things]."""
    last = np.arange(MOST_TAKES + 1) + DISPLAY_SIZE - 1
    found: CardNumbers = counts[supply.pile[..., : last[-1] + 1]].cumsum(axis=-2)[..., last, :]
    return found


def color_counts(deck: Deck) -> tuple[CardNumbers, CardNumbers]:
    """For each card, a 1 in the column of its colour, and of the colour that its seal counts."""
    colors = np.array([[card.color is color for color in COLORS] for card in deck.cards], np.intp)
    seals = np.array([[card.seal is color for color in COLORS] for card in deck.cards], np.intp)
    return colors, seals


def most_seal_points(deck: Deck, supply: CardSupply, prices: SealPrices) -> Numbers:
    """R7.5: the most that seals give beyond their prices, by the number of takes: [..., takes].

    After T takes, all but four of the first T + 4 cards of the pile have been taken. Of these and the two
    kept, all but two are completed, or up to two more in the last turn. Over-estimated: they may be any of
    the cards seen, and the seals need not be on completed cards.
    """
    colors, seals = color_counts(deck)
    cards = seen_cards(supply, colors) + colors[supply.kept].sum(axis=-2)[..., None, :]
    seen = seen_cards(supply, seals) + seals[supply.kept].sum(axis=-2)[..., None, :]
    number = np.arange(MOST_COMPLETED + 1)
    per_seal = np.maximum(0, WORTH[:, None] * number - prices.seal[..., None])
    points = seen[..., None] * per_seal[..., None, :, :] - (prices.color[..., None] * number)[..., None, :, :]
    points = np.where(number <= cards[..., None], points, -np.inf)
    total = points[..., 0, :]
    for color in range(1, len(COLORS)):
        total = best_sums(total, points[..., color, :])
    more = number - np.arange(MOST_TAKES + 1)[:, None]
    most: Numbers = np.where((more >= 0) & (more <= CARDS_KEPT), total, -np.inf).max(axis=-1)
    return most


def best_sums(first: Numbers, second: Numbers) -> Numbers:
    """The best sum of two values, by the sum of their places."""
    best = first + second[..., :1]
    for place in range(1, second.shape[-1]):
        view = best[..., place:]
        np.maximum(view, first[..., :-place] + second[..., place : place + 1], out=view)
    return best


def most_palm_points(deck: Deck, supply: CardSupply, price: float) -> Numbers:
    """R4.5, R7.3: the most that palms give beyond their price, by the number of takes: [..., takes].

    A palm card that has left the pile is on display until it is taken. Its palm is noted while it is held:
    when a card is taken, at most one other is held, so all palms but one have been noted, or four have.
    Over-estimated: palm cards may be taken, and palms of cards held noted, at any time.
    """
    palms = np.array([[card.palms.bit_count()] for card in deck.cards])
    seen = seen_cards(supply, palms)[..., 0]
    kept = palms[supply.kept].sum(axis=(-2, -1))
    taken = np.arange(MOST_TAKES + 1)
    best = np.full((*kept.shape, len(taken), MOST_PALMS + 1), -np.inf)
    best[..., 0, 0] = 0
    noted_or_held = np.arange(MOST_PALMS + 1) + CARDS_KEPT - 1
    noted_or_held[-1] += MOST_TAKES + CARDS_KEPT
    may_go_on = (kept[..., None] + taken)[..., None] <= noted_or_held
    found = []
    for take in taken:
        if take:
            best = np.where(may_go_on, best, -np.inf)
            best[..., 1:, :] = np.maximum(best[..., 1:, :], best[..., :-1, :])
        shown = seen[..., take, None] - taken
        best = np.where(((shown >= 0) & (shown <= DISPLAY_SIZE))[..., None], best, -np.inf)
        note_palms(best, kept[..., None] + taken, shown, price)
        found.append(best.max(axis=(-2, -1)))
    return np.stack(found, axis=-1)


def note_palms(best: Numbers, held: CardNumbers, shown: CardNumbers, price: float) -> None:
    """Raise the values by the number of palms noted, of those held so far, to what noting more gives."""
    for noted in range(1, MOST_PALMS + 1):
        more = np.where(held >= noted, best[..., noted - 1] + 1 + shown - price, -np.inf)
        best[..., noted] = np.maximum(best[..., noted], more)
