"""Routes for your own mistakes: the costliest decisions of your games, and of records, are puzzles."""

import asyncio

from litestar import Router, get, post

from silvergold.engine import parse_record
from silvergold.engine.replay import verify
from silvergold.engine.state import Phase
from silvergold.protocol.puzzles import (
    MistakeList,
    MistakesOfGame,
    RecordFile,
    RecordMistakes,
    RecordView,
)
from silvergold.protocol.review import GameReview
from silvergold.server.background.reviews import current_version, decode_review, read_review
from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.storage.puzzles import (
    PuzzleAttempt,
    ReviewedGame,
    attempts_at,
    reviewed_games,
    store_record,
)
from silvergold.server.table.puzzle import mistake_id, mistakes_of, record_id, seats_of_record
from silvergold.server.table.summary import read_summary
from silvergold.server.web.auth import HttpRequest, address_of
from silvergold.server.web.openapi import refusals
from silvergold.server.web.puzzle_lookup import game_of_record
from silvergold.server.web.routes.hints import SeatParameter

GAMES_LISTED = 12
"""Your latest reviewed games, whose mistakes are listed."""
RECORDS_LIMIT = 10
"""Records kept per person."""


@get("/mistakes", responses=refusals(401))
async def list_mistakes(services: Services, person: Person) -> MistakeList:
    """List the costliest decisions of your latest reviewed games, which are puzzles."""
    version = await asyncio.to_thread(current_version)
    games = await services.store.read(reviewed_games, person.id, version, GAMES_LISTED)
    reviews = await asyncio.to_thread(lambda: [decode_review(game.review) for game in games])
    asked = [
        mistake_id(game.table.id, event)
        for game, review in zip(games, reviews, strict=True)
        for event in review.seats[game.seat].costliest
    ]
    firsts = await services.store.read(attempts_at, person.id, asked)
    listed = [game_view(game, review, firsts) for game, review in zip(games, reviews, strict=True)]
    return MistakeList([game for game in listed if game.mistakes])


def game_view(game: ReviewedGame, review: GameReview, firsts: dict[str, PuzzleAttempt]) -> MistakesOfGame:
    """Return the mistakes of a game at a table."""
    seats = read_summary(game.table).seats
    return mistakes_of(game.table.id, review, seats, game.seat, firsts, game.finished_at)


@post("/records", responses=refusals(401, 404, 409, 422))
async def send_record(
    request: HttpRequest, services: Services, person: Person, data: RecordFile
) -> RecordView:
    """Send the record of a finished game, from anywhere, to look for mistakes in it."""
    services.tries.take(address_of(request))
    record = await asyncio.to_thread(parse_record, data.content)
    deck = await services.tables.deck(record.deck_sha256)
    game = await asyncio.to_thread(verify, record, deck)
    if game.state.phase != Phase.OVER:
        raise RefusedError("game-not-over")
    content = data.content.encode()
    sent = record_id(person.id, content)
    await services.store.write(store_record, sent, person.id, content, now_ms(), RECORDS_LIMIT)
    return RecordView(sent, seats_of_record(record))


@get("/records/{sent:str}/mistakes", responses=refusals(401, 404, 422, 500))
async def mistakes_in_record(
    request: HttpRequest, services: Services, person: Person, sent: str, seat: SeatParameter = 0
) -> RecordMistakes:
    """Return the costliest decisions of a seat in a record, or how far its review is."""
    game = await game_of_record(services, person, sent)
    if seat >= len(game.record.players):
        raise RefusedError("no-such-seat", 404)
    stored = await services.reviews.find(game, address_of(request))
    if stored.status == "failed":
        raise RefusedError("review-failed", 500)
    review = read_review(stored) if stored.status == "ready" else None
    if review is None:
        return RecordMistakes(stored.status, stored.progress, None)
    asked = [mistake_id(sent, event) for event in review.seats[seat].costliest]
    firsts = await services.store.read(attempts_at, person.id, asked)
    seats = seats_of_record(game.record)
    return RecordMistakes("ready", 1.0, mistakes_of(sent, review, seats, seat, firsts))


mistakes_router = Router(
    "/", route_handlers=[list_mistakes, send_record, mistakes_in_record], tags=["puzzles"]
)
