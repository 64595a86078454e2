"""Decks to learn with: the islands and symbols of the standard deck's make-up (R1.2 to R1.4), drawn anew."""

import random
from collections.abc import Sequence

from silvergold.engine import Deck, TreasureCard, standard_deck
from silvergold.engine.grid import SINGLE_BOXES, each_box, neighbours


def drawn_deck(number: int) -> Deck:
    """The deck that a number stands for: cards of the same kinds as in the standard deck, other islands."""
    dice = random.Random(number)  # noqa: S311 (islands, no secrets)
    cards = tuple(drawn_card(card, dice) for card in standard_deck().cards)
    return Deck(f"Drawn {number}", cards, f"drawn {number}")


def drawn_card(card: TreasureCard, dice: random.Random) -> TreasureCard:
    """A card with the colour, the seal and as many symbols as another, on an island of its own."""
    island = drawn_island(card.value, dice)
    boxes = sorted(each_box(island), key=lambda _: dice.random())
    crosses, coins, palms = (mask.bit_count() for mask in (card.crosses, card.coins, card.palms))
    return card._replace(
        boxes=island,
        crosses=sum(boxes[:crosses]),
        coins=sum(boxes[crosses : crosses + coins]),
        palms=sum(boxes[crosses + coins : crosses + coins + palms]),
    )


def drawn_island(size: int, dice: random.Random) -> int:
    """A connected island, grown box by box from anywhere."""
    island = one_of(SINGLE_BOXES, dice)
    while island.bit_count() < size:
        island |= one_of(list(each_box(neighbours(island) & ~island)), dice)
    return island


def one_of(boxes: Sequence[int], dice: random.Random) -> int:
    """One of some boxes, the same in every version of Python."""
    return boxes[int(dice.random() * len(boxes))]
