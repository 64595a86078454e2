"""People: a name, and the hash of a secret token per device."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from silvergold.server.storage.schema import links, people, ratings, tokens


class Person(NamedTuple):
    """A person."""

    id: str
    name: str


def add_person(connection: Connection, person: Person, token: bytes, now: int) -> None:
    """Store a new person with their first token."""
    connection.execute(insert(people).values(id=person.id, name=person.name, created_at=now))
    add_token(connection, person.id, token, now)


def add_token(connection: Connection, person: str, token: bytes, now: int) -> None:
    """Store another device of a person, by the hash of its token."""
    connection.execute(insert(tokens).values(hash=token, person=person, created_at=now, used_at=now))


def find_person(connection: Connection, token: bytes) -> Person | None:
    """Return the person of a token, by its hash.

    The query uses a hash, whose beginning nobody can choose, so its duration reveals nothing about tokens.
    """
    query = select(people.c.id, people.c.name).join(tokens).where(tokens.c.hash == token)
    row = connection.execute(query).one_or_none()
    return None if row is None else Person(row.id, row.name)


def rename_person(connection: Connection, person: str, name: str) -> None:
    """Change a person's name."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    connection.execute(update(ratings).where(ratings.c.player == person).values(name=name))


def forget_token(connection: Connection, token: bytes) -> None:
    """Delete the token of a device."""
    connection.execute(delete(tokens).where(tokens.c.hash == token))


def add_link(connection: Connection, person: str, code: bytes, expires_at: int, now: int) -> None:
    """Store a one-time link by the hash of its code; it replaces the person's older ones."""
    connection.execute(delete(links).where((links.c.person == person) | (links.c.expires_at < now)))
    connection.execute(insert(links).values(hash=code, person=person, expires_at=expires_at))


def owner_of_link(connection: Connection, code: bytes, now: int) -> Person | None:
    """Return the person of a one-time link, or None if it is invalid."""
    query = select(people.c.id, people.c.name).join(links)
    row = connection.execute(query.where(links.c.hash == code, links.c.expires_at >= now)).one_or_none()
    return None if row is None else Person(row.id, row.name)


def use_link(connection: Connection, code: bytes, token: bytes, now: int) -> Person | None:
    """Use up a one-time link: store the device's token and return the person, or None if it is invalid."""
    used = delete(links).where(links.c.hash == code, links.c.expires_at >= now).returning(links.c.person)
    person = connection.execute(used).scalar_one_or_none()
    if person is None:
        return None
    add_token(connection, person, token, now)
    row = connection.execute(select(people.c.id, people.c.name).where(people.c.id == person)).one()
    return Person(row.id, row.name)
