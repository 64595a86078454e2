"""Who may watch a table, and who may see what was dealt there."""

from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.table.registry import LiveTable
from silvergold.server.table.table import Table


async def require_may_watch(services: Services, live: LiveTable, person: str) -> None:
    """Whoever has the link may watch, unless that would tell them about a deal that they may still play."""
    if has_nothing_to_hide(live.table, person):
        return
    if not await may_watch_game(services, live, person):
        raise deal_still_open()


def has_nothing_to_hide(table: Table, person: str) -> bool:
    """Whether somebody may watch whatever the deal is: from their own seat, or while nothing is dealt."""
    return bool(table.seats_of(person)) or table.status in ("gathering", "closed")


async def may_watch_game(services: Services, live: LiveTable, person: str) -> bool:
    """Whether watching the game tells somebody nothing about a deal that they may still play."""
    return not await services.deals.is_shared(live.deal) or await services.deals.may_see(live.deal, person)


def deal_still_open() -> RefusedError:
    """Why somebody may not watch."""
    return RefusedError("deal-still-open", 403)


async def require_may_see(services: Services, live: LiveTable, person: str) -> None:
    """What was dealt is shown once the game is over, and not while one may still play the same deal."""
    if live.table.status != "finished":
        raise RefusedError("game-not-over")
    await require_may_watch(services, live, person)
