"""Clients of the simulated server: they lose connections, send again, dawdle, leave and come back."""

import asyncio
import itertools
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Protocol

import msgspec

from tests.server.helpers.client import answer_in
from tests.server.simulation.network import (
    Answer,
    ConnectionLostError,
    Frame,
    Network,
    Recording,
    SocketConnection,
)
from tests.server.simulation.storage import KNOWN_PEOPLE
from tests.server.simulation.workers import SimulatedWorker

Json = dict[str, Any]


class World(Protocol):
    """What clients see of a simulation."""

    network: Network

    def any_worker(self) -> SimulatedWorker | None:
        """Return a worker, as a load balancer does."""


class Person:
    """A person who has been here before."""

    def __init__(self, world: World, number: int, random: Random) -> None:
        self.world = world
        self.random = random
        self.address = f"10.0.0.{1 + random.randrange(200)}"
        self.id, self.token = KNOWN_PEOPLE[number]

    async def register(self) -> None:
        """Become somebody new."""
        self.id = self.token = ""
        made = await self.ask("POST", "/api/people", {"name": "Somebody new", "keep": "token"})
        self.id, self.token = made["id"], made["token"]

    async def ask(self, method: str, path: str, body: object = None, table: str = "") -> Json:
        """Send a request until it is answered."""
        while True:
            answer = await self.try_to_ask(method, path, body, table)
            if answer is not None and answer.status not in (429, 503):
                decoded: Json = msgspec.json.decode(answer.body)
                return decoded
            await self.pause(1.0)

    async def try_to_ask(self, method: str, path: str, body: object = None, table: str = "") -> Answer | None:
        """Send a request once; None if it is unknown what became of it."""
        worker = self.world.any_worker()
        if worker is None:
            return None
        try:
            return await self.world.network.request(
                worker, method, path, self.token, self.address, body, self.id, table
            )
        except ConnectionLostError:
            return None

    async def pause(self, mean_s: float) -> None:
        """Wait for a while."""
        await asyncio.sleep(self.random.expovariate(1 / mean_s))


class SentCommand:
    """A command that a device has sent, and its fate."""

    def __init__(self, frame: Json) -> None:
        self.frame = frame
        self.times = 0
        self.answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()


class Device:
    """A person's device at a table; it reconnects and sends again what was not answered."""

    def __init__(self, person: Person, table: str, name: str, reads_slowly: bool = False) -> None:
        self.person = person
        self.table = table
        self.name = name
        self.reads_slowly = reads_slowly
        self.is_connected = True
        """Whether the device has not vanished."""
        self.number = 0
        """The number of the latest event."""
        self.seen: Json = {}
        """The latest views: table, game, own."""
        self.sent: dict[str, SentCommand] = {}
        self.received: list[tuple[Recording, Frame]] = []
        self._ids = (f"{name}-{number}" for number in itertools.count(1))
        self._socket: SocketConnection | None = None
        self._changed = asyncio.Event()
        self._living = asyncio.get_running_loop().create_task(self._live())

    def vanish(self) -> None:
        """Disconnect for ever."""
        self.is_connected = False
        self._living.cancel()

    async def send(self, command: str, **fields: Any) -> Json:
        """Send a command until it is answered, and return the answer, done or refused."""
        while True:
            frame = {"command": command, "id": next(self._ids), **fields}
            self.sent[frame["id"]] = sent = SentCommand(frame)
            self._transmit(sent)
            if self.person.random.random() < 0.2:
                self._transmit(sent)  # as a nervous client does
            answer = await sent.answer
            if answer.get("code") != "too-many-requests":
                return answer
            await self.person.pause(1.0)

    def _transmit(self, sent: SentCommand) -> None:
        if self._socket is not None:
            sent.times += 1
            self._socket.send(sent.frame)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition on the received views holds."""
        while not condition():
            self._changed.clear()
            await self._changed.wait()

    async def _live(self) -> None:
        person = self.person
        while True:
            worker = person.world.any_worker()
            if worker is not None:
                with suppress(ConnectionLostError):
                    socket = await person.world.network.connect(
                        worker, self.table, person.id, person.token, person.address, self.number
                    )
                    try:
                        await self._exchange(socket)
                    finally:
                        socket.break_off()
                        self._socket = None
            await person.pause(0.3)

    async def _exchange(self, socket: SocketConnection) -> None:
        self._receive(socket, await socket.receive())
        self._socket = socket
        for sent in tuple(self.sent.values()):
            if not sent.answer.done():
                self._transmit(sent)
        while True:
            if self.reads_slowly:
                await self.person.pause(0.5)
            self._receive(socket, await socket.receive())

    def _receive(self, socket: SocketConnection, frame: Frame) -> None:
        message = msgspec.json.decode(frame.text)
        self.received.append((socket.recording, frame))
        if message["message"] == "update":
            self.number = max(self.number, message["number"])
            self.seen |= {part: message[part] for part in ("table", "game", "own") if part in message}
        message = answer_in(message)
        if (sent := self.sent.get(message.get("id", ""))) is not None and not sent.answer.done():
            if message.get("code") == "storage-away":
                socket.break_off()  # reconnect and send again
                return
            sent.answer.set_result(message)
        self._changed.set()

    # --- what the device shows ----------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """The table's status, as far as known."""
        return str(self.seen["table"]["status"]) if "table" in self.seen else ""

    @property
    def seats(self) -> list[int]:
        """The person's own seats."""
        if "table" not in self.seen:
            return []
        return [n for n, seat in enumerate(self.seen["table"]["seats"]) if seat["person"] == self.person.id]

    @property
    def rivals(self) -> list[int]:
        """The seats of other people, or all if there are none."""
        seats = self.seen["table"]["seats"]
        people = [number for number, seat in enumerate(seats) if seat["person"] not in ("", self.person.id)]
        return people or list(range(len(seats)))

    @property
    def is_replaced_by_bot(self) -> bool:
        """Whether a stand-in decides for the person."""
        return any(self.seen["table"]["seats"][seat]["stand_in"] for seat in self.seats)

    @property
    def is_barred(self) -> bool:
        """Whether the host keeps the person out."""
        return any(barred["person"] == self.person.id for barred in self.seen["table"]["barred"])

    @property
    def decisions(self) -> list[Json]:
        """The own seats that must decide."""
        return [own for own in self.seen.get("own", []) if own["legal"]]
