"""Errors that teach: each has a stable code, the rule it comes from, and what was expected."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Details = Mapping[str, str | float]
"""What a message tells beside its words, by name: a translation fills them in."""

LONGEST_QUOTE = 80
"""Of a wrong value, in characters: files come from anywhere."""


def quote(value: object) -> str:
    """A wrong value as an error shows it: short, whatever it is."""
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST_QUOTE else value[:LONGEST_QUOTE] + "...")
    if isinstance(value, bool | float | None) or (isinstance(value, int) and abs(value) < 10**LONGEST_QUOTE):
        return repr(value)
    return f"a {type(value).__name__}"


class SilverGoldError(Exception):
    """An error with a stable code, which is also the id of its translation."""

    def __init__(self, code: str, rule: str, message: str, **details: str | float) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        """The number of the rule it comes from, ``R4.2``; empty where it is no matter of a rule."""
        self.details: Details = details

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        return f"{self.args[0]}{rule} [{self.code}]"

    def __reduce__(self) -> tuple[Any, ...]:
        """An error goes whole from one process to another, whatever its constructor asks for."""
        return remake, (type(self), self.args, vars(self))


def remake(kind: type[SilverGoldError], args: tuple[Any, ...], fields: dict[str, Any]) -> SilverGoldError:
    """An error as it was."""
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class MalformedMoveError(SilverGoldError):
    """What was given is not a move at all: a wrong type, an unknown seat, an impossible box."""


class IllegalMoveError(SilverGoldError):
    """A move that the rules forbid here; it has changed nothing."""

    def __init__(
        self,
        code: str,
        rule: str,
        message: str,
        *,
        move: object,
        legal: Sequence[object],
        **details: str | float,
    ) -> None:
        super().__init__(code, rule, message, **details)
        self.move = move
        self.legal = tuple(legal)
        """What the same seat, or chance, could have done instead."""


class SetupError(SilverGoldError):
    """A game that can't be set up as asked."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a deck file."""

    code: str
    rule: str
    card: str
    """The id of the faulty card; empty where the fault is the whole deck's."""
    message: str
    details: Details = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        where = f"{self.card}: " if self.card else ""
        rule = f" ({self.rule})" if self.rule else ""
        return f"{where}{self.message}{rule} [{self.code}]"


class DeckError(SilverGoldError):
    """A deck file that can't be played, with all its faults at once."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(faults[0].code, faults[0].rule, "\n".join(map(str, faults)), **faults[0].details)
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return str(self.args[0])


class RecordError(SilverGoldError):
    """A game record that can't be read, or that tells what the rules don't allow."""

    def __init__(
        self, code: str, rule: str, message: str, *, event: int | None = None, **details: str | float
    ) -> None:
        super().__init__(code, rule, message, **details)
        self.event = event
        """The number of the event, counted from 1; None where it is not one event's fault."""

    def __str__(self) -> str:
        where = "" if self.event is None else f"event {self.event}: "
        return where + super().__str__()
