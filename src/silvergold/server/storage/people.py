"""People: a name, and the hash of a secret token per device."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import links, people, ratings, recovery_codes, tokens

DEVICES_LIMIT = 50
"""Devices per person; beyond it, the one that was not used for the longest time is signed out."""


class Person(NamedTuple):
    """A person."""

    id: str
    name: str


class Device(NamedTuple):
    """A device on which a person is signed in."""

    hash: bytes
    """The hash of its token."""
    name: str
    origin: str
    """How it was signed in: ``new``, with a ``link`` or by ``recovery``."""
    created_at: int
    used_at: int


class OldestTimes(NamedTuple):
    """Devices created or used before these times are no longer signed in."""

    created_at: int
    used_at: int


_devices = select(*(tokens.c[name] for name in Device._fields))


_is_valid = (tokens.c.created_at >= bindparam("created_at")) & (tokens.c.used_at >= bindparam("used_at"))
"""Whether a token is not too old; the parameters are oldest times."""
_find_person = select(people.c.id, people.c.name, tokens.c.used_at).join(tokens)
_find_person = _find_person.where(tokens.c.hash == bindparam("token"), _is_valid)
_record_use = update(tokens).where(tokens.c.hash.in_(bindparam("devices", expanding=True)))
_forget_expired = delete(tokens).where(~_is_valid)
_beyond_limit = delete(tokens).where(
    tokens.c.person == bindparam("owner"),
    tokens.c.hash.not_in(
        select(tokens.c.hash)
        .where(tokens.c.person == bindparam("owner"))
        .order_by(tokens.c.used_at.desc())
        .limit(DEVICES_LIMIT)
        .scalar_subquery()
    ),
)


def add_person(connection: Connection, person: Person, device: Device) -> None:
    """Store a new person with their first device."""
    row = {"id": person.id, "name": person.name, "created_at": device.created_at}
    connection.execute(insert_new(connection.dialect, people), row)
    add_device(connection, person.id, device)


def add_device(connection: Connection, person: str, device: Device) -> None:
    """Store a device of a person, within the limit."""
    connection.execute(insert_new(connection.dialect, tokens), device._asdict() | {"person": person})
    connection.execute(_beyond_limit, {"owner": person})


def find_person(connection: Connection, token: bytes, oldest: OldestTimes) -> tuple[Person, int] | None:
    """Return the person of a token, by its hash, and when it was last used; None if it is not valid.

    The query uses a hash, whose beginning nobody can choose, so its duration reveals nothing about tokens.
    """
    row = connection.execute(_find_person, {"token": token, **oldest._asdict()}).one_or_none()
    return None if row is None else (Person(row.id, row.name), row.used_at)


def devices_of(connection: Connection, person: str, oldest: OldestTimes) -> list[Device]:
    """Return a person's devices, the last used first."""
    query = _devices.where(tokens.c.person == person, _is_valid).order_by(tokens.c.used_at.desc())
    rows = connection.execute(query, oldest._asdict()).mappings()
    return [Device(**row) for row in rows]


def devices_signed_in(connection: Connection, devices: Collection[bytes], oldest: OldestTimes) -> set[bytes]:
    """Return those of some devices that are still signed in."""
    query = select(tokens.c.hash).where(tokens.c.hash.in_(devices), _is_valid)
    return {bytes(row.hash) for row in connection.execute(query, oldest._asdict())}


def record_use(connection: Connection, devices: Collection[bytes], now: int) -> None:
    """Record that devices are in use."""
    connection.execute(_record_use, {"devices": list(devices), "used_at": now})


def forget_expired(connection: Connection, oldest: OldestTimes) -> None:
    """Delete tokens that are no longer valid."""
    connection.execute(_forget_expired, oldest._asdict())


def rename_person(connection: Connection, person: str, name: str) -> None:
    """Change a person's name."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    connection.execute(update(ratings).where(ratings.c.player == person).values(name=name))


def forget_devices(connection: Connection, devices: Collection[bytes]) -> None:
    """Delete the tokens of devices."""
    connection.execute(delete(tokens).where(tokens.c.hash.in_(devices)))


# --- signing in -------------------------------------------------------------------------------------------


def add_link(connection: Connection, person: str, code: bytes, expires_at: int, now: int) -> None:
    """Store a one-time link by the hash of its code; it replaces the person's older ones."""
    connection.execute(delete(links).where((links.c.person == person) | (links.c.expires_at < now)))
    connection.execute(insert(links).values(hash=code, person=person, expires_at=expires_at))


def owner_of_link(connection: Connection, code: bytes, now: int) -> Person | None:
    """Return the person of a one-time link, or None if it is invalid."""
    query = select(people.c.id, people.c.name).join(links)
    row = connection.execute(query.where(links.c.hash == code, links.c.expires_at >= now)).one_or_none()
    return None if row is None else Person(row.id, row.name)


def use_link(connection: Connection, code: bytes, device: Device) -> Person | None:
    """Use up a one-time link: store the device and return the person, or None if it is invalid."""
    is_valid = (links.c.hash == code) & (links.c.expires_at >= device.created_at)
    used = connection.execute(delete(links).where(is_valid).returning(links.c.person)).scalar_one_or_none()
    return sign_in(connection, used, device)


def store_recovery_code(connection: Connection, person: str, code: bytes, now: int) -> None:
    """Store a recovery code by its hash, in place of the person's former one."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    connection.execute(insert(recovery_codes).values(person=person, hash=code, created_at=now))


def recovery_code_since(connection: Connection, person: str) -> int | None:
    """Return when a person's recovery code was created, if they have one."""
    query = select(recovery_codes.c.created_at).where(recovery_codes.c.person == person)
    return connection.execute(query).scalar_one_or_none()


def use_recovery_code(connection: Connection, code: bytes, device: Device) -> Person | None:
    """Use up a recovery code: store the device and return the person, or None if it is invalid."""
    used = delete(recovery_codes).where(recovery_codes.c.hash == code).returning(recovery_codes.c.person)
    return sign_in(connection, connection.execute(used).scalar_one_or_none(), device)


def sign_in(connection: Connection, person: str | None, device: Device) -> Person | None:
    """Store a device of a person and return them; None if there is no person."""
    if person is None:  # perhaps signed in by the same write, whose answer was lost
        query = select(tokens.c.person).where(tokens.c.hash == device.hash)
        person = connection.execute(query).scalar_one_or_none()
    if person is None:
        return None
    add_device(connection, person, device)
    row = connection.execute(select(people.c.id, people.c.name).where(people.c.id == person)).one()
    return Person(row.id, row.name)
