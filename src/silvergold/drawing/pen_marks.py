"""Marks of the pen: an X drawn by hand, a little different in every box but always the same in one."""

from silvergold.drawing.palette import PEN, PENCIL
from silvergold.drawing.seeded_random import SeededRandom
from silvergold.drawing.svg import path, xy
from silvergold.engine.grid import SIDE, box_name, each_box

REACH = 0.33
"""How far a stroke goes from the middle of a box, in parts of its side."""


def pen_marks(card_id: str, boxes: int, side: float) -> str:
    """The marked boxes of a card, crossed out with the pen."""
    return path(
        _strokes(card_id, boxes, side), fill="none", stroke=PEN, stroke_width=3.4, stroke_linecap="round"
    )


def pencil_marks(card_id: str, boxes: int, side: float) -> str:
    """The ghost of a placement: the same strokes in pencil."""
    return path(
        _strokes(card_id, boxes, side),
        fill="none",
        stroke=PENCIL,
        stroke_width=2,
        stroke_dasharray="3.2 2.6",
        stroke_linecap="round",
    )


def _strokes(card_id: str, boxes: int, side: float) -> str:
    return "".join(_hand_drawn_x(card_id, mask.bit_length() - 1, side) for mask in each_box(boxes))


def _hand_drawn_x(card_id: str, index: int, side: float) -> str:
    random = SeededRandom(f"{card_id}:{box_name(index)}")
    middle = ((index % SIDE + 0.5) * side, (index // SIDE + 0.5) * side)
    falling = _stroke(random, middle, side, (-1, -1))
    return falling + _stroke(random, middle, side, (1, -1))


def _stroke(random: SeededRandom, middle: tuple[float, float], side: float, start: tuple[int, int]) -> str:
    """One slightly bent stroke through the middle of a box, from a corner to the opposite one."""
    reach = REACH * side

    def near(across: float, down: float, wobble: float) -> str:
        shift = random.uniform(-wobble, wobble), random.uniform(-wobble, wobble)
        return xy((middle[0] + across * reach + shift[0] * side, middle[1] + down * reach + shift[1] * side))

    return f"M{near(*start, 0.06)}Q{near(0, 0, 0.1)} {near(-start[0], -start[1], 0.07)}"
