"""Errors that teach: each has a stable code, the rule it comes from, and what was expected."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from silvergold.engine.messages import Details, english

LONGEST_QUOTE = 80
"""The most characters of a wrong value that an error shows: files come from anywhere."""


def shorten(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A text, cut where it is too long to show."""
    return text if len(text) <= longest else text[:longest] + "..."


def quote(value: object) -> str:
    """A wrong value as an error shows it: short, whatever it is."""
    if isinstance(value, str):
        return repr(shorten(value))
    if isinstance(value, bool | float | None) or (isinstance(value, int) and abs(value) < 10**LONGEST_QUOTE):
        return repr(value)
    return f"a {type(value).__name__}"


def _with_rule_and_code(message: str, rule: str, code: str) -> str:
    return f"{message} ({rule}) [{code}]" if rule else f"{message} [{code}]"


class SilverGoldError(Exception):
    """An error with a stable code, which is also the id of its message in every language."""

    def __init__(self, code: str, rule: str = "", /, **details: str | float) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        """The number of the rule it comes from, such as ``R4.2``; empty where no rule is involved."""
        self.details: Details = details

    @property
    def message(self) -> str:
        """What is wrong, in one English sentence."""
        return english(self.code, self.details)

    def __str__(self) -> str:
        return _with_rule_and_code(self.message, self.rule, self.code)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the whole error, whatever arguments its constructor has."""
        return _restore, (type(self), self.args, vars(self))


def _restore(kind: type[SilverGoldError], args: tuple[Any, ...], fields: dict[str, Any]) -> SilverGoldError:
    """An unpickled error."""
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class MalformedMoveError(SilverGoldError):
    """Something that is not a move at all: a wrong type, an unknown seat, an impossible box."""


class IllegalMoveError(SilverGoldError):
    """A move that the rules forbid here; it has changed nothing."""

    def __init__(
        self, code: str, rule: str, *, move: object, legal: Sequence[object], **details: str | float
    ) -> None:
        super().__init__(code, rule, **details)
        self.move = move
        self.legal = tuple(legal)
        """What the same seat, or chance, could have done instead."""


class SetupError(SilverGoldError):
    """A game that can't be set up as asked."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a deck file."""

    code: str
    rule: str = ""
    card: str = ""
    """The id of the faulty card; empty where the whole deck is at fault."""
    details: Details = field(default_factory=dict, hash=False)

    @property
    def message(self) -> str:
        """What is wrong, in one English sentence."""
        return english(self.code, self.details)

    def __str__(self) -> str:
        where = f"{self.card}: " if self.card else ""
        return where + _with_rule_and_code(self.message, self.rule, self.code)


class DeckError(SilverGoldError):
    """A deck file that can't be played, with all its faults at once."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(faults[0].code, faults[0].rule, **faults[0].details)
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class RecordError(SilverGoldError):
    """A game record that can't be read, or in which something happens that the rules don't allow."""

    def __init__(
        self, code: str, rule: str = "", *, event: int | None = None, **details: str | float
    ) -> None:
        super().__init__(code, rule, **details)
        self.event = event
        """The number of the event, counted from 1; None where no single event is at fault."""

    def __str__(self) -> str:
        where = "" if self.event is None else f"Event {self.event}: "
        return where + super().__str__()
