"""A picture of a table: the revealed shape, and islands with their marks."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from silvergold.drawing.background import night_sea
from silvergold.drawing.card import HEIGHT, WIDTH, card_definitions, card_in_words, draw_card
from silvergold.drawing.coast import coast_path, coasts, grid_path
from silvergold.drawing.materials import MATERIALS
from silvergold.drawing.palette import (
    CARD_BACK_EDGE,
    DARK_GOLD,
    EXPEDITION_CARD,
    GOLD,
    GOLD_GLEAM,
    PEN,
    SILVER,
)
from silvergold.drawing.svg import Point, document, element, group, moved, path, rectangle
from silvergold.engine.cards import TreasureCard
from silvergold.engine.deck import standard_deck
from silvergold.engine.grid import DRAWINGS, Shape, mask_of, mask_of_drawing
from silvergold.words import Words

TABLE_HEIGHT = 420.0
SCALE = 1.14
FIRST_ISLAND = 292.0
STEP = 296.0
"""The distance from one island to the next."""
LEANS = (-1.6, 1.2, 3.4)
"""Cards laid by hand are slightly rotated, by some degrees."""
EXPEDITION_SIZE = (152.0, 206.0)
EXPEDITION: dict[str, float] = MATERIALS["expedition"]
SHAPE_BOX = EXPEDITION["box"]


class MarkedCard(NamedTuple):
    """A treasure card on the table, with its marked boxes and the preview of a placement."""

    card: TreasureCard
    marked: int = 0
    pencilled: int = 0


def table_picture(shape: Shape, cards: Sequence[MarkedCard], height: float = TABLE_HEIGHT) -> str:
    """A wide picture of the revealed shape and some islands, with stamps on the finished ones."""
    size = FIRST_ISLAND + STEP * len(cards) + 20, height
    islands = "; ".join(_describe(laid) for laid in cards)
    return document(
        size,
        "Silver & Gold at the table",
        f"{_revealed_in_words(shape)}. {islands}.",
        card_definitions(),
        night_sea(size, lamp=(size[0] * 0.45, 40), rose=(120, 70), rose_radius=170),
        group(
            _expedition_card(shape, (70, 84)),
            *(_laid_card(laid, number) for number, laid in enumerate(cards)),
            _pen((288, 356)),
            transform=moved((0, (height - TABLE_HEIGHT) / 2)),
        ),
    )


def _revealed_in_words(shape: Shape) -> str:
    english = Words()
    return english.say("revealed-spoken", shape=english.say(f"shape-{shape}"))


def sample_table() -> str:
    """The picture on the rules page: a T of four is about to be marked."""
    deck = standard_deck().by_id
    bank = deck["green-10"]
    cards = (
        MarkedCard(
            deck["lilac-09"], mask_of(("a1", "b1", "a2", "b2", "c4")), mask_of(("c2", "d1", "d2", "d3"))
        ),
        MarkedCard(deck["orange-03"], mask_of(("a4", "b4", "c4", "d3", "d4"))),
        MarkedCard(bank, bank.boxes),
    )
    return table_picture(Shape.T4, cards)


def _describe(laid: MarkedCard) -> str:
    if laid.marked == laid.card.boxes:
        return f"{card_in_words(laid.card)}, finished"
    return f"{card_in_words(laid.card)}, {laid.marked.bit_count()} marked"


def _laid_card(laid: MarkedCard, number: int) -> str:
    """A card in its place on the table."""
    middle = (FIRST_ISLAND + STEP * number + WIDTH * SCALE / 2, TABLE_HEIGHT / 2)
    card = group(draw_card(*laid), transform=moved((-WIDTH / 2, -HEIGHT / 2)))
    return group(card, transform=moved(middle, LEANS[number % len(LEANS)], SCALE))


def _expedition_card(shape: Shape, at: Point) -> str:
    """R3.1: the revealed expedition card, on top of the earlier ones."""
    below = [_blank_card(turn) for turn in (-5, 3)]
    face = _blank_card(-1)
    return group(
        element("title", escape(_revealed_in_words(shape))),
        *below,
        face,
        _shape(shape),
        transform=moved(at),
    )


def _blank_card(turn: float) -> str:
    """An expedition card without a shape."""
    width, height = EXPEDITION_SIZE
    shadow = rectangle((2, 4), EXPEDITION_SIZE, rx=9, fill="#000", opacity=0.5, filter="url(#sg-soft)")
    back = rectangle((0, 0), EXPEDITION_SIZE, rx=8, fill=EXPEDITION_CARD, stroke=CARD_BACK_EDGE)
    frame = rectangle((8, 8), (width - 16, height - 16), rx=4, fill="none", stroke=GOLD, stroke_width=1.2)
    around = f"rotate({turn:g} {width / 2:g} {height / 2:g})"
    return group(shadow, back, frame, transform=around)


def _shape(shape: Shape) -> str:
    """A shape in gold, in the middle of its card."""
    rows = DRAWINGS[shape]
    boxes = mask_of_drawing(rows)
    corner = (
        (EXPEDITION_SIZE[0] - len(rows[0]) * SHAPE_BOX) / 2,
        (EXPEDITION_SIZE[1] - len(rows) * SHAPE_BOX) / 2,
    )
    outline = coast_path(coasts(boxes), SHAPE_BOX, EXPEDITION["rounding"])
    coast = path(outline, fill=GOLD, stroke=GOLD_GLEAM, stroke_width=EXPEDITION["outline"])
    grid = path(grid_path(boxes, SHAPE_BOX), stroke=DARK_GOLD, stroke_width=EXPEDITION["grid"])
    return group(coast, grid, transform=moved(corner, -1))


def _pen(point: Point) -> str:
    """A pen, positioned by its point."""
    shadow = path("M0 0L-7 -30V-250H7V-30Z", fill="#000", opacity=0.35, transform="translate(-5 5)")
    nib = path("M0 0L-6 -30H6Z", fill=GOLD)
    slit = path("M0 -3V-18", stroke=DARK_GOLD, stroke_width=1.4)
    barrel = path("M-6.5 -30H6.5L7.5 -60V-236Q7.5 -246 0 -246T-7.5 -236V-60Z", fill=PEN)
    rings = path("M-7 -44H7M-7.5 -150H7.5", stroke=SILVER, stroke_width=3)
    shine = path("M-3.5 -62V-232", stroke="#fff", stroke_opacity=0.35, stroke_width=2)
    return group(shadow, nib, slit, barrel, rings, shine, transform=moved(point, -97))
