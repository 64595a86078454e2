"""Decoding what a server sends, with care: any program may answer at an address."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from silvergold.errors import ApplicationError
from silvergold.protocol.http import ErrorBody
from silvergold.protocol.messages import Refused

PLACEHOLDER = "\N{REPLACEMENT CHARACTER}"
"""Replaces characters that a terminal would execute instead of showing."""


class ServerError(ApplicationError):
    """A server has refused a request, or cannot be reached."""

    def __init__(self, code: str, rule: str = "", text: str = "", **details: str | float) -> None:
        super().__init__(code, rule, **details)
        self._text = text

    @property
    def message(self) -> str:
        """The server's own text, because its code may be unknown here."""
        return self._text or super().message


def not_our_server() -> ServerError:
    """The error for an answer that does not follow the protocol."""
    return ServerError("not-our-server")


def refusal_error(refusal: Refused | ErrorBody) -> ServerError:
    """The error for a refused command or request."""
    return ServerError(refusal.code, refusal.rule, refusal.text, **refusal.details)


@contextmanager
def expect_protocol() -> Iterator[None]:
    """Turn everything that can go wrong with an answer in another format into one error."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise not_our_server() from error


def decode_json(content: bytes | str) -> Any:
    """Decoded JSON whose strings contain no control characters."""
    return make_printable(msgspec.json.decode(content))


def make_printable(value: Any) -> Any:
    """A JSON value with every unprintable character of its strings replaced.

    >>> make_printable({"name": "Ada\\x1b[2J"})
    {'name': 'Ada\ufffd[2J'}
    """
    if isinstance(value, str):
        return "".join(character if character.isprintable() else PLACEHOLDER for character in value)
    if isinstance(value, list):
        return [make_printable(item) for item in value]
    return {key: make_printable(item) for key, item in value.items()} if isinstance(value, dict) else value
