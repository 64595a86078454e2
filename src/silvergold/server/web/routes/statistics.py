"""Routes for a person's results: statistics, and downloads as CSV and as game records."""

import csv
import io
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from silvergold.engine import format_record
from silvergold.engine.state import FEWEST_PLAYERS, MOST_PLAYERS
from silvergold.protocol.statistics import LevelList, Statistics
from silvergold.server.clock import moment
from silvergold.server.services import Services
from silvergold.server.statistics import LINES, GameFilter, OwnGame, levels_of, own_games, statistics_of
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import latest_games, results_against, results_at
from silvergold.server.table.finished import record_of_table
from silvergold.server.web.downloads import download
from silvergold.server.web.openapi import refusals

GAMES_LIMIT = 1000
"""Games in one response."""
EXPORT_LIMIT = 10_000
"""Games in one download."""
AT_ONCE = 500
"""Games read at once for a download."""
RESULT = ("place", "total", *LINES, "is_first_try", "given_away", "luck")
"""The columns of a result that a download contains."""
COLUMNS = ("finished_at", "table", "players", "opponents", "opponents_totals", *RESULT)
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Spreadsheets compute cells that begin with these characters."""

Opponent = Annotated[str, Parameter(max_length=64, description="Only games against this player.")]
Players = Annotated[
    int | None,
    Parameter(ge=FEWEST_PLAYERS, le=MOST_PLAYERS, description="Only games with this many players."),
]
Before = Annotated[int | None, Parameter(ge=0, le=2**53, description="Only games that ended earlier.")]


async def read_games(services: Services, person: Person, tables: list[str]) -> list[OwnGame]:
    """Return a person's games at some tables, oldest first."""
    return own_games(await services.store.read(results_at, tables), person.id)


@get("/people/me/statistics", responses=refusals(401))
async def my_statistics(
    services: Services,
    person: Person,
    opponent: Opponent = "",
    players: Players = None,
    before: Before = None,
) -> Statistics:
    """Return your latest results, one by one and in figures."""
    tables = await services.store.read(latest_games, person.id, before, GAMES_LIMIT + 1)
    games = await read_games(services, person, tables[:GAMES_LIMIT])
    return statistics_of(games, GameFilter(opponent, players or 0), len(tables) > GAMES_LIMIT)


@get("/people/me/levels", responses=refusals(401))
async def my_levels(services: Services, person: Person) -> LevelList:
    """Return your results against each level of opponents, and which one to beat next."""
    return levels_of(await services.store.read(results_against, person.id))


# --- downloads --------------------------------------------------------------------------------------------


def a_file(media_type: str, description: str) -> dict[int, ResponseSpec]:
    """Return the description of a download."""
    return {200: ResponseSpec(str, generate_examples=False, description=description, media_type=media_type)}


@get("/people/me/results.csv", responses=a_file("text/csv", "One line per game.") | refusals(401))
async def my_results(
    services: Services, person: Person, opponent: Opponent = "", players: Players = None
) -> Stream:
    """Return your results as a table for spreadsheets, oldest first."""
    await services.downloads.take(person.id)
    tables = await services.store.read(latest_games, person.id, None, EXPORT_LIMIT)
    lines = csv_lines(services, person, tables[::-1], GameFilter(opponent, players or 0))
    return download(lines, "text/csv", "silvergold-results.csv")


async def csv_lines(
    services: Services, person: Person, tables: list[str], game_filter: GameFilter
) -> AsyncIterator[str]:
    """Write games as CSV; the mark at its beginning lets spreadsheets recognise UTF-8."""
    yield "\ufeff" + csv_line(COLUMNS)
    for first in range(0, len(tables), AT_ONCE):
        games = await read_games(services, person, tables[first : first + AT_ONCE])
        yield "".join(csv_line(csv_cells(game)) for game in games if game_filter.includes(game))


def csv_cells(game: OwnGame) -> tuple[object, ...]:
    """Return a game as the cells of a line, in the order of the columns."""
    own = game.own
    return (
        moment(own.finished_at).isoformat(timespec="seconds"),
        own.table_id,
        game.players,
        "; ".join(row.name for row in game.rivals),
        "; ".join(str(row.total) for row in game.rivals),
        *(getattr(own, name) for name in RESULT),
    )


def csv_line(cells: tuple[object, ...]) -> str:
    """Return cells as a line of CSV; text that spreadsheets would compute is marked as text."""
    line = io.StringIO()
    csv.writer(line).writerow([as_text(cell) if isinstance(cell, str) else cell for cell in cells])
    return line.getvalue()


def as_text(cell: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(FORMULA) else cell


@get(
    "/people/me/records",
    responses=a_file("application/jsonl", "Game records, one per line: see docs/formats.md.") | refusals(401),
)
async def my_records(services: Services, person: Person) -> Stream:
    """Return the records of all your finished games, oldest first, one per line."""
    await services.downloads.take(person.id)
    tables = await services.store.read(latest_games, person.id, None, EXPORT_LIMIT)
    return download(records(services, tables[::-1]), "application/jsonl", "silvergold-games.jsonl")


async def records(services: Services, tables: list[str]) -> AsyncIterator[str]:
    """Write game records line by line, one table after the other."""
    for table_id in tables:
        yield format_record(record_of_table(await services.tables.read(table_id))) + "\n"


statistics_router = Router(
    "/", route_handlers=[my_statistics, my_levels, my_results, my_records], tags=["people"]
)
