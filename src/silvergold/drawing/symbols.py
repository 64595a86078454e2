"""The drawings: coin, palm and cross, and the emblems of the four colours.

Each is drawn around its own origin, once in the definitions of a picture, and used from there by name.
"""

from silvergold.drawing.palette import DARK_GOLD, GOLD, PALM_GREEN, PAPER, RED, TRUNK
from silvergold.drawing.svg import Point, circle, element, group, moved, on_circle, path, polygon, xy
from silvergold.engine.cards import Color, Symbol

INKED = {"fill": "none", "stroke": "currentColor", "stroke_linecap": "round", "stroke_linejoin": "round"}


def definitions() -> str:
    """All drawings, to be put once into a picture."""
    drawings: dict[Symbol | Color, str] = {
        Symbol.COIN: coin(),
        Symbol.PALM: palm(),
        Symbol.CROSS: cross(),
        Color.GREY: anchor(),
        Color.GREEN: leaf(),
        Color.ORANGE: sun(),
        Color.LILAC: star(),
    }
    return "".join(group(drawing, id=f"sg-{name}") for name, drawing in drawings.items())


def symbol(name: Symbol, at: Point, scale: float = 1) -> str:
    """A symbol of a box, around a point."""
    return element("use", href=f"#sg-{name}", transform=moved(at, scale=scale))


def emblem(color: Color, at: Point, ink: str, scale: float = 1) -> str:
    """The emblem of a colour, around a point."""
    return element("use", href=f"#sg-{color}", color=ink, transform=moved(at, scale=scale))


def coin() -> str:
    """A ring with a notch."""
    (left, depth), (right, _) = on_circle(13, -13), on_circle(13, 13)
    rim = f"M{xy((left, depth))}A13 13 0 1 0 {xy((right, depth))}L0 -8.6Z"
    hole = "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z"
    ring = path(rim + hole, fill=GOLD, fill_rule="evenodd", stroke=DARK_GOLD, stroke_width=1.3)
    gleam = path("M-9.2 2.6A9.5 9.5 0 0 1 -4.8 -8.2", fill="none", stroke="#fff3c9", stroke_width=1.6)
    return ring + gleam


def palm() -> str:
    """A palm with six fronds."""
    trunk = path("M-4 16C-1 9.5 -.2 2 -.8 -4.4L2.6 -4.4C4 3 3.4 10 2.6 16Z", fill=TRUNK)
    tips = ((-14.5, 2), (-14, -8.5), (-5.5, -16), (7.5, -16), (15.5, -8), (16, 2.5))
    return trunk + path("".join(map(_frond, tips)), fill=PALM_GREEN)


def _frond(tip: Point) -> str:
    """A frond from the crown of the palm, arching over to its tip."""
    crown = (1.0, -4.5)
    middle = ((crown[0] + tip[0]) / 2, (crown[1] + tip[1]) / 2)
    above, below = (middle[0], middle[1] - 7.5), (middle[0], middle[1] + 0.5)
    return f"M{xy(crown)}Q{xy(above)} {xy(tip)}Q{xy(below)} {xy(crown)}Z"


def cross() -> str:
    """A red X with flared arms, printed: nothing a pen would draw."""
    corners = []
    for turn in (45, 135, 225, 315):
        corners += [on_circle(2.7, turn - 45), on_circle(14.4, turn - 14), on_circle(14.4, turn + 14)]
    dot = path(polygon([(0, -1.9), (1.9, 0), (0, 1.9), (-1.9, 0)]), fill=PAPER)
    return path(polygon(corners), fill=RED, stroke=RED, stroke_linejoin="round") + dot


def anchor() -> str:
    """The emblem of grey."""
    lines = path(
        "M0 -4.6V8.6M-4.6 -1.6H4.6M-8 3C-7.4 6.8 -4 8.8 0 8.8S7.4 6.8 8 3", stroke_width=2.1, **INKED
    )
    flukes = path("M-9.9 5L-8.3 .4L-4.9 4.1ZM9.9 5L8.3 .4L4.9 4.1Z", fill="currentColor")
    return circle((0, -6.9), 2.2, stroke_width=1.8, **INKED) + lines + flukes


def leaf() -> str:
    """The emblem of green."""
    halves = "M-6.9 4.6C-10 -3.2 -3 -9 9 -9.2L-6.4 4.9ZM-4.9 6.9C3.4 9.8 9 2.6 9.4 -8.7L-5.2 6.3Z"
    return path(halves, fill="currentColor") + path("M-9.4 9.4L-5.6 5.6", stroke_width=1.8, **INKED)


def sun() -> str:
    """The emblem of orange."""
    rays = "".join(
        polygon([on_circle(6.7, turn - 16), on_circle(11, turn), on_circle(6.7, turn + 16)])
        for turn in range(0, 360, 45)
    )
    return circle((0, 0), 5, fill="currentColor") + path(rays, fill="currentColor")


def star() -> str:
    """The emblem of lilac."""
    points = [on_circle(4.1 if turn % 72 else 10.2, turn) for turn in range(0, 360, 36)]
    return path(polygon(points), fill="currentColor", stroke="currentColor", stroke_linejoin="round")
