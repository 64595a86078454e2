"""The fields of events in a game record: how each is read, and what it must be."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple, TypeVar, get_args

from silvergold.engine.events import Event, MarkedBy, Source
from silvergold.engine.grid import BOXES_BY_NAME, Shape, mask_of

LARGEST_NUMBER = 10**9
"""More than any score: a larger number can't be part of a game."""

T = TypeVar("T")


def _integer(value: Any) -> int | None:
    return value if type(value) is int and 0 <= value <= LARGEST_NUMBER else None


def string(value: Any) -> str | None:
    """The value if it is a text, otherwise None."""
    return value if isinstance(value, str) else None


def _one_of(*choices: T) -> Callable[[Any], T | None]:
    return lambda value: next((choice for choice in choices if choice == value), None)


def list_of(read: Callable[[Any], T | None]) -> Callable[[Any], tuple[T, ...] | None]:
    """A reader of lists whose items another reader reads."""

    def read_list(value: Any) -> tuple[T, ...] | None:
        items = [read(item) for item in value] if isinstance(value, list) else [None]
        present = tuple(item for item in items if item is not None)
        return present if len(present) == len(items) else None

    return read_list


def _boxes(value: Any) -> int | None:
    names = list_of(_one_of(*BOXES_BY_NAME))(value)
    return mask_of(names) if names and len(set(names)) == len(names) else None


class Expected(NamedTuple):
    """What a field must be: its kind, and the words to choose from if it is a choice."""

    kind: str
    choices: str = ""


Reader = tuple[Callable[[Any], Any], Expected]
READERS: dict[Any, Reader] = {
    int: (_integer, Expected("number")),
    str: (string, Expected("card")),
    tuple[str, ...]: (list_of(string), Expected("cards")),
    tuple[int, ...]: (list_of(_integer), Expected("seats")),
    Shape: (_one_of(*Shape), Expected("choice", ", ".join(Shape))),
    MarkedBy: (_one_of(*get_args(MarkedBy)), Expected("choice", ", ".join(get_args(MarkedBy)))),
    Source: (_one_of(*get_args(Source)), Expected("choice", ", ".join(get_args(Source)))),
}
"""For each type of field: how it is read, and what it must be."""
BOXES: Reader = (_boxes, Expected("boxes"))

EVENTS: dict[str, type[Event]] = {event.__name__.lower(): event for event in get_args(Event)}
FIELDS: dict[str, dict[str, tuple[str, Reader]]] = {
    name: {
        "from" if field.name == "source" else field.name: (
            field.name,
            BOXES if field.name == "boxes" else READERS[field.type],
        )
        for field in fields(event)
    }
    for name, event in EVENTS.items()
}
"""For each event: its keys in a record, with the name of the field and how it is read."""
