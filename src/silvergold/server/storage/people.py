"""People: a name, and for each of their devices a secret token of which only the hash is kept."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from silvergold.server.storage.schema import links, people, ratings, tokens


class Person(NamedTuple):
    """Somebody who plays."""

    id: str
    name: str


def add_person(connection: Connection, person: Person, token: bytes, now: int) -> None:
    """A new person with their first token."""
    connection.execute(insert(people).values(id=person.id, name=person.name, created_at=now))
    add_token(connection, person.id, token, now)


def add_token(connection: Connection, person: str, token: bytes, now: int) -> None:
    """One more device of a person, by the hash of its token."""
    connection.execute(insert(tokens).values(hash=token, person=person, created_at=now, used_at=now))


def find_person(connection: Connection, token: bytes) -> Person | None:
    """Whose token it is, by its hash.

    The database is asked for a hash, of which nobody can choose the beginning: how long that takes tells
    nothing about the tokens there are.
    """
    query = select(people.c.id, people.c.name).join(tokens).where(tokens.c.hash == token)
    row = connection.execute(query).one_or_none()
    return None if row is None else Person(row.id, row.name)


def rename_person(connection: Connection, person: str, name: str) -> None:
    """Another name from now on."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    connection.execute(update(ratings).where(ratings.c.player == person).values(name=name))


def forget_token(connection: Connection, token: bytes) -> None:
    """A device is signed out."""
    connection.execute(delete(tokens).where(tokens.c.hash == token))


def add_link(connection: Connection, person: str, code: bytes, expires_at: int, now: int) -> None:
    """A one-time link to another device, by the hash of its code; older ones of the person end."""
    connection.execute(delete(links).where((links.c.person == person) | (links.c.expires_at < now)))
    connection.execute(insert(links).values(hash=code, person=person, expires_at=expires_at))


def use_link(connection: Connection, code: bytes, token: bytes, now: int) -> Person | None:
    """Use a one-time link up: whose it was, if it was good; the device has its token then."""
    used = delete(links).where(links.c.hash == code, links.c.expires_at >= now).returning(links.c.person)
    person = connection.execute(used).scalar_one_or_none()
    if person is None:
        return None
    add_token(connection, person, token, now)
    row = connection.execute(select(people.c.id, people.c.name).where(people.c.id == person)).one()
    return Person(row.id, row.name)
