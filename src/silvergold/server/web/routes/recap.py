"""Routes for the recap: what happened at a table since you last looked."""

from litestar import Router, get, put

from silvergold.protocol.http import RecapView, SeenEvents
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.storage.recaps import seen_by, store_seen
from silvergold.server.table.commands import own_seats
from silvergold.server.table.recap import recap_of
from silvergold.server.table.registry import LiveTable
from silvergold.server.web.openapi import refusals


@get("/tables/{table_id:str}/recap", responses=refusals(401, 403, 404))
async def show_recap(services: Services, person: Person, table_id: str) -> RecapView:
    """Return what happened since you last looked, for those who sit at the table."""
    live = await seated_at(services, table_id, person)
    return recap_of(live.snapshot, person.id, await services.store.read(seen_by, table_id, person.id))


@put("/tables/{table_id:str}/recap", status_code=204, responses=refusals(401, 403, 404))
async def report_seen(services: Services, person: Person, table_id: str, data: SeenEvents) -> None:
    """Report the latest event that you have seen, on any of your devices."""
    live = await seated_at(services, table_id, person)
    number = min(data.number, len(live.table.events))
    await services.store.write(store_seen, table_id, person.id, number)


async def seated_at(services: Services, table_id: str, person: Person) -> LiveTable:
    """Return a table; refuse those who don't sit there."""
    services.commands.take(person.id)
    live = await services.tables.get_current(table_id)
    own_seats(live.table, person)
    return live


recap_router = Router("/", route_handlers=[show_recap, report_seen], tags=["tables"])
