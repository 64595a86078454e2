"""Sharing ``silvergold play`` on the network: who may switch it, and which links guests get."""

import asyncio
import json
import urllib.error
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
import websockets

from silvergold.server.network import network_addresses, origin_of
from silvergold.server.settings import Settings
from silvergold.server.sharing import Sharing
from tests.missing_parts import MissingPartError
from tests.server.helpers.client import Json, Person, ask
from tests.server.helpers.play_process import PlayProcess
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(scope="module")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayProcess]:
    running = PlayProcess(tmp_path_factory.mktemp("play"))
    with running:
        yield running


@pytest.fixture(scope="module")
def elsewhere(play: PlayProcess) -> str:
    """The server's origin as other machines know it."""
    addresses = network_addresses()
    if not addresses:
        raise MissingPartError("a network", "This machine has no network address.")
    return origin_of(addresses[0], play.port)


@pytest.fixture
def shared(play: PlayProcess) -> Iterator[None]:
    play.share(True)
    yield
    play.share(False)


def switch(address: str, is_on: bool = True, **headers: str) -> tuple[int, str]:
    status, content, _ = ask(address, "PUT", "/api/sharing", {"is_on": is_on}, **headers)
    return status, json.loads(content).get("code", "")


def sharing(address: str, **headers: str) -> Json:
    answer: Json = json.loads(ask(address, "GET", "/api/sharing", **headers)[1])
    return answer


def is_open(origin: str) -> bool:
    try:
        return ask(origin, "GET", "/health")[0] == 200
    except urllib.error.URLError:
        return False


def test_what_is_switched_off_last_is_off() -> None:
    class SlowListener:
        at: tuple[str, ...] = ()

        async def listen(self, addresses: Sequence[str]) -> tuple[str, ...]:
            for _ in addresses:
                await asyncio.sleep(0)
            self.at = tuple(addresses)
            return self.at

    async def switch_on_and_off() -> SlowListener:
        shared, listener = Sharing(Settings("sqlite:///unused.db")), SlowListener()
        shared.use(listener, lambda origins: None)
        await asyncio.gather(shared.switch(True), shared.switch(False))
        return listener

    assert asyncio.run(switch_on_and_off()).at == ()


def test_it_listens_on_the_network_only_while_it_is_shared(play: PlayProcess, elsewhere: str) -> None:
    assert not is_open(elsewhere)
    for _ in range(2):
        assert play.share(True)["addresses"][0] == elsewhere
        assert is_open(elsewhere)
        assert play.share(False)["addresses"] == []
        assert not is_open(elsewhere)
    assert is_open(play.address)


def test_the_terminal_shows_the_address_and_a_qr_code_or_that_only_this_device_can_open_it(
    play: PlayProcess, elsewhere: str, shared: None
) -> None:
    output = play.log.read_text()
    assert "Only this device can open it" in output
    assert f"Others on your network can open {elsewhere}" in output
    assert "▄▄▄▄▄" in output


def test_only_the_owner_on_this_machine_may_switch(play: PlayProcess, elsewhere: str, shared: None) -> None:
    owner = play.owner
    assert switch(play.address, False) == (403, "not-allowed")
    assert switch(play.address, False, silvergold_owner="a guess") == (403, "not-allowed")
    assert switch(elsewhere, False, silvergold_owner=owner) == (403, "not-allowed")
    forwarded = {"silvergold_owner": owner, "x_forwarded_for": "192.0.2.9"}
    assert switch(play.address, False, **forwarded) == (403, "not-allowed")
    other_site = {"silvergold_owner": owner, "origin": "http://evil.example"}
    assert switch(play.address, False, **other_site) == (403, "other-origin")
    rebound = {"silvergold_owner": owner, "host": f"evil.example:{play.port}"}
    assert switch(play.address, False, **rebound) == (403, "other-host")
    assert sharing(play.address, silvergold_owner=owner)["may_switch"]
    assert is_open(elsewhere)


def test_guests_do_not_learn_the_addresses_of_the_machine(
    play: PlayProcess, elsewhere: str, shared: None
) -> None:
    assert sharing(play.address)["addresses"]
    assert sharing(elsewhere) == {"addresses": [], "is_on": True, "may_switch": False}


def test_the_invitation_names_an_address_that_the_guest_can_open(play: PlayProcess, elsewhere: str) -> None:
    ada = Person(play.address, "Ada")
    table = ada.open_table()
    at_home = ada.get(f"/api/tables/{table}/invitation")
    assert (at_home["address"], at_home["is_reachable"]) == (f"{play.address}/table/{table}", False)
    play.share(True)
    for origin in (play.address, elsewhere):
        link = Person.known(origin, ada.id, ada.token).get(f"/api/tables/{table}/invitation")
        assert (link["address"], link["is_reachable"]) == (f"{elsewhere}/table/{table}", True)
        assert link["qr"].startswith("data:image/svg+xml")
    link = ada.post("/api/people/me/links", {})["link"]
    assert link["address"].startswith(f"{elsewhere}/#/device/")
    play.share(False)


def test_switching_off_disconnects_guests_and_nobody_else(play: PlayProcess, elsewhere: str) -> None:
    play.share(True)
    table = Person(play.address, "Ada").open_table()

    async def watch() -> None:
        path = f"/api/tables/{table}/socket"
        sockets = [origin.replace("http", "ws") + path for origin in (elsewhere, play.address)]
        async with websockets.connect(sockets[0]) as guest, websockets.connect(sockets[1]) as host:
            await guest.recv()
            await host.recv()
            await asyncio.to_thread(play.share, False)
            await guest.wait_closed()
            await (await host.ping())

    asyncio.run(watch())


def test_share_listens_from_the_start(tmp_path: Path) -> None:
    with PlayProcess(tmp_path, "--share") as running:
        assert is_open(origin_of(network_addresses()[0], running.port))
        assert "Only this device" not in running.log.read_text()


def test_a_hosted_server_has_no_switch_and_keeps_the_name_of_its_site(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    table = ada.open_table("hosted")
    assert sharing(server.address, silvergold_owner="")["may_switch"] is False
    headers = {"host": "tables.example.org", "x_forwarded_proto": "https"}
    link = json.loads(ask(server.address, "GET", f"/api/tables/{table}/invitation", **headers)[1])
    assert link["address"] == f"https://tables.example.org/table/{table}"
    assert link["is_reachable"]
    assert ask(server.address, "GET", f"/api/tables/{table}/invitation", host="a b")[0] == 400
