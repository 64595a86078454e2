"""The picture of one treasure card."""

from typing import Any
from xml.sax.saxutils import escape

from silvergold.drawing.coast import coast_path, coasts, grid_path
from silvergold.drawing.materials import MATERIALS, color
from silvergold.drawing.palette import (
    HAIRLINE,
    ON_COLOR,
    ON_PAPER,
    PAPER,
    PAPER_EDGE,
    SHALLOWS,
    SMALL_ON_PAPER,
    TINTS,
)
from silvergold.drawing.pen_marks import pen_marks, pencil_marks
from silvergold.drawing.seals import finished_stamp, seal
from silvergold.drawing.svg import Point, document, element, group, moved, path, rectangle
from silvergold.drawing.symbols import definitions, emblem, symbol
from silvergold.drawing.text import NAME_LINE, bold_text, fit_text, text_along_curve, text_line
from silvergold.engine.cards import SEAL_WORTH, TreasureCard
from silvergold.engine.grid import box, coordinates_of
from silvergold.words import Words

ENGLISH = Words()
CARD: dict[str, Any] = MATERIALS["card"]
LAYOUT: dict[str, Any] = CARD["usual"]
LINES: dict[str, float] = CARD["lines"]
BOX: float = CARD["box"]
ROUNDING: float = CARD["rounding"]
WIDTH: float
HEIGHT: float
WIDTH, HEIGHT = LAYOUT["size"]
MARGIN = 12.0
"""Around a card that is a picture of its own."""


def card_picture(card: TreasureCard) -> str:
    """One treasure card as a picture of its own."""
    size = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
    drawn = group(draw_card(card), transform=moved((MARGIN, MARGIN)))
    return document(size, ENGLISH.card_name(card), card_in_words(card), card_definitions(), drawn)


def card_definitions() -> str:
    """What cards refer to by id, the same in every picture, so that many pictures can be on one page."""
    name_line = path(LAYOUT["nameLine"], id=NAME_LINE, fill="none")
    blur = element("feGaussianBlur", stdDeviation="5")
    shadow = element("filter", blur, id="sg-soft", x="-20%", y="-20%", width="140%", height="140%")
    return element("defs", definitions(), name_line, shadow)


def card_in_words(card: TreasureCard, language: Words = ENGLISH) -> str:
    """A card's description for screen readers: ``grey-04: Quiet Atoll, grey, 8 boxes, 1 coin, 1 cross``."""
    spoken = language.say(
        "card-spoken",
        name=language.card_name(card),
        color=language.say(f"color-{card.color}"),
        value=card.value,
        coins=card.coins.bit_count(),
        palms=card.palms.bit_count(),
        crosses=card.crosses.bit_count(),
        seal="yes" if card.seal else "no",
        sealColor=str(card.seal or ""),
        worth=SEAL_WORTH[card.seal] if card.seal else 0,
    )
    return f"{card.id}: {spoken}"


def draw_card(card: TreasureCard, marked: int = 0, pencilled: int = 0, language: Words = ENGLISH) -> str:
    """A card with its marks, and with the stamp of a finished island once all its boxes are marked."""
    finished = finished_stamp(LAYOUT["stamp"]["at"]) if marked == card.boxes else ""
    return group(
        element("title", escape(card_in_words(card, language))),
        _sheet_of_paper(),
        _island(card, marked, pencilled),
        _pennant(card),
        seal(card.seal, LAYOUT["seal"]["at"]) if card.seal else "",
        _names(card, language),
        finished,
        data_card=card.id,
    )


def _sheet_of_paper() -> str:
    """Chart paper with a soft shadow, and the hairline frame and dashed scale of a chart."""
    size = (WIDTH, HEIGHT)
    shadow = rectangle((2, 5), size, rx=9, fill="#000", opacity=0.5, filter="url(#sg-soft)")
    paper = rectangle((0, 0), size, rx=7, fill=PAPER, stroke=PAPER_EDGE)
    line: dict[str, Any] = {"fill": "none", "stroke": HAIRLINE}
    hairline = {"stroke_width": LINES["hairline"], **line}
    outer = rectangle((6.5, 6.5), (WIDTH - 13, HEIGHT - 13), rx=3, **hairline)
    inner = rectangle((9.5, 9.5), (WIDTH - 19, HEIGHT - 19), rx=1.5, **hairline)
    dashed = {"stroke_width": LINES["scale"], "stroke_dasharray": CARD["dashes"]["scale"], **line}
    scale = rectangle((8, 8), (WIDTH - 16, HEIGHT - 16), opacity=0.5, **dashed)
    return shadow + paper + scale + outer + inner


def _island(card: TreasureCard, marked: int, pencilled: int) -> str:
    """Land with its coast, surf, boxes, symbols and marks."""
    tint, lines = TINTS[card.color], coasts(card.boxes)
    coast = coast_path(lines, BOX, ROUNDING)
    lagoons = path(coast_path(lines[1:], BOX, ROUNDING), fill=SHALLOWS) if len(lines) > 1 else ""
    water = "".join(
        path(coast, fill="none", stroke=color(name), stroke_width=width, stroke_linejoin="round")
        for width, name in LAYOUT["surf"]
    )
    land = path(coast, fill=tint.land, fill_rule="evenodd", stroke=tint.deep, stroke_width=LINES["coast"])
    grid = path(grid_path(card.boxes, BOX), stroke=tint.deep, stroke_width=LINES["grid"], stroke_opacity=0.55)
    return group(
        lagoons,
        water,
        land,
        grid,
        _printed(card),
        pen_marks(card.id, marked, BOX) if marked else "",
        pencil_marks(card.id, pencilled, BOX) if pencilled else "",
        transform=moved(island_corner(card.boxes)),
    )


def island_corner(boxes: int) -> Point:
    """Where the grid starts on the card so that the island is centred."""
    columns, rows = zip(*coordinates_of(boxes), strict=True)
    across, down = (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2
    centre = LAYOUT["centre"]
    return centre[0] - across * BOX, centre[1] - down * BOX


def _printed(card: TreasureCard) -> str:
    """R1.3: the symbols in the boxes."""
    return "".join(
        symbol(found, ((column + 0.5) * BOX, (row + 0.5) * BOX))
        for column, row in coordinates_of(card.boxes)
        if (found := card.symbol_at(box(column, row)))
    )


def _pennant(card: TreasureCard) -> str:
    """R1.2: the value of the card, on a pennant of its colour with its emblem."""
    pennant, colors = CARD["pennant"], ON_COLOR[card.color]
    return (
        path(pennant["fold"], fill="#000", opacity=0.55)
        + path(pennant["cloth"], fill=colors.background)
        + bold_text(str(card.value), **pennant["value"], colors=colors)
        + emblem(card.color, pennant["emblem"]["at"], colors.ink, pennant["emblem"]["scale"])
    )


def _names(card: TreasureCard, language: Words) -> str:
    """The island's name along a curve, and the card's id below."""
    name = (
        text_along_curve(language.card_name(card), LAYOUT["nameSize"], WIDTH - 36, ON_PAPER)
        if card.name
        else ""
    )
    shown, size = fit_text(card.id, 8.5, WIDTH - 60)
    return name + text_line(
        shown, (WIDTH / 2, HEIGHT - 14.5), size, SMALL_ON_PAPER, text_anchor="middle", letter_spacing=0.6
    )
