"""Sessions: devices are listed, expire, and can be signed out; a recovery code replaces a lost device."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from silvergold.server.accounts.device_names import device_name
from silvergold.server.accounts.people import DAY_MS, USE_MS, People
from silvergold.server.background.device_sockets import DeviceSockets
from silvergold.server.channels import NoChannel
from silvergold.server.settings import Limits, Settings
from silvergold.server.storage.database import connect as connect_database
from silvergold.server.storage.people import (
    DEVICES_LIMIT,
    Device,
    OldestTimes,
    add_device,
    add_person,
    devices_of,
    find_person,
    record_use,
)
from silvergold.server.storage.people import Person as Visitor
from silvergold.server.storage.store import Store
from silvergold.server.storage.upgrade import upgrade
from silvergold.server.tokens import hash_of_token, read_recovery_code
from tests.server.helpers.client import Json, Person, RefusedError, ask, cookies_set, open_socket
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.server.tables.test_people import cookie_of

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def change(server: ServerProcess, statement: str, *values: object) -> None:
    """Change the database behind the server's back."""
    with server.open_database() as database:
        assert database.execute(statement, values).rowcount


def second_device(person: Person, user_agent: str = FIREFOX) -> Person:
    """Sign a second device in with a one-time link."""
    code = person.post("/api/people/me/links", {})["code"]
    _, _, headers = ask(person.address, "POST", "/api/sign-in", {"code": code}, user_agent=user_agent)
    return Person.known(person.address, person.id, cookie_of(headers)["silvergold"].value)


def devices(person: Person) -> list[Json]:
    found: list[Json] = person.get("/api/people/me/devices")["devices"]
    return found


def delete(person: Person, path: str) -> int:
    return ask(person.address, "DELETE", path, token=person.token)[0]


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        ("my-bot/1.0 (+https://example.org)", "my-bot"),
        ("\u202e<script>", ""),
    ],
)
def test_a_device_has_a_name_that_its_person_recognizes(user_agent: str, name: str) -> None:
    assert device_name(user_agent) == name


def test_devices_are_listed_and_signed_out_one_by_one_or_all_others(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    phone, tablet = second_device(ada), second_device(ada, "Mozilla/5.0 (iPad)")
    listed = devices(ada)
    assert sorted((one["name"], one["origin"], one["is_this"]) for one in listed) == [
        ("Firefox, Linux", "link", False),
        ("Python-urllib", "new", True),
        ("iPad", "link", False),
    ]
    assert all(one["ends_at"] > one["used_at"] >= one["created_at"] for one in listed)
    assert ada.token not in json.dumps(listed)
    assert hash_of_token(ada.token).hex() not in json.dumps(listed)
    ipad = next(one["id"] for one in listed if one["name"] == "iPad")
    bo = Person(server.address, "Bo")
    assert delete(bo, f"/api/people/me/devices/{ipad}") == 404, "only one's own"
    assert delete(phone, f"/api/people/me/devices/{ipad}") == 204
    assert delete(phone, f"/api/people/me/devices/{ipad}") == 404
    with pytest.raises(RefusedError, match="no-person"):
        tablet.get("/api/people/me")
    assert delete(phone, "/api/people/me/devices") == 204
    assert [one["is_this"] for one in devices(phone)] == [True]
    with pytest.raises(RefusedError, match="no-person"):
        ada.get("/api/people/me")
    assert bo.get("/api/people/me")["name"] == "Bo"


def test_a_person_has_only_so_many_devices(tmp_path: Path) -> None:
    engine, oldest = connect_database(f"sqlite:///{tmp_path}/server.db"), OldestTimes(0, 0)
    upgrade(engine)
    with engine.begin() as connection:
        add_person(connection, Visitor("1", "Ada"), Device(b"first", "", "new", 0, 0))
        for number in range(DEVICES_LIMIT):
            add_device(connection, "1", Device(b"%d" % number, "", "link", 1 + number, 1 + number))
        kept = devices_of(connection, "1", oldest)
        assert len(kept) == DEVICES_LIMIT
        assert find_person(connection, b"first", oldest) is None
    engine.dispose()


# --- lifetimes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("column", "days"), [("used_at", 90), ("created_at", 400)])
def test_a_device_is_signed_out_when_it_is_idle_or_old(server: ServerProcess, column: str, days: int) -> None:
    ada = Person(server.address, "Ada")
    token, move = ada.token, f"UPDATE tokens SET {column} = {column} - ? WHERE hash = ?"
    change(server, move, days * DAY_MS - 600_000, hash_of_token(token))
    assert ada.get("/api/people/me")["name"] == "Ada"
    change(server, move, DAY_MS * days, hash_of_token(token))
    with pytest.raises(RefusedError, match="no-person"):
        ada.get("/api/people/me")


def test_the_last_use_is_recorded_at_most_once_an_hour(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    first = devices(ada)[0]["used_at"]
    ada.get("/api/people/me")
    assert devices(ada)[0]["used_at"] == first
    move = "UPDATE tokens SET used_at = used_at - ? WHERE hash = ?"
    change(server, move, USE_MS + 1000, hash_of_token(ada.token))
    while devices(ada)[0]["used_at"] < first:
        time.sleep(0.01)


def test_the_end_of_a_session_is_announced_30_days_before(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    assert "ends_at" not in ada.get("/api/people/me")
    move = "UPDATE tokens SET created_at = created_at - ? WHERE hash = ?"
    change(server, move, 371 * DAY_MS, hash_of_token(ada.token))
    left = ada.get("/api/people/me")["ends_at"] / 1000 - time.time()
    assert 28 * 24 * 3600 < left < 30 * 24 * 3600


# --- open sockets -----------------------------------------------------------------------------------------


async def last_words(socket: ClientConnection) -> tuple[Any, int | None]:
    """Return the last message of a socket that the server closes, and the close code."""
    last = ""
    try:
        while True:
            last = str(await asyncio.wait_for(socket.recv(), 200))
    except ConnectionClosed:
        return json.loads(last).get("code"), socket.close_code


def test_signing_out_closes_the_devices_sockets_at_once_and_says_why(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    table, phone = ada.open_table("two-devices"), second_device(ada)

    async def sign_out() -> None:
        async with open_socket(ada, table) as here, open_socket(phone, table) as there:
            await here.recv()
            await there.recv()
            assert await asyncio.to_thread(delete, ada, "/api/people/me/devices") == 204
            assert await last_words(there) == ("signed-out", 4001)
            await here.send(json.dumps({"command": "sit", "id": "sit", "seat": 0}))
            while json.loads(await here.recv()).get("done") != "sit":
                pass
            assert await asyncio.to_thread(delete, ada, "/api/people/me/device") == 204
            assert await last_words(here) == ("signed-out", 4001)

    asyncio.run(sign_out())


class FakeSocket:
    """A socket that only notes that its session has ended."""

    has_ended = False

    def end_session(self) -> None:
        self.has_ended = True


def test_a_check_finds_sockets_of_sessions_that_have_expired(tmp_path: Path) -> None:
    engine = connect_database(f"sqlite:///{tmp_path}/server.db")
    upgrade(engine)

    async def expire() -> list[bool]:
        store = Store(engine)
        people = People(store, Settings(""))
        held = DeviceSockets(store, NoChannel(), people)
        sockets = FakeSocket(), FakeSocket()
        tokens = [(await people.register("Ada", ""))[1] for _ in sockets]
        with (
            held.holding(hash_of_token(tokens[0]), sockets[0]),
            held.holding(hash_of_token(tokens[1]), sockets[1]),
        ):
            await store.write(record_use, [hash_of_token(tokens[0])], 0)
            await held.check()
        await store.close()
        return [socket.has_ended for socket in sockets]

    assert asyncio.run(expire()) == [True, False]


# --- recovery ---------------------------------------------------------------------------------------------


def test_a_recovery_code_signs_in_once_and_the_other_devices_say_so(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    assert ada.get("/api/people/me/devices")["recovery_code_since"] is None
    older, code = (ada.post("/api/people/me/recovery-code", {})["code"] for _ in range(2))
    assert ada.get("/api/people/me/devices")["recovery_code_since"] > 0
    with server.open_database() as database:
        assert read_recovery_code(code) not in "\n".join(database.iterdump())

    def recover(typed: str) -> tuple[int, bytes, Json]:
        sent = {"code": typed}
        return ask(server.address, "POST", "/api/sign-in/recovery", sent, user_agent=FIREFOX)

    assert recover(older)[0] == 404, "replaced"
    status, body, headers = recover(code.lower().replace(" ", "-").replace("0", "o").replace("1", "l"))
    assert (status, json.loads(body)) == (201, {"id": ada.id, "name": "Ada"})
    assert recover(code)[0] == 404, "used up"
    new = Person.known(server.address, ada.id, cookie_of(headers)["silvergold"].value)
    assert "recovered" not in new.get("/api/people/me")
    recovered = ada.get("/api/people/me")["recovered"]
    assert (recovered["name"], recovered["origin"]) == ("Firefox, Linux", "recovery")
    assert delete(ada, f"/api/people/me/devices/{recovered['id']}") == 204
    assert "recovered" not in ada.get("/api/people/me")


def test_guessing_recovery_codes_is_limited(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path, Limits()) as server:
        sent = ("POST", "/api/sign-in/recovery", {"code": "0000 0000"})
        statuses = [ask(server.address, *sent)[0] for _ in range(11)]
    assert statuses == [404] * 10 + [429]


# --- cookies ----------------------------------------------------------------------------------------------


def test_behind_tls_cookies_belong_to_this_host_alone(server: ServerProcess) -> None:
    tls = {"x_forwarded_proto": "https"}
    _, _, headers = ask(server.address, "POST", "/api/people", {"name": "Ada"}, **tls)
    cookie = cookie_of(headers)["__Host-silvergold"]
    assert (cookie["secure"], cookie["path"], cookie["domain"]) == (True, "/", "")
    sent = {"cookie": f"__Host-silvergold={cookie.value}"}
    assert ask(server.address, "GET", "/api/people/me", **sent, **tls)[0] == 200
    assert ask(server.address, "GET", "/api/people/me", **sent)[0] == 401, "not over plain HTTP"
    removed, _ = cookies_set(server.address, "DELETE", "/api/people/me/device", **sent, **tls)
    assert set(removed) == {"__Host-silvergold", "__Host-silvergold-other"}
    assert all(removed[name]["secure"] and removed[name]["max-age"] == "0" for name in removed)


def test_a_cookie_from_before_tls_is_replaced_by_one_of_this_host(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    sent = {"cookie": f"silvergold={ada.token}", "x_forwarded_proto": "https"}
    replaced, _ = cookies_set(server.address, "GET", "/api/people/me", **sent)
    assert replaced["__Host-silvergold"].value == ada.token
    assert replaced["silvergold"]["max-age"] == "0"
    assert not cookies_set(server.address, "GET", "/api/people/me", cookie=sent["cookie"])[0]


def test_over_tls_the_browser_is_asked_to_insist_on_it(server: ServerProcess, tmp_path: Path) -> None:
    tls = {"x_forwarded_proto": "https"}

    def hsts(address: str, **headers: str) -> str | None:
        answered = ask(address, "GET", "/health", **headers)[2]
        return {name.lower(): value for name, value in answered.items()}.get("strict-transport-security")

    assert hsts(server.address, **tls) == f"max-age={365 * 24 * 3600}"
    assert hsts(server.address) is None
    with ConfiguredServer(tmp_path, hsts_days=0) as without:
        assert hsts(without.address, **tls) is None
