"""Routes for challenges: make one of a finished game, look at it, take it up."""

from litestar import Response, Router, get, post

from silvergold.protocol.http import ChallengeView, LinkView, NewChallenge, TakeUp
from silvergold.protocol.messages import Update
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.table.snapshot import full_update
from silvergold.server.web.auth import HttpRequest
from silvergold.server.web.links import link_to
from silvergold.server.web.openapi import refusals
from silvergold.server.web.routes.tables import preview_picture


@post("/challenges", responses=refusals(401, 403, 404, 409, 422))
async def make_challenge(services: Services, person: Person, data: NewChallenge) -> ChallengeView:
    """Challenge others to beat your result; from then on, only those who have played the deal can see it."""
    live = await services.tables.get_current(data.table)
    challenge = await services.challenges.make(live, data.seat, person)
    return await services.challenges.show(challenge, person.id)


@get("/challenges/{challenge_id:str}", responses=refusals(404))
async def show_challenge(services: Services, visitor: Person | None, challenge_id: str) -> ChallengeView:
    """Return a challenge, with the games on its deal once you have played it."""
    challenge = await services.challenges.find(challenge_id)
    return await services.challenges.show(challenge, visitor.id if visitor else "")


@get("/challenges/{challenge_id:str}/invitation", responses=refusals(404))
async def link_of_challenge(request: HttpRequest, services: Services, challenge_id: str) -> LinkView:
    """Return the link to a challenge that friends can open."""
    challenge = await services.challenges.find(challenge_id)
    await services.sharing.refresh()
    return link_to(request, services.sharing, f"/challenge/{challenge.id}")


@get("/challenges/{challenge_id:str}/picture.png", include_in_schema=False)
async def picture_of_challenge(services: Services, challenge_id: str) -> Response[bytes]:
    """Return the picture in the preview of a challenge's link."""
    challenge = await services.challenges.find(challenge_id)
    return await preview_picture(services, challenge.id)


@post("/challenges/{challenge_id:str}/table", responses=refusals(401, 404, 409, 422))
async def take_up(services: Services, person: Person, challenge_id: str, data: TakeUp) -> Update:
    """Take up a challenge: the game begins at a table of your own, one for each person."""
    challenge = await services.challenges.find(challenge_id)
    live = await services.opener.take_up(challenge, person, data.language)
    return full_update(live.snapshot, person.id)


challenges_router = Router(
    "/",
    route_handlers=[make_challenge, show_challenge, link_of_challenge, picture_of_challenge, take_up],
    tags=["deals"],
)
