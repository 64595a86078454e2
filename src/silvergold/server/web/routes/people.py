"""Routes for people: names and tokens, a second device, push messages, games, statistics and ratings."""

from typing import Annotated

from litestar import Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import UNSET

from silvergold.protocol.fields import TableStatus
from silvergold.protocol.http import (
    DeviceLink,
    GameList,
    NewPerson,
    NewPushSubscription,
    PersonView,
    PushKey,
    RatingList,
    RatingView,
    Rename,
    SignIn,
    Statistics,
)
from silvergold.server.clock import now_ms
from silvergold.server.push.messages import read_subscription
from silvergold.server.services import Services
from silvergold.server.statistics import statistics_of
from silvergold.server.storage.people import Person
from silvergold.server.storage.push import delete_subscription, store_subscription
from silvergold.server.storage.queries import AnyRow, best_rated, games_of, rating_of, results_of_person
from silvergold.server.table.summary import read_summary
from silvergold.server.tokens import hash_of_token
from silvergold.server.web.auth import COOKIE, OTHER_COOKIE, HttpRequest, address_of, no_person, token_of
from silvergold.server.web.links import link_to
from silvergold.server.web.openapi import refusals

COOKIE_S = 400 * 24 * 3600
"""The longest time that browsers keep a cookie."""
LIST_LIMIT = 100


def rating_view(row: AnyRow) -> RatingView:
    """Return a rating from its row."""
    return RatingView(row.player, row.name, row.mu, row.sigma, row.games)


def with_cookies(request: HttpRequest, person: PersonView, **tokens: str) -> Response[PersonView]:
    """Return an answer that sets the cookies of the person, and perhaps of the device's other account."""
    keys = {"token": COOKIE, "other": OTHER_COOKIE}
    cookies = [
        Cookie(
            key=keys[name],
            value=token,
            max_age=COOKIE_S,
            path="/",
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        for name, token in tokens.items()
    ]
    return Response(person, status_code=201, cookies=cookies)


@post("/people", responses=refusals(422))
async def register(request: HttpRequest, services: Services, data: NewPerson) -> Response[PersonView]:
    """Register a new person under a name."""
    services.newcomers.take(address_of(request))
    person, token = await services.people.register(data.name)
    if data.keep == "token":
        return Response(PersonView(person.id, person.name, token=token), status_code=201)
    return with_cookies(request, PersonView(person.id, person.name), token=token)


@get("/people/me", responses=refusals(401))
async def show_me(request: HttpRequest, services: Services, person: Person) -> PersonView:
    """Return your name and rating, and the name of the other account on your device."""
    row = await services.store.read(rating_of, person.id)
    other = await services.people.find_by_token(request.cookies.get(OTHER_COOKIE))
    rating = rating_view(row) if row else None
    return PersonView(person.id, person.name, rating, other=other.name if other else UNSET)


@patch("/people/me", responses=refusals(401, 422))
async def rename(services: Services, person: Person, data: Rename) -> PersonView:
    """Change your name."""
    renamed = await services.people.rename(person, data.name)
    return PersonView(renamed.id, renamed.name)


@post("/people/me/links", responses=refusals(401))
async def new_link(request: HttpRequest, services: Services, person: Person) -> DeviceLink:
    """Create a one-time link for another device."""
    code, expires_at = await services.people.new_link(person)
    return DeviceLink(code, expires_at, link_to(request, services.sharing, f"/#/device/{code}"))


@post("/sign-in/owner", status_code=200, responses=refusals(404))
async def show_link_owner(request: HttpRequest, services: Services, data: SignIn) -> PersonView:
    """Return whose one-time link a code is, without using it: ask before you sign in."""
    services.newcomers.take(address_of(request))
    person = await services.people.owner_of_link(data.code)
    return PersonView(person.id, person.name)


@post("/sign-in", responses=refusals(404))
async def sign_in(
    request: HttpRequest, services: Services, visitor: Person | None, data: SignIn
) -> Response[PersonView]:
    """Sign this device in with a one-time link; a browser keeps the account that it had before."""
    services.newcomers.take(address_of(request))
    person, token = await services.people.use_link(data.code)
    seen = PersonView(person.id, person.name)
    if visitor is None or visitor == person or COOKIE not in request.cookies:
        return with_cookies(request, seen, token=token)
    seen.other = visitor.name
    return with_cookies(request, seen, token=token, other=request.cookies[COOKIE])


@post("/people/me/switch", responses=refusals(401))
async def switch(request: HttpRequest, services: Services, person: Person) -> Response[PersonView]:
    """Change to the other account on your device, and keep yours as the other one."""
    token = request.cookies.get(OTHER_COOKIE, "")
    other = await services.people.find_by_token(token)
    if other is None or COOKIE not in request.cookies:
        raise no_person()
    seen = PersonView(other.id, other.name, other=person.name)
    return with_cookies(request, seen, token=token, other=request.cookies[COOKIE])


@delete("/people/me/device", responses=refusals(401))
async def sign_out(request: HttpRequest, services: Services, person: Person) -> Response[None]:
    """Sign this device out."""
    await services.people.sign_out(token_of(request) or "")
    answer = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@get("/push/key", responses=refusals())
async def push_key(services: Services) -> PushKey:
    """Return the key that browsers subscribe to push messages with."""
    return PushKey((await services.push.signer()).public_key)


@put("/people/me/device/push", responses=refusals(401, 422), status_code=204)
async def subscribe(
    request: HttpRequest, services: Services, person: Person, data: NewPushSubscription
) -> None:
    """Ask for push messages on this device when a table with an hour or more per decision awaits you."""
    device, site = hash_of_token(token_of(request) or ""), f"https://{request.base_url.netloc}"
    test_service = services.settings.push_test_service
    subscription = read_subscription(data, device, person.id, site, test_service)
    await services.store.write(store_subscription, subscription, now_ms())


@delete("/people/me/device/push", responses=refusals(401))
async def unsubscribe(request: HttpRequest, services: Services, person: Person) -> None:
    """Stop push messages on this device."""
    await services.store.write(delete_subscription, hash_of_token(token_of(request) or ""))


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


@get("/people/me/statistics", responses=refusals(401))
async def my_statistics(services: Services, person: Person) -> Statistics:
    """Return your results so far."""
    return statistics_of(await services.store.read(results_of_person, person.id))


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
        new_link,
        show_link_owner,
        sign_in,
        switch,
        sign_out,
        push_key,
        subscribe,
        unsubscribe,
        my_games,
        my_statistics,
        ratings,
    ],
    tags=["people"],
)
