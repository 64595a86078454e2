"""The names of the standard deck's islands: short, each its own, and in English those of the deck file."""

from collections import Counter
from collections.abc import Iterator, Mapping

from silvergold.engine import standard_deck
from silvergold.words.languages import ENGLISH
from silvergold.words.messages import Written

PREFIX = "isle-"
"""Before the id of a card."""

LONGEST = 17
"""Of a name, in characters: as wide as a large island in the terminal, and nearly as wide as a card."""

BEGINNING = 9
"""So many characters of a name are shown where there is little room: they must tell islands apart."""


def wrong_names(messages: Mapping[str, Written], language: str) -> Iterator[tuple[Written, str]]:
    """The names of islands that a translator has to look at, and why."""
    names = {entry.id: entry for entry in messages.values() if entry.id.startswith(PREFIX)}
    times = Counter(entry.text[:BEGINNING] for entry in names.values())
    own = {PREFIX + card.id: card.name for card in standard_deck().cards}
    for name, entry in names.items():
        if len(entry.text) > LONGEST:
            yield entry, f"a name has at most {LONGEST} characters, this one has {len(entry.text)}"
        if times[entry.text[:BEGINNING]] > 1:
            yield entry, f"another island begins so, too, with the same {BEGINNING} characters"
        if language == ENGLISH and entry.text != own.get(name):
            yield entry, f"the deck file says {own.get(name)}"
