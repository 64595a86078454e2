"""Names of people: cleaned, so that nobody can pretend to be somebody else or break a line."""

import unicodedata

from silvergold.server.errors import RefusedError

LONGEST_NAME = 24
UNWANTED = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
"""Unicode's categories of what can't be seen, or moves what can."""
MOST_MARKS = 2
"""Combining marks on one letter."""


def clean_name(name: str) -> str:
    """A name as it is shown, or a refusal where nothing is left of it."""
    shown = "".join(character for character in unicodedata.normalize("NFKC", name) if wanted(character))
    shown = " ".join(few_marks(shown).split())[:LONGEST_NAME].strip()
    if not any(character.isalnum() for character in shown):
        raise RefusedError("bad-name", "A name needs at least one letter or digit.", 422)
    return shown


def wanted(character: str) -> bool:
    """Whether a character can be seen and moves nothing."""
    return unicodedata.category(character) not in UNWANTED or character.isspace()


def few_marks(text: str) -> str:
    """A text whose letters don't carry towers of combining marks."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)
