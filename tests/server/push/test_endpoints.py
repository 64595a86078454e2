"""The server connects only to public addresses that clients name."""

import asyncio
import socket
from typing import Any

import pytest

from silvergold.server.push.endpoints import BadEndpointError, check_endpoint, is_public, post

PUBLIC, PRIVATE = "93.184.215.14", "10.0.0.1"


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "2606:4700::1111"])
def test_public_addresses_are_connected_to(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        PRIVATE,
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "198.18.0.1",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "2001:0:a00:1::",
        "2001:db8::1",
    ],
)
def test_other_addresses_never_are(address: str) -> None:
    assert not is_public(address)


class Network:
    """Names that resolve to given addresses, one answer after the other; connections are only recorded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.connected: list[Any] = []
        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", self._getaddrinfo)
        monkeypatch.setattr(asyncio, "open_connection", self._open_connection)

    async def _getaddrinfo(self, host: str, port: int, **_: Any) -> list[Any]:
        addresses = self.answers.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    async def _open_connection(self, host: str, port: int, *, server_hostname: str, **_: Any) -> Any:
        self.connected.append((host, port, server_hostname))
        raise ConnectionRefusedError

    def post(self) -> None:
        """Send a request to a push service."""
        asyncio.run(post("https://push.example.org/send/1", {}, b"sealed"))


def test_a_name_with_a_private_address_is_not_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network(monkeypatch, [PUBLIC, PRIVATE])
    with pytest.raises(BadEndpointError):
        network.post()
    assert network.connected == []


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network(monkeypatch, [PUBLIC], ["127.0.0.1"])
    with pytest.raises(ConnectionRefusedError):
        network.post()
    assert network.connected == [(PUBLIC, 443, "push.example.org")]
    assert network.answers == [["127.0.0.1"]], "the name is resolved only once"


def test_this_machine_is_not_connected_to_by_its_name() -> None:
    with pytest.raises(BadEndpointError):
        asyncio.run(post("https://localhost/", {}, b""))


@pytest.mark.parametrize("host", [".example.org", "a..example.org", f"{64 * 'a'}.example.org"])
def test_a_host_that_cannot_be_resolved_is_refused(host: str) -> None:
    with pytest.raises(BadEndpointError):
        check_endpoint(f"https://{host}/send")
