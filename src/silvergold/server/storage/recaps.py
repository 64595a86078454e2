"""How far each person at a table has followed its game."""

from sqlalchemy import Connection, select, update

from silvergold.server.storage.schema import seats


def seen_by(connection: Connection, table_id: str, person: str) -> int | None:
    """Return the number of the latest event that a person has seen; None if it was never reported."""
    query = select(seats.c.seen).where(seats.c.table_id == table_id, seats.c.person == person)
    return connection.execute(query).scalar_one_or_none()


def store_seen(connection: Connection, table_id: str, person: str, number: int) -> None:
    """Store that a person has seen the events up to a number; a lower one than before changes nothing."""
    is_theirs = (seats.c.table_id == table_id) & (seats.c.person == person)
    is_new = seats.c.seen.is_(None) | (seats.c.seen < number)
    connection.execute(update(seats).where(is_theirs & is_new).values(seen=number))
