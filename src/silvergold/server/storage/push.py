"""Push messages: subscriptions of devices, and the server's private keys."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import push_subscriptions, server_keys

SUBSCRIPTIONS_LIMIT = 10
"""Subscriptions per person; a new one beyond it replaces the oldest."""


class PushSubscription(NamedTuple):
    """Where the push messages for a device are sent, and the keys that encrypt them."""

    device: bytes
    """The hash of the device's token."""
    person: str
    endpoint: str
    public_key: bytes
    """The browser's public key: an uncompressed point on P-256."""
    secret: bytes
    language: str
    site: str
    """The address of this server that the device uses."""


def store_subscription(connection: Connection, subscription: PushSubscription, now: int) -> None:
    """Store the subscription of a device in place of its former one."""
    columns = push_subscriptions.c
    is_former = (columns.device == subscription.device) | (columns.endpoint == subscription.endpoint)
    connection.execute(delete(push_subscriptions).where(is_former))
    connection.execute(insert(push_subscriptions).values(**subscription._asdict(), created_at=now))
    latest = select(columns.device).where(columns.person == subscription.person)
    latest = latest.order_by(columns.created_at.desc()).limit(SUBSCRIPTIONS_LIMIT)
    is_beyond = (columns.person == subscription.person) & columns.device.not_in(latest.scalar_subquery())
    connection.execute(delete(push_subscriptions).where(is_beyond))


def subscriptions_of(connection: Connection, person: str) -> list[PushSubscription]:
    """Return the subscriptions of a person's devices."""
    columns = [push_subscriptions.c[name] for name in PushSubscription._fields]
    query = select(*columns).where(push_subscriptions.c.person == person)
    return [PushSubscription(*row) for row in connection.execute(query)]


def delete_subscription(connection: Connection, device: bytes, endpoint: str = "") -> None:
    """Delete the subscription of a device, or only if it still has this endpoint."""
    is_it = push_subscriptions.c.device == device
    if endpoint:
        is_it &= push_subscriptions.c.endpoint == endpoint
    connection.execute(delete(push_subscriptions).where(is_it))


def stored_key(connection: Connection, name: str, new: bytes) -> bytes:
    """Return a private key of the server; the first worker to ask stores a new one."""
    connection.execute(insert_new(connection.dialect, server_keys), {"name": name, "key": new})
    query = select(server_keys.c.key).where(server_keys.c.name == name)
    return bytes(connection.execute(query).scalar_one())
