"""Hints: a good move for somebody's own seat and why, where nobody's results are compared."""

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from silvergold.engine.state import MOST_PLAYERS
from silvergold.protocol.http import HintView
from silvergold.protocol.moves import from_engine_move
from silvergold.review.coach import Hint
from silvergold.server.api.refusals import refusals
from silvergold.server.club import Club
from silvergold.server.commands import Asker, demand, demand_own_seat, demand_playing
from silvergold.server.errors import RefusedError
from silvergold.server.storage.people import Person
from silvergold.server.tables import LiveTable
from silvergold.server.thinking import sight_of

Seat = Annotated[int, Parameter(ge=0, lt=MOST_PLAYERS, description="The seat that asks: one's own.")]


def see_hint(hint: Hint) -> HintView:
    """A hint as the wire tells it."""
    return HintView(from_engine_move(hint.move), hint.why.id, dict(hint.why.values))


@get("/tables/{table_id:str}/hint", responses=refusals(401, 404, 409))
async def give_hint(club: Club, person: Person, table_id: str, seat: Seat = 0) -> HintView:
    """A good move for one's own seat; it is found from what that seat may see, and from nothing else."""
    club.commands.take(person.id)
    live = await club.tables.look_at(table_id)
    table = live.table
    demand_playing(table)
    demand_own_seat(table, seat, Asker(person.id, person.name))
    await demand_not_compared(club, live)
    if table.state is None or seat not in table.to_move:
        raise RefusedError("nothing-to-decide")
    return see_hint(await club.thinkers.ask_coach(sight_of(seat, table, table.state)))


async def demand_not_compared(club: Club, live: LiveTable) -> None:
    """No hints where results are compared between people: in rated games, and on deals of several tables."""
    is_rated = live.table.settings.listed
    demand(not is_rated, "hints-not-in-rated-games")
    is_shared = await club.deals.is_shared(live.deal)
    demand(not is_shared, "hints-not-on-shared-deals")


hints_router = Router("/", route_handlers=[give_hint], tags=["tables"])
