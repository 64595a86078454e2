"""Lists: the lobby, one's games, results and ratings."""

from typing import NamedTuple

from sqlalchemy import Connection, Row, and_, func, select, update

from silvergold.server.storage.schema import ratings, results, seats, tables

AnyRow = Row[tuple[object, ...]]


class ListedTable(NamedTuple):
    """A table as a list shows it."""

    id: str
    summary: str
    opened_at: int
    updated_at: int


_listed = select(tables.c.id, tables.c.summary, tables.c.opened_at, tables.c.updated_at)


def lobby(connection: Connection, most: int) -> list[ListedTable]:
    """The tables that anybody may join or watch, the latest first."""
    is_live = tables.c.status.in_(("gathering", "playing"))
    query = _listed.where(tables.c.listed, is_live).order_by(tables.c.updated_at.desc()).limit(most)
    return [ListedTable(*row) for row in connection.execute(query)]


def games_of(
    connection: Connection, person: str, status: str | None, before: int | None, most: int
) -> list[ListedTable]:
    """The tables at which a person sits, the latest first."""
    query = _listed.join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == person)
    if status is not None:
        query = query.where(tables.c.status == status)
    if before is not None:
        query = query.where(tables.c.updated_at < before)
    query = query.order_by(tables.c.updated_at.desc()).limit(most)
    return [ListedTable(*row) for row in connection.execute(query)]


def live_tables_of(connection: Connection, host: str) -> int:
    """How many tables somebody has opened whose game is not over."""
    is_live = tables.c.status.in_(("gathering", "playing"))
    query = select(func.count()).select_from(tables).where(tables.c.host == host, is_live)
    return connection.execute(query).scalar_one()


def opened_by(connection: Connection, host: str, command: str) -> str | None:
    """The table that a command has opened."""
    query = select(tables.c.id).where(tables.c.host == host, tables.c.command == command)
    return connection.execute(query).scalar_one_or_none()


def results_of_person(connection: Connection, person: str) -> list[AnyRow]:
    """All that a person has reached, in the order of time."""
    query = select(results).where(results.c.player == person).order_by(results.c.finished_at)
    return list(connection.execute(query))


def best_rated(connection: Connection, most: int) -> list[AnyRow]:
    """The ratings, the surest strength first."""
    sure = ratings.c.mu - 3 * ratings.c.sigma
    return list(connection.execute(select(ratings).order_by(sure.desc()).limit(most)))


def rating_of(connection: Connection, player: str) -> AnyRow | None:
    """A player's rating, if rated."""
    return connection.execute(select(ratings).where(ratings.c.player == player)).one_or_none()


def claim_due(connection: Connection, now: int, until: int, most: int) -> list[str]:
    """The tables that must be looked after now; nobody else is given them before the time until."""
    due = select(tables.c.id).where(and_(tables.c.wake_at.is_not(None), tables.c.wake_at <= now))
    due = due.order_by(tables.c.wake_at).limit(most).with_for_update(skip_locked=True)
    claimed = update(tables).where(tables.c.id.in_(due.scalar_subquery())).values(wake_at=until)
    return list(connection.execute(claimed.returning(tables.c.id)).scalars())
