"""Writing SVG: elements, numbers and escaped text; and drawing it as PNG."""

import math
from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

NAMESPACE = "http://www.w3.org/2000/svg"
PNG_SERIF = "DejaVu Serif"
"""For numbers and names where the cards' own font is not installed."""

Point = tuple[float, float]


def number(value: float) -> str:
    """A number with at most two decimals."""
    # Halves are rounded up, as JavaScript does, so that the browser writes the same number.
    text = f"{math.floor(value * 100 + 0.5) / 100:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *inside: str, **attributes: str | float) -> str:
    """An element with its content; ``stroke_width`` stands for ``stroke-width``."""
    texts = {key: value if isinstance(value, str) else number(value) for key, value in attributes.items()}
    written = "".join(f" {key.replace('_', '-')}={quoteattr(text)}" for key, text in texts.items())
    content = "".join(inside)
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def group(*inside: str, **attributes: str | float) -> str:
    """Several elements as a group."""
    return element("g", *inside, **attributes)


def path(d: str, **attributes: str | float) -> str:
    """A path."""
    return element("path", d=d, **attributes)


def circle(centre: Point, radius: float, **attributes: str | float) -> str:
    """A circle around a point."""
    return element("circle", cx=centre[0], cy=centre[1], r=radius, **attributes)


def rectangle(corner: Point, size: Point, **attributes: str | float) -> str:
    """A rectangle with a given upper left corner."""
    return element("rect", x=corner[0], y=corner[1], width=size[0], height=size[1], **attributes)


def moved(to: Point, turned: float = 0, scale: float = 1) -> str:
    """A transform: to a point, turned by some degrees, and scaled."""
    steps = [f"translate({number(to[0])} {number(to[1])})"]
    steps += [f"rotate({number(turned)})"] if turned else []
    steps += [f"scale({number(scale)})"] if scale != 1 else []
    return " ".join(steps)


def polygon(points: Iterable[Point]) -> str:
    """The path of a closed polygon."""
    return "M" + "L".join(xy(point) for point in points) + "Z"


def soft_loop(points: list[Point]) -> str:
    """The path of a smooth closed curve along some points."""
    pairs = zip(points, points[1:] + points[:1], strict=True)
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairs]
    bends = zip(points[1:] + points[:1], middles[1:] + middles[:1], strict=True)
    return f"M{xy(middles[0])}" + "".join(f"Q{xy(bend)} {xy(end)}" for bend, end in bends) + "Z"


def on_circle(radius: float, degrees: float) -> Point:
    """The point at a distance from the origin, with 0 degrees at the top and going clockwise."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), -radius * math.cos(angle)


def xy(point: Point) -> str:
    """A point as written in a path."""
    return f"{number(point[0])} {number(point[1])}"


def document(size: Point, title: str, description: str, *inside: str) -> str:
    """A whole SVG file, with a title and a description for screen readers."""
    width, height = size
    return (
        element(
            "svg",
            element("title", escape(title)),
            element("desc", escape(description)),
            *inside,
            xmlns=NAMESPACE,
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="img",
        )
        + "\n"
    )


def to_png(svg: str, width: int) -> bytes:
    """Draw an SVG picture as PNG, with a width in pixels."""
    import resvg_py  # only pictures as PNG need it

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, serif_family=PNG_SERIF))
