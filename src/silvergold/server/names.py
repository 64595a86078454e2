"""Names of people: cleaned, so that nobody can pretend to be somebody else or break a line."""

import unicodedata

from silvergold.server.errors import RefusedError

LONGEST_NAME = 24
UNWANTED = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
"""Unicode's categories of what can't be seen, or moves what can."""
BLANKS = (
    "\u034f",
    "\u115f-\u1160",
    "\u17b4-\u17b5",
    "\u180b-\u180f",
    "\u2800",
    "\ufe00-\ufe0f",
    "\U000e0100-\U000e01ef",
)
UNSEEN = {chr(code) for span in BLANKS for code in range(ord(span[0]), ord(span[-1]) + 1)}
"""Letters and marks without ink, as far as they are of no unwanted category."""
MOST_MARKS = 2
"""Combining marks on one letter."""


def clean_name(name: str) -> str:
    """A name as it is shown, or a refusal where nothing is left of it."""
    shown = "".join(character for character in unicodedata.normalize("NFKC", name) if wanted(character))
    shown = " ".join(few_marks(shown).split())[:LONGEST_NAME].strip()
    if not any(character.isalnum() for character in shown):
        raise RefusedError("bad-name", 422)
    return shown


def wanted(character: str) -> bool:
    """Whether a character can be seen and moves nothing."""
    is_seen = unicodedata.category(character) not in UNWANTED and character not in UNSEEN
    return is_seen or character.isspace()


def few_marks(text: str) -> str:
    """A text whose letters don't carry towers of combining marks."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)
