"""Reading and checking a deck file.

docs/formats.md describes the format. Loading reports every fault at once; ``standard_faults`` checks
separately whether a deck also has the published make-up (R1.2 to R1.4).
"""

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from silvergold.engine.cards import SIZES, Color, TreasureCard
from silvergold.engine.errors import DeckError, Fault, quote
from silvergold.engine.files import read_file
from silvergold.engine.grid import SIDE, is_connected, mask_of_drawing
from silvergold.engine.messages import Details

FORMAT = "silvergold-deck"
VERSION = 1
STANDARD_DECK = "archipelago.toml"
LONGEST_ID = 64
"""The most characters in the id of a card: every move and event names it."""
PALMS_PER_CARD = 1
"""R1.3: the most palms on one card."""
MOST_UNKNOWN = 8
"""The most unknown characters that one fault shows."""
SMALLEST_DECK = 12
"""Four cards for each of two players (R2.1) and four for the display (R2.3)."""

DECK_KEYS = {"format", "version", "name", "card"}
REQUIRED_DECK_KEYS = ("format", "version", "name")
CARD_KEYS = {"id", "name", "color", "map", "seal"}
REQUIRED_CARD_KEYS = ("id", "color", "map")

STANDARD_CARDS: dict[Color, dict[tuple[int, int, int, bool], int]] = {
    Color.LILAC: {
        (0, 0, 3, True): 3,
        (3, 0, 1, False): 3,
        (2, 0, 2, False): 2,
        (2, 1, 1, False): 1,
        (0, 1, 2, False): 3,
    },
    Color.ORANGE: {
        (0, 0, 2, True): 3,
        (3, 0, 1, False): 3,
        (1, 0, 2, False): 2,
        (1, 1, 1, False): 4,
    },
    Color.GREEN: {
        (0, 0, 0, True): 3,
        (2, 0, 1, False): 3,
        (1, 0, 2, False): 2,
        (1, 1, 1, False): 1,
        (0, 1, 1, False): 3,
    },
    Color.GREY: {
        (0, 0, 0, True): 3,
        (1, 0, 1, False): 3,
        (0, 1, 0, False): 4,
        (0, 0, 1, False): 1,
    },
}
"""R1.2, R1.3: the published deck's cards by (coins, palms, crosses, sealed)."""


@dataclass(frozen=True)
class Deck:
    """A set of treasure cards to play with."""

    name: str
    cards: tuple[TreasureCard, ...]
    sha256: str
    """The hash of the deck file's bytes, by which a game record names its deck."""
    warnings: tuple[Fault, ...] = field(default=(), compare=False)
    by_id: dict[str, TreasureCard] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {card.id: card for card in self.cards})


def standard_deck_file() -> bytes:
    """The bytes of the built-in deck's file."""
    return resources.files(__package__).joinpath("decks", STANDARD_DECK).read_bytes()


@cache
def standard_deck() -> Deck:
    """The built-in deck."""
    return parse_deck(standard_deck_file())


def load_deck(path: Path | str) -> Deck:
    """The deck in a file; raises a DeckError with all its faults."""
    try:
        return parse_deck(read_file(path))
    except OSError as error:
        details = {"path": str(path), "reason": str(error.strerror)}
        raise DeckError([Fault("deck-unreadable", details=details)]) from error


def parse_deck(content: bytes) -> Deck:
    """The deck in the bytes of a deck file; raises a DeckError with all its faults."""
    document = _read_toml(content)
    if not document:
        raise DeckError([Fault("deck-empty")])
    faults = list(_header_faults(document))
    entries = document.get("card", [])
    if not isinstance(entries, list):
        raise DeckError([*faults, Fault("deck-malformed")])
    for number, entry in enumerate(entries, start=1):
        faults += _entry_faults(entry, number)
    faults += _deck_faults(entries)
    if faults:
        raise DeckError(faults)
    return Deck(
        name=document["name"],
        cards=tuple(map(_card, entries)),
        sha256=hashlib.sha256(content).hexdigest(),
        warnings=tuple(_warnings(document)),
    )


def _read_toml(content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode())
    except (ValueError, RecursionError) as error:
        raise DeckError([Fault("deck-not-toml", details={"reason": str(error)})]) from error


def _header_faults(document: dict[str, Any]) -> Iterator[Fault]:
    found = document.get("format", FORMAT)
    if found != FORMAT:
        yield Fault("deck-format", details={"expected": FORMAT, "found": quote(found)})
    version = document.get("version", VERSION)
    if type(version) is not int or version != VERSION:
        yield Fault("deck-version", details={"expected": str(VERSION), "found": quote(version)})
    if "name" in document and not _is_text(document["name"]):
        yield Fault("deck-name", details={"found": quote(document["name"])})
    yield from _missing_keys("", document, REQUIRED_DECK_KEYS)


def _missing_keys(card_id: str, table: dict[str, Any], required: tuple[str, ...]) -> Iterator[Fault]:
    for key in required:
        if key not in table:
            yield Fault("missing-key", "", card_id, {"key": key})


def _deck_faults(entries: list[Any]) -> Iterator[Fault]:
    if len(entries) < SMALLEST_DECK:
        yield Fault("deck-too-small", "R2.1", details={"cards": len(entries), "needed": SMALLEST_DECK})
    ids = Counter(e["id"] for e in entries if isinstance(e, dict) and _is_text(e.get("id")))
    for card_id, times in ids.items():
        if times > 1:
            yield Fault("card-duplicate-id", "R1.2", card_id, {"cards": times})


def _entry_faults(entry: Any, number: int) -> Iterator[Fault]:
    """What is wrong with one entry: without an id, its number names it."""
    if isinstance(entry, dict):
        yield from _card_faults(entry["id"] if _is_text(entry.get("id")) else f"#{number}", entry)
    else:
        yield Fault("card-malformed", card=f"#{number}")


def _card(entry: dict[str, Any]) -> TreasureCard:
    """The card of an entry without faults."""
    rows = entry["map"].splitlines()
    return TreasureCard(
        id=entry["id"],
        color=Color(entry["color"]),
        boxes=mask_of_drawing(rows),
        crosses=mask_of_drawing(rows, "x"),
        coins=mask_of_drawing(rows, "c"),
        palms=mask_of_drawing(rows, "p"),
        seal=Color(entry["seal"]) if "seal" in entry else None,
        name=entry.get("name", ""),
    )


def _card_faults(card_id: str, entry: dict[str, Any]) -> Iterator[Fault]:
    yield from _missing_keys(card_id, entry, REQUIRED_CARD_KEYS)
    if "id" in entry and (not _is_text(entry["id"]) or len(card_id) > LONGEST_ID):
        yield Fault("card-id", "", card_id, {"most": LONGEST_ID, "found": quote(entry["id"])})
    if "name" in entry and not _is_text(entry["name"]):
        yield Fault("card-name", "", card_id, {"found": quote(entry["name"])})
    color = entry.get("color")
    if "color" in entry and not _is_color(color):
        yield Fault("card-color", "R1.2", card_id, {"colors": ", ".join(Color), "found": quote(color)})
    if "seal" in entry:
        yield from _seal_faults(card_id, entry["seal"], color)
    if isinstance(entry.get("map"), str):
        yield from _map_faults(card_id, entry["map"].splitlines(), color)
    elif "map" in entry:
        yield Fault("card-map", "R1.2", card_id, {"found": quote(entry["map"])})


def _seal_faults(card_id: str, seal: Any, color: Any) -> Iterator[Fault]:
    if not _is_color(seal):
        yield Fault("card-seal", "R1.4", card_id, {"colors": ", ".join(Color), "found": quote(seal)})
    elif seal == color:
        yield Fault("card-own-seal", "R1.4", card_id)


def _map_faults(card_id: str, rows: list[str], color: Any) -> Iterator[Fault]:
    unknown = sorted({character for row in rows for character in row} - set(".#xcp"))
    if unknown:
        shown = ", ".join(map(quote, unknown[:MOST_UNKNOWN]))
        yield Fault("card-character", "R1.2", card_id, {"characters": shown})
    width, height = max(map(len, rows), default=0), len(rows)
    if width > SIDE or height > SIDE:
        yield Fault("card-too-large", "R1.2", card_id, {"width": width, "height": height})
    size = sum(character not in "." for row in rows for character in row)
    if _is_color(color) and size != SIZES[Color(color)]:
        yield Fault("card-size", "R1.2", card_id, {"boxes": size, "needed": SIZES[Color(color)]})
    if width <= SIDE and height <= SIDE and not is_connected(mask_of_drawing(rows)):
        yield Fault("card-in-pieces", "R1.2", card_id)
    palms = sum(row.count("p") for row in rows)
    if palms > PALMS_PER_CARD:
        yield Fault("card-palms", "R1.3", card_id, {"palms": palms})


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.strip() != "" and value.isprintable()


def _is_color(value: Any) -> bool:
    return isinstance(value, str) and value in set(Color)


def _warnings(document: dict[str, Any]) -> Iterator[Fault]:
    """Unknown keys do no harm, but may be typing errors."""
    tables = [("", document, DECK_KEYS), *((entry["id"], entry, CARD_KEYS) for entry in document["card"])]
    for card_id, table, known in tables:
        for key in map(quote, sorted(table.keys() - known)):
            yield Fault("unknown-key", "", card_id, {"key": key})


def standard_faults(deck: Deck) -> list[Fault]:
    """R1.2 to R1.4: how a deck differs from the published make-up."""
    return [fault for color in Color for fault in _color_faults(deck, color)]


def _color_faults(deck: Deck, color: Color) -> Iterator[Fault]:
    cards = [card for card in deck.cards if card.color is color]
    expected = Counter(STANDARD_CARDS[color])
    needed = expected.total()
    if len(cards) != needed:
        details: Details = {"color": color, "cards": len(cards), "needed": needed}
        yield Fault("standard-count", "R1.2", details=details)
    found = Counter(
        (c.coins.bit_count(), c.palms.bit_count(), c.crosses.bit_count(), c.seal is not None) for c in cards
    )
    for kind in sorted(expected.keys() | found.keys()):
        if expected[kind] != found[kind]:
            yield _kind_fault(color, kind, found[kind], expected[kind])
    seals = sorted(card.seal for card in cards if card.seal)
    if seals != sorted(set(Color) - {color}):
        yield Fault("standard-seals", "R1.4", details={"color": color, "seals": ", ".join(seals) or "-"})


def _kind_fault(color: Color, kind: tuple[int, int, int, bool], cards: int, needed: int) -> Fault:
    coins, palms, crosses, sealed = kind
    details: Details = {
        "color": color,
        "cards": cards,
        "needed": needed,
        "coins": coins,
        "palms": palms,
        "crosses": crosses,
        "seal": "yes" if sealed else "no",
    }
    return Fault("standard-symbols", "R1.3", details=details)
