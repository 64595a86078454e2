"""Keys by their place on the keyboard: the game's letters are Latin, those of many keyboards are not."""

import unicodedata

GREEK = dict(zip("ςερτυθιοπασδφγηξκλζχψωβνμ;", "wertyuiopasdfghjklzxcvbnmq", strict=True))
"""The letters of a Greek keyboard, with the Latin letter on the same key."""
BARRED = {"ł": "l", "đ": "d", "ø": "o"}
"""Letters whose bar Unicode does not count as an accent."""
LATIN = str.maketrans(GREEK | BARRED)


def latin(typed: str) -> str:
    r"""The Latin small letters on the keys that were pressed: with Caps Lock, AltGr, or a Greek layout.

    >>> latin("R"), latin("\u03c1"), latin("\u00d3"), latin("1\u03923")
    ('r', 'r', 'o', '1b3')
    """
    apart = unicodedata.normalize("NFD", typed.lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).translate(LATIN)
