"""Names that look like others: two names with the same skeleton are hard to tell apart."""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

from silvergold.bots import BOTS
from silvergold.words import LANGUAGES, Words

Imitation = Literal["", "bot", "player"]
"""Whose name a name looks like."""

LOOKALIKES = {
    "a": "\u0430\u03b1\u0251@",
    "b": "\u0432\u03b2",
    "c": "\u0441\u03f2",
    "d": "\u0501\u0111",
    "e": "\u0435\u0454\u03b53",
    "g": "\u0261",
    "h": "\u043d\u04bb",
    "j": "\u0458",
    "k": "\u043a\u03ba",
    "l": "i1|!\u0131\u0142\u04cf\u0456\u03b9\u01c0",
    "m": "\u043c",
    "n": "\u03b7\u043f",
    "o": "0\u03bf\u043e\u00f8\u03c3",
    "p": "\u0440\u03c1",
    "q": "\u051b",
    "s": "\u0455$5",
    "t": "\u0442\u03c4",
    "u": "\u03c5",
    "v": "\u03bd\u0475",
    "w": "\u051d\u03c9",
    "x": "\u0445\u03c7",
    "y": "\u0443\u03b3\u04af",
}
"""Cyrillic and Greek letters, digits and signs that pass for a Latin letter, after Unicode's confusables."""
SKELETON = str.maketrans({other: letter for letter, others in LOOKALIKES.items() for other in others})


@lru_cache(1000)
def skeleton(name: str) -> str:
    """Return what a name looks like: without case, accents, spaces and signs, lookalikes as Latin letters.

    >>> skeleton("S\u0430il0r"), skeleton("s a i l \u00f6 r")
    ('sallor', 'sallor')
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(character for character in apart if not unicodedata.combining(character))
    return "".join(character for character in letters.translate(SKELETON) if character.isalnum())


@cache
def bot_skeletons() -> frozenset[str]:
    """Return what the names of bots look like in all languages."""
    words = [Words(language) for language in LANGUAGES]
    return frozenset(skeleton(one.bot_name(bot)) for one in words for bot in BOTS)


def imitation(name: str, others: Iterable[str]) -> Imitation:
    """Return whose name a person's name looks like: a bot's, or that of one of the other people."""
    if not name:
        return ""
    own = skeleton(name)
    if own in bot_skeletons():
        return "bot"
    return "player" if any(skeleton(other) == own for other in others) else ""
