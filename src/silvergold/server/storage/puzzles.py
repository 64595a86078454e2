"""First answers to puzzles, the mistakes in reviewed games, and records that people have sent."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.queries import ListedTable
from silvergold.server.storage.schema import puzzle_attempts, records, results, reviews, tables


class PuzzleAttempt(NamedTuple):
    """The first answer of a person to a puzzle."""

    person: str
    puzzle: str
    loss: float
    at_stake: float
    at: int


_attempts = select(*(puzzle_attempts.c[name] for name in PuzzleAttempt._fields))


def store_attempt(connection: Connection, attempt: PuzzleAttempt) -> PuzzleAttempt:
    """Store an answer unless there is an earlier one; return the first."""
    connection.execute(insert_new(connection.dialect, puzzle_attempts), attempt._asdict())
    return attempts_at(connection, attempt.person, [attempt.puzzle])[attempt.puzzle]


def attempts_at(connection: Connection, person: str, puzzles: Collection[str]) -> dict[str, PuzzleAttempt]:
    """Return a person's first answers to some puzzles, by puzzle."""
    query = _attempts.where(puzzle_attempts.c.person == person, puzzle_attempts.c.puzzle.in_(puzzles))
    return {row.puzzle: PuzzleAttempt(*row) for row in connection.execute(query)}


def attempts_of(connection: Connection, person: str) -> dict[str, PuzzleAttempt]:
    """Return all first answers of a person, by puzzle."""
    query = _attempts.where(puzzle_attempts.c.person == person)
    return {row.puzzle: PuzzleAttempt(*row) for row in connection.execute(query)}


# --- reviewed games ---------------------------------------------------------------------------------------


class ReviewedGame(NamedTuple):
    """A seat of a person in a game whose review is ready."""

    table: ListedTable
    seat: int
    finished_at: int
    review: bytes


def reviewed_games(connection: Connection, person: str, version: str, most: int) -> list[ReviewedGame]:
    """Return a person's latest games whose reviews by a version of the evaluator are ready."""
    listed = [tables.c[name] for name in ListedTable._fields]
    query = (
        select(results.c.seat, results.c.finished_at, reviews.c.content, *listed)
        .join(reviews, reviews.c.table_id == results.c.table_id)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.player == person, reviews.c.version == version, reviews.c.status == "ready")
        .order_by(results.c.finished_at.desc(), results.c.table_id, results.c.seat)
        .limit(most)
    )
    return [
        ReviewedGame(ListedTable(*table), seat, finished_at, content)
        for seat, finished_at, content, *table in connection.execute(query)
    ]


# --- records ----------------------------------------------------------------------------------------------


def store_record(
    connection: Connection, record: str, person: str, content: bytes, now: int, most: int
) -> None:
    """Store a record that a person has sent; their oldest ones beyond a limit are forgotten."""
    connection.execute(delete(records).where(records.c.id == record))
    connection.execute(insert(records).values(id=record, person=person, content=content, created_at=now))
    own = select(records.c.id).where(records.c.person == person).order_by(records.c.created_at.desc())
    old = list(connection.execute(own.offset(most)).scalars())
    connection.execute(delete(records).where(records.c.id.in_(old)))
    connection.execute(delete(reviews).where(reviews.c.table_id.in_(old)))
    for record_id in old:
        of_record = puzzle_attempts.c.puzzle.startswith(f"{record_id}.", autoescape=True)
        connection.execute(delete(puzzle_attempts).where(of_record))


def find_record(connection: Connection, record: str, person: str) -> bytes | None:
    """Return a record that a person has sent."""
    query = select(records.c.content).where(records.c.id == record, records.c.person == person)
    return connection.execute(query).scalar_one_or_none()
