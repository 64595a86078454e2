"""The client's page, with preload links for the scripts that an address needs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

MANIFEST = "files.json"
"""Vite's manifest: which file was built from which source, and what it imports."""
WORDS = "virtual:core-messages"
"""The prefix of a language's messages in the manifest."""
HEAD_ENDS = "</head>"

PAGES = {
    "": "Home",
    "table": "Table",
    "review": "Review",
    "replay": "Review",
    "deck": "Deck",
    "workshop": "Workshop",
    "games": "Logbook",
    "ratings": "Ratings",
    "deal": "Deal",
    "challenge": "Challenge",
    "puzzles": "Puzzles",
    "learn": "Learn",
    "rules": "Rules",
    "account": "Account",
}
"""The client's pages by the first part of their address."""


@dataclass(frozen=True)
class ClientPage:
    """The built page, and the manifest of its scripts."""

    html: str
    manifest: Mapping[str, Any]

    def page(self, address: str, language: str, tags: str = "") -> bytes:
        """Return the page for an address and a language, with more tags in its head."""
        sources = [f"{WORDS}/{language}"]
        if address in PAGES:
            sources.append(f"src/pages/{PAGES[address]}.svelte")
        ahead = dict.fromkeys(file for source in sources for file in self.files_of(source))
        lines = [f'<link rel="modulepreload" crossorigin href="/{file}">' for file in ahead]
        return self.html.replace(HEAD_ENDS, "".join(lines) + tags + HEAD_ENDS).encode()

    def files_of(self, source: str) -> Iterator[str]:
        """Yield the files that a source needs in addition to those in the page itself."""
        chunk = self.manifest.get(source)
        if chunk is None or chunk["file"] in self.html:
            return
        yield chunk["file"]
        for imported in chunk.get("imports", ()):
            yield from self.files_of(imported)
