"""Routes for a person's own data: all of it as one file, and its deletion."""

from litestar import MediaType, Response, Router, delete, get
from litestar.response import Stream

from silvergold.server.monitoring.security_log import security_log
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.web.auth import HttpRequest
from silvergold.server.web.downloads import download
from silvergold.server.web.openapi import NO_CONTENT, refusals
from silvergold.server.web.routes.devices import without_account


@get("/people/me/export", media_type=MediaType.JSON, responses=refusals(401))
async def export(services: Services, person: Person) -> Stream:
    """Return everything that the server stores about you."""
    await services.exports.take(person.id)
    security_log.event("data-exported")
    return download(services.personal_data.export(person), MediaType.JSON, "silvergold-my-data.json")


@delete("/people/me", responses=refusals(401) | NO_CONTENT, status_code=204)
async def delete_me(request: HttpRequest, services: Services, person: Person) -> Response[None]:
    """Delete your account and your data permanently."""
    await services.personal_data.delete(person)
    security_log.event("account-deleted")
    return without_account(request, services)


personal_data_router = Router("/", route_handlers=[export, delete_me], tags=["people"])
