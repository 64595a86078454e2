"""Who may watch a table, and who may see what was dealt there."""

from silvergold.server.club import Club
from silvergold.server.errors import RefusedError
from silvergold.server.tables import LiveTable


async def demand_may_watch(club: Club, live: LiveTable, person: str) -> None:
    """Whoever has the link may watch, unless that would tell them about a deal that they may still play."""
    if live.table.seats_of(person) or live.table.status in ("gathering", "closed"):
        return
    if await club.deals.is_shared(live.deal) and not await club.deals.may_see(live.deal, person):
        raise RefusedError(
            "deal-still-open", "This deal is still open to you: play it first, then watch.", 403
        )


async def demand_may_see(club: Club, live: LiveTable, person: str) -> None:
    """What was dealt is shown once the game is over, and not while one may still play the same deal."""
    if live.table.status != "finished":
        raise RefusedError("game-not-over", "This can be seen once the game is over.")
    await demand_may_watch(club, live, person)
