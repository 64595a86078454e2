"""Names of people, cleaned so that nobody can impersonate others or break the layout, and names of bots."""

import unicodedata

from silvergold.engine import bot_of
from silvergold.server.errors import RefusedError
from silvergold.server.table.table import Seat
from silvergold.words import Words

LONGEST_NAME = 24
INVISIBLE = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
"""Unicode categories of invisible characters, and of those that move others."""
BLANK_RANGES = (
    "\u034f",
    "\u115f-\u1160",
    "\u17b4-\u17b5",
    "\u180b-\u180f",
    "\u2800",
    "\ufe00-\ufe0f",
    "\U000e0100-\U000e01ef",
)
BLANKS = {chr(code) for span in BLANK_RANGES for code in range(ord(span[0]), ord(span[-1]) + 1)}
"""Blank letters and marks in other categories."""
MARKS_LIMIT = 2
"""Combining marks on one letter."""


def clean_name(name: str) -> str:
    """Return a name as it is shown; refuse it if nothing is left."""
    shown = "".join(character for character in unicodedata.normalize("NFKC", name) if is_visible(character))
    shown = " ".join(limit_marks(shown).split())[:LONGEST_NAME].strip()
    if not any(character.isalnum() for character in shown):
        raise RefusedError("bad-name", 422)
    return shown


def is_visible(character: str) -> bool:
    """Whether a character is visible and moves no others."""
    has_form = unicodedata.category(character) not in INVISIBLE and character not in BLANKS
    return has_form or character.isspace()


def limit_marks(text: str) -> str:
    """Return a text with few combining marks per letter."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks <= MARKS_LIMIT:
            kept.append(character)
    return "".join(kept)


def seat_name(seat: Seat, words: Words) -> str:
    """Return the name of the person or the bot on a seat; people who have deleted their account have none."""
    bot = bot_of(seat.kind)
    if bot:
        return words.bot_name(bot, seat.name)
    return seat.name or words.say("former-player")
