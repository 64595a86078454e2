"""The server behind a TLS proxy, with the exact configurations of docs/self-hosting.md."""

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from functools import partial
from http.client import HTTPResponse

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from silvergold.server.doctor import check_site
from tests.server.conftest import run_service
from tests.server.helpers.client import answer_in
from tests.server.helpers.proxies import Caddy, Nginx, Proxy
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(params=[Nginx, Caddy], scope="module")
def proxy(request: pytest.FixtureRequest, server: ServerProcess) -> Iterator[Proxy]:
    """A web server in front of ours."""
    yield from run_service(partial(request.param, server.port))


def post(proxy: Proxy, path: str, body: object, **headers: str) -> HTTPResponse:
    """Send a POST request as a page of this site does."""
    sent = {"content-type": "application/json", "origin": proxy.url, **headers}
    request = urllib.request.Request(proxy.url + path, json.dumps(body).encode(), sent)
    answer: HTTPResponse = urllib.request.urlopen(request, context=proxy.trust(), timeout=200)
    return answer


def sign_up(proxy: Proxy) -> str:
    """Create a person and return the cookie."""
    with post(proxy, "/api/people", {"name": "Ada"}) as answer:
        return answer.headers["set-cookie"] or ""


def open_table(proxy: Proxy, cookie: str) -> str:
    """Open a table and return the address of its socket."""
    with post(proxy, "/api/tables", {"id": "open", "settings": {}}, cookie=cookie.split(";")[0]) as answer:
        table: str = json.load(answer)["table"]["id"]
    return f"{proxy.url.replace('https', 'wss')}/api/tables/{table}/socket"


def test_the_cookie_is_sent_only_over_tls(proxy: Proxy) -> None:
    assert "; secure" in sign_up(proxy).lower()


def test_a_page_of_the_site_sits_down_over_a_socket(proxy: Proxy) -> None:
    cookie = sign_up(proxy)
    address = open_table(proxy, cookie)

    async def sit() -> list[str]:
        headers = {"cookie": cookie.split(";")[0], "origin": proxy.url}
        async with connect(address, ssl=proxy.trust(), additional_headers=headers) as socket:
            await socket.send(json.dumps({"command": "sit", "id": "sit", "seat": 0}))
            messages = [""]
            while messages[-1] not in ("done", "refused"):
                messages.append(answer_in(json.loads(await socket.recv()))["message"])
            return messages

    assert asyncio.run(sit())[-1] == "done"


def test_a_page_of_another_site_gets_no_socket(proxy: Proxy) -> None:
    cookie = sign_up(proxy)
    address = open_table(proxy, cookie)

    async def connect_from_elsewhere() -> None:
        headers = {"cookie": cookie.split(";")[0], "origin": "https://elsewhere.example"}
        async with connect(address, ssl=proxy.trust(), additional_headers=headers):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(connect_from_elsewhere())
    assert refused.value.response.status_code == 403


def test_metrics_are_refused_to_other_machines(proxy: Proxy) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{proxy.url}/metrics", context=proxy.trust(), timeout=200)
    assert refused.value.code == 403
    refused.value.close()


def test_doctor_finds_nothing_wrong_with_the_documented_configurations(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
    assert check_site(proxy.url).code == "doctor-site-ok"
