"""Clients of a real server over HTTP and WebSockets; like ours, they reconnect and resend by themselves."""

import asyncio
import contextlib
import itertools
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from email.message import Message
from http.cookies import SimpleCookie
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PAUSE_S = 0.05
_numbers = itertools.count(1)
Json = dict[str, Any]


class RefusedError(Exception):
    """The server refused a request."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.code: str = body["code"]
        self.body = body


def ask(
    address: str, method: str, path: str, body: object = None, token: str = "", **headers: str
) -> tuple[int, bytes, Json]:
    """Send one HTTP request and return status, body and headers, whatever the status."""
    status, content, received = send(address, method, path, body, token, **headers)
    return status, content, dict(received)


def cookies_set(
    address: str, method: str, path: str, body: object = None, **headers: str
) -> tuple[SimpleCookie, Json]:
    """Send one HTTP request and return all cookies that the answer sets, and its body."""
    status, content, received = send(address, method, path, body, **headers)
    assert status < 400, content
    cookies = SimpleCookie()
    for line in received.get_all("set-cookie", ()):
        cookies.load(line)
    return cookies, json.loads(content or b"{}")


def send(
    address: str, method: str, path: str, body: object = None, token: str = "", **headers: str
) -> tuple[int, bytes, Message]:
    """Send one HTTP request and return the answer, in which a header may come several times."""
    sent = {"content-type": "application/json", **headers_of(token, **headers)}
    content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, content, sent, method=method)
    try:
        with urllib.request.urlopen(request, timeout=200) as answer:
            return answer.status, answer.read(), answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.read(), error.headers


def headers_of(token: str, **headers: str) -> dict[str, str]:
    """The headers of a request; underscores in names stand for hyphens, and a token may be empty."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return named | ({"authorization": f"Bearer {token}"} if token else {})


class Person:
    """A person with a name and a token."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        made = self._json(*ask(address, "POST", "/api/people", {"name": name, "keep": "token"})[:2])
        self.id: str = made["id"]
        self.token: str = made["token"]

    @classmethod
    def known(cls, address: str, person_id: str, token: str, name: str = "") -> "Person":
        """A person who already has a token, or an anonymous one with an empty token."""
        person = cls.__new__(cls)
        person.address, person.name, person.id, person.token = address, name, person_id, token
        return person

    def get(self, path: str) -> Json:
        """Send a GET request."""
        return self._json(*ask(self.address, "GET", path, token=self.token)[:2])

    def post(self, path: str, body: object) -> Json:
        """Send a POST request."""
        return self._json(*ask(self.address, "POST", path, body, self.token)[:2])

    def open_table(self, command: str = "open", **settings: Any) -> str:
        """Open a table and return its id."""
        table: str = self.post("/api/tables", {"id": command, "settings": settings})["table"]["id"]
        return table

    def command(self, table: str, command: str, command_id: str, **fields: Any) -> Json:
        """Send a command over HTTP."""
        return self.post(f"/api/tables/{table}/commands", {"command": command, "id": command_id, **fields})

    def do(self, table: str, command: str, **fields: Any) -> Json:
        """Send a command over HTTP with a new id."""
        return self.command(table, command, f"do-{next(_numbers)}", **fields)

    def move(self, table: str, seat: int, *moves: Json) -> Json:
        """Make moves for a seat; by default the first legal one."""
        return self.do(table, "play", seat=seat, moves=moves or self.own(table, seat)["legal"][:1])

    def see(self, table: str) -> Json:
        """Everything that this person may see of a table."""
        return self.get(f"/api/tables/{table}")

    def own(self, table: str, seat: int) -> Json:
        """The private view of a seat."""
        own: Json = next(own for own in self.see(table)["own"] if own["seat"] == seat)
        return own

    def _json(self, status: int, content: bytes) -> Json:
        body: Json = json.loads(content) if content else {}
        if status >= 400:
            raise RefusedError(status, body)
        return body


def answer_in(message: Json) -> Json:
    """Return the acknowledgement in an update, or any other message as it is."""
    return {"message": "done", "id": message["done"]} if message.get("done") else message


class TableClient:
    """A person's WebSocket at a table; it reconnects and resends what was not acknowledged."""

    def __init__(self, person: Person, table: str, address: str | None = None) -> None:
        self.person = person
        self.table = table
        self.address = address or person.address
        self.events: list[Json] = []
        self.number = 0
        """The number of the latest event."""
        self.seen: Json = {}
        """The latest views: table, game, own."""
        self.acknowledged: list[str] = []
        self.frames: list[str] = []
        """Everything received, in order."""
        self._ids = (f"{person.id[:6]}-{number}" for number in itertools.count(1))
        self._unanswered: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._living: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "TableClient":
        self._living = asyncio.create_task(self._live())
        await self.until(lambda: "table" in self.seen)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._living is not None:
            self._living.cancel()
            await asyncio.gather(self._living, return_exceptions=True)

    async def send(self, command: str, **fields: Any) -> Json:
        """Send a command until it is answered, and return the answer, done or refused."""
        frame = {"command": command, "id": next(self._ids), **fields}
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._unanswered[frame["id"]] = (frame, answer)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is resent after reconnecting
                await self._socket.send(json.dumps(frame))
        return await answer

    async def do(self, command: str, **fields: Any) -> None:
        """Send a command that must be acknowledged."""
        answer = await self.send(command, **fields)
        assert answer["message"] == "done", answer

    async def repeat(self, frame: Json) -> None:
        """Send a frame once more, without waiting for an answer."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(frame))

    async def drop(self) -> None:
        """Close the connection; the client reconnects."""
        if self._socket is not None:
            await self._socket.close()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition on the received views holds."""
        while not condition():
            self._changed.clear()
            await self._changed.wait()

    async def _live(self) -> None:
        path = f"/api/tables/{self.table}/socket"
        headers = {"authorization": f"Bearer {self.person.token}"}
        while True:
            try:
                url = f"ws{self.address.removeprefix('http')}{path}?after={self.number}"
                async with connect(url, additional_headers=headers, max_size=None) as socket:
                    await self._exchange(socket)
            except (OSError, ConnectionClosed, InvalidHandshake):
                pass
            self._socket = None
            await asyncio.sleep(PAUSE_S)

    async def _exchange(self, socket: ClientConnection) -> None:
        self._receive(str(await socket.recv()))
        self._socket = socket
        for frame, _ in tuple(self._unanswered.values()):
            await socket.send(json.dumps(frame))
        async for text in socket:
            self._receive(str(text))

    def _receive(self, text: str) -> None:
        message = json.loads(text)
        self.frames.append(text)
        if message["message"] == "update":
            if message["number"] > self.number:
                self.events += message.get("events", [])
                self.number = message["number"]
            self.seen |= {part: message[part] for part in ("table", "game", "own") if part in message}
        message = answer_in(message)
        if message.get("id") in self._unanswered:
            if message.get("code") == "storage-away" and self._socket is not None:
                asyncio.get_running_loop().create_task(self._socket.close())  # reconnect and resend
                return
            _, answer = self._unanswered.pop(message["id"])
            if message["message"] == "done":
                self.acknowledged.append(message["id"])
            answer.set_result(message)
        self._changed.set()


Choose = Callable[[Json], Json]


def first_legal(own: Json) -> Json:
    """The first of the legal moves."""
    move: Json = own["legal"][0]
    return move


async def play_to_end(at_table: TableClient, seat: int, choose: Choose = first_legal) -> None:
    """Play a seat until the game is over."""

    def own() -> Json:
        mine: list[Json] = [own for own in at_table.seen["own"] if own["seat"] == seat]
        return mine[0] if mine else {"legal": []}

    def is_over() -> bool:
        return bool(at_table.seen["table"]["status"] == "finished")

    while True:
        await at_table.until(lambda: is_over() or bool(own()["legal"]))
        if is_over():
            return
        answer = await at_table.send("play", seat=seat, moves=[choose(own())])
        if answer.get("code") == "too-many-requests":
            await asyncio.sleep(PAUSE_S)


def finish_game(table: str, *people: Person) -> None:
    """Let people play a running game to its end, each of them all their seats."""

    async def play(person: Person) -> None:
        async with TableClient(person, table) as at_table:
            await asyncio.gather(*(play_to_end(at_table, own["seat"]) for own in at_table.seen["own"]))

    async def play_together() -> None:
        await asyncio.gather(*map(play, people))

    asyncio.run(play_together())


def play_game(host: Person, command: str, *bots: str, **settings: Any) -> str:
    """Play a game against bots, the host in all other seats, and return the table's id."""
    table = begin_on_one_device(host, command, *bots, **settings)
    finish_game(table, host)
    return table


def begin_on_one_device(host: Person, command: str, *bots: str, **settings: Any) -> str:
    """Open a table, take all its seats but those of bots, start the game and return the table's id."""
    table = host.open_table(command, **settings)
    first_bot = len(host.see(table)["table"]["seats"]) - len(bots)
    for seat in range(first_bot):
        host.do(table, "sit", seat=seat, **({"name": f"Guest {seat}"} if seat else {}))
    for seat, bot in enumerate(bots, start=first_bot):
        host.do(table, "seat_bot", seat=seat, bot=bot)
    host.do(table, "start")
    return table


def open_table_with_bot(host: Person, **settings: Any) -> str:
    """Open a table with the host in the first seat and a bot in the second, and return the table's id."""
    table = host.open_table(**settings)
    host.do(table, "sit", seat=0)
    host.do(table, "seat_bot", seat=1, bot="sailor")
    return table


def open_socket(person: Person, table: str, **headers: str) -> connect:
    """Open a socket at a table."""
    url = f"ws{person.address.removeprefix('http')}/api/tables/{table}/socket"
    return connect(url, additional_headers=headers_of(person.token, **headers))


async def answer_to(person: Person, table: str, frame: str) -> Json:
    """Send one frame on a new socket and return the answer, done or refused."""
    async with open_socket(person, table) as socket:
        await socket.send(frame)
        while True:
            message = answer_in(json.loads(await socket.recv()))
            if message["message"] in ("done", "refused"):
                return message


async def socket_refusal(person: Person, table: str) -> str:
    """The code with which a table refuses a socket, or an empty string."""
    async with open_socket(person, table) as socket:
        message = json.loads(await socket.recv())
        return str(message["code"]) if message["message"] == "refused" else ""
