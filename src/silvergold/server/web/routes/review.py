"""Routes for the review of a finished game, and for another try at its decisions."""

import asyncio
from typing import NamedTuple

from litestar import Response, Router, get, post

from silvergold.engine import Deck, Event, GameRecord, GameState, Phase, PlayerMove, apply, legal_moves
from silvergold.engine.rules import kept_so_far, marks_of
from silvergold.protocol.events import from_engine_event
from silvergold.protocol.moves import to_engine_move
from silvergold.protocol.review import (
    DecisionView,
    OptionView,
    PersonalBest,
    ReviewTry,
    ReviewView,
    TryVerdict,
    TryView,
)
from silvergold.protocol.views import game_view, own_view
from silvergold.review.ledger import Amount, Decision, Option
from silvergold.review.positions import states_before
from silvergold.review.tries import Judgement, is_complete
from silvergold.server.background.result_pictures import picture_of_result
from silvergold.server.background.reviews import Try, read_review
from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.statistics import personal_best
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import results_beside
from silvergold.server.table.commands import require
from silvergold.server.table.finished import record_of_table
from silvergold.server.table.registry import LiveTable
from silvergold.server.table.review import VALUE_DIGITS, estimate_view
from silvergold.server.web.access import require_may_see
from silvergold.server.web.auth import HttpRequest, address_of
from silvergold.server.web.openapi import refusals
from silvergold.words import LANGUAGES, Words
from silvergold.words.languages import ENGLISH

PICTURE_HEADERS = {"cache-control": "public, max-age=600", "vary": "accept-language"}
"""Soon after the game, a picture may still lack the grades."""
GAMES_COMPARED = 500
"""How many of a person's latest games a personal best is compared with."""


@get("/tables/{table_id:str}/review", responses=refusals(404, 409, 500))
async def show_review(
    request: HttpRequest, services: Services, visitor: Person | None, table_id: str
) -> ReviewView:
    """Return the review of a finished game, or how far it is: ask again until it is ready."""
    live = await finished_table(services, table_id, visitor)
    stored = await services.reviews.find(live, address_of(request))
    if stored.status == "failed":
        raise RefusedError("review-failed", 500)
    bests = await personal_bests(services, live, visitor) if visitor else ()
    return ReviewView(stored.status, stored.progress, read_review(stored), bests)


@post("/tables/{table_id:str}/review/tries", status_code=200, responses=refusals(404, 409, 422, 500))
async def try_again(
    request: HttpRequest, services: Services, visitor: Person | None, table_id: str, data: ReviewTry
) -> TryView:
    """Decide again: illegal moves are refused, and a whole decision is judged."""
    live = await finished_table(services, table_id, visitor)
    review = read_review(await services.reviews.find(live, address_of(request)))
    require(review is not None, "review-not-ready")
    found = next((one for one in review.decisions if one.event == data.event), None) if review else None
    if found is None:
        raise RefusedError("no-such-decision", 404)
    moves = tuple(to_engine_move(move, found.seat) for move in data.moves)
    record, deck = record_of_table(live), live.table.deck
    tried = await asyncio.to_thread(play_try, record, deck, found, moves)
    verdict = None
    if is_complete(moves):
        services.tries.take(address_of(request))
        verdict = await services.reviews.judge(Try(tried.before, decision_of(found), moves))
    return try_view(live, found, tried, verdict)


@get("/tables/{table_id:str}/result.svg", include_in_schema=False)
async def result_as_svg(request: HttpRequest, services: Services, table_id: str) -> Response[bytes]:
    """Return the picture of a result, which shows nothing of the cards."""
    svg = await draw_result(request, services, table_id)
    return Response(svg.encode(), media_type="image/svg+xml", headers=PICTURE_HEADERS)


@get("/tables/{table_id:str}/result.png", include_in_schema=False)
async def result_as_png(request: HttpRequest, services: Services, table_id: str) -> Response[bytes]:
    """Return the picture of a result, which shows nothing of the cards."""
    svg = await draw_result(request, services, table_id)
    picture = await services.result_pictures.png_of(svg)
    return Response(picture, media_type="image/png", headers=PICTURE_HEADERS)


async def draw_result(request: HttpRequest, services: Services, table_id: str) -> str:
    """Return the picture of a result as SVG, in the reader's language or the host's."""
    live = await services.tables.get_current(table_id)
    require(live.table.status == "finished", "game-not-over")
    accepted = request.headers.get("accept-language", "") or live.table.language
    languages = (name.strip()[:2].lower() for name in accepted.split(","))
    language = next((name for name in languages if name in LANGUAGES), ENGLISH)
    review = await services.reviews.peek(live)
    return picture_of_result(live.table, review, Words(language, live.table.settings.edition))


async def finished_table(services: Services, table_id: str, visitor: Person | None) -> LiveTable:
    """Return a table whose game is over; refuse those who may still play its deal."""
    live = await services.tables.get_current(table_id)
    await require_may_see(services, live, visitor.id if visitor else "")
    return live


async def personal_bests(services: Services, live: LiveTable, person: Person) -> tuple[PersonalBest, ...]:
    """Return how a person's result compares with their earlier ones."""
    table = live.table
    if not table.seats_of(person.id):
        return ()
    rows = await services.store.read(results_beside, person.id, table.deck.sha256, GAMES_COMPARED)
    best = personal_best(rows, table.id, person.id)
    return () if best is None else (best,)


# --- tries ------------------------------------------------------------------------------------------------


class PlayedTry(NamedTuple):
    """A decision played again: the states before and after it, and what happened."""

    before: GameState
    after: GameState
    events: tuple[Event, ...]


def play_try(
    record: GameRecord, deck: Deck, decision: DecisionView, moves: tuple[PlayerMove, ...]
) -> PlayedTry:
    """Play moves from the start of a decision; those after a whole decision are refused."""
    before = states_before(record, deck, [decision.event])[decision.event]
    require(not any(is_complete(moves[:n]) for n in range(len(moves))), "moves-too-far")
    after, events = before, list[Event]()
    for move in moves:
        after, happened = apply(after, move)
        events += happened
    return PlayedTry(before, after, (*events, *unpublished(after, decision.seat)))


def unpublished(state: GameState, seat: int) -> tuple[Event, ...]:
    """Return what a seat has done that the others don't see yet."""
    if state.phase == Phase.KEEP:
        return tuple(event for event in kept_so_far(state) if event.seat == seat)
    return marks_of(state.players[seat])


def try_view(live: LiveTable, decision: DecisionView, tried: PlayedTry, verdict: Judgement | None) -> TryView:
    """Return a try as the protocol describes it."""
    state, seat = tried.after, decision.seat
    legal = legal_moves(state, seat) if verdict is None else ()
    return TryView(
        game=game_view(state, live.table.settings.memory_aid),
        own=own_view(state, seat, legal),
        events=tuple(from_engine_event(event, (seat,)) for event in tried.events),
        verdict=None if verdict is None else verdict_view(verdict),
    )


def verdict_view(verdict: Judgement) -> TryVerdict:
    """Return what a try is worth."""
    return TryVerdict(
        is_accepted=verdict.is_accepted,
        grade=verdict.grade.value,
        loss=round(verdict.loss, VALUE_DIGITS),
        behind=None if verdict.behind is None else estimate_view(verdict.behind),
    )


def decision_of(view: DecisionView) -> Decision:
    """Return a decision from its review."""
    best = tuple(option_of(option, view.seat) for option in view.best)
    return Decision(view.event, view.seat, view.kind, option_of(view.played, view.seat), best, view.count)


def option_of(view: OptionView, seat: int) -> Option:
    """Return one way to decide from its review."""
    moves = tuple(to_engine_move(move, seat) for move in view.moves)
    return Option(moves, Amount(view.points, view.share), view.value)


review_router = Router(
    "/", route_handlers=[show_review, try_again, result_as_svg, result_as_png], tags=["tables"]
)
