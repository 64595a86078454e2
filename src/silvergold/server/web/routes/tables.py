"""Routes for tables: the lobby, opening, viewing, commands, the record and the replay."""

from collections.abc import Awaitable
from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from silvergold.bots import BOTS
from silvergold.engine import format_record
from silvergold.protocol.commands import OpenTable, React, Rematch, TableCommand
from silvergold.protocol.http import BotList, Lobby, ReplayView
from silvergold.protocol.messages import Done, Update
from silvergold.server.background.pictures import preview_for
from silvergold.server.clock import now_ms
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import lobby
from silvergold.server.table.finished import record_of_table, replay_of_table
from silvergold.server.table.registry import LiveTable
from silvergold.server.table.snapshot import full_update
from silvergold.server.table.summary import read_summary
from silvergold.server.web.access import finished_table, require_may_watch
from silvergold.server.web.auth import HttpRequest, address_of
from silvergold.server.web.downloads import attachment
from silvergold.server.web.openapi import refusals

LIST_LIMIT = 100
LOBBY_MS = 24 * 3600_000
"""A listed table that nobody has used for this long leaves the lobby; its link still works."""
After = Annotated[int, Parameter(ge=0, le=2**31, description="The number of the latest event that is known.")]


RECORD = {200: ResponseSpec(dict[str, Any], generate_examples=False, description="See docs/formats.md.")}


@get("/bots", responses=refusals())
async def bots() -> BotList:
    """List the bots."""
    return BotList(list(BOTS))


@get("/tables", responses=refusals())
async def list_tables(services: Services) -> Lobby:
    """Return the lobby: listed tables whose game is not over."""
    rows = await services.store.read(lobby, now_ms() - LOBBY_MS, LIST_LIMIT)
    return Lobby([read_summary(row) for row in rows])


@post("/tables", responses=refusals(401, 404, 409, 422))
async def open_table(request: HttpRequest, services: Services, person: Person, data: OpenTable) -> Update:
    """Open a table; the same id again returns the same table."""
    await services.tables_of_addresses.take(address_of(request))
    live = await services.opener.open(person, data)
    return full_update(live.snapshot, person.id)


@get("/tables/{table_id:str}", responses=refusals(404))
async def show_table(services: Services, visitor: Person | None, table_id: str, after: After = 0) -> Update:
    """Return everything that you may see of a table."""
    live = await services.tables.get_current(table_id)
    person = visitor.id if visitor else ""
    await require_may_watch(services, live, person)
    return full_update(live.snapshot, person, after)


@get("/tables/{table_id:str}/picture.png", include_in_schema=False)
async def picture(services: Services, table_id: str) -> Response[bytes]:
    """Return the picture in the preview of a table's link."""
    live = await services.tables.get_current(table_id)
    return await preview_picture(services, live.table.id)


async def preview_picture(services: Services, name: str) -> Response[bytes]:
    """Return one of the pictures for previews, chosen by a name."""
    headers = {"cache-control": "public, max-age=86400"}
    drawn = await services.pictures.png_of(preview_for(name))
    return Response(drawn, media_type="image/png", headers=headers)


@post("/tables/{table_id:str}/commands", status_code=200, responses=refusals(401, 404, 409, 422))
async def execute_by_http(services: Services, person: Person, table_id: str, data: TableCommand) -> Done:
    """Execute a command; the response means that it is on disk."""
    live = await services.tables.load(table_id)
    await execute(services, live, person, data)
    return Done(data.id)


def execute(services: Services, live: LiveTable, requester: Person, command: TableCommand) -> Awaitable[None]:
    """Execute a command that arrived by HTTP or socket."""
    services.commands.take(requester.id)
    if isinstance(command, Rematch):
        return services.opener.rematch(live.table.id, requester, command)
    if isinstance(command, React):
        return services.reactions.react(live.table.id, requester, command)
    return services.tables.execute(live, requester, command)


@get("/tables/{table_id:str}/record", media_type=MediaType.JSON, responses=RECORD | refusals(404, 409))
async def record(services: Services, visitor: Person | None, table_id: str) -> Response[bytes]:
    """Return the record of a finished game."""
    live = await finished_table(services, table_id, visitor)
    text = format_record(record_of_table(live)).encode()
    headers = attachment(f"silvergold-{live.table.id[:8]}.json")
    return Response(text, media_type=MediaType.JSON, headers=headers)


@get("/tables/{table_id:str}/replay", responses=refusals(404, 409))
async def replay(services: Services, visitor: Person | None, table_id: str) -> ReplayView:
    """Return a finished game step by step."""
    return replay_of_table(await finished_table(services, table_id, visitor))


tables_router = Router(
    "/",
    route_handlers=[bots, list_tables, open_table, show_table, picture, execute_by_http, record, replay],
    tags=["tables"],
)
