"""Routes for the devices of a person: signing in and out, recovery, and push messages."""

from litestar import Response, Router, delete, get, post, put

from silvergold.protocol.http import (
    DeviceLink,
    DeviceList,
    DeviceView,
    NewPushSubscription,
    PersonView,
    PushKey,
    Recover,
    RecoveryCode,
    SignIn,
)
from silvergold.server.accounts.device_names import device_name
from silvergold.server.accounts.people import DAY_MS, People
from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.monitoring.security_log import security_log
from silvergold.server.push.messages import read_subscription
from silvergold.server.services import Services
from silvergold.server.storage.people import Device, Person, recovery_code_since
from silvergold.server.storage.push import delete_subscription, store_subscription
from silvergold.server.tokens import device_id, spaced_recovery_code
from silvergold.server.web.auth import HttpRequest, address_of, cookie_of, device_of, no_person
from silvergold.server.web.cookies import COOKIE, OTHER_COOKIE, token_cookie
from silvergold.server.web.links import link_to
from silvergold.server.web.openapi import NO_CONTENT, refusals

DAY_S = 24 * 3600
NOTICE_MS = 30 * DAY_MS
"""How long before its end a session is announced, and how long after its use a recovery code is."""


def name_of_device(request: HttpRequest) -> str:
    """Return the name of the device that sends a request."""
    return device_name(request.headers.get("user-agent", ""))


def with_cookies(
    request: HttpRequest, services: Services, person: PersonView, token: str, other: str = ""
) -> Response[PersonView]:
    """Return a response that sets the cookies of the person, and perhaps of the device's other account."""
    kept_s = DAY_S * services.settings.session_days
    named = [(COOKIE, token), (OTHER_COOKIE, other)] if other else [(COOKIE, token)]
    cookies = [token_cookie(request.scope["scheme"], name, value, kept_s) for name, value in named]
    return Response(person, status_code=201, cookies=cookies)


def device_view(people: People, device: Device, this: bytes) -> DeviceView:
    """Return a device as its person sees it."""
    return DeviceView(
        device_id(device.hash),
        device.name,
        device.origin,  # type: ignore[arg-type]
        device.created_at,
        device.used_at,
        people.ends_at(device),
        is_this=device.hash == this,
    )


def add_device_notices(person: PersonView, people: People, devices: list[Device], this: bytes) -> None:
    """Add that this device is signed out soon, and that another one was signed in with a recovery code."""
    now, mine = now_ms(), next((device for device in devices if device.hash == this), None)
    if mine and people.expires_at(mine) - now < NOTICE_MS:
        person.ends_at = people.expires_at(mine)
    for device in devices:
        is_later = mine is None or device.created_at > mine.created_at
        if device.origin == "recovery" and is_later and now - device.created_at < NOTICE_MS:
            person.recovered = device_view(people, device, this)
            return


# --- signing in and out -----------------------------------------------------------------------------------


@post("/people/me/links", responses=refusals(401))
async def new_link(request: HttpRequest, services: Services, person: Person) -> DeviceLink:
    """Create a one-time link for another device."""
    code, expires_at = await services.people.new_link(person)
    return DeviceLink(code, expires_at, link_to(request, services.sharing, f"/#/device/{code}"))


@post("/sign-in/owner", status_code=200, responses=refusals(404))
async def show_link_owner(request: HttpRequest, services: Services, data: SignIn) -> PersonView:
    """Return whose one-time link a code is, without using it: ask before you sign in."""
    await services.newcomers.take(address_of(request))
    person = await services.people.owner_of_link(data.code)
    return PersonView(person.id, person.name)


@post("/sign-in", responses=refusals(404))
async def sign_in(
    request: HttpRequest, services: Services, visitor: Person | None, data: SignIn
) -> Response[PersonView]:
    """Sign this device in with a one-time link; a browser keeps the account that it had before."""
    await services.newcomers.take(address_of(request))
    person, token = await services.people.use_link(data.code, name_of_device(request))
    security_log.event("link-used")
    return signed_in(request, services, visitor, person, token)


@post("/sign-in/recovery", responses=refusals(404))
async def recover(
    request: HttpRequest, services: Services, visitor: Person | None, data: Recover
) -> Response[PersonView]:
    """Sign this device in with a recovery code, which is used up; your other devices show that."""
    await services.recoveries.take(address_of(request))
    person, token = await services.people.use_recovery_code(data.code, name_of_device(request))
    security_log.event("recovery-code-used")
    return signed_in(request, services, visitor, person, token)


def signed_in(
    request: HttpRequest, services: Services, visitor: Person | None, person: Person, token: str
) -> Response[PersonView]:
    """Return the response that signs a browser in and keeps the account that it had before."""
    seen, before = PersonView(person.id, person.name), cookie_of(request, COOKIE)
    if visitor is None or visitor == person or before is None:
        return with_cookies(request, services, seen, token)
    seen.other = visitor.name
    return with_cookies(request, services, seen, token, other=before)


@post("/people/me/switch", responses=refusals(401))
async def switch(request: HttpRequest, services: Services, person: Person) -> Response[PersonView]:
    """Change to the other account on your device, and keep yours as the other one."""
    token, before = cookie_of(request, OTHER_COOKIE), cookie_of(request, COOKIE)
    other = await services.people.find_by_token(token)
    if other is None or token is None or before is None:
        raise no_person()
    seen = PersonView(other.id, other.name, other=person.name)
    return with_cookies(request, services, seen, token, other=before)


@delete("/people/me/device", responses=refusals(401) | NO_CONTENT, status_code=204)
async def sign_out(request: HttpRequest, services: Services, person: Person) -> Response[None]:
    """Sign this device out; a browser goes back to its other account."""
    await services.device_sockets.sign_out([device_of(request)])
    security_log.event("signed-out")
    return without_account(request, services)


def without_account(request: HttpRequest, services: Services) -> Response[None]:
    """Return a response that removes the account from a browser, which goes back to its other one."""
    scheme, other = request.scope["scheme"], cookie_of(request, OTHER_COOKIE)
    kept_s = DAY_S * services.settings.session_days
    now = token_cookie(scheme, COOKIE, other or "", kept_s if other else 0)
    return Response(None, status_code=204, cookies=[now, token_cookie(scheme, OTHER_COOKIE, "", 0)])


# --- the list of devices ----------------------------------------------------------------------------------


@get("/people/me/devices", responses=refusals(401))
async def devices(request: HttpRequest, services: Services, person: Person) -> DeviceList:
    """List the devices on which you are signed in."""
    found, this = await services.people.devices(person), device_of(request)
    since = await services.store.read(recovery_code_since, person.id)
    return DeviceList([device_view(services.people, device, this) for device in found], since)


@delete("/people/me/devices/{device:str}", responses=refusals(401, 404), status_code=204)
async def end_device(services: Services, person: Person, device: str) -> None:
    """Sign one of your devices out and close its connections."""
    found = [known.hash for known in await services.people.devices(person) if device_id(known.hash) == device]
    if not found:
        raise RefusedError("no-such-device", 404)
    await services.device_sockets.sign_out(found)
    security_log.event("device-ended")


@delete("/people/me/devices", responses=refusals(401), status_code=204)
async def end_other_devices(request: HttpRequest, services: Services, person: Person) -> None:
    """Sign all your other devices out."""
    this = device_of(request)
    others = [known.hash for known in await services.people.devices(person) if known.hash != this]
    await services.device_sockets.sign_out(others)
    security_log.event("device-ended")


@post("/people/me/recovery-code", responses=refusals(401))
async def new_recovery_code(services: Services, person: Person) -> RecoveryCode:
    """Create a recovery code, which replaces your former one; it is shown only now."""
    await services.recoveries.take(person.id)
    security_log.event("recovery-code-created")
    return RecoveryCode(spaced_recovery_code(await services.people.new_recovery_code(person)))


# --- push messages ----------------------------------------------------------------------------------------


@get("/push/key", responses=refusals())
async def push_key(services: Services) -> PushKey:
    """Return the key that browsers subscribe to push messages with."""
    return PushKey((await services.push.signer()).public_key)


@put("/people/me/device/push", responses=refusals(401, 422), status_code=204)
async def subscribe(
    request: HttpRequest, services: Services, person: Person, data: NewPushSubscription
) -> None:
    """Ask for push messages on this device when a table with an hour or more per decision awaits you."""
    device, site = device_of(request), f"https://{request.base_url.netloc}"
    test_service = services.settings.push_test_service
    subscription = read_subscription(data, device, person.id, site, test_service)
    await services.store.write(store_subscription, subscription, now_ms())


@delete("/people/me/device/push", responses=refusals(401))
async def unsubscribe(request: HttpRequest, services: Services, person: Person) -> None:
    """Stop push messages on this device."""
    await services.store.write(delete_subscription, device_of(request))


devices_router = Router(
    "/",
    route_handlers=[
        new_link,
        show_link_owner,
        sign_in,
        recover,
        switch,
        sign_out,
        devices,
        end_device,
        end_other_devices,
        new_recovery_code,
        push_key,
        subscribe,
        unsubscribe,
    ],
    tags=["people"],
)
