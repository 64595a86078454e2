"""Find puzzles by their id: one that came with the game, or a decision of a finished game."""

import asyncio
from typing import NamedTuple

from silvergold.engine import parse_record
from silvergold.errors import ApplicationError
from silvergold.protocol.review import GameReview
from silvergold.protocol.views import TableView
from silvergold.puzzles import shipped
from silvergold.server.background.reviews import read_review
from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.storage.puzzles import find_record
from silvergold.server.table.finished import FinishedGame, finished_game
from silvergold.server.table.puzzle import (
    GAME_SEPARATOR,
    PosedPuzzle,
    is_record_id,
    no_such_puzzle,
    pose_mistake,
    pose_shipped,
    split_id,
    table_of_record,
)
from silvergold.server.table.snapshot import table_view
from silvergold.server.web.access import finished_table


class FoundGame(NamedTuple):
    """A finished game, and the table as it is shown with it."""

    game: FinishedGame
    table: TableView


async def find_puzzle(
    services: Services, visitor: Person | None, address: str, puzzle_id: str
) -> PosedPuzzle:
    """Return a puzzle; refuse those whose game the visitor may not see."""
    if GAME_SEPARATOR not in puzzle_id:
        return await shipped_puzzle(puzzle_id)
    game_id, event = split_id(puzzle_id)
    found = await find_game(services, visitor, game_id)
    review = await finished_review(services, found.game, address)
    return await asyncio.to_thread(pose_mistake, *found, review, event)


async def shipped_puzzle(puzzle_id: str) -> PosedPuzzle:
    """Return a puzzle that came with the game."""
    try:
        return pose_shipped((await asyncio.to_thread(shipped)).find(puzzle_id))
    except ApplicationError as error:
        raise RefusedError(error.code, 404, **error.details) from error


async def find_game(services: Services, visitor: Person | None, game_id: str) -> FoundGame:
    """Return the game of a table, or of a record that the visitor has sent."""
    if is_record_id(game_id):
        game = await game_of_record(services, visitor, game_id)
        return FoundGame(game, table_of_record(game))
    live = await finished_table(services, game_id, visitor)
    return FoundGame(finished_game(live), table_view(live.table))


async def game_of_record(services: Services, visitor: Person | None, game_id: str) -> FinishedGame:
    """Return the game of a record that the visitor has sent."""
    content = await services.store.read(find_record, game_id, visitor.id) if visitor else None
    if content is None:
        raise no_such_puzzle()
    record = await asyncio.to_thread(parse_record, content.decode())
    return FinishedGame(game_id, record, await services.tables.deck(record.deck_sha256))


async def finished_review(services: Services, game: FinishedGame, address: str) -> GameReview:
    """Return the review of a game; refuse while it is computed."""
    review = read_review(await services.reviews.find(game, address))
    if review is None:
        raise RefusedError("review-not-ready")
    return review


def is_counted(puzzle: PosedPuzzle, visitor: Person | None) -> bool:
    """Whether the first answer is remembered: for people with a name, and only for their own mistakes."""
    if visitor is None:
        return False
    is_at_table = puzzle.origin is not None and bool(puzzle.origin.table)
    return not is_at_table or puzzle.table.seats[puzzle.decision.seat].person == visitor.id
