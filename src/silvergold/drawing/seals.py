"""Wax: the seals that count a colour, and the stamp on a finished island."""

from silvergold.drawing.palette import DARK_SILVER, INK, ON_COLOR, ON_SILVER, SILVER, TINTS
from silvergold.drawing.seeded_random import SeededRandom
from silvergold.drawing.svg import Point, circle, group, moved, number, on_circle, path, soft_loop, xy
from silvergold.drawing.symbols import emblem
from silvergold.drawing.text import bold_text
from silvergold.engine.cards import SEAL_WORTH, SIZES, Color

SEAL_RADIUS = 25.0
STAMP_RADIUS = 49.0


def seal(color: Color, at: Point) -> str:
    """R1.4: a wax seal with the emblem of the colour it counts, and its worth."""
    writing = ON_COLOR[color]
    drop = _drop(SEAL_RADIUS, f"seal:{color}", TINTS[color].deep)
    worth = bold_text(f"+{SEAL_WORTH[color]}", (0, 16), 16, writing)
    return group(drop, emblem(color, (0, -7), writing.ink, 0.95), worth, transform=moved(at))


def finished_stamp(color: Color, at: Point) -> str:
    """The silver stamp of a finished island, with the emblem of its colour and its value."""
    return group(
        _drop(STAMP_RADIUS, "stamp", SILVER),
        path("M-35 -11H35M-35 11H35", stroke=DARK_SILVER, stroke_width=1.3),
        emblem(color, (0, -23), INK, 0.85),
        bold_text("FINISHED", (0, 4.8), 13, ON_SILVER),
        bold_text(str(SIZES[color]), (0, 30), 18, ON_SILVER),
        transform=moved(at, turned=-14),
    )


def _drop(radius: float, seed: str, wax: str) -> str:
    """A drop of wax with the round hollow that the seal has pressed into it."""
    random = SeededRandom(seed)
    rim = [on_circle(radius * random.uniform(0.96, 1.12), turn) for turn in range(0, 360, 30)]
    outline = soft_loop(rim)
    shadow = path(outline, fill="#000", opacity=0.22, transform="translate(1.2 2.4)")
    hollow = circle((0, 0), radius * 0.8, fill="none", stroke="#000", stroke_opacity=0.25, stroke_width=1.4)
    light: dict[str, str | float] = {"stroke": "#fff", "stroke_opacity": 0.4, "stroke_linecap": "round"}
    gleam = path(_arc(radius * 0.87, -80, -10), fill="none", stroke_width=radius * 0.06, **light)
    return shadow + path(outline, fill=wax) + hollow + gleam


def _arc(radius: float, start: float, end: float) -> str:
    """Part of a circle, clockwise between two angles."""
    reach = number(radius)
    return f"M{xy(on_circle(radius, start))}A{reach} {reach} 0 0 1 {xy(on_circle(radius, end))}"
