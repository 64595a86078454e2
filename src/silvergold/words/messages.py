"""The entries of Fluent files as written, with their variables, selectors and locations."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
SAME = "Same as in English"
"""A comment above a message that may equal the English one."""


@dataclass(frozen=True)
class SourceLocation:
    """A line of a file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Selector:
    """A choice in a message: the variable that decides, and the keys of the variants."""

    variable: str
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        """Whether all keys are plural categories or numbers."""
        return all(key in PLURALS or key.isdigit() for key in self.keys)


@dataclass(frozen=True)
class MessageEntry:
    """A message, or a term with its dash, as a file defines it."""

    id: str
    location: SourceLocation
    text: str
    """Everything after the equals sign."""
    variables: frozenset[str]
    printed: frozenset[str]
    """The variables that are shown; the others only select variants."""
    attributes: frozenset[str]
    references: frozenset[str]
    """Other messages and terms that it uses."""
    selectors: tuple[Selector, ...]
    may_equal_english: bool
    """A comment says so, or the text contains no word."""

    @property
    def is_term(self) -> bool:
        """Whether it is a term, which only messages of the same language use."""
        return self.id.startswith("-")

    @property
    def file(self) -> str:
        """The name of its file."""
        return self.location.file.rpartition("/")[2]


@dataclass(frozen=True)
class UnparsedEntry:
    """Text in a file that is not a valid entry."""

    location: SourceLocation
    text: str


def read_folder(folder: Path) -> list[MessageEntry | UnparsedEntry]:
    """The entries of all files of a folder."""
    return [entry for path in sorted(folder.glob("*.ftl")) for entry in read_file(path)]


def read_file(path: Path) -> Iterator[MessageEntry | UnparsedEntry]:
    """The entries of a file, in order."""
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        location = SourceLocation(f"{path.parent.name}/{path.name}", _line(text, entry))
        if isinstance(entry, ast.Message | ast.Term):
            yield _parse_entry(entry, location, text)
        elif isinstance(entry, ast.Junk):
            yield UnparsedEntry(location, (entry.content or "").strip().partition("\n")[0])


def _line(text: str, entry: ast.EntryType) -> int:
    start = entry.id if isinstance(entry, ast.Message | ast.Term) else entry
    return text.count("\n", 0, start.span.start if start.span else 0) + 1


def _parse_entry(entry: ast.Message | ast.Term, location: SourceLocation, file_text: str) -> MessageEntry:
    nodes = list(nodes_in(entry))
    span = entry.value.span if entry.value else None
    text = file_text[span.start : span.end] if span else ""
    remark = (entry.comment.content if entry.comment else "") or ""
    return MessageEntry(
        id=f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name,
        location=location,
        text=text,
        variables=_variables(nodes),
        printed=_variables([part for node in nodes for part in _shown(node)]),
        attributes=frozenset(attribute.id.name for attribute in entry.attributes),
        references=frozenset(_references(nodes)),
        selectors=tuple(_selector(node) for node in nodes if isinstance(node, ast.SelectExpression)),
        may_equal_english=SAME in remark or not re.search(r"[^\W\d_]{2}", re.sub(r"\{[^{}]*\}", "", text)),
    )


def nodes_in(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all nodes in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes_in(child)


def _shown(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The nodes that a placeable shows, without the values that selectors depend on."""
    if isinstance(node, ast.Placeable) and not isinstance(node.expression, ast.SelectExpression):
        yield from nodes_in(node.expression)


def _variables(nodes: list[ast.BaseNode]) -> frozenset[str]:
    return frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference))


def _references(nodes: list[ast.BaseNode]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.MessageReference):
            yield node.id.name
        elif isinstance(node, ast.TermReference):
            yield f"-{node.id.name}"


def _selector(choice: ast.SelectExpression) -> Selector:
    variable = next(iter(_variables(list(nodes_in(choice.selector)))), "")
    keys = (v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in choice.variants)
    return Selector(variable, frozenset(keys))
