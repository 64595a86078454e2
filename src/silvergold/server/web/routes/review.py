"""Routes for the review of a finished game."""

from litestar import Response, Router, get

from silvergold.protocol.review import PersonalBest, ReviewView
from silvergold.server.background.pictures import picture_of_result
from silvergold.server.background.reviews import read_review
from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.statistics import personal_best
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import results_beside
from silvergold.server.table.commands import require
from silvergold.server.table.finished import finished_game
from silvergold.server.table.registry import LiveTable
from silvergold.server.web.access import finished_table
from silvergold.server.web.auth import HttpRequest, address_of
from silvergold.server.web.openapi import refusals
from silvergold.words import Words
from silvergold.words.languages import accepted_language

PICTURE_HEADERS = {"cache-control": "public, max-age=600", "vary": "accept-language"}
"""Soon after the game, a picture may still lack the grades."""
GAMES_COMPARED = 500
"""How many of a person's latest games a personal best is compared with."""


@get("/tables/{table_id:str}/review", responses=refusals(404, 409, 500))
async def show_review(
    request: HttpRequest, services: Services, visitor: Person | None, table_id: str
) -> ReviewView:
    """Return the review of a finished game, or its progress: ask again until it is ready."""
    live = await finished_table(services, table_id, visitor)
    stored = await services.reviews.find(finished_game(live), address_of(request))
    if stored.status == "failed":
        raise RefusedError("review-failed", 500)
    bests = await personal_bests(services, live, visitor) if visitor else ()
    return ReviewView(stored.status, stored.progress, read_review(stored), bests)


@get("/tables/{table_id:str}/result.svg", include_in_schema=False)
async def result_as_svg(request: HttpRequest, services: Services, table_id: str) -> Response[bytes]:
    """Return the picture of a result, which shows nothing of the cards."""
    svg = await draw_result(request, services, table_id)
    return Response(svg.encode(), media_type="image/svg+xml", headers=PICTURE_HEADERS)


@get("/tables/{table_id:str}/result.png", include_in_schema=False)
async def result_as_png(request: HttpRequest, services: Services, table_id: str) -> Response[bytes]:
    """Return the picture of a result, which shows nothing of the cards."""
    svg = await draw_result(request, services, table_id)
    picture = await services.pictures.png_of(svg)
    return Response(picture, media_type="image/png", headers=PICTURE_HEADERS)


async def draw_result(request: HttpRequest, services: Services, table_id: str) -> str:
    """Return the picture of a result as SVG, in the reader's language or the host's."""
    live = await services.tables.get_current(table_id)
    require(live.table.status == "finished", "game-not-over")
    language = accepted_language(request.headers.get("accept-language", "") or live.table.language)
    review = await services.reviews.peek(live.table.id)
    return picture_of_result(live.table, review, Words(language, live.table.settings.edition))


async def personal_bests(services: Services, live: LiveTable, person: Person) -> tuple[PersonalBest, ...]:
    """Return how a person's result compares with their earlier ones."""
    table = live.table
    if not table.seats_of(person.id):
        return ()
    rows = await services.store.read(results_beside, person.id, table.deck.sha256, GAMES_COMPARED)
    best = personal_best(rows, table.id, person.id)
    return () if best is None else (best,)


review_router = Router("/", route_handlers=[show_review, result_as_svg, result_as_png], tags=["tables"])
