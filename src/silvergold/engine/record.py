"""Reading and writing game records; docs/formats.md describes the format.

A record contains everything that happened, so that anyone with the deck file and the rules can check it.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from silvergold.engine.deck import Deck
from silvergold.engine.errors import RecordError, quote
from silvergold.engine.events import Event, Won
from silvergold.engine.files import read_file
from silvergold.engine.game import Game
from silvergold.engine.grid import box_names
from silvergold.engine.participants import HUMAN, Participant, bot_of
from silvergold.engine.record_fields import EVENTS, FIELDS, Expected, list_of, string
from silvergold.engine.shuffle import Shuffle
from silvergold.engine.state import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, Edition

FORMAT = "silvergold-record"
VERSION = 1


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game, or the beginning of one, in writing."""

    edition: Edition
    deck_name: str
    deck_sha256: str
    players: tuple[Participant, ...]
    events: tuple[Event, ...]
    seed: bytes | None = None
    """The dealer's seed, once the game is over."""
    shuffle: Shuffle | None = None
    """How the seed was made, if its hash was published before the deal."""

    @property
    def is_finished(self) -> bool:
        """R7.6: whether the record ends with the winners."""
        return bool(self.events) and isinstance(self.events[-1], Won)


def record_of(game: Game, players: tuple[Participant, ...], seed: bytes | None = None) -> GameRecord:
    """The record of a game so far; without the seed until the game is over."""
    deck = game.state.deck
    seed = seed if game.is_over else None
    return GameRecord(game.state.edition, deck.name, deck.sha256, players, game.all_events, seed)


# --- Writing ----------------------------------------------------------------------------------------------


def format_record(record: GameRecord) -> str:
    """A record as one line of JSON."""
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "edition": record.edition.name,
        "deck": {"name": record.deck_name, "sha256": record.deck_sha256},
        "players": [{"name": player.name, "kind": player.kind} for player in record.players],
    }
    if record.seed is not None:
        document["seed"] = record.seed.hex()
    if record.shuffle is not None:
        document["shuffle"] = {
            "hash": record.shuffle.hash,
            "secret": record.shuffle.secret.hex(),
            "words": record.shuffle.words,
        }
    document["events"] = [event_to_json(event) for event in record.events]
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def event_to_json(event: Event) -> dict[str, Any]:
    """One event as a record writes it."""
    name = type(event).__name__.lower()
    values = {key: getattr(event, field) for key, (field, _) in FIELDS[name].items()}
    if "boxes" in values:
        values["boxes"] = box_names(values["boxes"])
    return {"event": name, **values}


# --- Reading ----------------------------------------------------------------------------------------------


def read_games(path: Path | str) -> Iterator[str]:
    """The texts of the games in a file: one game as JSON, or one per line as JSON Lines."""
    try:
        content = read_file(path)
    except OSError as error:
        raise RecordError("record-unreadable", path=str(path), reason=str(error.strerror)) from error
    yield from split_games(content, str(path))


def split_games(content: bytes, source: str) -> list[str]:
    """The texts of the games in the bytes of a file; an error names the source."""
    try:
        text = content.decode("utf-8-sig").replace("\r", "\n")
    except UnicodeDecodeError as error:
        raise RecordError("record-unreadable", path=source, reason=str(error)) from error
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise RecordError("record-empty", path=source)
    return [text] if lines[0].strip() == "{" or _is_json(text) else lines


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table of a record; a key that occurs twice is ambiguous and refused."""
    table = dict(pairs)
    if len(table) < len(pairs):
        raise ValueError("a key occurs twice in the same table")
    return table


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def parse_record(text: str) -> GameRecord:
    """The record in a text; raises a RecordError that says what is wrong with it."""
    try:
        document = json.loads(text, object_pairs_hook=_unique_keys)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-not-json", reason=str(error)) from error
    document = _table(document, "record")
    if document.get("format") != FORMAT:
        raise _wrong("record-format", document.get("format"), expected=FORMAT)
    if type(document.get("version")) is not int or document["version"] != VERSION:
        raise _wrong("record-version", document.get("version"), expected=str(VERSION))
    edition = document.get("edition")
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise _wrong("record-edition", edition, editions=", ".join(EDITIONS))
    deck = _table(document.get("deck"), "deck")
    return GameRecord(
        edition=EDITIONS[edition],
        deck_name=_text(deck.get("name"), "deck.name"),
        deck_sha256=_text(deck.get("sha256"), "deck.sha256"),
        players=_read_players(document.get("players")),
        events=_read_events(document.get("events")),
        seed=_read_seed(document.get("seed")),
        shuffle=_read_shuffle(document),
    )


def check_deck(record: GameRecord, deck: Deck) -> None:
    """Check that a record was played with a deck."""
    if record.deck_sha256 != deck.sha256:
        differs = "file"
    elif record.deck_name != deck.name:
        differs = "name"
    else:
        return
    names = {"deck": quote(record.deck_name), "given": quote(deck.name)}
    raise RecordError("record-other-deck", event=None, differs=differs, **names)


def check_seed_is_due(record: GameRecord) -> None:
    """Refuse a seed before the end of the game: it shows all cards to come."""
    if record.seed is not None and not record.is_finished:
        raise RecordError("record-seed-early")


def _read_players(value: Any) -> tuple[Participant, ...]:
    if not isinstance(value, list) or not FEWEST_PLAYERS <= len(value) <= MOST_PLAYERS:
        raise _wrong("record-players", value, field="players")
    tables = [_table(entry, "players") for entry in value]
    for table in tables:
        kind = _text(table.get("kind"), "players.kind")
        if kind != HUMAN and not bot_of(kind):
            raise _wrong("record-players", kind, field="players.kind")
    return tuple(Participant(_text(t.get("name"), "players.name"), t["kind"]) for t in tables)


def _read_seed(value: Any) -> bytes | None:
    if value is None:
        return None
    if not isinstance(value, str) or not re.fullmatch("([0-9a-f]{2})*", value):
        raise _wrong("record-seed", value)
    return bytes.fromhex(value)


def _read_shuffle(document: dict[str, Any]) -> Shuffle | None:
    """How the seed was made: secret and words must give the published hash and the seed."""
    if document.get("shuffle") is None:
        return None
    table = _table(document["shuffle"], "shuffle")
    words = list_of(string)(table.get("words"))
    if words is None:
        raise _wrong("record-shuffle", table.get("words"), field="words")
    shuffle = Shuffle(_read_seed(table.get("secret")) or b"", words)
    if table.get("hash") != shuffle.hash:
        raise _wrong("record-shuffle", table.get("hash"), field="hash")
    if _read_seed(document.get("seed")) != shuffle.seed:
        raise _wrong("record-shuffle", document.get("seed"), field="seed")
    return shuffle


def _read_events(value: Any) -> tuple[Event, ...]:
    if not isinstance(value, list):
        raise _wrong("record-events", value)
    return tuple(_read_event(entry, number) for number, entry in enumerate(value, start=1))


def _read_event(entry: Any, number: int) -> Event:
    """One event, with exactly the fields it should have."""
    name = entry.get("event") if isinstance(entry, dict) else None
    if not isinstance(name, str) or name not in EVENTS:
        raise _wrong_event(number, "event", Expected("event", ", ".join(EVENTS)), name or entry)
    if set(entry) != {"event", *FIELDS[name]}:
        raise _wrong_event(number, name, Expected("fields", ", ".join(FIELDS[name])), ", ".join(entry))
    values = {}
    for key, (field, (read, expected)) in FIELDS[name].items():
        values[field] = read(entry[key])
        if values[field] is None:
            raise _wrong_event(number, f"{name}.{key}", expected, entry[key])
    return EVENTS[name](**values)


def _table(value: Any, field: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong("record-malformed", value, field=field, expected="table")
    return value


def _text(value: Any, field: str) -> str:
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise _wrong("record-malformed", value, field=field, expected="text")
    return value


def _wrong(code: str, value: Any, **details: str) -> RecordError:
    return RecordError(code, event=None, found=quote(value), **details)


def _wrong_event(number: int, field: str, expected: Expected, value: Any) -> RecordError:
    return RecordError(
        "record-event",
        event=number,
        field=field,
        expected=expected.kind,
        choices=expected.choices,
        found=quote(value),
    )
