"""The client's one page, with what an address needs asked for ahead: no script has to ask for the next."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

MANIFEST = "files.json"
"""Which file was built from which source, and what it imports."""
ENGLISH = "en"
WORDS = "virtual:core-messages"
"""What a language's words are called in the manifest, before its name."""
HEAD_ENDS = "</head>"

PAGES = {
    "": "Home",
    "table": "Table",
    "replay": "Replay",
    "deck": "Deck",
    "workshop": "Workshop",
    "games": "Logbook",
    "ratings": "Ratings",
    "deal": "Deal",
    "learn": "Learn",
    "rules": "Rules",
}
"""The first parts of addresses that are pages of the client, and which page each is."""


@dataclass(frozen=True)
class ClientPage:
    """The page as it was built, and the files that its scripts are in."""

    html: str
    manifest: Mapping[str, Any]

    def page(self, address: str, language: str) -> bytes:
        """The page for an address, in a language where there is one."""
        sources = [f"{WORDS}/{name}" for name in dict.fromkeys((language, ENGLISH))]
        if address in PAGES:
            sources.append(f"src/pages/{PAGES[address]}.svelte")
        ahead = dict.fromkeys(file for source in sources for file in self.files_of(source))
        lines = [f'<link rel="modulepreload" crossorigin href="/{file}">' for file in ahead]
        return self.html.replace(HEAD_ENDS, "".join(lines) + HEAD_ENDS).encode()

    def files_of(self, source: str) -> Iterator[str]:
        """The files that a source needs beside those that the page names itself."""
        chunk = self.manifest.get(source)
        if chunk is None or chunk["file"] in self.html:
            return
        yield chunk["file"]
        for imported in chunk.get("imports", ()):
            yield from self.files_of(imported)

    def language_for(self, accepted: str) -> str:
        """The first language of a browser's wishes that the client speaks.

        >>> ClientPage("", {"virtual:core-messages/pl": {}}).language_for("sv-SE,sv;q=0.9,pl;q=0.8")
        'pl'
        """
        wishes = (wish.strip()[:2].lower() for wish in accepted.split(","))
        return next((wish for wish in wishes if f"{WORDS}/{wish}" in self.manifest), ENGLISH)


def parse_client_page(html: bytes, manifest: bytes) -> ClientPage:
    """The page from its built files."""
    return ClientPage(html.decode(), json.loads(manifest))
