"""Requests to push services: clients name their addresses, so only public ones are connected to.

The host is resolved once, every address is checked, and the connection goes to a checked address: what the
name server says later has no effect. Redirects are not followed, and only the status of a response is read.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

import h11

from silvergold.server.network import as_address

TIMEOUT_S = 10.0
"""For the whole request, including the resolution of the name."""
RESPONSE_BYTES = 16 * 1024
READ_BYTES = 4 * 1024
HTTPS_PORT = 443
GLOBAL_UNICAST = ip_network("2000::/3")
ENDPOINT = re.compile(r"https://[!-~]{1,1000}")
"""An endpoint is a URL of visible ASCII characters."""


class BadEndpointError(ValueError):
    """A client named an address that this server does not connect to."""


def check_endpoint(endpoint: str, test_service: str = "") -> SplitResult:
    """Return the parts of an endpoint; refuse all but HTTPS on its usual port, without credentials.

    ``test_service`` is the one host and port that tests may use besides.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or HTTPS_PORT
        host.encode("idna")  # as the resolver does
        is_named = parts.netloc == test_service or (port == HTTPS_PORT and "@" not in parts.netloc)
    except ValueError as error:
        raise BadEndpointError(str(error)) from error
    if not ENDPOINT.fullmatch(endpoint) or not host or not is_named:
        raise BadEndpointError("not an HTTPS address of a push service")
    if parts.netloc != test_service and as_address(host) and not is_public(host):
        raise BadEndpointError("not a public address")
    return parts


def is_public(address: str) -> bool:
    """Whether an IP address belongs to one machine on the public internet."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and (ip not in GLOBAL_UNICAST or ip.sixtofour or ip.teredo):
        return False
    return ip.is_global and not ip.is_multicast


async def resolve(parts: SplitResult, test_service: str) -> str:
    """Return an address of an endpoint's host; refuse it if any of its addresses is not public."""
    port = parts.port or HTTPS_PORT
    found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in found]
    if parts.netloc != test_service and not all(is_public(address) for address in addresses):
        raise BadEndpointError("not a public address")
    return addresses[0]


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, test_service: str = "") -> int:
    """Send a request to an endpoint and return the status of the response.

    Raises ``BadEndpointError`` for addresses that are never connected to, and ``OSError`` (which includes
    ``TimeoutError``) or ``h11.ProtocolError`` if the service cannot be reached or does not speak HTTP.
    """
    parts = check_endpoint(endpoint, test_service)
    async with asyncio.timeout(TIMEOUT_S):
        address = await resolve(parts, test_service)
        reader, writer = await asyncio.open_connection(
            address,
            parts.port or HTTPS_PORT,
            ssl=ssl.create_default_context(),
            server_hostname=parts.hostname,
            limit=RESPONSE_BYTES,
        )
        try:
            return await exchange(reader, writer, parts, headers, body)
        finally:
            writer.transport.abort()


async def exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    headers: Mapping[str, str],
    body: bytes,
) -> int:
    """Send the request over an open connection and return the status of the response."""
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=RESPONSE_BYTES)
    target = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
    fields = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
    request = h11.Request(method="POST", target=target, headers=list(fields.items()))
    sent = [http.send(part) for part in (request, h11.Data(data=body), h11.EndOfMessage())]
    writer.write(b"".join(part for part in sent if part))
    while True:
        event = http.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            http.receive_data(await reader.read(READ_BYTES))
