"""What a command prints: on a screen that may lack our characters, to a reader who may have gone."""

import codecs
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

LOOKS_LIKE = dict(
    zip(
        "●○♣×▓▒░█▀▄■□╳╱‡♠☼★►▸✓·…⏎←→↑↓\N{EN DASH}—\N{RIGHT SINGLE QUOTATION MARK}„“”«»łŁßœ",
        'o.Yx#%:####.X/+^o*>>v..#<>^v--\'"""<>lLso',
        strict=True,
    )
)
"""What stands in for a character of our drawings: as wide, and another one for each sign of a box."""
LOST = "?"


def stand_in(character: str) -> str:
    """A character that every screen has, as like to another as there is one.

    >>> "".join(map(stand_in, "╭─╮│●ż"))
    '+-+|oz'
    """
    if character in LOOKS_LIKE:
        return LOOKS_LIKE[character]
    kind, _, form = unicodedata.name(character, "").partition("BOX DRAWINGS ")
    if form and not kind:
        return "+" if " AND " in form else "-" if form.endswith("HORIZONTAL") else "|"
    plain = unicodedata.normalize("NFKD", character)[0]
    return plain if plain.isascii() else LOST


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(stand_in, error.object[error.start : error.end])), error.end


codecs.register_error("silvergold", _stand_in)


def has_all(text: str, encoding: str | None) -> bool:
    """Whether an encoding has all characters of a text."""
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def is_readable(text: str, encoding: str | None) -> bool:
    """Whether all characters of a text can be shown, or have stand-ins."""
    return all(has_all(character, encoding) or stand_in(character) != LOST for character in set(text))


def open_streams() -> None:
    """Whoever starts a program may have closed its streams; what is asked of them all the same is nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to the end


@contextmanager
def printing() -> Iterator[None]:
    """Characters that the screen lacks have stand-ins; a reader who has gone ends the command quietly."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="silvergold")
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python itself flushes once more when it ends, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
