"""Deals: what is compared when several tables play the same cards, and what of it is shown to whom."""

from litestar import Router, get

from silvergold.protocol.http import DealResultView, DealView
from silvergold.server.services import Services
from silvergold.server.storage.deals import StoredDeal, has_played, results_of
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import AnyRow
from silvergold.server.web.openapi import refusals

MOST_RESULTS = 200


def see_result(row: AnyRow, with_table: bool) -> DealResultView:
    """A result from its row; the table, whose record tells the cards, only for those who may see them."""
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


async def see_deal(services: Services, deal: StoredDeal, visitor: Person | None) -> DealView:
    """A deal as somebody may see it."""
    person = visitor.id if visitor else ""
    may_see = await services.deals.may_see(deal, person)
    rows = await services.store.read(results_of, deal.id, MOST_RESULTS)
    return DealView(
        id=deal.id,
        hash=deal.shuffle.hash,
        players=deal.players,
        edition=deal.edition,
        deck=deal.deck,
        day=deal.day,
        has_played=await services.store.read(has_played, deal.id, person),
        is_open=not may_see,
        results=[see_result(row, may_see) for row in rows],
        seed=deal.shuffle.seed.hex() if may_see else None,
    )


@get("/deals/today", responses=refusals())
async def deal_of_today(services: Services, visitor: Person | None) -> DealView:
    """The deal of the day."""
    return await see_deal(services, await services.deals.of_today(), visitor)


@get("/deals/{deal_id:str}", responses=refusals(404))
async def show_deal(services: Services, visitor: Person | None, deal_id: str) -> DealView:
    """A deal, and what was reached on it."""
    return await see_deal(services, await services.deals.find(deal_id), visitor)


deals_router = Router("/", route_handlers=[deal_of_today, show_deal], tags=["deals"])
