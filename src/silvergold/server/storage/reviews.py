"""Reviews of finished games: computed once, by the worker that has claimed them."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, select, update

from silvergold.engine.participants import HUMAN
from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.results import ReviewedSeat, store_figures
from silvergold.server.storage.schema import results, reviews

ATTEMPTS_LIMIT = 3
"""Attempts at a review that nobody has asked for."""

ReviewStatus = Literal["computing", "confirming", "ready", "failed"]


class StoredReview(NamedTuple):
    """A review, or how far its computation has come."""

    status: ReviewStatus
    progress: float
    content: bytes | None
    until: int
    """Until then, the worker that computes it is alive."""


def find_review(connection: Connection, table_id: str, version: str) -> StoredReview | None:
    """Return the review of a table by a version of the evaluator, if anybody has asked for it."""
    columns = [reviews.c[name] for name in StoredReview._fields]
    query = select(*columns).where(reviews.c.table_id == table_id, reviews.c.version == version)
    row = connection.execute(query).one_or_none()
    return None if row is None else StoredReview(*row)


def claim_review(connection: Connection, table_id: str, version: str, now: int, until: int) -> bool:
    """Claim the computation of a review, unless another worker does it; older versions are deleted."""
    connection.execute(delete(reviews).where(reviews.c.table_id == table_id, reviews.c.version != version))
    row = {"table_id": table_id, "version": version, "status": "computing", "progress": 0.0, "until": until}
    added = insert_new(connection.dialect, reviews).returning(reviews.c.table_id)
    if connection.execute(added, row).first() is not None:
        return True
    is_left = (reviews.c.table_id == table_id) & (reviews.c.status != "ready") & (reviews.c.until < now)
    again = {"status": "computing", "progress": 0.0, "until": until, "attempts": reviews.c.attempts + 1}
    return connection.execute(update(reviews).where(is_left).values(again)).rowcount > 0


def store_progress(
    connection: Connection,
    table_id: str,
    status: ReviewStatus,
    progress: float,
    until: int,
    content: bytes | None = None,
    figures: Iterable[ReviewedSeat] = (),
) -> None:
    """Store how far a review is, with its content and what it says of the results if that has changed."""
    changed: dict[str, object] = {"status": status, "progress": progress, "until": until}
    if content is not None:
        changed["content"] = content
    connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(changed))
    store_figures(connection, table_id, figures)


def release_review(connection: Connection, table_id: str) -> None:
    """Let another worker compute a review that is not ready; being stopped is no failed attempt."""
    is_left = (reviews.c.table_id == table_id) & (reviews.c.status != "ready")
    connection.execute(update(reviews).where(is_left).values(until=0, attempts=reviews.c.attempts - 1))


def next_unreviewed(connection: Connection, version: str, now: int) -> str | None:
    """Return the latest game of a person that still has to be reviewed, unless its review keeps failing."""
    is_given_up = (reviews.c.status == "failed") | (reviews.c.attempts >= ATTEMPTS_LIMIT)
    is_busy = (reviews.c.status != "ready") & ((reviews.c.until >= now) | is_given_up)
    left_alone = select(reviews.c.table_id).where(reviews.c.version == version, is_busy)
    query = select(results.c.table_id).where(
        results.c.given_away.is_(None), results.c.kind == HUMAN, results.c.table_id.not_in(left_alone)
    )
    return connection.execute(query.order_by(results.c.finished_at.desc()).limit(1)).scalar_one_or_none()
