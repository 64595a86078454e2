"""docs/protocol.md matches a real server: its examples are run and its tables compared."""

import ast
import asyncio
import contextlib
import hashlib
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

from silvergold.engine import standard_deck
from silvergold.protocol.commands import TableCommand, TableSettings
from silvergold.protocol.events import TableEvent
from silvergold.protocol.messages import ServerMessage
from silvergold.protocol.moves import PlayerMove
from silvergold.protocol.views import GameView, OwnView, ScoreView, SeatView, SideView, TableView
from silvergold.server.settings import Limits
from silvergold.server.web import app
from tests.cli.commands import ROOT
from tests.server.helpers.client import Person, TableClient, ask
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SECRET = hashlib.sha256(b"a lantern on the shore").digest()
SOURCE = ROOT / "src" / "silvergold"


def section(title: str) -> str:
    """Return a section of the page with its subsections."""
    level = re.search(rf"^(#+) {re.escape(title)}$", PAGE, re.MULTILINE)
    assert level is not None, title
    rest = PAGE[level.end() :]
    end = re.search(rf"^#{{1,{len(level[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def rows(text: str) -> list[list[str]]:
    """Return the rows of the tables in a text, without their headers."""
    found = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"
    ]
    return [row for row in found if row[0].startswith("`")]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


# --- the examples -----------------------------------------------------------------------------------------

Bindings = dict[str, str]
MADE_UP = re.compile(r"[A-Za-z0-9_-]{22}")
"""Ids and tokens are random; each one on the page stands for one of the server."""


def agrees(shown: Any, actual: Any, bound: Bindings) -> bool:
    """Whether an answer matches the page, where ``...`` stands for anything."""
    if shown == "...":
        return True
    if isinstance(shown, dict):
        if not isinstance(actual, dict):
            return False
        keys = set(shown) - {"..."}
        is_all = keys == set(actual) if "..." not in shown else keys <= set(actual)
        return is_all and all(agrees(shown[key], actual[key], bound) for key in keys)
    if isinstance(shown, list):
        if not isinstance(actual, list):
            return False
        is_open = shown[-1:] == ["..."]
        wanted = shown[:-1] if is_open else shown
        is_long_enough = len(actual) > len(wanted) if is_open else len(actual) == len(wanted)
        return is_long_enough and all(agrees(s, a, bound) for s, a in zip(wanted, actual, strict=False))
    if isinstance(shown, str) and MADE_UP.fullmatch(shown) and isinstance(actual, str):
        return bound.setdefault(shown, actual) == actual
    return bool(shown == actual)


class Reader:
    """A reader who follows the examples in order."""

    def __init__(self, server: ServerProcess, stack: contextlib.ExitStack) -> None:
        self.server = server
        self.stack = stack
        self.bound: Bindings = {}
        self.tokens: dict[str, str] = {}
        self.sockets: dict[str, ClientConnection] = {}

    def real(self, text: str) -> str:
        """Replace the page's made-up ids by the server's."""
        return MADE_UP.sub(lambda found: self.bound.get(found[0], found[0]), text)

    def do_request(self, block: str) -> None:
        """Send the request of an example and compare the answer."""
        asked, answered = block.split("\n\n")
        first, *rest = asked.splitlines()
        method, path = first.split(" ")
        is_known = bool(rest) and rest[0].startswith("Authorization: Bearer ")
        token = rest.pop(0).removeprefix("Authorization: Bearer ") if is_known else ""
        content = self.real("\n".join(rest)).encode() if rest else None
        status, body, _ = ask(self.server.address, method, self.real(path), content, self.real(token))
        shown_status, _, shown = answered.partition("\n")
        received = json.loads(body or "null")
        assert status == int(shown_status), (asked, received)
        assert agrees(json.loads(shown or "null"), received, self.bound), (asked, received)
        if path == "/api/people":
            self.tokens[received["name"]] = received["token"]

    def do_frames(self, block: str) -> None:
        """Send and compare the frames of an example in order."""
        for line in re.sub(r"\n +", " ", block).splitlines():
            name, what, text = line.split(" ", 2)
            if what == "connects":
                self.connect(name, self.real(text.removeprefix("to ")))
            elif what == ">":
                self.sockets[name].send(self.real(text))
            else:
                received = self.next_message(name)
                assert agrees(json.loads(text), received, self.bound), (line, received)

    def connect(self, name: str, path: str) -> None:
        if name in self.sockets:
            self.sockets[name].close()
        address = f"ws{self.server.address.removeprefix('http')}{path}"
        headers = {"authorization": f"Bearer {self.tokens[name]}"}
        self.sockets[name] = self.stack.enter_context(connect(address, additional_headers=headers))

    def next_message(self, name: str) -> Any:
        """Return the next message that is not about presence."""
        while (received := json.loads(self.sockets[name].recv(timeout=200)))["message"] == "presence":
            pass
        return received


def give_deal_of_the_day(server: ServerProcess) -> None:
    """Store the page's deal as the deal of today, and of tomorrow in case midnight passes."""
    with server.open_database() as database:
        for days in (0, 1):
            day = (datetime.now(UTC) + timedelta(days)).date().isoformat()
            row = (f"deal-of-the-page-{days:05}", SECRET, "[]", 2, "nsv", standard_deck().sha256, day, 0)
            database.execute("INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the default limits and the page's deal of the day."""
    with ConfiguredServer(tmp_path_factory.mktemp("page"), Limits()) as server:
        give_deal_of_the_day(server)
        yield server


def test_the_examples_match_a_real_server(limited: ServerProcess) -> None:
    blocks = re.findall(r"```(http|frames)\n(.*?)\n```", PAGE, re.DOTALL)
    assert len(blocks) > 12
    with contextlib.ExitStack() as stack:
        reader = Reader(limited, stack)
        for kind, block in blocks:
            reader.do_request(block) if kind == "http" else reader.do_frames(block)


# --- the tables -------------------------------------------------------------------------------------------


def fields_of(struct: Any) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]


def tag_of(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


def test_every_command_move_message_and_event_is_there_with_its_fields() -> None:
    for title, union, given in (
        ("Commands", TableCommand, {"id"}),
        ("Moves", PlayerMove, set[str]()),
        ("Messages", ServerMessage, set[str]()),
        ("Events", TableEvent, set[str]()),
    ):
        shown = {names(row[0])[0]: names(row[1]) for row in rows(section(title))}
        assert shown == {
            tag_of(kind): [name for name in fields_of(kind) if name not in given] for kind in get_args(union)
        }


def test_every_part_is_there_with_its_fields() -> None:
    shown = [name for row in rows(section("Parts")) for name in names(row[0])]
    parts = (TableView, SeatView, GameView, SideView, OwnView)
    assert shown == [name for part in parts for name in fields_of(part)]
    lines = next(row for row in rows(section("Parts")) if row[0] == "`score`")[1]
    assert names(lines) == fields_of(ScoreView)


def test_every_setting_is_documented_with_its_default() -> None:
    shown = {
        names(row[0])[0]: names(row[2])[0] if names(row[2]) else row[2]
        for row in rows(section("HTTP"))[-len(settings_fields()) :]
    }
    defaults = msgspec.json.decode(msgspec.json.encode({f.name: f.default for f in settings_fields()}))
    assert {name: json.dumps(value).strip('"') for name, value in defaults.items()} == {
        name: value.strip('"') for name, value in shown.items()
    }


def settings_fields() -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(TableSettings)


def test_every_request_is_there(server: ServerProcess) -> None:
    paths = json.loads(ask(server.address, "GET", "/api/schema/openapi.json")[1])["paths"]
    operations = {f"{method.upper()} {path}" for path, ways in paths.items() for method in ways}
    assert {names(row[0])[0] for row in rows(section("HTTP")) if "/api/" in row[0]} == operations


def test_every_limit_is_there_with_its_number() -> None:
    shown = {names(row[0])[0]: float(row[1]) for row in rows(section("Limits"))}
    assert shown == {name: float(value) for name, value in vars(Limits()).items()}


# --- the codes --------------------------------------------------------------------------------------------

START = {"serve.py", "database.py", "upgrade.py", "backup.py"}
"""These errors appear only on the command line, to the person who starts the server."""
OF_CHANCE = {
    "not-in-pile",
    "not-the-time-to-turn-up",
    "not-the-time-to-start",
    "not-the-time-to-reveal",
    "shape-used-up",
    "malformed-move",
}
"""Errors of chance moves and of malformed moves, neither of which a client can send."""


def calls(path: Path) -> list[tuple[str, list[Any]]]:
    """Return the calls in a file: the name called and its constant arguments."""
    found = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return [
        (node.func.id, [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args])
        for node in found
        if isinstance(node.func, ast.Name)
    ]


def codes_of_the_server() -> dict[str, int]:
    """Return every refusal code of the server with its HTTP status."""
    codes = {code: status for status, code in app.CODES.items()} | {"bad-request": 400, "internal-error": 500}
    codes["deck-too-small-for-players"] = 422
    for path in (SOURCE / "server").rglob("*.py"):
        for called, given in calls(path) if path.name not in START else []:
            place = {"RefusedError": 0, "require": 1}.get(called)
            if place is not None and given[place] is not None:
                codes[given[place]] = given[place + 1] if len(given) > place + 1 else 409
    return codes


def test_every_code_of_the_server_is_there_with_its_status() -> None:
    whole = section("Refusals").split("Moves that the rules forbid")[0]
    shown = {names(row[0])[0]: int(row[1]) for row in rows(whole)}
    assert len(shown) > 30
    assert shown == codes_of_the_server()


def test_every_code_of_a_forbidden_move_is_there() -> None:
    shown = {
        name
        for row in rows(section("Refusals").split("Moves that the rules forbid")[1])
        for name in names(row[0])
    }
    code = re.compile(r"[a-z]+(-[a-z]+)+")
    refused = {
        constant
        for called, given in calls(SOURCE / "engine" / "rules.py")
        if called == "_refusal"
        for constant in given
        if isinstance(constant, str) and code.fullmatch(constant)
    }
    assert len(shown) > 10
    assert shown == refused - OF_CHANCE


# --- statements in the text -------------------------------------------------------------------------------


@pytest.mark.parametrize("box", [("a1", 1), ("b1", 2), ("a2", 16), ("d4", 32768)])
def test_boxes_have_the_numbers_that_the_page_says(box: tuple[str, int]) -> None:
    from silvergold.engine.grid import BOXES_BY_NAME

    assert f"`{box[0]}` is {box[1]}" in PAGE.replace("\n", " ").replace("  ", " ")
    assert BOXES_BY_NAME[box[0]] == box[1]


def test_a_socket_is_closed_with_the_codes_that_the_page_says(limited: ServerProcess) -> None:
    ada = Person(limited.address, "Ada")
    url = f"ws{limited.address.removeprefix('http')}/api/tables"
    headers = {"authorization": f"Bearer {ada.token}"}
    with connect(f"{url}/nowhere/socket", additional_headers=headers) as socket:
        assert json.loads(socket.recv())["code"] == "no-such-table"
        assert closed_with(socket) == 4000
    with connect(f"{url}/{ada.open_table('closed-with')}/socket", additional_headers=headers) as socket:
        for _ in range(Limits().bad_frames):
            socket.send("no command")
        assert closed_with(socket) == 4009


def closed_with(socket: ClientConnection) -> int:
    """Return the code with which the server closes a socket."""
    with contextlib.suppress(ConnectionClosedError):
        while True:
            socket.recv()
    assert socket.close_code is not None
    return socket.close_code


def test_a_client_needs_no_events_to_go_on(server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    table = ada.open_table("no-events")

    async def look() -> TableClient:
        async with TableClient(ada, table) as at_table:
            await at_table.do("sit", seat=0)
            return at_table

    asyncio.run(look())
    received = ada.get(f"/api/tables/{table}?after=1")
    assert "events" not in received
    assert received["table"]["seats"][0]["name"] == "Ada"
