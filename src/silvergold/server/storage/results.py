"""Results of games, and the ratings that follow from them."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from silvergold.arena.ratings import Rating, rate_game
from silvergold.engine import bot_of
from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import ratings, results, tries

DOUBT = Rating().sigma / 100
"""People improve: the uncertainty grows a little before each game."""


class SeatResult(NamedTuple):
    """The result of one seat."""

    seat: int
    player: str
    name: str
    kind: str
    opponents: str
    coins: int
    cups: int
    palms: int
    cards: int
    seals: int
    total: int
    place: int


class GameResult(NamedTuple):
    """The result of a game."""

    table_id: str
    deal: str
    at: int
    seats: tuple[SeatResult, ...]
    is_rated: bool


def store_result(connection: Connection, finish: GameResult) -> None:
    """Store the result of a game, once, in the transaction of its last entry."""
    players = [seat.player for seat in finish.seats]
    query = select(tries.c.person).where(tries.c.deal == finish.deal, tries.c.table_id == finish.table_id)
    first = {person for (person,) in connection.execute(query)}
    rows = [
        seat._asdict()
        | {
            "table_id": finish.table_id,
            "deal": finish.deal,
            "is_first_try": seat.player in first or bool(bot_of(seat.player)),
            "finished_at": finish.at,
        }
        for seat in finish.seats
    ]
    connection.execute(insert(results), rows)
    is_fair = len(set(players)) == len(players) and all(row["is_first_try"] for row in rows)
    if finish.is_rated and is_fair:  # nobody against themselves, nobody who knew the deal
        rate_players(connection, finish)


class ReviewedSeat(NamedTuple):
    """What a review has found about one seat, in points."""

    seat: int
    given_away: float
    luck: float


def store_figures(connection: Connection, table_id: str, figures: Iterable[ReviewedSeat]) -> None:
    """Store what a review has found about the seats of a table."""
    for seat in figures:
        is_theirs = (results.c.table_id == table_id) & (results.c.seat == seat.seat)
        found = {"given_away": seat.given_away, "luck": seat.luck}
        connection.execute(update(results).where(is_theirs).values(found))


def rate_players(connection: Connection, finish: GameResult) -> None:
    """Update the ratings of the players."""
    players = sorted((seat.player, seat.name) for seat in finish.seats)
    unrated = [{"player": player, "name": name, "games": 0} | Rating()._asdict() for player, name in players]
    connection.execute(insert_new(connection.dialect, ratings), unrated)
    query = select(ratings).where(ratings.c.player.in_([player for player, _ in players]))
    known = {row.player: row for row in connection.execute(query.order_by("player").with_for_update())}
    before = [Rating(known[seat.player].mu, known[seat.player].sigma) for seat in finish.seats]
    after = rate_game(before, [seat.place for seat in finish.seats], doubt=DOUBT)
    for seat, rating in zip(finish.seats, after, strict=True):
        changed = {"name": seat.name, "games": known[seat.player].games + 1} | rating._asdict()
        connection.execute(update(ratings).where(ratings.c.player == seat.player).values(changed))
