"""The messages in Fluent files as they are written: their variables, their plurals, their places."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True)
class Place:
    """A line of a file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Selector:
    """A choice in a message: by which variable, and between what."""

    variable: str
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        """Whether it chooses by number: all its keys are plural categories or numbers, and one is other."""
        return "other" in self.keys and all(key in PLURALS or key.isdigit() for key in self.keys)


@dataclass(frozen=True)
class Written:
    """A message, or a term with its dash, as a file has it."""

    id: str
    place: Place
    text: str
    """What comes after the sign of equality, without white space around it."""
    variables: frozenset[str]
    attributes: frozenset[str]
    references: frozenset[str]
    """Other messages and terms that it uses."""
    selectors: tuple[Selector, ...]

    @property
    def is_term(self) -> bool:
        """Whether it is a term: a language's own, that only messages use."""
        return self.id.startswith("-")


@dataclass(frozen=True)
class Unreadable:
    """What is no message, although it should be one."""

    place: Place
    text: str


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


def _written(entry: ast.Message | ast.Term, place: Place, text: str) -> Written:
    nodes = list(_nodes(entry))
    span = entry.value.span if entry.value else None
    return Written(
        id=f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name,
        place=place,
        text=text[span.start : span.end].strip() if span else "",
        variables=frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        attributes=frozenset(attribute.id.name for attribute in entry.attributes),
        references=frozenset(
            f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
            for node in nodes
            if isinstance(node, ast.MessageReference | ast.TermReference)
        ),
        selectors=tuple(_selector(node) for node in nodes if isinstance(node, ast.SelectExpression)),
    )


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all nodes in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _selector(choice: ast.SelectExpression) -> Selector:
    variable = next((n.id.name for n in _nodes(choice.selector) if isinstance(n, ast.VariableReference)), "")
    keys = (v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in choice.variants)
    return Selector(variable, frozenset(keys))
