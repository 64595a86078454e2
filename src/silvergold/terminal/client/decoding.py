"""What comes from a server: read with care, because any program may answer there."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from silvergold.errors import ApplicationError

INSTEAD = "\N{REPLACEMENT CHARACTER}"
"""Stands where a character would be obeyed by a terminal, and not shown."""


class ServerError(ApplicationError):
    """What a server has refused, or that it can't be reached."""

    def __init__(self, code: str, rule: str = "", text: str = "", **details: str | float) -> None:
        super().__init__(code, rule, **details)
        self._text = text

    @property
    def message(self) -> str:
        """The server's own text, because its code may be unknown here."""
        return self._text or super().message


def not_our_server() -> ServerError:
    """Another program answers, or one that means no good."""
    return ServerError("not-our-server")


@contextmanager
def expect_protocol() -> Iterator[None]:
    """What is read herein has the form of the protocol, or else it comes from another program."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise not_our_server() from error


def decode_json(text: bytes | str) -> Any:
    """What a server tells; no text in it can command the terminal."""
    return make_printable(json.loads(text))


def make_printable(told: Any) -> Any:
    """The same, with texts in which everything can be seen.

    >>> printable({"name": "Ada\\x1b[2J"})
    {'name': 'Ada\ufffd[2J'}
    """
    if isinstance(told, str):
        return "".join(character if character.isprintable() else INSTEAD for character in told)
    if isinstance(told, list):
        return [make_printable(part) for part in told]
    return {key: make_printable(part) for key, part in told.items()} if isinstance(told, dict) else told


def refusal_error(told: Mapping[str, Any]) -> ServerError:
    """A refusal as the protocol tells it."""
    code, rule, text = str(told["code"]), str(told.get("rule", "")), str(told["text"])
    return ServerError(code, rule, text, **told.get("details", {}))
