"""Which people are connected to which table, over all workers."""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, bindparam, delete, select, update

from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import presence

_people_connected = select(presence.c.person).where(
    presence.c.table_id == bindparam("table_id"), presence.c.until >= bindparam("now")
)
_renew = update(presence).where(presence.c.worker == bindparam("of_worker"))
_is_gone = (presence.c.until < bindparam("now")) | presence.c.socket.in_(bindparam("gone", expanding=True))
_delete_gone = delete(presence).where(_is_gone).returning(presence.c.table_id)


def store_presence(
    connection: Connection,
    worker: str,
    come: Mapping[str, tuple[str, str]],
    gone: Collection[str],
    until: int,
    now: int,
) -> set[str]:
    """Store a worker's sockets and delete those of dead workers; return the affected tables."""
    connection.execute(_renew, {"of_worker": worker, "until": until})
    changed = set(connection.execute(_delete_gone, {"now": now, "gone": list(gone)}).scalars())
    rows = [
        {"socket": socket, "table_id": table_id, "person": person, "worker": worker, "until": until}
        for socket, (table_id, person) in come.items()
    ]
    if rows:
        new = insert_new(connection.dialect, presence).returning(presence.c.table_id)
        changed.update(connection.execute(new, rows).scalars())
    return changed


def people_connected(connection: Connection, table_id: str, now: int) -> set[str]:
    """Return the people connected to a table."""
    return set(connection.execute(_people_connected, {"table_id": table_id, "now": now}).scalars())
