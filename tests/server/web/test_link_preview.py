"""The preview of a table's link in chat apps."""

import asyncio
import struct
from collections.abc import Callable
from html.parser import HTMLParser
from typing import ClassVar

import pytest

from silvergold.server.background.bot_pool import BotPool, T, Ts
from silvergold.server.background.pictures import PREVIEWS, PictureCache, preview_for
from tests.server.helpers.client import Person, ask
from tests.server.helpers.server_process import ServerProcess


class Head(HTMLParser):
    """Reads the Open Graph tags of a page."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (name := given.get("property")):
            self.tags[name] = given.get("content") or ""


@pytest.fixture(scope="module")
def ada(server: ServerProcess) -> Person:
    return Person(server.address, 'Ada "<b>"')


@pytest.fixture(scope="module")
def table(ada: Person) -> str:
    """A table of a German host, with one of three seats free."""
    asked = {"id": "preview", "settings": {"players": 3}, "language": "de"}
    opened: str = ada.post("/api/tables", asked)["table"]["id"]
    ada.do(opened, "sit")
    ada.do(opened, "seat_bot", seat=1, bot="sailor")
    return opened


def tags(server: ServerProcess, path: str, **headers: str) -> dict[str, str]:
    return Head(ask(server.address, "GET", path, accept="text/html", **headers)[1]).tags


def test_the_preview_says_who_invites_and_how_many_seats_are_free(server: ServerProcess, table: str) -> None:
    shown = tags(server, f"/table/{table}", accept_language="en-GB,en;q=0.9")
    assert shown["og:title"] == 'Ada "<b>" invites you to a game'
    assert shown["og:description"].startswith('At the table: Ada "<b>" and Sailor. One seat is free.')
    assert shown["og:url"] == f"{server.address}/table/{table}"


def test_the_preview_is_in_the_readers_language_or_else_in_the_hosts(
    server: ServerProcess, table: str
) -> None:
    assert "lädt dich" in tags(server, f"/table/{table}")["og:title"]
    assert "zaprasza" in tags(server, f"/table/{table}", accept_language="pl")["og:title"]


def test_a_host_with_a_language_that_we_lack_invites_in_english(server: ServerProcess, ada: Person) -> None:
    opened = ada.post("/api/tables", {"id": "unknown-language", "language": "xx"})["table"]["id"]
    ada.do(opened, "sit")
    assert "invites you" in tags(server, f"/table/{opened}")["og:title"]


def test_addresses_in_the_preview_are_those_of_the_site(server: ServerProcess, table: str) -> None:
    site = {"host": "tables.example.org", "x_forwarded_proto": "https"}
    shown = tags(server, f"/table/{table}", **site)
    assert shown["og:image"] == f"https://tables.example.org/api/tables/{table}/picture.png"
    assert tags(server, f"/table/{table}", host='a"b') == {}


def test_the_picture_is_a_png_of_the_announced_size(server: ServerProcess, table: str) -> None:
    shown = tags(server, f"/table/{table}")
    status, picture, headers = ask(server.address, "GET", f"/api/tables/{table}/picture.png")
    assert (status, headers["content-type"]) == (200, "image/png")
    assert picture.startswith(b"\x89PNG")
    assert [str(side) for side in struct.unpack(">II", picture[16:24])] == [
        shown["og:image:width"],
        shown["og:image:height"],
    ]
    assert "max-age" in headers["cache-control"]


def test_each_picture_is_drawn_once_and_in_another_process() -> None:
    """Drawing holds Python's interpreter lock for half a second, in which a server could answer nobody."""

    class Pool(BotPool):
        drawn: ClassVar[list[object]] = []

        async def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
            self.drawn.append(arguments)
            await asyncio.sleep(0)
            return b"PNG"  # type: ignore[return-value]

    async def ask_for_many() -> None:
        pictures = PictureCache(Pool(1))
        await asyncio.gather(*(pictures.png_of(preview_for(f"table {number}")) for number in range(100)))

    asyncio.run(ask_for_many())
    assert len(Pool.drawn) == len(set(Pool.drawn)) == PREVIEWS


def test_a_started_game_and_other_pages_reveal_nothing(server: ServerProcess, ada: Person) -> None:
    table = ada.open_table("started")
    ada.do(table, "sit")
    ada.do(table, "seat_bot", seat=1, bot="sailor")
    assert tags(server, f"/table/{table}", accept_language="en")["og:title"] == "Silver & Gold"
    assert tags(server, "/table/nosuch") == tags(server, "/") == {}
    assert ask(server.address, "GET", "/api/tables/nosuch/picture.png")[0] == 404
