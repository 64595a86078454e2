"""Tables: the lobby, opening one, looking at one, asking something of one, its record and its replay."""

from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from silvergold.bots import BOTS
from silvergold.engine import format_record
from silvergold.protocol.commands import OpenTable, Rematch, TableCommand
from silvergold.protocol.http import BotList, Lobby, ReplayView
from silvergold.protocol.messages import Done, Update
from silvergold.server.api.lists import summary_of
from silvergold.server.api.refusals import refusals
from silvergold.server.club import Club
from silvergold.server.commands import Asker
from silvergold.server.records import record_of_table
from silvergold.server.replays import replay_of
from silvergold.server.seen import whole
from silvergold.server.storage.lists import lobby
from silvergold.server.storage.people import Person
from silvergold.server.watching import demand_may_see, demand_may_watch

MOST_LISTED = 100
After = Annotated[int, Parameter(ge=0, le=2**31, description="The number of the latest event that is known.")]


RECORD = {200: ResponseSpec(dict[str, Any], generate_examples=False, description="As docs/formats.md tells.")}


@get("/bots", responses=refusals())
async def bots() -> BotList:
    """The computer opponents there are."""
    return BotList(list(BOTS))


@get("/tables", responses=refusals())
async def list_tables(club: Club) -> Lobby:
    """The lobby: listed tables whose game is not over."""
    return Lobby([summary_of(row) for row in await club.store.read(lobby, MOST_LISTED)])


@post("/tables", responses=refusals(401, 404, 409, 422))
async def open_table(club: Club, person: Person, data: OpenTable) -> Update:
    """Open a table; the same id again gives the same table."""
    live = await club.opening.open(Asker(person.id, person.name), data)
    return whole(live.scene, person.id)


@get("/tables/{table_id:str}", responses=refusals(404))
async def see_table(club: Club, visitor: Person | None, table_id: str, after: After = 0) -> Update:
    """All that one may see of a table."""
    live = await club.tables.look_at(table_id)
    person = visitor.id if visitor else ""
    await demand_may_watch(club, live, person)
    return whole(live.scene, person, after)


@post("/tables/{table_id:str}/commands", status_code=200, responses=refusals(401, 404, 409, 422))
async def ask_of_table(club: Club, person: Person, table_id: str, data: TableCommand) -> Done:
    """Ask something of a table; when this answers, it is on disk."""
    await obey(club, table_id, Asker(person.id, person.name), data)
    return Done(data.id)


async def obey(club: Club, table_id: str, asker: Asker, command: TableCommand) -> None:
    """Do what somebody asks of a table, from wherever it came."""
    club.commands.take(asker.person)
    if isinstance(command, Rematch):
        await club.opening.rematch(table_id, asker, command)
    else:
        await club.tables.obey(table_id, asker, command)


@get("/tables/{table_id:str}/record", media_type=MediaType.JSON, responses=RECORD | refusals(404, 409))
async def record(club: Club, visitor: Person | None, table_id: str) -> Response[bytes]:
    """The game's record, once it is over."""
    live = await club.tables.look_at(table_id)
    await demand_may_see(club, live, visitor.id if visitor else "")
    text = format_record(record_of_table(live)).encode()
    name = f'attachment; filename="silvergold-{live.table.id[:8]}.json"'
    return Response(text, media_type=MediaType.JSON, headers={"content-disposition": name})


@get("/tables/{table_id:str}/replay", responses=refusals(404, 409))
async def replay(club: Club, visitor: Person | None, table_id: str) -> ReplayView:
    """The game step by step, once it is over."""
    live = await club.tables.look_at(table_id)
    await demand_may_see(club, live, visitor.id if visitor else "")
    return replay_of(live)


tables_router = Router(
    "/",
    route_handlers=[bots, list_tables, open_table, see_table, ask_of_table, record, replay],
    tags=["tables"],
)
