"""The rulebook's markup: paragraphs, lists, tables, emphasis and links to rules."""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

SPAN = re.compile(r"_([^_]+)_|\b(R[1-7](?:\.[1-9])?)\b")


class Paragraph(NamedTuple):
    """A paragraph of text."""

    text: str


class BulletList(NamedTuple):
    """A list."""

    items: tuple[str, ...]


class TextTable(NamedTuple):
    """A table; the first row is its header."""

    rows: tuple[tuple[str, ...], ...]


class Span(NamedTuple):
    """A stretch of text in one style."""

    kind: Literal["text", "emphasis", "rule"]
    text: str


Block = Paragraph | BulletList | TextTable


def parse_blocks(message: str) -> tuple[Block, ...]:
    """The blocks of a message, which empty lines separate."""
    return tuple(map(_parse_block, re.split(r"\n\s*\n", message)))


def _parse_block(part: str) -> Block:
    lines = [line.strip() for line in part.splitlines()]
    if lines[0].startswith("| "):
        return TextTable(tuple(tuple(cell.strip() for cell in line.split("|")[1:-1]) for line in lines))
    if lines[0].startswith("- "):
        return BulletList(tuple(line.removeprefix("- ") for line in lines))
    return Paragraph(" ".join(lines))


def parse_spans(text: str) -> Iterator[Span]:
    """The spans of a text.

    >>> [span.kind for span in parse_spans("A _cross_: see R4.3.")]
    ['text', 'emphasis', 'text', 'rule', 'text']
    """
    start = 0
    for found in SPAN.finditer(text):
        if found.start() > start:
            yield Span("text", text[start : found.start()])
        yield Span("emphasis", found[1]) if found[1] else Span("rule", found[2])
        start = found.end()
    if start < len(text):
        yield Span("text", text[start:])
