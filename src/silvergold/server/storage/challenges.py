"""Challenges: finished games whose deal friends play from the same seat."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import challenges, people, tables, tries


class StoredChallenge(NamedTuple):
    """A seat of a finished game that others try to beat."""

    id: str
    table_id: str
    seat: int
    deal: str
    person: str

    @property
    def command(self) -> str:
        """The command under which every friend opens one table."""
        return f"challenge {self.id}"


_columns = [challenges.c[name] for name in StoredChallenge._fields]


def add_challenge(connection: Connection, challenge: StoredChallenge, now: int) -> StoredChallenge:
    """Store a challenge, unless its seat has one; return the one that is stored."""
    connection.execute(insert_new(connection.dialect, challenges), challenge._asdict() | {"created_at": now})
    query = select(*_columns).where(
        challenges.c.table_id == challenge.table_id, challenges.c.seat == challenge.seat
    )
    return StoredChallenge(*connection.execute(query).one())


def find_challenge(connection: Connection, challenge_id: str) -> StoredChallenge | None:
    """Return a challenge by its id."""
    row = connection.execute(select(*_columns).where(challenges.c.id == challenge_id)).one_or_none()
    return None if row is None else StoredChallenge(*row)


def first_table(connection: Connection, deal: str, person: str) -> str | None:
    """Return the table at which a person saw a deal for the first time."""
    query = select(tries.c.table_id).where(tries.c.deal == deal, tries.c.person == person)
    return connection.execute(query).scalar_one_or_none()


class TakenUp(NamedTuple):
    """A table that plays the deal of a challenge, and whose it is."""

    table_id: str
    person: str
    name: str


def taken_up(connection: Connection, challenge: StoredChallenge, most: int) -> list[TakenUp]:
    """Return the tables of those who have taken up a challenge, oldest first."""
    query = select(tables.c.id, people.c.id, people.c.name).join(people, people.c.id == tables.c.host)
    query = query.where(tables.c.deal == challenge.deal, tables.c.command == challenge.command)
    return [TakenUp(*row) for row in connection.execute(query.order_by(tables.c.opened_at).limit(most))]
