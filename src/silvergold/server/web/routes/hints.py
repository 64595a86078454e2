"""Routes for hints: a good move for your own seat, where results are not compared."""

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from silvergold.engine.state import MOST_PLAYERS
from silvergold.protocol.http import HintView
from silvergold.protocol.moves import from_engine_move
from silvergold.server.background.bot_pool import coach_knowledge
from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.table.commands import (
    require,
    require_not_barred,
    require_own_seat,
    require_playing,
)
from silvergold.server.table.registry import LiveTable
from silvergold.server.web.openapi import refusals

SeatParameter = Annotated[int, Parameter(ge=0, lt=MOST_PLAYERS, description="One of your own seats.")]


@get("/tables/{table_id:str}/hint", responses=refusals(401, 404, 409))
async def give_hint(services: Services, person: Person, table_id: str, seat: SeatParameter = 0) -> HintView:
    """Return a good move for your own seat, computed only from what that seat may see."""
    services.commands.take(person.id)
    live = await services.tables.get_current(table_id)
    table = live.table
    require_playing(table)
    require_own_seat(table, seat, person)
    require_not_barred(table, person)
    await require_not_compared(services, live)
    if table.state is None or seat not in table.to_move:
        raise RefusedError("nothing-to-decide")
    services.hints.enter(person.id)
    try:
        hint = await services.bot_pool.hint(coach_knowledge(seat, table, table.state), person.id)
    finally:
        services.hints.leave(person.id)
    return HintView(from_engine_move(hint.move), hint.why.id, dict(hint.why.values))


async def require_not_compared(services: Services, live: LiveTable) -> None:
    """Refuse hints where results are compared: in rated games, and on shared deals."""
    is_rated = live.table.settings.listed
    require(not is_rated, "hints-not-in-rated-games")
    is_shared = await services.deals.is_shared(live.deal)
    require(not is_shared, "hints-not-on-shared-deals")


hints_router = Router("/", route_handlers=[give_hint], tags=["tables"])
