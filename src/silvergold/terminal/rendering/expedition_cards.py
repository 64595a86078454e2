"""R1.5: the eight expedition cards; with the memory aid, those still to come (R3.4)."""

from collections.abc import Iterator
from typing import NamedTuple

from silvergold.engine import Shape, View
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.words import Words


class CardsOfShape(NamedTuple):
    """The expedition cards with one shape."""

    shape: Shape
    cards: int
    left: int
    """How many of them may still come; without the memory aid, all."""
    chance: float | None
    """The chance that the next card shows the shape; only with the memory aid."""


def expedition_cards(view: View) -> list[CardsOfShape]:
    """The cards by shape."""
    seen = _seen_shapes(view)
    used = {} if seen is None or view.turn == TURNS else seen
    left = {shape: cards - used.get(shape, 0) for shape, cards in EXPEDITION_CARDS.items()}
    all_left = sum(left.values())
    return [
        CardsOfShape(shape, cards, left[shape], None if seen is None else left[shape] / all_left)
        for shape, cards in EXPEDITION_CARDS.items()
    ]


def _seen_shapes(view: View) -> dict[Shape, int] | None:
    """The shapes revealed this round, if the table shows them and another card will come."""
    is_last = (view.round, view.turn) == (ROUNDS, TURNS)
    return None if view.shapes_seen is None or is_last else dict(view.shapes_seen)


def expedition_cards_in_words(view: View, words: Words) -> str:
    """The cards in one sentence: all eight, or with the memory aid those that may still come."""
    to_come = "next-round-cards" if view.turn == TURNS else "still-to-come"
    message = "eight-cards" if _seen_shapes(view) is None else to_come
    return words.say(message, cards=words.join(_in_words(view, words)))


def _in_words(view: View, words: Words) -> Iterator[str]:
    for shape, _, left, chance in expedition_cards(view):
        if left:
            named = words.say("cards-of-shape", shape=words.say(f"shape-{shape}"), count=left)
            if chance is not None:
                named = words.say("chance-of-cards", cards=named, chance=words.percent(chance))
            yield named
