"""The rulebook's plain markup: paragraphs, points, tables, stressed words and numbers of rules."""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

RUN = re.compile(r"_([^_]+)_|\b(R[1-7](?:\.[1-9])?)\b")


class Paragraph(NamedTuple):
    """A paragraph of text."""

    text: str


class Points(NamedTuple):
    """A list."""

    points: tuple[str, ...]


class Table(NamedTuple):
    """A table; the first row is its head."""

    rows: tuple[tuple[str, ...], ...]


class Run(NamedTuple):
    """Some characters of one kind."""

    kind: Literal["text", "stress", "rule"]
    text: str


def blocks_of(message: str) -> tuple[Paragraph | Points | Table, ...]:
    """The parts of a message: an empty line begins a new one."""
    return tuple(map(_block, re.split(r"\n\s*\n", message)))


def _block(part: str) -> Paragraph | Points | Table:
    lines = [line.strip() for line in part.splitlines()]
    if lines[0].startswith("| "):
        return Table(tuple(tuple(cell.strip() for cell in line.split("|")[1:-1]) for line in lines))
    if lines[0].startswith("- "):
        return Points(tuple(line.removeprefix("- ") for line in lines))
    return Paragraph(" ".join(lines))


def runs_of(text: str) -> Iterator[Run]:
    """A text in runs of one kind.

    >>> [run.kind for run in runs_of("A _cross_: see R4.3.")]
    ['text', 'stress', 'text', 'rule', 'text']
    """
    start = 0
    for found in RUN.finditer(text):
        if found.start() > start:
            yield Run("text", text[start : found.start()])
        yield Run("stress", found[1]) if found[1] else Run("rule", found[2])
        start = found.end()
    if start < len(text):
        yield Run("text", text[start:])
