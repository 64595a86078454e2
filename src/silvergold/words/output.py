"""Output on screens that may lack our characters, for readers that may close the pipe."""

import codecs
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

FALLBACKS = dict(
    zip(
        "●○♣×▓▒░█▀▄■□╳╱‡♠☼★►▸✓·…⏎←→↑↓\N{EN DASH}—\N{RIGHT SINGLE QUOTATION MARK}„“”«»łŁßœ",
        'o.Yx#%:####.X/+^o*>>v..#<>^v--\'"""<>lLso',
        strict=True,
    )
)
"""ASCII for the characters of our drawings: equally wide, and different for each symbol of a box."""
UNKNOWN = "?"


def fallback(character: str) -> str:
    """The ASCII character that resembles another one most.

    >>> "".join(map(fallback, "╭─╮│●ż⠋"))
    '+-+|oz*'
    """
    if character in FALLBACKS:
        return FALLBACKS[character]
    if "\N{BRAILLE PATTERN BLANK}" < character <= "\N{BRAILLE PATTERN DOTS-12345678}":
        return "*"
    kind, _, form = unicodedata.name(character, "").partition("BOX DRAWINGS ")
    if form and not kind:
        return "+" if " AND " in form else "-" if form.endswith("HORIZONTAL") else "|"
    plain = unicodedata.normalize("NFKD", character)[0]
    return plain if plain.isascii() else UNKNOWN


def _replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(fallback, error.object[error.start : error.end])), error.end


codecs.register_error("silvergold", _replace_unencodable)


def can_encode(text: str, encoding: str | None) -> bool:
    """Whether an encoding has all characters of a text."""
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def is_readable(text: str, encoding: str | None) -> bool:
    """Whether every character of a text can be shown or has a fallback."""
    return all(can_encode(character, encoding) or fallback(character) != UNKNOWN for character in set(text))


def open_missing_streams() -> None:
    """Connect standard streams that the caller has closed to the null device."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to the end


@contextmanager
def safe_output() -> Iterator[None]:
    """Print fallbacks for characters that the screen lacks, and exit quietly when the reader is gone."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="silvergold")
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes again at exit and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
