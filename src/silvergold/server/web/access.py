"""Who may watch a table, and who may see what was dealt there."""

from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.table.registry import LiveTable
from silvergold.server.table.table import Table


async def require_may_watch(services: Services, live: LiveTable, person: str) -> None:
    """Refuse to show a game whose deal the person may still play; otherwise the link is enough."""
    if has_nothing_to_hide(live.table, person):
        return
    if not await may_watch_game(services, live, person):
        raise deal_still_open()


def has_nothing_to_hide(table: Table, person: str) -> bool:
    """Whether the person may watch regardless of the deal: from their own seat, or before the game."""
    return bool(table.seats_of(person)) or table.status in ("gathering", "closed")


async def may_watch_game(services: Services, live: LiveTable, person: str) -> bool:
    """Whether watching the game reveals nothing about a deal that the person may still play."""
    return not await services.deals.is_shared(live.deal) or await services.deals.may_see(live.deal, person)


def deal_still_open() -> RefusedError:
    """Return the refusal for a deal that the person may still play."""
    return RefusedError("deal-still-open", 403)


async def finished_table(services: Services, table_id: str, visitor: Person | None) -> LiveTable:
    """Return a table whose game is over; refuse those who may still play its deal."""
    live = await services.tables.get_current(table_id)
    if live.table.status != "finished":
        raise RefusedError("game-not-over")
    await require_may_watch(services, live, visitor.id if visitor else "")
    return live
