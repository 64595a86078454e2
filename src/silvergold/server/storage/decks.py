"""Decks that people have drawn."""

from sqlalchemy import Connection, func, select

from silvergold.engine import Deck, parse_deck
from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import decks


def add_deck(connection: Connection, deck: Deck, content: bytes, person: str, now: int) -> None:
    """Store a deck, unless it exists."""
    row = {"sha256": deck.sha256, "name": deck.name, "content": content, "person": person, "created_at": now}
    connection.execute(insert_new(connection.dialect, decks), row)


def find_deck(connection: Connection, sha256: str) -> Deck | None:
    """Return a deck by the hash of its file."""
    content = content_of(connection, sha256)
    return None if content is None else parse_deck(content)


def content_of(connection: Connection, sha256: str) -> bytes | None:
    """Return a deck's file."""
    return connection.execute(select(decks.c.content).where(decks.c.sha256 == sha256)).scalar_one_or_none()


def decks_of(connection: Connection, person: str) -> list[tuple[str, str]]:
    """Return a person's decks, hash and name, latest first."""
    query = select(decks.c.sha256, decks.c.name).where(decks.c.person == person)
    return [(sha256, name) for sha256, name in connection.execute(query.order_by(decks.c.created_at.desc()))]


def number_of_decks(connection: Connection, person: str) -> int:
    """Return how many decks a person has drawn."""
    query = select(func.count()).select_from(decks).where(decks.c.person == person)
    return connection.execute(query).scalar_one()
