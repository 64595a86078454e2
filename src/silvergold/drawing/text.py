"""Lines of text, shrunk or cut to the width available."""

from unicodedata import east_asian_width
from xml.sax.saxutils import escape

from silvergold.drawing.palette import SANS, SERIF, TextColors
from silvergold.drawing.svg import Point, element

NAME_LINE = "sg-name-line"
"""The id of the curve that names of islands are written along."""

SUBSTITUTE_SCALE = 0.9
"""A card's type sizes are made for Alegreya; the wider fonts a viewer may use instead are set smaller."""

SMALLEST = 0.6
"""A text that is too long is shrunk down to this part of its size, and then cut."""


def text_line(
    text: str, at: Point, size: float, colors: TextColors, family: str = SANS, **attributes: str | float
) -> str:
    """A line of text at a point."""
    return element(
        "text",
        escape(text),
        x=at[0],
        y=at[1],
        font_size=size,
        font_family=family,
        fill=colors.ink,
        **attributes,
    )


def bold_text(text: str, at: Point, size: float, colors: TextColors) -> str:
    """A bold line centred on a point, as on seals and pennants."""
    style = {"font_weight": "bold", "text_anchor": "middle"}
    return text_line(text, at, size * SUBSTITUTE_SCALE, colors, family=SERIF, **style)


def text_along_curve(text: str, size: float, room: float, colors: TextColors) -> str:
    """A name in italics along the curve below an island."""
    shown, size = fit_text(text, size * SUBSTITUTE_SCALE, room)
    curve = element("textPath", escape(shown), href=f"#{NAME_LINE}", startOffset="50%")
    style = {"font_family": SERIF, "font_style": "italic", "text_anchor": "middle"}
    return element("text", curve, font_size=size, fill=colors.ink, **style)


def fit_text(text: str, size: float, room: float) -> tuple[str, float]:
    """The part of a text to show, and its size, so that it fits the width available."""
    width = text_width(text)
    if width * size <= room:
        return text, size
    smallest = size * SMALLEST
    if width * smallest <= room:
        return text, room / width
    shown = text
    while shown and text_width(shown + "…") * smallest > room:
        shown = shown[:-1]
    return shown.rstrip() + "…", smallest


def text_width(text: str) -> float:
    """An upper estimate of a text's width, in parts of its font size."""
    return sum(1.0 if east_asian_width(character) in "WF" else 0.56 for character in text)
