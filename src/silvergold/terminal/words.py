"""What happens and what can be done, in words."""

from collections.abc import Sequence

from silvergold.engine import Deck, Event, Shape
from silvergold.engine.events import (
    Coin,
    Completed,
    Cup,
    Kept,
    Marked,
    MarkedBy,
    Palm,
    Refilled,
    Revealed,
    Started,
    Took,
)
from silvergold.engine.grid import box_names
from silvergold.engine.state import TURNS

SHAPES: dict[Shape, str] = {
    Shape.DOMINO: "a domino",
    Shape.STRAIGHT3: "a straight three",
    Shape.CORNER3: "a corner of three",
    Shape.SQUARE4: "a square of four",
    Shape.L4: "an L of four",
    Shape.T4: "a T of four",
}
BY: dict[MarkedBy, str] = {"shape": "the shape", "single": "a single box", "cross": "one more for a cross"}


def describe(event: Event, names: Sequence[str], deck: Deck) -> str:  # noqa: C901 - one case an event
    """One event in a sentence; empty for those that are shown otherwise."""

    def card(card_id: str) -> str:
        return deck.by_id[card_id].name or card_id

    match event:
        case Kept(seat, cards):
            return f"{names[seat]} keeps {' and '.join(map(card, cards))}."
        case Started(seat):
            return f"{names[seat]} is the start player."
        case Revealed(_, turn, shape):
            return f"Turn {turn} of {TURNS}: {SHAPES[shape]}."
        case Marked(seat, card_id, boxes, by):
            return f"{names[seat]} marks {BY[by]} on {card(card_id)}: {' '.join(box_names(boxes))}."
        case Coin(seat):
            return f"{names[seat]} gets a coin."
        case Palm(seat, points):
            return f"{names[seat]} notes {points} for a palm."
        case Cup(seat, points):
            return f"{names[seat]} completes a row of coins and takes the cup of {points}."
        case Completed(seat, card_id):
            return f"{names[seat]} has finished {card(card_id)}!"
        case Took(seat, card_id, source):
            return f"{names[seat]} takes {card(card_id)} from the {source}."
        case Refilled(cards):
            return f"On display now: {', '.join(map(card, cards))}."
    return ""
