"""Results on deals of the day: those against their opponent, and how they compare."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, func, select

from silvergold.daily import OPPONENT
from silvergold.engine import HUMAN, bot_kind
from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import deals, pars, results, tables, tries

_own, _rival = results.alias("own"), results.alias("rival")
_is_against_opponent = and_(
    _own.c.seat == 0,
    _own.c.kind == HUMAN,
    _rival.c.table_id == _own.c.table_id,
    _rival.c.seat == 1,
    _rival.c.kind == bot_kind(OPPONENT),
)
"""A person on the first seat, and the opponent of the day on the other: only such results are compared."""


class DailyResult(NamedTuple):
    """A person's result on a deal of the day."""

    day: str
    table_id: str
    total: int
    place: int
    given_away: float | None
    is_first_try: bool
    finished_at: int
    par: int | None


def _results_of(person: str) -> Select[Any]:
    """Return the query for a person's results on deals of the day."""
    columns = [_own.c[name] for name in DailyResult._fields if name in _own.c]
    own_par = and_(pars.c.deal == _own.c.deal, pars.c.seat == 0, pars.c.bots == OPPONENT)
    return (
        select(deals.c.day, *columns, pars.c.total)
        .select_from(_own.join(_rival, _is_against_opponent).join(deals, deals.c.id == _own.c.deal))
        .outerjoin(pars, own_par)
        .where(_own.c.player == person, deals.c.day.is_not(None))
    )


def results_of_person_by_day(connection: Connection, person: str) -> list[DailyResult]:
    """Return a person's results on deals of the day, oldest first."""
    rows = connection.execute(_results_of(person).order_by(_own.c.finished_at))
    return [DailyResult(*row) for row in rows]


def result_of_day(connection: Connection, deal: str, person: str) -> DailyResult | None:
    """Return a person's result on a deal of the day: the first try, or else the first that was finished."""
    query = _results_of(person).where(_own.c.deal == deal)
    row = connection.execute(query.order_by(_own.c.is_first_try.desc(), _own.c.finished_at).limit(1)).first()
    return None if row is None else DailyResult(*row)


def unfinished_try(connection: Connection, deal: str, person: str) -> str:
    """Return the table at which a person plays a deal for the first time; empty if they don't."""
    is_theirs = (tries.c.deal == deal) & (tries.c.person == person) & (tables.c.status == "playing")
    query = select(tables.c.id).join(tries, tries.c.table_id == tables.c.id).where(is_theirs)
    return connection.execute(query).scalar_one_or_none() or ""


class Ranks(NamedTuple):
    """A result among the first tries that counted."""

    score: int
    players: int
    given_away: int | None
    reviewed: int
    """How many of the results have been reviewed."""


def ranks_of(connection: Connection, deal: str, begin: int, end: int, own: DailyResult) -> Ranks:
    """Return how a result compares with all first tries between two times."""
    counted = (
        _own.c.deal == deal,
        _own.c.is_first_try,
        _own.c.finished_at >= begin,
        _own.c.finished_at < end,
    )
    better = func.count().filter(_own.c.total > own.total)
    kept_more = func.count().filter(_own.c.given_away < (own.given_away or 0.0))
    query = select(better, func.count(), kept_more, func.count(_own.c.given_away))
    ahead, players, thriftier, reviewed = connection.execute(
        query.select_from(_own.join(_rival, _is_against_opponent)).where(*counted)
    ).one()
    return Ranks(ahead + 1, players, None if own.given_away is None else thriftier + 1, reviewed)


# --- par --------------------------------------------------------------------------------------------------


def find_par(connection: Connection, deal: str, seat: int, bots: Sequence[str]) -> int | None:
    """Return the par of a seat against bots, if it has been computed."""
    is_it = and_(pars.c.deal == deal, pars.c.seat == seat, pars.c.bots == " ".join(bots))
    return connection.execute(select(pars.c.total).where(is_it)).scalar_one_or_none()


def add_par(connection: Connection, deal: str, seat: int, bots: Sequence[str], total: int) -> None:
    """Store the par of a seat against bots."""
    row = {"deal": deal, "seat": seat, "bots": " ".join(bots), "total": total}
    connection.execute(insert_new(connection.dialect, pars), row)
