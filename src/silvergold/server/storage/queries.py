"""Queries for the lobby, a person's games, results and ratings."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Row, bindparam, case, desc, exists, func, select, update

from silvergold.server.storage.schema import deals, ratings, results, seats, tables

LOBBY_PER_HOST = 3
"""Tables of one host in the lobby, of those that wait and of those that play."""

AnyRow = Row[tuple[object, ...]]


class ListedTable(NamedTuple):
    """A table as a list shows it."""

    id: str
    summary: str
    opened_at: int
    updated_at: int


_listed = select(tables.c.id, tables.c.summary, tables.c.opened_at, tables.c.updated_at)


def lobby(connection: Connection, since: int, most: int) -> list[ListedTable]:
    """Return the tables that anybody may join, then those they may watch, latest first.

    Tables that nobody has used since a time are left out. Each host has only a few, and a second one only
    after the first ones of all others: many accounts with many tables hide nobody.
    """
    is_live = tables.c.status.in_(("gathering", "playing"))
    rank = func.row_number().over(
        partition_by=(tables.c.host, tables.c.status), order_by=tables.c.updated_at.desc()
    )
    recent = _listed.add_columns(tables.c.status, rank.label("rank"))
    found = recent.where(tables.c.listed, is_live, tables.c.updated_at >= since).subquery()
    query = select(*(found.c[name] for name in ListedTable._fields)).where(found.c.rank <= LOBBY_PER_HOST)
    query = query.order_by(found.c.status, found.c.rank, found.c.updated_at.desc()).limit(most)
    return [ListedTable(*row) for row in connection.execute(query)]


def waiting_tables_of(connection: Connection, host: str) -> int:
    """Return how many listed tables of a person wait for players."""
    is_waiting = tables.c.listed & (tables.c.status == "gathering") & (tables.c.host == host)
    return connection.execute(select(func.count()).select_from(tables).where(is_waiting)).scalar_one()


def games_of(
    connection: Connection, person: str, status: str | None, before: int | None, most: int
) -> list[ListedTable]:
    """Return a person's tables, latest first."""
    query = _listed.join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == person)
    if status is not None:
        query = query.where(tables.c.status == status)
    if before is not None:
        query = query.where(tables.c.updated_at < before)
    query = query.order_by(tables.c.updated_at.desc()).limit(most)
    return [ListedTable(*row) for row in connection.execute(query)]


def live_tables_of(connection: Connection, host: str) -> int:
    """Return how many unfinished tables a person has opened."""
    is_live = tables.c.status.in_(("gathering", "playing"))
    query = select(func.count()).select_from(tables).where(tables.c.host == host, is_live)
    return connection.execute(query).scalar_one()


_opened_by = select(tables.c.id).where(
    tables.c.host == bindparam("host"), tables.c.command == bindparam("command")
)


def opened_by(connection: Connection, host: str, command: str) -> str | None:
    """Return the table that a command has opened."""
    return connection.execute(_opened_by, {"host": host, "command": command}).scalar_one_or_none()


def latest_games(connection: Connection, person: str, before: int | None, most: int) -> list[str]:
    """Return the tables of a person's finished games, latest first."""
    query = select(results.c.table_id, func.max(results.c.finished_at).label("at"))
    query = query.where(results.c.player == person).group_by(results.c.table_id)
    if before is not None:
        query = query.where(results.c.finished_at < before)
    query = query.order_by(desc("at"), results.c.table_id).limit(most)
    return list(connection.execute(query).scalars())


def results_at(connection: Connection, table_ids: Sequence[str]) -> list[AnyRow]:
    """Return the results of all seats at some tables, seat by seat."""
    query = select(results).where(results.c.table_id.in_(table_ids)).order_by(results.c.seat)
    return list(connection.execute(query))


def results_against(connection: Connection, person: str) -> dict[str, tuple[int, int]]:
    """Return the games and victories of a person against each player, on deals that were new to them.

    Games in which they held several seats are left out.
    """
    own, rival, twin = results.alias(), results.alias(), results.alias()
    has_twin = exists().where(
        twin.c.table_id == own.c.table_id, twin.c.player == own.c.player, twin.c.seat != own.c.seat
    )
    games = select(rival.c.player, own.c.table_id, own.c.place).distinct()
    games = games.join_from(own, rival, rival.c.table_id == own.c.table_id)
    games = games.where(own.c.player == person, own.c.is_first_try, rival.c.player != person, ~has_twin)
    game = games.subquery()
    query = select(game.c.player, func.count(), func.sum(case((game.c.place == 1, 1), else_=0)))
    return {
        player: (count, wins) for player, count, wins in connection.execute(query.group_by(game.c.player))
    }


def results_beside(connection: Connection, person: str, deck: str, most: int) -> list[AnyRow]:
    """Return the results of all seats in a person's latest games with a deck."""
    games = select(results.c.table_id).join(deals, deals.c.id == results.c.deal)
    games = games.where(results.c.player == person, deals.c.deck == deck)
    games = games.order_by(results.c.finished_at.desc()).limit(most)
    return list(connection.execute(select(results).where(results.c.table_id.in_(games.scalar_subquery()))))


def best_rated(connection: Connection, most: int) -> list[AnyRow]:
    """Return the ratings, best first by a conservative estimate."""
    sure = ratings.c.mu - 3 * ratings.c.sigma
    return list(connection.execute(select(ratings).order_by(sure.desc()).limit(most)))


def rating_of(connection: Connection, player: str) -> AnyRow | None:
    """Return a player's rating, if rated."""
    return connection.execute(select(ratings).where(ratings.c.player == player)).one_or_none()


def never_wake(connection: Connection, table_id: str) -> None:
    """Stop waking a table."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(wake_at=None))


_due = select(tables.c.id).where(tables.c.wake_at.is_not(None), tables.c.wake_at <= bindparam("now"))
_due = _due.order_by(tables.c.wake_at).limit(bindparam("most")).with_for_update(skip_locked=True)
_claim_due = update(tables).where(tables.c.id.in_(_due.scalar_subquery())).values(wake_at=bindparam("until"))
_claim_due = _claim_due.returning(tables.c.id)


def claim_due(connection: Connection, now: int, until: int, most: int) -> list[str]:
    """Claim the tables that need attention now; no other worker gets them before the time until."""
    return list(connection.execute(_claim_due, {"now": now, "until": until, "most": most}).scalars())
