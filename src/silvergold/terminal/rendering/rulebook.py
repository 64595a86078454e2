"""The rulebook for a terminal: parts to print, as wide or as narrow as there is room."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

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
from silvergold.terminal.rendering.printed_islands import GOLD
from silvergold.terminal.rendering.rule_pictures import picture_of
from silvergold.words import Words

WIDEST = 88
"""Longer lines are hard to read."""
STYLES = {"text": "", "emphasis": "bold", "rule": GOLD}


def whole_book(words: Words, edition: str = "") -> Iterator[RenderableType]:
    """Everything: at a glance, chapter by chapter, and what comes after; of one edition, or of both."""
    yield Text(words.say("rules-title"), style="bold")
    yield prose(words.say("rules-lead"))
    yield section_page(glance(words))
    for chapter in chapters(words):
        yield chapter_page(words, chapter, edition)
    for section in appendices(words):
        yield section_page(section)
    yield prose(words.say("rules-made"), style="dim")


def chapter_page(words: Words, chapter: Chapter, edition: str = "") -> RenderableType:
    """A chapter with its rules."""
    head = Text(f"\n{chapter.number}  {chapter.title}\n", style=f"bold underline {GOLD}")
    return Group(head, *(rule_page(words, rule, edition) for rule in chapter.rules))


def rule_page(words: Words, rule: Rule, edition: str = "") -> RenderableType:
    """One rule, with its example, its picture where one can be drawn, and the rulings of the editions."""
    inside: list[RenderableType] = [prose(rule.text)]
    for name, ruling in rule.rulings.items():
        if edition in ("", name):
            inside.append(_aside(words, words.say(f"edition-of-{name}"), ruling))
    if rule.example:
        inside.append(_aside(words, words.say("rules-example"), rule.example))
    if (picture := picture_of(rule.number)) is not None:
        inside.extend(["", picture, prose(rule.picture, style="dim")])
    if rule.note:
        inside.append(_aside(words, words.say("rules-note"), rule.note, style="dim"))
    head = Text(f"{rule.number}  ", style=GOLD).append(rule.title, style="bold")
    return Group(head, Padding(Group(*inside), (0, 0, 1, 2), expand=False))


def section_page(section: Section) -> RenderableType:
    """A section without a number."""
    inside: list[RenderableType] = [Text(f"\n{section.title}\n", style=f"bold underline {GOLD}")]
    for heading, text in section.texts:
        if heading:
            inside.append(Text(f"\n{heading}", style="bold"))
        inside.append(Padding(prose(text), (0, 0, 0, 2), expand=False))
    return Group(*inside)


def prose(message: str, style: str = "") -> RenderableType:
    """A message with its markup."""
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
    """A text with its stressed words and numbers of rules."""
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
