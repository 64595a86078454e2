"""A whole deck on one sheet, grouped by colour."""

from silvergold.drawing.background import night_sea
from silvergold.drawing.card import ENGLISH, HEIGHT, WIDTH, card_definitions, draw_card
from silvergold.drawing.palette import ON_PAPER, ON_SEA, PAPER, SERIF, SMALL_ON_SEA
from silvergold.drawing.seals import seal
from silvergold.drawing.svg import document, group, moved, path, rectangle
from silvergold.drawing.symbols import emblem, symbol
from silvergold.drawing.text import fit_text, text_line, text_width
from silvergold.engine.cards import SIZES, Color, Symbol, TreasureCard
from silvergold.engine.deck import Deck
from silvergold.words import Words

COLUMNS = 6
GAP = 26.0
MARGIN = 64.0
HEADER = 222.0
HEADING = 66.0
FOOTER = 142.0
LEGEND_HEIGHT = 68.0
ICON = 72.0
"""The width of a drawing in the legend, including the space beside it."""
SHEET_WIDTH = 2 * MARGIN + COLUMNS * WIDTH + (COLUMNS - 1) * GAP


def deck_sheet(deck: Deck, words: Words = ENGLISH) -> str:
    """A whole deck on one sheet: its name, all its cards by colour, and a legend."""
    sections, bottom = [], HEADER
    for color, cards in cards_by_color(deck).items():
        sections.append(group(_section(color, cards, words), transform=moved((MARGIN, bottom))))
        bottom += _section_height(cards)
    size = SHEET_WIDTH, bottom + FOOTER
    return document(
        size,
        words.deck_name(deck),
        words.say(
            "sheet-cards", count=len(deck.cards), deck=words.deck_name(deck), colors=_in_colors(deck, words)
        ),
        card_definitions(),
        night_sea(size, lamp=(SHEET_WIDTH / 2, 300), rose=(SHEET_WIDTH - 190, 128), rose_radius=98),
        _header(deck, words),
        *sections,
        group(_legend(words), transform=moved((MARGIN, bottom + 16))),
    )


def cards_by_color(deck: Deck) -> dict[Color, list[TreasureCard]]:
    """The cards of each colour in the deck, in the deck's order."""
    return {
        color: cards for color in Color if (cards := [card for card in deck.cards if card.color is color])
    }


def _in_colors(deck: Deck, words: Words) -> str:
    return ", ".join(
        words.say("sheet-of-color", count=len(cards), color=color)
        for color, cards in cards_by_color(deck).items()
    )


def _header(deck: Deck, words: Words) -> str:
    shown, size = fit_text(words.deck_name(deck), 84, SHEET_WIDTH - 2 * MARGIN - 380)
    title = text_line(shown, (MARGIN, 118), size, ON_SEA, family=SERIF, letter_spacing=1)
    subtitle = words.say("sheet-islands", count=len(deck.cards), colors=_in_colors(deck, words))
    return title + text_line(subtitle, (MARGIN + 4, 160), 21, SMALL_ON_SEA)


def _section(color: Color, cards: list[TreasureCard], words: Words) -> str:
    """The cards of one colour under their heading."""
    heading = words.say("sheet-heading", color=color)
    worth = words.say("sheet-worth", boxes=SIZES[color])
    placed = [
        group(draw_card(card, language=words), transform=moved(_place(number)))
        for number, card in enumerate(cards)
    ]
    return "".join(
        [
            emblem(color, (14, 33), ON_SEA.ink, 1.3),
            text_line(heading, (40, 41), 27, ON_SEA, family=SERIF),
            text_line(worth, (SHEET_WIDTH - 2 * MARGIN, 41), 16, SMALL_ON_SEA, text_anchor="end"),
            path(
                f"M{max(250, 50 + 27 * text_width(heading)):g} 33H{SHEET_WIDTH - 2 * MARGIN - 180:g}",
                stroke=ON_SEA.ink,
                stroke_opacity=0.3,
            ),
            *placed,
        ]
    )


def _place(number: int) -> tuple[float, float]:
    """The position of a card within its section."""
    row, column = divmod(number, COLUMNS)
    return column * (WIDTH + GAP), HEADING + row * (HEIGHT + GAP)


def _section_height(cards: list[TreasureCard]) -> float:
    rows = -(-len(cards) // COLUMNS)
    return HEADING + rows * (HEIGHT + GAP) + 14


def _legend(words: Words) -> str:
    """The legend: what symbols and seals score, on a strip of paper."""
    entries = (
        (symbol(Symbol.COIN, (0, 0), 1.15), words.say("sheet-coin")),
        (symbol(Symbol.PALM, (0, 0), 1.15), words.say("sheet-palm")),
        (symbol(Symbol.CROSS, (0, 0), 1.1), words.say("sheet-cross")),
        (seal(Color.ORANGE, (0, 0)), words.say("sheet-seal")),
    )
    room = SHEET_WIDTH - 2 * MARGIN
    widths = [text_width(meaning) for _, meaning in entries]
    size = min(16.0, (room - ICON * len(entries)) / sum(widths))
    placed, across = [], 44.0
    for (drawing, meaning), width in zip(entries, widths, strict=True):
        line = text_line(meaning, (35, 6), round(size, 2), ON_PAPER)
        placed.append(group(drawing, line, transform=moved((across, LEGEND_HEIGHT / 2))))
        across += ICON + width * size
    return rectangle((0, 0), (room, LEGEND_HEIGHT), rx=7, fill=PAPER) + "".join(placed)
