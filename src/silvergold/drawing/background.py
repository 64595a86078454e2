"""The background of the pictures: a night sea with sounding lines and a compass rose."""

from silvergold.drawing.palette import DEEP_SEA, LAMPLIGHT, ON_SEA, SEA
from silvergold.drawing.seeded_random import SeededRandom
from silvergold.drawing.svg import (
    Point,
    circle,
    element,
    group,
    moved,
    number,
    on_circle,
    path,
    polygon,
    rectangle,
    soft_loop,
    xy,
)

LINE = ON_SEA.ink
SHOAL_DISTANCE = 420.0
"""The approximate distance between the shoals that the sounding lines surround."""


def night_sea(size: Point, lamp: Point, rose: Point, rose_radius: float) -> str:
    """The sea under a lamp, with the rhumb lines of a compass rose."""
    light = element(
        "radialGradient",
        *(element("stop", offset=offset, stop_color=color) for offset, color in _LIGHT),
        id="sg-lamp",
        gradientUnits="userSpaceOnUse",
        cx=lamp[0],
        cy=lamp[1],
        r=max(size),
    )
    frame = rectangle((0, 0), size)
    clip = element("clipPath", frame, id="sg-sheet")
    drawn = group(
        rectangle((0, 0), size, fill="url(#sg-lamp)"),
        path(shoal_lines(size), fill="none", stroke=LINE, stroke_width=1, stroke_opacity=0.11),
        _rhumb_lines(rose, sum(size)),
        compass_rose(rose, rose_radius),
        clip_path="url(#sg-sheet)",
    )
    return element("defs", light, clip) + drawn


_LIGHT = (("0", LAMPLIGHT), ("0.35", SEA), ("1", DEEP_SEA))


def shoal_lines(size: Point) -> str:
    """Lines of equal depth around shoals scattered over the sea, as one path."""
    across, down = (max(1, int(length / SHOAL_DISTANCE + 0.5)) for length in size)
    return "".join(
        _shoal((size[0] * (column + 0.5) / across, size[1] * (row + 0.5) / down), f"shoal:{column}:{row}")
        for row in range(down)
        for column in range(across)
    )


def _shoal(near: Point, seed: str) -> str:
    random = SeededRandom(seed)
    centre = near[0] + random.uniform(-120, 120), near[1] + random.uniform(-120, 120)
    rim = [on_circle(random.uniform(130, 260), turn) for turn in range(0, 360, 40)]
    depths = (1, 0.8, 0.58, 0.34)
    return "".join(
        soft_loop([(centre[0] + x * depth, centre[1] + y * depth) for x, y in rim]) for depth in depths
    )


def _rhumb_lines(centre: Point, reach: float) -> str:
    lines = "".join(f"M0 0L{xy(on_circle(reach, turn / 2))}" for turn in range(0, 720, 45))
    return path(lines, transform=moved(centre), stroke=LINE, stroke_width=0.8, stroke_opacity=0.08)


def compass_rose(centre: Point, radius: float) -> str:
    """A compass rose of sixteen points with an arrowhead for north."""
    rings = "".join(
        circle((0, 0), radius * part, fill="none", stroke=LINE, stroke_width=width)
        for part, width in ((0.78, 0.8), (0.74, 2), (0.45, 0.8))
    )
    points = "".join(
        _rose_point(turn, radius * length, radius * 0.13) for length, turns in _ROSE_POINTS for turn in turns
    )
    north = path(
        polygon([(0, -radius * 1.16), (radius * 0.07, -radius * 1.02), (-radius * 0.07, -radius * 1.02)]),
        fill=LINE,
    )
    return group(_degrees(radius), rings, points, north, transform=moved(centre), opacity=0.28)


_ROSE_POINTS = (
    (0.66, (22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5)),
    (0.8, (45, 135, 225, 315)),
    (1.0, (0, 90, 180, 270)),
)


def _rose_point(turn: float, length: float, width: float) -> str:
    """One point of a compass rose, half dark and half light."""
    left = polygon([(0, 0), (-width, -width), (0, -length)])
    right = polygon([(0, 0), (width, -width), (0, -length)])
    outline = {"stroke": LINE, "stroke_linejoin": "round"}
    return group(
        path(left, fill=SEA, **outline),
        path(right, fill=LINE, **outline),
        transform=f"rotate({number(turn)})",
    )


def _degrees(radius: float) -> str:
    """The degree marks of a compass, one every five degrees."""
    marks = "".join(
        f"M{xy(on_circle(radius * 0.78, turn))}L{xy(on_circle(radius * length, turn))}"
        for turn in range(0, 360, 5)
        for length in [0.81 if turn % 15 else 0.85]
    )
    return path(marks, stroke=LINE, stroke_width=0.9)
