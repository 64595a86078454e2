"""Routes for deals: the results of all tables that play the same cards, as far as a person may see them."""

from litestar import Router, get

from silvergold.protocol.http import DealResultView, DealView
from silvergold.server.services import Services
from silvergold.server.storage.deals import StoredDeal, has_played, results_of
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import AnyRow
from silvergold.server.web.openapi import refusals

RESULTS_LIMIT = 200


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
    )


async def deal_view(services: Services, deal: StoredDeal, visitor: Person | None) -> DealView:
    """Return a deal as a person may see it."""
    person = visitor.id if visitor else ""
    may_see = await services.deals.may_see(deal, person)
    rows = await services.store.read(results_of, deal.id, RESULTS_LIMIT)
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
    )


@get("/deals/today", responses=refusals())
async def deal_of_today(services: Services, visitor: Person | None) -> DealView:
    """Return the deal of the day."""
    return await deal_view(services, await services.deals.of_today(), visitor)


@get("/deals/{deal_id:str}", responses=refusals(404))
async def show_deal(services: Services, visitor: Person | None, deal_id: str) -> DealView:
    """Return a deal and the results on it."""
    return await deal_view(services, await services.deals.find(deal_id), visitor)


deals_router = Router("/", route_handlers=[deal_of_today, show_deal], tags=["deals"])
