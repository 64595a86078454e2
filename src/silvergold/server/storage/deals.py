"""Deals: what is dealt follows from a secret, and can be played at many tables."""

import json
from typing import NamedTuple

from sqlalchemy import Connection, Row, select

from silvergold.engine import Shuffle
from silvergold.engine.state import EditionName
from silvergold.server.storage.insert import insert_new
from silvergold.server.storage.schema import deals, results, tables


class StoredDeal(NamedTuple):
    """What is dealt, and for which kind of table."""

    id: str
    secret: bytes
    words: tuple[str, ...]
    players: int
    edition: EditionName
    deck: str
    day: str | None

    @property
    def shuffle(self) -> Shuffle:
        """Where its seed comes from."""
        return Shuffle(self.secret, self.words)


def add_deal(connection: Connection, deal: StoredDeal, now: int) -> None:
    """Keep a deal, unless it is there already."""
    row = deal._asdict() | {"words": json.dumps(deal.words), "created_at": now}
    connection.execute(insert_new(connection.dialect, deals), row)


def find_deal(connection: Connection, deal_id: str) -> StoredDeal | None:
    """A deal by its id."""
    row = connection.execute(select(deals).where(deals.c.id == deal_id)).one_or_none()
    return None if row is None else deal_of(row)


def deal_of_day(connection: Connection, day: str) -> StoredDeal | None:
    """The deal of a day, if somebody has asked for it."""
    row = connection.execute(select(deals).where(deals.c.day == day)).one_or_none()
    return None if row is None else deal_of(row)


def deal_of(row: Row[tuple[object, ...]]) -> StoredDeal:
    """A deal from its row."""
    words = tuple(json.loads(row.words))
    return StoredDeal(row.id, row.secret, words, row.players, row.edition, row.deck, row.day)


def is_open(connection: Connection, deal: StoredDeal, today: str) -> bool:
    """Whether others may still play a deal: today's, one on a table whose game is not over, or a new one."""
    if deal.day is not None and deal.day >= today:
        return True
    statuses = set(connection.execute(select(tables.c.status).where(tables.c.deal == deal.id)).scalars())
    return not statuses or not statuses.isdisjoint(("gathering", "playing"))


def has_played(connection: Connection, deal_id: str, person: str) -> bool:
    """Whether a person has played a deal to its end."""
    query = select(results.c.table_id).where(results.c.deal == deal_id, results.c.player == person).limit(1)
    return connection.execute(query).first() is not None


def tables_of(connection: Connection, deal: str) -> int:
    """At how many tables a deal is or was played."""
    return len(connection.execute(select(tables.c.id).where(tables.c.deal == deal).limit(2)).all())


def results_of(connection: Connection, deal: str, most: int) -> list[Row[tuple[object, ...]]]:
    """What players reached on a deal, best first."""
    query = (
        select(results).where(results.c.deal == deal).order_by(results.c.total.desc(), results.c.finished_at)
    )
    return list(connection.execute(query.limit(most)))
