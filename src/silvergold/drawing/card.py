"""The picture of one treasure card."""

from silvergold.drawing.coast import coast_path, coasts, grid_path
from silvergold.drawing.palette import (
    FAINT_INK,
    ON_COLOR,
    ON_PAPER,
    PAPER,
    PAPER_EDGE,
    SHALLOWS,
    SHORE_WATER,
    SMALL_ON_PAPER,
    SURF,
    TINTS,
)
from silvergold.drawing.pen_marks import pen_marks, pencil_marks
from silvergold.drawing.seals import finished_stamp, seal
from silvergold.drawing.svg import Point, document, element, group, moved, path, rectangle, words
from silvergold.drawing.symbols import definitions, emblem, symbol
from silvergold.drawing.text import NAME_LINE, bold_text, fit_text, text_along_curve, text_line
from silvergold.engine.cards import SEAL_WORTH, TreasureCard
from silvergold.engine.grid import SIDE, each_box
from silvergold.words import Words

ENGLISH = Words()
WIDTH, HEIGHT = 220.0, 300.0
BOX = 40.0
ROUNDING = 11.0
ISLAND_CENTRE = (WIDTH / 2, 159.0)
STAMP_CENTRE = (WIDTH - 62, 200.0)
MARGIN = 12.0
"""Around a card that is a picture of its own."""

SURF_LINES = ((30, SHALLOWS), (19, SURF), (17.4, SHORE_WATER), (9, SURF), (7.4, SHORE_WATER))
"""The water around an island: strokes along its coast, each covering the inside of the one before."""


def card_picture(card: TreasureCard) -> str:
    """One treasure card as a picture of its own."""
    size = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
    drawn = group(draw_card(card), transform=moved((MARGIN, MARGIN)))
    return document(size, ENGLISH.card_name(card), card_in_words(card), card_definitions(), drawn)


def card_definitions() -> str:
    """What cards refer to: the drawings, the line of the name, the softness of the shadow.

    They are the same in every picture, so that many pictures can stand on one page.
    """
    name_line = path(f"M14 266Q{WIDTH / 2:g} 278 {WIDTH - 14:g} 266", id=NAME_LINE, fill="none")
    blur = element("feGaussianBlur", stdDeviation="5")
    shadow = element("filter", blur, id="sg-soft", x="-20%", y="-20%", width="140%", height="140%")
    return element("defs", definitions(), name_line, shadow)


def card_in_words(card: TreasureCard, language: Words = ENGLISH) -> str:
    """A card for those who can't see it: ``grey-04: Quiet Atoll, grey, 8 boxes, 1 coin, 1 cross``."""
    spoken = language.say(
        "card-spoken",
        name=language.card_name(card),
        color=language.say(f"color-{card.color}"),
        value=card.value,
        coins=card.coins.bit_count(),
        palms=card.palms.bit_count(),
        crosses=card.crosses.bit_count(),
        seal="yes" if card.seal else "no",
        sealColor=language.say(f"color-{card.seal}") if card.seal else "",
        worth=SEAL_WORTH[card.seal] if card.seal else 0,
    )
    return f"{card.id}: {spoken}"


def draw_card(card: TreasureCard, marked: int = 0, pencilled: int = 0, language: Words = ENGLISH) -> str:
    """A card with its marks; once all its boxes are marked it bears the stamp of a finished island."""
    finished = finished_stamp(card.color, STAMP_CENTRE) if marked == card.boxes else ""
    return group(
        element("title", words(card_in_words(card, language))),
        _sheet_of_paper(),
        _island(card, marked, pencilled),
        _pennant(card),
        seal(card.seal, (WIDTH - 38, 38)) if card.seal else "",
        _names(card, language),
        finished,
        data_card=card.id,
    )


def _sheet_of_paper() -> str:
    """Chart paper with a soft shadow and the hairline frame of a chart, its scale alternating."""
    size = (WIDTH, HEIGHT)
    shadow = rectangle((2, 5), size, rx=9, fill="#000", opacity=0.5, filter="url(#sg-soft)")
    paper = rectangle((0, 0), size, rx=7, fill=PAPER, stroke=PAPER_EDGE)
    line = {"fill": "none", "stroke": FAINT_INK}
    outer = rectangle((6.5, 6.5), (WIDTH - 13, HEIGHT - 13), rx=3, stroke_width=0.6, **line)
    inner = rectangle((9.5, 9.5), (WIDTH - 19, HEIGHT - 19), rx=1.5, stroke_width=0.6, **line)
    scale = rectangle(
        (8, 8), (WIDTH - 16, HEIGHT - 16), stroke_width=2.4, stroke_dasharray="17 17", opacity=0.5, **line
    )
    return shadow + paper + scale + outer + inner


def _island(card: TreasureCard, marked: int, pencilled: int) -> str:
    """Land with its coast, its surf, its boxes and what is in them."""
    tint, lines = TINTS[card.color], coasts(card.boxes)
    coast = coast_path(lines, BOX, ROUNDING)
    lagoons = path(coast_path(lines[1:], BOX, ROUNDING), fill=SHALLOWS) if len(lines) > 1 else ""
    water = "".join(
        path(coast, fill="none", stroke=color, stroke_width=width, stroke_linejoin="round")
        for width, color in SURF_LINES
    )
    land = path(coast, fill=tint.land, fill_rule="evenodd", stroke=tint.deep, stroke_width=2.6)
    grid = path(grid_path(card.boxes, BOX), stroke=tint.deep, stroke_width=0.8, stroke_opacity=0.55)
    return group(
        lagoons,
        water,
        land,
        grid,
        _printed(card),
        pen_marks(card.id, marked, BOX) if marked else "",
        pencil_marks(card.id, pencilled, BOX) if pencilled else "",
        transform=moved(_island_corner(card.boxes)),
    )


def _island_corner(boxes: int) -> Point:
    """Where the grid starts on the card so that the island lies in the middle of its place."""
    places = [divmod(mask.bit_length() - 1, SIDE) for mask in each_box(boxes)]
    rows, columns = [row for row, _ in places], [column for _, column in places]
    across, down = (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2
    return ISLAND_CENTRE[0] - across * BOX, ISLAND_CENTRE[1] - down * BOX


def _printed(card: TreasureCard) -> str:
    """R1.3: the symbols in the boxes."""
    return "".join(
        symbol(found, ((column + 0.5) * BOX, (row + 0.5) * BOX))
        for mask in each_box(card.boxes)
        if (found := card.symbol_at(mask))
        for row, column in [divmod(mask.bit_length() - 1, SIDE)]
    )


def _pennant(card: TreasureCard) -> str:
    """R1.2: the value of the card, on a pennant of its colour with its emblem."""
    writing = ON_COLOR[card.color]
    fold = path("M-5 51L0 51L0 56Z", fill="#000", opacity=0.55)
    cloth = path("M-5 17H84L73 34L84 51H-5Z", fill=writing.ground)
    value = bold_text(str(card.value), (22, 43), 27, writing)
    return fold + cloth + value + emblem(card.color, (55, 34), writing.ink, 1.1)


def _names(card: TreasureCard, language: Words) -> str:
    """The island's name along its coast, and the card's id below."""
    name = text_along_curve(language.card_name(card), 16, WIDTH - 36, ON_PAPER) if card.name else ""
    shown, size = fit_text(card.id, 8.5, WIDTH - 60)
    return name + text_line(
        shown, (WIDTH / 2, HEIGHT - 14.5), size, SMALL_ON_PAPER, text_anchor="middle", letter_spacing=0.6
    )
