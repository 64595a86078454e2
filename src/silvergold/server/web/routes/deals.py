"""Routes for deals: the results of all tables that play the same cards, as far as a person may see them."""

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from silvergold.protocol.http import CalendarView, DealResultView, DealView, ShareText
from silvergold.server.daily import calendar_view, daily_view, shared_result
from silvergold.server.services import Services
from silvergold.server.storage.deals import StoredDeal, has_played, results_of
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import AnyRow
from silvergold.server.web.openapi import refusals
from silvergold.words import LANGUAGES
from silvergold.words.languages import ENGLISH

RESULTS_LIMIT = 200
LanguageParameter = Annotated[str, Parameter(pattern="^(" + "|".join(LANGUAGES) + ")$")]


def result_view(row: AnyRow, with_table: bool) -> DealResultView:
    """Return a result from its row; the table, whose record contains the cards, only if allowed."""
    return DealResultView(
        table=row.table_id if with_table else "",
        player=row.player,
        name=row.name,
        opponents=row.opponents,
        total=row.total,
        place=row.place,
        is_first_try=row.is_first_try,
        finished_at=row.finished_at,
        given_away=row.given_away,
    )


async def deal_view(services: Services, deal: StoredDeal, visitor: Person | None) -> DealView:
    """Return a deal as a person may see it."""
    person = visitor.id if visitor else ""
    may_see = await services.deals.may_see(deal, person)
    rows = await services.store.read(results_of, deal, RESULTS_LIMIT)
    return DealView(
        id=deal.id,
        hash=deal.shuffle.hash,
        players=deal.players,
        edition=deal.edition,
        deck=deal.deck,
        day=deal.day,
        has_played=await services.store.read(has_played, deal.id, person),
        is_open=not may_see,
        results=[result_view(row, may_see) for row in rows],
        seed=deal.shuffle.seed.hex() if may_see else None,
        daily=await daily_view(services, deal, person),
    )


@get("/deals/today", responses=refusals())
async def deal_of_today(services: Services, visitor: Person | None) -> DealView:
    """Return the deal of the day."""
    return await deal_view(services, await services.deals.of_today(), visitor)


@get("/deals/{deal_id:str}", responses=refusals(404))
async def show_deal(services: Services, visitor: Person | None, deal_id: str) -> DealView:
    """Return a deal and the results on it."""
    return await deal_view(services, await services.deals.find(deal_id), visitor)


@get("/deals/daily/{number:int}", responses=refusals(404))
async def deal_of_day(services: Services, visitor: Person | None, number: int) -> DealView:
    """Return the deal of a day by its number."""
    return await deal_view(services, await services.deals.of_day(number), visitor)


@get("/deals/daily/{number:int}/share", responses=refusals(401, 404, 409))
async def share_deal_of_day(
    services: Services, person: Person, number: int, language: LanguageParameter = ENGLISH
) -> ShareText:
    """Return the text with which you can share your result, in a language."""
    deal = await services.deals.of_day(number)
    return ShareText(await shared_result(services, deal, person.id, language))


@get("/deals/calendar", responses=refusals())
async def show_calendar(services: Services, visitor: Person | None) -> CalendarView:
    """Return your results on the deals of all days."""
    return await calendar_view(services, visitor.id if visitor else "")


deals_router = Router(
    "/",
    route_handlers=[deal_of_today, deal_of_day, share_deal_of_day, show_calendar, show_deal],
    tags=["deals"],
)
