"""Who asks: from a cookie, or from the header that programs send."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from silvergold.server.errors import RefusedError
from silvergold.server.rate_limits import rate_limit_key
from silvergold.server.services import Services
from silvergold.server.storage.people import Person

COOKIE = "silvergold"
HttpRequest = Request[object, object, State]
Connection = ASGIConnection[Any, Any, Any, State]


async def provide_services(state: State) -> Services:
    """The parts of this worker."""
    services: Services = state.services
    return services


def token_of(connection: Connection) -> str | None:
    """The token that came with a request, if any."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE)


def address_of(connection: Connection) -> str:
    """From where a request came, as far as limits go."""
    return rate_limit_key(connection.client.host) if connection.client else ""


async def find_visitor(connection: Connection, services: Services) -> Person | None:
    """Who asks, if they are known."""
    return await services.people.find_by_token(token_of(connection))


async def provide_visitor(request: Connection, services: Services) -> Person | None:
    """Who asks, if they are known."""
    return await find_visitor(request, services)


async def provide_person(visitor: Person | None) -> Person:
    """Who asks: somebody must have a name first."""
    if visitor is None:
        raise no_person()
    return visitor


def no_person() -> RefusedError:
    """Why somebody without a name is refused."""
    return RefusedError("no-person", 401)
