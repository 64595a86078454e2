"""Routes for puzzles: a decision on the real board, answered and judged."""

from litestar import Router, get, post

from silvergold.protocol.moves import to_engine_move
from silvergold.protocol.puzzles import AnswerView, PuzzleMoves, PuzzleView
from silvergold.review.tries import Assessment, is_complete
from silvergold.server.background.reviews import Try
from silvergold.server.clock import now_ms
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.storage.puzzles import Attempt, attempts_at, store_attempt
from silvergold.server.table.puzzle import MEMORY_AID, PosedPuzzle, first_view, puzzle_view
from silvergold.server.table.tries import play_try, try_view, verdict_view
from silvergold.server.web.auth import HttpRequest, address_of
from silvergold.server.web.openapi import refusals
from silvergold.server.web.puzzle_lookup import find_puzzle, is_counted


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
        found = await services.reviews.judge(Try(puzzle.state, puzzle.decision, moves))
        verdict = verdict_view(puzzle.decision, found)
        if visitor and is_counted(puzzle, visitor):
            first = await services.store.write(store_attempt, attempt_of(visitor, puzzle, found))
    seen = try_view(played, seat, MEMORY_AID, verdict)
    return AnswerView(seen.game, seen.own, seen.events, seen.verdict, first=first_view(first))


async def first_attempt(services: Services, visitor: Person | None, puzzle_id: str) -> Attempt | None:
    """Return a person's first answer to a puzzle, if any."""
    if visitor is None:
        return None
    return (await services.store.read(attempts_at, visitor.id, [puzzle_id])).get(puzzle_id)


def attempt_of(person: Person, puzzle: PosedPuzzle, found: Assessment) -> Attempt:
    """Return an answer as it is stored: an accepted one gives nothing away."""
    loss = 0.0 if found.judgement.is_accepted else found.judgement.loss
    return Attempt(person.id, puzzle.id, loss, found.at_stake, now_ms())


puzzles_router = Router("/", route_handlers=[show_puzzle, answer_puzzle], tags=["puzzles"])
