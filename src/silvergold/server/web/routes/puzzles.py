"""Routes for puzzles: a decision on the real board, answered and judged."""

import asyncio
from collections.abc import Mapping
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from silvergold.protocol.moves import to_engine_move
from silvergold.protocol.puzzles import AnswerView, DailyPuzzle, PuzzleList, PuzzleMoves, PuzzleView
from silvergold.puzzles import PuzzleSet, shipped
from silvergold.review.tries import Assessment, is_complete
from silvergold.server.clock import now_ms, today_number
from silvergold.server.puzzle_progress import next_puzzle, shares_of_difficulties, shares_of_themes
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.storage.puzzles import PuzzleAttempt, attempts_at, attempts_of, store_attempt
from silvergold.server.table.puzzle import PosedPuzzle, first_view, puzzle_view
from silvergold.server.table.tries import play_try, try_view, verdict_view
from silvergold.server.web.auth import HttpRequest, address_of
from silvergold.server.web.openapi import refusals
from silvergold.server.web.puzzle_lookup import find_puzzle, is_counted

NameParameter = Annotated[str, Parameter(max_length=40)]


@get("/puzzles", responses=refusals())
async def list_puzzles(
    services: Services,
    visitor: Person | None,
    theme: NameParameter = "",
    difficulty: NameParameter = "",
    after: NameParameter = "",
) -> PuzzleList:
    """Return the puzzle of the day, the next one of a theme and a difficulty, and how you did."""
    puzzles = await asyncio.to_thread(shipped)
    firsts = await services.store.read(attempts_of, visitor.id) if visitor else {}
    return PuzzleList(
        today=daily_puzzle(puzzles, firsts),
        next=next_puzzle(puzzles.select(theme, difficulty), firsts, after),
        difficulties=shares_of_difficulties(puzzles, firsts),
        themes=shares_of_themes(puzzles, firsts),
    )


def daily_puzzle(puzzles: PuzzleSet, firsts: Mapping[str, PuzzleAttempt]) -> DailyPuzzle:
    """Return the puzzle of the server's day."""
    number = today_number()
    puzzle = puzzles.of_the_day(number)
    return DailyPuzzle(number, puzzle.id, puzzle.difficulty, first_view(firsts.get(puzzle.id)))


@get("/puzzles/{puzzle_id:str}", responses=refusals(404, 409, 500))
async def show_puzzle(
    request: HttpRequest, services: Services, visitor: Person | None, puzzle_id: str
) -> PuzzleView:
    """Return a puzzle; its solution only after your first answer."""
    puzzle = await find_puzzle(services, visitor, address_of(request), puzzle_id)
    return puzzle_view(puzzle, await first_attempt(services, visitor, puzzle_id))


@post("/puzzles/{puzzle_id:str}/answers", status_code=200, responses=refusals(404, 409, 422, 500))
async def answer_puzzle(
    request: HttpRequest, services: Services, visitor: Person | None, puzzle_id: str, data: PuzzleMoves
) -> AnswerView:
    """Play moves: illegal ones are refused, and a whole decision is judged; your first one counts."""
    puzzle = await find_puzzle(services, visitor, address_of(request), puzzle_id)
    seat = puzzle.decision.seat
    moves = tuple(to_engine_move(move, seat) for move in data.moves)
    played = play_try(puzzle.state, seat, moves)
    verdict, first = None, await first_attempt(services, visitor, puzzle_id)
    if is_complete(moves):
        services.tries.take(address_of(request))
        found = await services.reviews.judge(puzzle.state, puzzle.decision, moves)
        verdict = verdict_view(puzzle.decision, found)
        if visitor and is_counted(puzzle, visitor):
            first = await services.store.write(store_attempt, attempt_of(visitor, puzzle, found))
    seen = try_view(played, seat, verdict)
    return AnswerView(seen.game, seen.own, seen.events, seen.verdict, first=first_view(first))


async def first_attempt(services: Services, visitor: Person | None, puzzle_id: str) -> PuzzleAttempt | None:
    """Return a person's first answer to a puzzle, if any."""
    if visitor is None:
        return None
    return (await services.store.read(attempts_at, visitor.id, [puzzle_id])).get(puzzle_id)


def attempt_of(person: Person, puzzle: PosedPuzzle, found: Assessment) -> PuzzleAttempt:
    """Return an answer as it is stored."""
    return PuzzleAttempt(person.id, puzzle.id, found.judgement.given_away, found.at_stake, now_ms())


puzzles_router = Router("/", route_handlers=[list_puzzles, show_puzzle, answer_puzzle], tags=["puzzles"])
