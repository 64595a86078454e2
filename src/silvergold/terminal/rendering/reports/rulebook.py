"""The rulebook for a terminal of any width."""

from collections.abc import Callable, Iterator, Mapping

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from silvergold.engine import Shape, standard_deck
from silvergold.engine.grid import BOXES_BY_NAME, DRAWINGS, EXPEDITION_CARDS, mask_of, orientations
from silvergold.rulebook import (
    BulletList,
    Chapter,
    Paragraph,
    Rule,
    Section,
    appendices,
    chapters,
    glance,
    parse_blocks,
    parse_spans,
)
from silvergold.terminal.rendering.islands import PRINTED, IslandPicture, small_island
from silvergold.terminal.rendering.palette import PRINTED_GOLD
from silvergold.terminal.rendering.shapes import printed_shape, printed_squares
from silvergold.words import Words

MAX_WIDTH = 88
"""Longer lines are hard to read."""
STYLES = {"text": "", "emphasis": "bold", "rule": PRINTED_GOLD}


def rulebook_pages(words: Words, edition: str) -> Iterator[RenderableType]:
    """The whole book, with the rulings of one edition or, without a name, of both."""
    yield Text(words.say("rules-title"), style="bold")
    yield markup_text(words.say("rules-lead"))
    yield section_page(glance(words))
    for chapter in chapters(words):
        yield chapter_page(words, chapter, edition)
    for section in appendices(words):
        yield section_page(section)
    yield markup_text(words.say("rules-made"), style="dim")


def chapter_page(words: Words, chapter: Chapter, edition: str) -> RenderableType:
    """A chapter with its rules."""
    head = Text(f"\n{chapter.number}  {chapter.title}\n", style=f"bold underline {PRINTED_GOLD}")
    return Group(head, *(rule_page(words, rule, edition) for rule in chapter.rules))


def rule_page(words: Words, rule: Rule, edition: str) -> RenderableType:
    """A rule with its example, its picture if it can be drawn, and the rulings of an edition or of both."""
    inside: list[RenderableType] = [markup_text(rule.text)]
    for name, ruling in rule.rulings.items():
        if edition in ("", name):
            inside.append(_aside(words, words.say(f"edition-of-{name}"), ruling))
    if rule.example:
        inside.append(_aside(words, words.say("rules-example"), rule.example))
    if rule.number in PICTURES:
        inside.extend(["", PICTURES[rule.number](), markup_text(rule.picture, style="dim")])
    if rule.note:
        inside.append(_aside(words, words.say("rules-note"), rule.note, style="dim"))
    head = Text(f"{rule.number}  ", style=PRINTED_GOLD).append(rule.title, style="bold")
    return Group(head, Padding(Group(*inside), (0, 0, 1, 2), expand=False))


def section_page(section: Section) -> RenderableType:
    """A section without a number."""
    inside: list[RenderableType] = [Text(f"\n{section.title}\n", style=f"bold underline {PRINTED_GOLD}")]
    for heading, text in section.texts:
        if heading:
            inside.append(Text(f"\n{heading}", style="bold"))
        inside.append(Padding(markup_text(text), (0, 0, 0, 2), expand=False))
    return Group(*inside)


def markup_text(message: str, style: str = "") -> RenderableType:
    """A message with its markup rendered."""
    blocks: list[RenderableType] = []
    for block in parse_blocks(message):
        if isinstance(block, Paragraph):
            blocks.append(line(block.text, style))
        elif isinstance(block, BulletList):
            blocks.extend(Text("- ").append_text(line(item, style)) for item in block.items)
        else:
            blocks.append(_table(block.rows))
    return Group(*blocks)


def line(text: str, style: str = "") -> Text:
    """A text with its emphasis and rule numbers highlighted."""
    spans = ((span.text, STYLES[span.kind]) for span in parse_spans(text))
    return Text.assemble(*spans, style=style)


def _aside(words: Words, label: str, text: str, style: str = "") -> RenderableType:
    said = Text(words.say("rules-label", label=label) + " ", style="bold").append_text(line(text))
    said.stylize(style or "italic")
    return Padding(said, (0, 0, 0, 2), expand=False)


def _table(rows: tuple[tuple[str, ...], ...]) -> RenderableType:
    table = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    for column, head in enumerate(rows[0]):
        table.add_column(head, justify="right" if rows[1][column].isdigit() else "left")
    for cells in rows[1:]:
        table.add_row(*cells)
    return table


# --- pictures: shapes and islands can be drawn in characters, the others cannot ---------------------------


def _shapes() -> RenderableType:
    """R1.5: each shape above as many strokes as it has cards."""
    return Columns(
        [
            Group(printed_shape(shape), *[""] * (3 - len(DRAWINGS[shape])), "| " * EXPEDITION_CARDS[shape])
            for shape in Shape
        ],
        padding=(0, 4),
    )


SCORE_CARD = "○ ○ ○ ○ [ ]\n" * 3 + "♣ ♣ ♣ ♣"
"""An empty score card: three rows of coins, each with its cup, and the palms."""
PILES = (("4", "39"), ("5", "8"), ("6", "6 5 4 3 2 1"))
"""The numbers in the caption of R2.5, with what the piles and the round card show."""


def _set_up() -> RenderableType:
    """R2.5: the table of two players, with the display and the piles between them."""
    piles = Text("\n").join(_labelled(number, f" [ {text} ]") for number, text in PILES)
    return Group(
        _row(_islands("2", "orange-09 green-06"), _labelled("2", f"\n{SCORE_CARD}")),
        _row(_islands("3", "grey-07 green-10 orange-11 lilac-09"), piles.append("\n\n")),
        _row(_islands("1", "lilac-04 orange-05"), _labelled("1", f"\n{SCORE_CARD}")),
    )


def _row(islands: list[Text], beside: Text) -> RenderableType:
    return Columns([*islands, beside.append("\n")], padding=(0, 4))


def _islands(label: str, card_ids: str) -> list[Text]:
    return [_labelled(label, "\n").append_text(_island(card_id, "")) for card_id in card_ids.split()]


def _labelled(label: str, text: str) -> Text:
    return Text(label, style=f"bold {PRINTED_GOLD}").append(text, style="not bold default")


def _orientations() -> RenderableType:
    """R4.1: the eight orientations of the L."""
    ways = sorted(orientations(DRAWINGS[Shape.L4]), key=lambda rows: (len(rows), rows))
    return Columns([printed_squares(rows) for rows in ways], padding=(0, 4))


def _single_box() -> RenderableType:
    """R4.2: a square that fits nowhere."""
    left, right = _island("grey-08", "b1 a2 b3 a4 b4"), _island("green-04", "a1 a2 b2 c2 c1 b4", {"a3": "1"})
    return Columns([printed_shape(Shape.SQUARE4), left, right], padding=(0, 6))


def _chain() -> RenderableType:
    """R4.3: a cross, and the marks it leads to on the other island and back."""
    first = _island("green-07", "", {"b2": "1", "b3": "1", "c1": "3"})
    return Columns([printed_shape(Shape.DOMINO), first, _island("grey-11", "", {"d1": "2"})], padding=(0, 6))


def _island(card_id: str, marked: str, labels: Mapping[str, str] | None = None) -> Text:
    """An island with some boxes marked earlier, and those of this turn with their numbers."""
    card = standard_deck().by_id[card_id]
    numbers = {BOXES_BY_NAME[name]: label for name, label in (labels or {}).items()}
    picture = IslandPicture(card, card.boxes & ~mask_of(marked.split()), labels=numbers)
    return small_island(picture, PRINTED)


PICTURES: dict[str, Callable[[], RenderableType]] = {
    "R1.5": _shapes,
    "R2.5": _set_up,
    "R4.1": _orientations,
    "R4.2": _single_box,
    "R4.3": _chain,
}
