"""Random decks to train with, composed like the standard deck (R1.2 to R1.4)."""

import random
from collections.abc import Sequence

from silvergold.engine import Deck, TreasureCard, standard_deck
from silvergold.engine.grid import SINGLE_BOXES, each_box, neighbours

UNSEEN_DECKS = range(1_000_000, 1_000_006)
"""Numbers of random decks that no training reaches."""


def random_deck(number: int) -> Deck:
    """The random deck with a number: the kinds of cards of the standard deck, on other islands."""
    rng = random.Random(number)  # noqa: S311 (not a secret)
    cards = tuple(random_card(card, rng) for card in standard_deck().cards)
    return Deck(f"Drawn {number}", cards, f"drawn {number}")


def random_card(card: TreasureCard, rng: random.Random) -> TreasureCard:
    """A card with another's colour, seal and numbers of symbols, on a random island."""
    island = random_island(card.value, rng)
    boxes = sorted(each_box(island), key=lambda _: rng.random())
    crosses, coins, palms = (mask.bit_count() for mask in (card.crosses, card.coins, card.palms))
    return card._replace(
        boxes=island,
        crosses=sum(boxes[:crosses]),
        coins=sum(boxes[crosses : crosses + coins]),
        palms=sum(boxes[crosses + coins : crosses + coins + palms]),
    )


def random_island(size: int, rng: random.Random) -> int:
    """A connected island, grown box by box from a random one."""
    island = one_of(SINGLE_BOXES, rng)
    while island.bit_count() < size:
        island |= one_of(list(each_box(neighbours(island) & ~island)), rng)
    return island


def one_of(boxes: Sequence[int], rng: random.Random) -> int:
    """A random box, the same in every version of Python."""
    return boxes[int(rng.random() * len(boxes))]
