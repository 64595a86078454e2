"""Deals: the cards follow from a secret, and can be played at many tables."""

import json
from datetime import date, datetime
from typing import NamedTuple

from sqlalchemy import Connection, Row, bindparam, select

from silvergold.daily import deal_secret, ends_at, number_of
from silvergold.engine import HUMAN, Shuffle
from silvergold.engine.state import EditionName
from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import challenges, deals, results, tables


class StoredDeal(NamedTuple):
    """A deal, and the kind of table it is for."""

    id: str
    secret: bytes
    words: tuple[str, ...]
    players: int
    edition: EditionName
    deck: str
    day: str | None

    @property
    def shuffle(self) -> Shuffle:
        """The origin of its seed."""
        return Shuffle(self.secret, self.words)

    @property
    def number(self) -> int | None:
        """The number of a deal of the day."""
        return None if self.day is None else number_of(date.fromisoformat(self.day))

    @property
    def is_public(self) -> bool:
        """Whether anyone can compute it: it is the deal of its day on every server without a secret."""
        return self.number is not None and self.secret == deal_secret(self.number, self.deck)


_deal = select(deals).where(deals.c.id == bindparam("deal"))
_challenge = select(challenges.c.id).where(challenges.c.deal == bindparam("deal")).limit(1)
_two_tables = select(tables.c.id).where(tables.c.deal == bindparam("deal")).limit(2)


def add_deal(connection: Connection, deal: StoredDeal, now: int) -> None:
    """Store a deal, unless it exists."""
    row = deal._asdict() | {"words": json.dumps(deal.words), "created_at": now}
    connection.execute(insert_new(connection.dialect, deals), row)


def find_deal(connection: Connection, deal_id: str) -> StoredDeal | None:
    """Return a deal by its id."""
    row = connection.execute(_deal, {"deal": deal_id}).one_or_none()
    return None if row is None else deal_from_row(row)


def deal_of_day(connection: Connection, day: str) -> StoredDeal | None:
    """Return the deal of a day, if it exists."""
    row = connection.execute(select(deals).where(deals.c.day == day)).one_or_none()
    return None if row is None else deal_from_row(row)


def deal_from_row(row: Row[tuple[object, ...]]) -> StoredDeal:
    """Return a deal from its row."""
    words = tuple(json.loads(row.words))
    return StoredDeal(row.id, row.secret, words, row.players, row.edition, row.deck, row.day)


def is_open(connection: Connection, deal: StoredDeal, now: datetime) -> bool:
    """Whether others may still play a deal: of a day that counts, unfinished, new, or of a challenge."""
    if (deal.number is not None and now < ends_at(deal.number)) or is_challenge(connection, deal.id):
        return True
    statuses = set(connection.execute(select(tables.c.status).where(tables.c.deal == deal.id)).scalars())
    return not statuses or not statuses.isdisjoint(("gathering", "playing"))


def is_challenge(connection: Connection, deal_id: str) -> bool:
    """Whether a player of a deal has challenged others to play it."""
    return connection.execute(_challenge, {"deal": deal_id}).first() is not None


def has_played(connection: Connection, deal_id: str, person: str) -> bool:
    """Whether a person has played a deal to its end."""
    query = select(results.c.table_id).where(results.c.deal == deal_id, results.c.player == person).limit(1)
    return connection.execute(query).first() is not None


def is_shared(connection: Connection, deal: StoredDeal) -> bool:
    """Whether a deal is for several tables, so that watching one would reveal another."""
    if deal.day is not None:
        return True
    is_replayed = len(connection.execute(_two_tables, {"deal": deal.id}).all()) > 1
    return is_replayed or is_challenge(connection, deal.id)


def results_of(connection: Connection, deal: StoredDeal, most: int) -> list[Row[tuple[object, ...]]]:
    """Return the results on a deal, best first; on a deal of the day, only those of people."""
    query = select(results).where(results.c.deal == deal.id)
    if deal.day is not None:
        query = query.where(results.c.kind == HUMAN)
    return list(connection.execute(query.order_by(results.c.total.desc(), results.c.finished_at).limit(most)))
