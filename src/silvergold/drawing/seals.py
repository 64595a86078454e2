"""The wax seals that count a colour, and the stamp on a finished island."""

from typing import Any

from silvergold.drawing.materials import MATERIALS
from silvergold.drawing.palette import INK, ON_COLOR, SILVER, TINTS
from silvergold.drawing.seeded_random import SeededRandom
from silvergold.drawing.svg import Point, circle, group, moved, on_circle, path, soft_loop
from silvergold.drawing.symbols import emblem
from silvergold.drawing.text import bold_text
from silvergold.engine.cards import SEAL_WORTH, Color

WAX: dict[str, Any] = MATERIALS["card"]["wax"]
SEAL: dict[str, Any] = MATERIALS["card"]["seal"]
STAMP: dict[str, Any] = MATERIALS["card"]["stamp"]


def seal(color: Color, at: Point) -> str:
    """R1.4: a wax seal with the emblem of the colour it counts, and its worth."""
    colors = ON_COLOR[color]
    return group(
        _pressed_wax(SEAL["radius"], f"seal:{color}", TINTS[color].deep),
        emblem(color, SEAL["emblem"]["at"], colors.ink, SEAL["emblem"]["scale"]),
        bold_text(f"+{SEAL_WORTH[color]}", **SEAL["worth"], colors=colors),
        transform=moved(at),
    )


def finished_stamp(at: Point) -> str:
    """The silver stamp of a finished island: a check mark beside the island, which covers no box."""
    check = {"stroke_width": STAMP["check"]["width"], "stroke_linecap": "round", "stroke_linejoin": "round"}
    return group(
        _pressed_wax(STAMP["radius"], "stamp", SILVER),
        path(STAMP["check"]["d"], fill="none", stroke=INK, **check),
        transform=moved(at, turned=STAMP["turned"]),
        data_stamp="finished",
    )


def _pressed_wax(radius: float, seed: str, wax: str) -> str:
    """A drop of wax with its shadow and the round hollow that the seal has pressed into it."""
    outline = wax_outline(radius, seed)
    return (
        path(outline, opacity=0.22, transform="translate(1.2 2.4)")
        + path(outline, fill=wax)
        + circle(
            (0, 0),
            radius * WAX["hollow"],
            fill="none",
            stroke="#000",
            stroke_opacity=0.25,
            stroke_width=WAX["hollowLine"],
        )
    )


def wax_outline(radius: float, seed: str) -> str:
    """The rim of a drop of wax as a path."""
    random = SeededRandom(seed)
    return soft_loop([on_circle(radius * random.uniform(*WAX["rim"]), turn) for turn in range(0, 360, 30)])
