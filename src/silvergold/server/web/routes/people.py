"""Routes for people: names, games and ratings."""

from typing import Annotated

from litestar import Response, Router, get, patch, post
from litestar.params import Parameter
from msgspec import UNSET

from silvergold.protocol.fields import TableStatus
from silvergold.protocol.http import (
    GameList,
    NewPerson,
    PersonView,
    RatingList,
    RatingView,
    Rename,
)
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import AnyRow, best_rated, games_of, rating_of
from silvergold.server.table.summary import read_summary
from silvergold.server.web.auth import HttpRequest, address_of, cookie_of, device_of
from silvergold.server.web.cookies import OTHER_COOKIE
from silvergold.server.web.openapi import refusals
from silvergold.server.web.routes.devices import add_device_notices, name_of_device, with_cookies

LIST_LIMIT = 100


def rating_view(row: AnyRow) -> RatingView:
    """Return a rating from its row."""
    return RatingView(row.player, row.name, row.mu, row.sigma, row.games)


@post("/people", responses=refusals(422))
async def register(request: HttpRequest, services: Services, data: NewPerson) -> Response[PersonView]:
    """Register a new person under a name."""
    await services.newcomers.take(address_of(request))
    person, token = await services.people.register(data.name, name_of_device(request))
    if data.keep == "token":
        return Response(PersonView(person.id, person.name, token=token), status_code=201)
    return with_cookies(request, services, PersonView(person.id, person.name), token=token)


@get("/people/me", responses=refusals(401))
async def show_me(request: HttpRequest, services: Services, person: Person) -> PersonView:
    """Return your name and rating, the other account on your device, and what you should know about it."""
    row = await services.store.read(rating_of, person.id)
    other = await services.people.find_by_token(cookie_of(request, OTHER_COOKIE))
    seen = PersonView(
        person.id, person.name, rating_view(row) if row else None, other=other.name if other else UNSET
    )
    add_device_notices(seen, services.people, await services.people.devices(person), device_of(request))
    return seen


@patch("/people/me", responses=refusals(401, 422))
async def rename(services: Services, person: Person, data: Rename) -> PersonView:
    """Change your name."""
    renamed = await services.people.rename(person, data.name)
    return PersonView(renamed.id, renamed.name)


@get("/people/me/games", responses=refusals(401))
async def my_games(
    services: Services,
    person: Person,
    status: TableStatus | None = None,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
) -> GameList:
    """List your tables, latest first."""
    rows = await services.store.read(games_of, person.id, status, before, LIST_LIMIT)
    return GameList([read_summary(row) for row in rows])


@get("/ratings", responses=refusals())
async def ratings(services: Services) -> RatingList:
    """List the ratings of people and bots, best first by a conservative estimate."""
    return RatingList([rating_view(row) for row in await services.store.read(best_rated, LIST_LIMIT)])


people_router = Router(
    "/",
    route_handlers=[
        register,
        show_me,
        rename,
        my_games,
        ratings,
    ],
    tags=["people"],
)
