"""Moves that reach or miss the goals of the lesson's steps."""

from typing import Any

from silvergold.engine import Draw, Keep, Mark, PlayerMove, Ready, Take
from silvergold.engine.grid import mask_of


def mark(card: str, boxes: str) -> Mark:
    """A mark of the learner."""
    return Mark(0, card, mask_of(boxes.split()))


RIGHT: dict[str, list[PlayerMove]] = {
    "keep": [Keep(0, ("green-09", "lilac-05"))],
    "turned": [mark("grey-08", "a4 b2 b3 b4"), Ready(0)],
    "single": [mark("green-08", "b2"), Ready(0)],
    "cross": [mark("lilac-02", "b1 c1 d1"), mark("lilac-02", "b2"), mark("grey-04", "a1"), Ready(0)],
    "coins": [mark("grey-04", "a1 b1 c1"), Ready(0)],
    "palm": [mark("green-12", "a2 b2 a3 b3"), Ready(0)],
    "finish": [mark("orange-01", "c2 d2"), Ready(0), Take(0, "lilac-04")],
}
"""Moves that reach the goal of each step."""

OTHERWISE: dict[str, tuple[list[PlayerMove], str]] = {
    "the L as it is printed": ([mark("grey-11", "a2 b2 c2 a3")], "lesson-turned-otherwise"),
    "the L mirrored but not turned by a quarter": (
        [mark("grey-11", "a1 a2 b2 c2")],
        "lesson-turned-otherwise",
    ),
    "one box instead of the L": ([mark("grey-08", "b1")], "lesson-turned-single"),
    "no cross": ([mark("lilac-02", "a1 b1 c1")], "lesson-cross-missed"),
    "a cross, and then no other": (
        [mark("lilac-02", "b1 c1 d1"), mark("grey-04", "a1")],
        "lesson-cross-no-chain",
    ),
    "no coin": ([mark("grey-04", "a1 a2 a3")], "lesson-coins-missed"),
    "no palm": ([mark("green-12", "b2 c2 b3 c3")], "lesson-palm-missed"),
    "an island that is not finished": ([mark("grey-02", "c1 d1")], "lesson-finish-missed"),
}
"""Legal moves that miss the goal, and the hint for each."""


def step_of(says: str) -> str:
    """The step that a hint belongs to."""
    return says.split("-")[1]


def on_the_wire(move: PlayerMove) -> dict[str, Any]:
    """A move as a client sends it."""
    match move:
        case Keep(_, cards):
            return {"move": "keep", "cards": list(cards)}
        case Mark(_, card, boxes):
            return {"move": "mark", "card": card, "boxes": boxes}
        case Take(_, card):
            return {"move": "take", "card": card}
        case Draw():
            return {"move": "draw"}
    return {"move": "ready"}
