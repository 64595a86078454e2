"""Who is connected where, over all workers."""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, delete, insert, select, update

from silvergold.server.storage.schema import presence


def note(
    connection: Connection,
    worker: str,
    come: Mapping[str, tuple[str, str]],
    gone: Collection[str],
    until: int,
    now: int,
) -> None:
    """A worker is alive, some sockets are new and some have ended; those of dead workers are forgotten."""
    connection.execute(update(presence).where(presence.c.worker == worker).values(until=until))
    connection.execute(delete(presence).where((presence.c.until < now) | presence.c.socket.in_(gone)))
    rows = [
        {"socket": socket, "table_id": table_id, "person": person, "worker": worker, "until": until}
        for socket, (table_id, person) in come.items()
    ]
    if rows:
        connection.execute(insert(presence), rows)


def who_is_here(connection: Connection, table_id: str, now: int) -> set[str]:
    """The people connected to a table."""
    query = select(presence.c.person).where(presence.c.table_id == table_id, presence.c.until >= now)
    return set(connection.execute(query).scalars())
