"""Authentication: by a cookie, or by the header that programs send."""

from collections.abc import Mapping
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from silvergold.server.errors import RefusedError
from silvergold.server.network import is_loopback
from silvergold.server.rate_limits import rate_limit_key
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.tokens import hash_of_token
from silvergold.server.web.cookies import COOKIE, read_cookie

HttpRequest = Request[object, object, State]
Connection = ASGIConnection[Any, Any, Any, State]


async def provide_services(state: State) -> Services:
    """Provide the services of this worker."""
    services: Services = state.services
    return services


def token_of(connection: Connection) -> str | None:
    """Return the token of a request, if any."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return cookie_of(connection, COOKIE)


def cookie_of(connection: Connection, name: str) -> str | None:
    """Return the token in a cookie of a request, if any."""
    return read_cookie(connection.cookies, connection.scope["scheme"], name)


def device_of(connection: Connection) -> bytes:
    """Return the device that sends a request, as the hash of its token."""
    return hash_of_token(token_of(connection) or "")


def address_of(connection: Connection) -> str:
    """Return the rate-limit key of the address that a request comes from."""
    return rate_limit_key(connection.client.host) if connection.client else ""


def is_from_this_machine(scope: Mapping[str, Any]) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    address = scope["client"][0] if scope.get("client") else ""
    is_forwarded = any(name == b"x-forwarded-for" for name, _ in scope["headers"])
    return (not address or is_loopback(address)) and not is_forwarded


async def find_visitor(request: Connection, services: Services) -> Person | None:
    """Return the person who sends a request, if known."""
    return await services.people.find_by_token(token_of(request))


async def provide_person(visitor: Person | None) -> Person:
    """Return the person who sends a request; refuse unknown ones."""
    if visitor is None:
        raise no_person()
    return visitor


def no_person() -> RefusedError:
    """Return the refusal of a request without a known person."""
    return RefusedError("no-person", 401)
