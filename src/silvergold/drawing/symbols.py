"""The symbols of boxes and the emblems of the colours, each defined once per picture and used by name."""

from typing import Any

from silvergold.drawing.materials import MATERIALS, color
from silvergold.drawing.svg import Point, element, group, moved, path
from silvergold.engine.cards import Color, Symbol


def definitions() -> str:
    """All drawings, each around its own origin."""
    names = (*Symbol, *Color)
    return "".join(
        group(*(_part(**part) for part in MATERIALS["symbols"][name]), id=f"sg-{name}") for name in names
    )


def _part(d: str, fill: str = "none", rule: str = "", line: str = "none", width: float = 0) -> str:
    """A surface, a line, or both."""
    style: dict[str, Any] = {"fill": _paint(fill)} | ({"fill_rule": rule} if rule else {})
    if width:
        ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        style |= {"stroke": _paint(line), "stroke_width": width, **ends}
    return path(d, **style)


def _paint(name: str) -> str:
    return name if name in ("none", "currentColor") else color(name)


def symbol(name: Symbol, at: Point, scale: float = 1) -> str:
    """A symbol of a box, centred on a point."""
    return element("use", href=f"#sg-{name}", transform=moved(at, scale=scale))


def emblem(color: Color, at: Point, ink: str, scale: float) -> str:
    """The emblem of a colour, centred on a point."""
    return element("use", href=f"#sg-{color}", color=ink, transform=moved(at, scale=scale))
