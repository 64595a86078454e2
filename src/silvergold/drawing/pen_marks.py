"""Pen marks: an X drawn by hand, slightly different in every box but always the same in one."""

from typing import Any

from silvergold.drawing.materials import MATERIALS
from silvergold.drawing.palette import PEN, PENCIL
from silvergold.drawing.seeded_random import SeededRandom
from silvergold.drawing.svg import path, xy
from silvergold.engine.grid import SIDE, box_name, each_box

CARD: dict[str, Any] = MATERIALS["card"]
REACH: float = CARD["stroke"]["reach"]
"""How far a stroke goes from the middle of a box, in parts of its side."""
WOBBLE: list[float] = CARD["stroke"]["wobble"]
"""How far its start, middle and end may be off, in parts of the side."""


def pen_marks(card_id: str, boxes: int, side: float) -> str:
    """The marked boxes of a card, crossed out with the pen."""
    return _marks(card_id, boxes, side, stroke=PEN, stroke_width=CARD["lines"]["mark"])


def pencil_marks(card_id: str, boxes: int, side: float) -> str:
    """A preview of a placement: the same strokes in pencil."""
    width, dashes = CARD["lines"]["pencil"], CARD["dashes"]["pencil"]
    return _marks(card_id, boxes, side, stroke=PENCIL, stroke_width=width, stroke_dasharray=dashes)


def _marks(card_id: str, boxes: int, side: float, **style: str | float) -> str:
    drawn = "".join("".join(strokes(card_id, mask.bit_length() - 1, side)) for mask in each_box(boxes))
    return path(drawn, fill="none", stroke_linecap="round", **style)


def strokes(card_id: str, index: int, side: float) -> tuple[str, str]:
    """The two strokes over a box of a card, as paths."""
    random = SeededRandom(f"{card_id}:{box_name(index)}")
    middle = ((index % SIDE + 0.5) * side, (index // SIDE + 0.5) * side)
    return _stroke(random, middle, side, -1), _stroke(random, middle, side, 1)


def _stroke(random: SeededRandom, middle: tuple[float, float], side: float, start: int) -> str:
    """One slightly bent stroke through the middle of a box, from an upper corner to the opposite one."""

    def near(across: float, down: float, wobble: float) -> str:
        shift = random.uniform(-wobble, wobble), random.uniform(-wobble, wobble)
        return xy(
            (middle[0] + (across * REACH + shift[0]) * side, middle[1] + (down * REACH + shift[1]) * side)
        )

    return f"M{near(start, -1, WOBBLE[0])}Q{near(0, 0, WOBBLE[1])} {near(-start, 1, WOBBLE[2])}"
