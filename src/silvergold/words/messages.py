"""The messages in Fluent files as they are written: their variables, their choices, their places."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
SAME = "Same as in English"
"""How a comment before a message says that it is the same on purpose."""


@dataclass(frozen=True)
class Place:
    """A line of a file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Choice:
    """A choice in a message: by which variable, and between what."""

    variable: str
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        """Whether it goes by number: all its keys are plural categories or numbers."""
        return all(key in PLURALS or key.isdigit() for key in self.keys)


@dataclass(frozen=True)
class Written:
    """A message, or a term with its dash, as a file has it."""

    id: str
    place: Place
    text: str
    """What comes after the sign of equality."""
    variables: frozenset[str]
    printed: frozenset[str]
    """Of the variables those that are shown; others only choose between variants."""
    attributes: frozenset[str]
    references: frozenset[str]
    """Other messages and terms that it uses."""
    choices: tuple[Choice, ...]
    is_same: bool
    """Whether it may be the same as in English: it says so, or has no word of its own."""

    @property
    def is_term(self) -> bool:
        """Whether it is a term: a language's own, that only messages use."""
        return self.id.startswith("-")

    @property
    def file(self) -> str:
        """The name of its file."""
        return self.place.file.rpartition("/")[2]


@dataclass(frozen=True)
class Unreadable:
    """What is no message, although it should be one."""

    place: Place
    text: str


def read_folder(folder: Path) -> list[Written | Unreadable]:
    """All that the files of a folder have."""
    return [entry for path in sorted(folder.glob("*.ftl")) for entry in read_file(path)]


def read_file(path: Path) -> Iterator[Written | Unreadable]:
    """All that a file has, in its order."""
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        place = Place(f"{path.parent.name}/{path.name}", _line(text, entry))
        if isinstance(entry, ast.Message | ast.Term):
            yield _written(entry, place, text)
        elif isinstance(entry, ast.Junk):
            yield Unreadable(place, (entry.content or "").strip().partition("\n")[0])


def _line(text: str, entry: ast.EntryType) -> int:
    start = entry.id if isinstance(entry, ast.Message | ast.Term) else entry
    return text.count("\n", 0, start.span.start if start.span else 0) + 1


def _written(entry: ast.Message | ast.Term, place: Place, file_text: str) -> Written:
    nodes = list(nodes_in(entry))
    span = entry.value.span if entry.value else None
    text = file_text[span.start : span.end] if span else ""
    remark = (entry.comment.content if entry.comment else "") or ""
    return Written(
        id=f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name,
        place=place,
        text=text,
        variables=_variables(nodes),
        printed=_variables([part for node in nodes for part in _shown(node)]),
        attributes=frozenset(attribute.id.name for attribute in entry.attributes),
        references=frozenset(_references(nodes)),
        choices=tuple(_choice(node) for node in nodes if isinstance(node, ast.SelectExpression)),
        is_same=SAME in remark or not re.search(r"[^\W\d_]{2}", re.sub(r"\{[^{}]*\}", "", text)),
    )


def nodes_in(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all nodes in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes_in(child)


def _shown(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """What a place in a text shows: not what a choice goes by."""
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


def _choice(choice: ast.SelectExpression) -> Choice:
    variable = next(iter(_variables(list(nodes_in(choice.selector)))), "")
    keys = (v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in choice.variants)
    return Choice(variable, frozenset(keys))
