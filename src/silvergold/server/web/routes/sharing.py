"""Routes for sharing: links that others can open, and the switch of the person who runs the server."""

from litestar import Router, get, put

from silvergold.protocol.http import LinkView, SharingSwitch, SharingView
from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.web.auth import HttpRequest, is_from_this_machine
from silvergold.server.web.links import link_to
from silvergold.server.web.openapi import refusals

OWNER_HEADER = "silvergold-owner"
"""Carries the owner's token. Pages of other sites cannot send it: their browser would ask us first."""


@get("/sharing", responses=refusals())
async def show_sharing(request: HttpRequest, services: Services) -> SharingView:
    """Return where others can open this server's pages; other machines learn nothing."""
    sharing = services.sharing
    await sharing.refresh()
    origins = sharing.origins if is_from_this_machine(request.scope) else ()
    return SharingView(list(origins), sharing.is_on, may_switch(request, services))


@put("/sharing", responses=refusals())
async def switch_sharing(request: HttpRequest, services: Services, data: SharingSwitch) -> SharingView:
    """Listen on the network, or stop: only for the person who started ``silvergold play``."""
    if not may_switch(request, services):
        raise RefusedError("not-allowed", 403)
    await services.sharing.switch(data.is_on)
    return SharingView(list(services.sharing.origins), services.sharing.is_on, True)


def may_switch(request: HttpRequest, services: Services) -> bool:
    """Whether a request comes from the owner, on this machine."""
    token = request.headers.get(OWNER_HEADER, "")
    return is_from_this_machine(request.scope) and services.sharing.is_owner(token)


@get("/tables/{table_id:str}/invitation", responses=refusals(404))
async def invitation(request: HttpRequest, services: Services, table_id: str) -> LinkView:
    """Return the link to a table that guests can open."""
    live = await services.tables.get_current(table_id)
    await services.sharing.refresh()
    return link_to(request, services.sharing, f"/table/{live.table.id}")


sharing_router = Router("/", route_handlers=[show_sharing, switch_sharing, invitation], tags=["sharing"])
