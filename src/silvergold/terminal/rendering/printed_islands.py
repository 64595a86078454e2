"""Islands drawn with characters: large ones to play on, small ones to look at.

Every symbol and every mark has a character of its own, so that nothing depends on colour.
"""

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

from silvergold.engine import Color, Shape, Symbol, TreasureCard
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.grid import DRAWINGS, SIDE, box, each_box
from silvergold.engine.state import OpenCard
from silvergold.words import Words

COLORS: dict[Color, str] = {
    Color.GREY: "#8d99a6",
    Color.GREEN: "#3f9e5f",
    Color.ORANGE: "#d9822b",
    Color.LILAC: "#9a7bd0",
}
GOLD = "#c9a227"
SYMBOLS: dict[Symbol | None, tuple[str, str]] = {
    Symbol.CROSS: ("×", "bold #d1495b"),
    Symbol.COIN: ("●", f"bold {GOLD}"),
    Symbol.PALM: ("♣", "bold #2a9d8f"),
    None: (" ", ""),
}
CORNERS = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
"""The character where lines meet, by the sum of up 1, right 2, down 4, left 8."""


def card_title(card: TreasureCard, words: Words, label: str = "") -> Text:
    """A card in words, in three lines: its value and colour, its name, and what its seal counts."""
    title = Text(f"[{label}] " if label else "").append(
        f"{card.value} {words.say(f'color-{card.color}')}", style=f"bold {COLORS[card.color]}"
    )
    title.append(f"\n{words.card_name(card)}\n", style="italic")
    if card.seal:
        color = words.say(f"color-{card.seal}")
        seal = words.say("seal-in-words", worth=SEAL_WORTH[card.seal], color=color)
        title.append(seal, style=COLORS[card.seal])
    return title


def large_island(open_card: OpenCard) -> Text:
    """An island with room in its boxes, and the names of its columns and rows."""
    card = open_card.card
    lines = [Text("    " + "   ".join("abcd"), style="dim")]
    for row in range(SIDE + 1):
        lines.append(Text("  ").append(_rule(card.boxes, row), style=COLORS[card.color]))
        if row < SIDE:
            lines.append(_row(open_card, row))
    return Text("\n").join(lines)


def has_box(boxes: int, column: int, row: int) -> bool:
    """Whether an island has a box at a place."""
    return 0 <= column < SIDE and 0 <= row < SIDE and bool(boxes & box(column, row))


def has_rule(boxes: int, column: int, row: int) -> bool:
    """Whether a line runs above the box at a place."""
    return has_box(boxes, column, row) or has_box(boxes, column, row - 1)


def has_bar(boxes: int, column: int, row: int) -> bool:
    """Whether a line runs left of the box at a place."""
    return has_box(boxes, column, row) or has_box(boxes, column - 1, row)


def _rule(boxes: int, row: int) -> str:
    """The line above a row of boxes."""
    line = ""
    for column in range(SIDE + 1):
        up, down = has_bar(boxes, column, row - 1), has_bar(boxes, column, row)
        left, right = has_rule(boxes, column - 1, row), has_rule(boxes, column, row)
        line += CORNERS[up + 2 * right + 4 * down + 8 * left] + ("───" if right else "   ")
    return line.rstrip()


def _row(open_card: OpenCard, row: int) -> Text:
    """A row of boxes."""
    card = open_card.card
    line = Text(f"{row + 1} ", style="dim")
    for column in range(SIDE + 1):
        bar = "│" if has_bar(card.boxes, column, row) else " "
        line.append(bar, style=COLORS[card.color])
        line.append_text(_inside(open_card, box(column, row)) if column < SIDE else Text())
    return line


def _inside(open_card: OpenCard, place: int) -> Text:
    """What is seen inside a box."""
    card, unmarked = open_card
    if not place & card.boxes:
        return Text(" ~ ", style="dim #4a7c95")
    if not place & unmarked:
        return Text("▓▓▓", style="dim")
    character, style = SYMBOLS[card.symbol_at(place)]
    return Text(f" {character} ", style=style)


def small_island(open_card: OpenCard, preview: int = 0) -> Text:
    """An island in four short lines; a ghost is what might be marked."""
    lines = [
        Text(" ").join(_spot(open_card, box(column, row), preview) for column in range(SIDE))
        for row in range(SIDE)
    ]
    return Text("\n").join(lines)


def _spot(open_card: OpenCard, place: int, preview: int) -> Text:
    """One box of a small island."""
    card, unmarked = open_card
    if not place & card.boxes:
        return Text(" ")
    if not place & unmarked:
        return Text("▓", style="dim")
    if place & preview:
        return Text("░", style=GOLD)
    character, style = SYMBOLS[card.symbol_at(place)]
    return Text("□", style=COLORS[card.color]) if character == " " else Text(character, style=style)


def signs_of(card: TreasureCard, boxes: int) -> str:
    """The symbols that some boxes of a card hold."""
    return "".join(SYMBOLS[card.symbol_at(place)][0] for place in each_box(boxes)).replace(" ", "")


def shape_drawing(shape: Shape) -> Text:
    """A shape in squares."""
    return drawing(DRAWINGS[shape])


def drawing(rows: Iterable[str]) -> Text:
    """Boxes in squares."""
    squares = ("".join("■ " if character == "#" else "  " for character in row) for row in rows)
    return Text("\n".join(squares), style=Style.parse(f"bold {GOLD}"))


def cards_untouched(cards: Sequence[TreasureCard]) -> list[OpenCard]:
    """Cards as they are before anybody marks them."""
    return [OpenCard(card, card.boxes) for card in cards]
