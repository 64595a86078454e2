"""Behind a web server that does TLS: the files of docs/self-hosting.md, used as they stand there."""

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from functools import partial
from http.client import HTTPResponse

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.conftest import run_service
from tests.server.helpers.proxies import Caddy, Nginx, Proxy
from tests.server.helpers.server_process import ServerProcess


@pytest.fixture(params=[Nginx, Caddy], scope="module")
def proxy(request: pytest.FixtureRequest, server: ServerProcess) -> Iterator[Proxy]:
    """A web server in front of ours."""
    yield from run_service(partial(request.param, server.port))


def post(proxy: Proxy, path: str, body: object, **headers: str) -> HTTPResponse:
    """What a page of this site sends."""
    sent = {"content-type": "application/json", "origin": proxy.url, **headers}
    request = urllib.request.Request(proxy.url + path, json.dumps(body).encode(), sent)
    answer: HTTPResponse = urllib.request.urlopen(request, context=proxy.trust(), timeout=30)
    return answer


def come(proxy: Proxy) -> str:
    """Somebody new: the cookie, as the browser sends it back."""
    with post(proxy, "/api/people", {"name": "Ada"}) as answer:
        return answer.headers["set-cookie"] or ""


def open_table(proxy: Proxy, cookie: str) -> str:
    """The address of a new table's socket."""
    with post(proxy, "/api/tables", {"id": "open", "settings": {}}, cookie=cookie.split(";")[0]) as answer:
        table: str = json.load(answer)["table"]["id"]
    return f"{proxy.url.replace('https', 'wss')}/api/tables/{table}/socket"


def test_the_cookie_is_sent_only_over_tls(proxy: Proxy) -> None:
    assert "; secure" in come(proxy).lower()


def test_a_page_of_the_site_sits_down_over_a_socket(proxy: Proxy) -> None:
    cookie = come(proxy)
    address = open_table(proxy, cookie)

    async def sit() -> list[str]:
        headers = {"cookie": cookie.split(";")[0], "origin": proxy.url}
        async with connect(address, ssl=proxy.trust(), additional_headers=headers) as socket:
            await socket.send(json.dumps({"command": "sit", "id": "sit", "seat": 0}))
            told = [""]
            while told[-1] not in ("done", "refused"):
                told.append(json.loads(await socket.recv())["message"])
            return told

    assert asyncio.run(sit())[-1] == "done"


def test_a_page_of_another_site_gets_no_socket(proxy: Proxy) -> None:
    cookie = come(proxy)
    address = open_table(proxy, cookie)

    async def knock() -> None:
        headers = {"cookie": cookie.split(";")[0], "origin": "https://elsewhere.example"}
        async with connect(address, ssl=proxy.trust(), additional_headers=headers):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(knock())
    assert refused.value.response.status_code == 403


def test_metrics_are_refused_to_other_machines(proxy: Proxy) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{proxy.url}/metrics", context=proxy.trust(), timeout=30)
    assert refused.value.code == 403
    refused.value.close()
