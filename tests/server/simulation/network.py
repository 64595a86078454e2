"""The network between clients and workers: slow, and every connection may break at any moment.

A worker's application is called as an HTTP server calls it. Everything that it sends is kept for the checks,
together with the length of the table's log on disk at that moment.
"""

import asyncio
import contextvars
import re
from collections import deque
from collections.abc import Callable, MutableMapping
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple
from urllib.parse import urlencode

import msgspec

from silvergold.server.web.bounded_protocols import FRAMES
from tests.server.simulation.event_loop import SimulatedLoop
from tests.server.simulation.faults import Faults
from tests.server.simulation.storage import SimulatedStorage
from tests.server.simulation.workers import SimulatedWorker

AsgiMessage = MutableMapping[str, Any]

UNREAD_LIMIT = 20
"""Frames that the network holds for a client that does not read."""
STALLED_S = 10.0
"""How long a server lets a client have more than that before it drops the connection."""
SILENT_S = 5.0
"""After how much silence a server notices that a client is gone."""


class ConnectionLostError(Exception):
    """The connection broke; what was sent may have arrived or not."""


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    body: bytes


class Frame(NamedTuple):
    """Something that a server has sent, and the length of the table's log on disk at that moment."""

    text: bytes
    at: float
    log_length: int


class Recording:
    """What one connection has carried from a server to a client."""

    def __init__(self, worker: str, person: str, table: str, after: int) -> None:
        self.worker = worker
        self.person = person
        self.table = table
        self.after = after
        self.frames: list[Frame] = []


class Pipe:
    """One direction of a connection: everything arrives late, and in order."""

    def __init__(self, network: "Network", receive: Callable[[Any], None]) -> None:
        self._network = network
        self._receive = receive
        self._travelling: deque[Any] = deque()
        self._last_at = 0.0

    def send(self, item: object) -> None:
        """Let something travel."""
        self._last_at = max(self._last_at, self._network.arrival())
        self._travelling.append(item)
        self._network.call_at(self._last_at, self._arrive)

    def _arrive(self) -> None:
        if self._travelling:
            self._receive(self._travelling.popleft())

    def cut(self) -> None:
        """Lose what is travelling."""
        self._travelling.clear()


class SocketConnection:
    """A WebSocket between a client and a worker."""

    def __init__(self, network: "Network", worker: SimulatedWorker, recording: Recording) -> None:
        self._network = network
        self.worker = worker
        self.recording = recording
        self._for_server: asyncio.Queue[AsgiMessage] = asyncio.Queue()
        self._for_client: asyncio.Queue[Frame | None] = asyncio.Queue()
        self._to_server = Pipe(network, self._for_server.put_nowait)
        self._to_client = Pipe(network, self._for_client.put_nowait)
        self._unread = 0
        self.is_open = True
        self._is_silent = False
        """Whether neither side hears the other, without knowing it."""
        self._for_server.put_nowait({"type": "websocket.connect"})

    # --- the server's end ---------------------------------------------------------------------------------

    async def asgi_receive(self) -> AsgiMessage:
        """Wait for the next message of the client."""
        return await self._for_server.get()

    async def asgi_send(self, message: AsgiMessage) -> None:
        """Send to the client."""
        if not self.is_open:
            raise OSError("the client is gone")
        if message["type"] == "websocket.close":
            self._end()
        elif message["type"] == "websocket.send":
            self.write_text(message["text"].encode())

    def write_text(self, text: bytes) -> None:
        """Send a text to the client, unless it is gone."""
        if not self.is_open:
            return
        frame = self._network.frame(text, self.recording.table)
        self.recording.frames.append(frame)
        self._unread += 1
        if not self._is_silent:
            self._to_client.send(frame)
        if self._unread == UNREAD_LIMIT + 1:
            self._network.call_at(self._network.time() + STALLED_S, self._drop_if_stalled)

    def _drop_if_stalled(self) -> None:
        if self._unread > UNREAD_LIMIT:
            self.break_off()

    # --- the client's end ---------------------------------------------------------------------------------

    def send(self, message: object) -> None:
        """Send a message to the server."""
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Send a text to the server; it may be lost with the connection."""
        self._network.maybe_break(self)
        if self.is_open and not self._is_silent:
            self._to_server.send({"type": "websocket.receive", "text": text})

    async def receive(self) -> Frame:
        """Wait for the next frame from the server."""
        frame = await self._for_client.get()
        if frame is None:
            raise ConnectionLostError
        self._unread -= 1
        self._network.maybe_break(self)
        return frame

    # --- the end ------------------------------------------------------------------------------------------

    def break_off(self, *, loses_frames: bool = True) -> None:
        """Break the connection for both ends."""
        if loses_frames and self.is_open:
            self._to_client.cut()
            self._to_server.cut()
        self._end()

    def _end(self) -> None:
        if self.is_open:
            self.is_open = False
            self._to_client.send(None)
            self._to_server.send({"type": "websocket.disconnect", "code": 1006})
            self._network.forget(self)

    def fall_silent(self) -> None:
        """Carry nothing any more; the server notices it after a while."""
        self._is_silent = True
        self._to_client.cut()
        self._to_server.cut()
        self._network.call_at(self._network.time() + SILENT_S, self.break_off)


class Network:
    """All connections between clients and workers."""

    def __init__(
        self, loop: SimulatedLoop, random: Random, faults: Faults, storage: SimulatedStorage
    ) -> None:
        self._loop = loop
        self._random = random
        self._faults = faults
        self._storage = storage
        self._context = contextvars.copy_context()
        """What travels arrives even if its sender dies."""
        self._sockets: list[SocketConnection] = []
        self._exchanges: list[Exchange] = []
        self.recordings: list[Recording] = []

    def time(self) -> float:
        """Return the simulated time."""
        return self._loop.time()

    def call_at(self, when: float, callback: Callable[..., object], *args: object) -> None:
        """Call back at a time, on behalf of nobody's process."""
        self._loop.call_at(when, callback, *args, context=self._context)

    def arrival(self) -> float:
        """Draw when something arrives that is sent now."""
        return self.time() + self._random.expovariate(1 / self._faults.network_s)

    def frame(self, text: bytes, table: str) -> Frame:
        """Return what a server sends, with the length of the log at this moment."""
        opened = re.search(rb'"table":{"id":"([^"]+)"', text)  # the answer to a request that opens a table
        known = table or (opened.group(1).decode() if opened else "")
        return Frame(text, self.time(), self._storage.length(known) if known else 0)

    # --- connections --------------------------------------------------------------------------------------

    async def connect(
        self, worker: SimulatedWorker, table: str, person: str, token: str, address: str, after: int
    ) -> SocketConnection:
        """Open a WebSocket to a table."""
        await asyncio.sleep(self.arrival() - self.time())
        if not worker.is_up:
            raise ConnectionLostError
        recording = Recording(worker.name, person, table, after)
        socket = SocketConnection(self, worker, recording)
        path = f"/api/tables/{table}/socket"
        scope = self._scope("websocket", path, token, address, urlencode({"after": after}))
        self._sockets.append(socket)
        self.recordings.append(recording)
        frames = SimpleNamespace(receive=socket.asgi_receive, write_text=socket.write_text)
        scope |= {"subprotocols": [], "extensions": {FRAMES: frames}}
        worker.serve(scope, socket.asgi_receive, socket.asgi_send)
        return socket

    def _scope(self, kind: str, path: str, token: str, address: str, query: str = "") -> dict[str, Any]:
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (b"host", b"simulated"),
                (b"authorization", b"Bearer " + token.encode()),
                (b"content-type", b"application/json"),
            ],
            "client": (address, 1),
            "server": ("simulated", 80),
            "state": {},
        }

    def forget(self, socket: SocketConnection) -> None:
        """Drop a connection that has ended."""
        if socket in self._sockets:
            self._sockets.remove(socket)

    def maybe_break(self, socket: SocketConnection) -> None:
        """Break a connection now and then."""
        if socket.is_open and self._faults.happens(self._faults.connection_drops):
            socket.fall_silent() if self._random.random() < 0.3 else socket.break_off()

    def break_all(self, worker: SimulatedWorker) -> None:
        """Break all connections of a worker that has died; its last frames may still arrive."""
        for socket in [socket for socket in self._sockets if socket.worker is worker]:
            socket.break_off(loses_frames=self._random.random() < 0.5)
        for exchange in [exchange for exchange in self._exchanges if exchange.worker is worker]:
            exchange.break_off()

    async def request(
        self,
        worker: SimulatedWorker,
        method: str,
        path: str,
        token: str,
        address: str,
        body: object = None,
        person: str = "",
        table: str = "",
    ) -> Answer:
        """Send a request and wait for its answer."""
        await asyncio.sleep(self.arrival() - self.time())
        if not worker.is_up:
            raise ConnectionLostError
        recording = Recording(worker.name, person, table, 0)
        exchange = Exchange(self, worker, recording, b"" if body is None else msgspec.json.encode(body))
        scope = self._scope("http", path, token, address) | {"method": method}
        worker.serve(scope, exchange.asgi_receive, exchange.asgi_send)
        self.recordings.append(recording)
        self._exchanges.append(exchange)
        try:
            answer = await exchange.answer
        finally:
            self._exchanges.remove(exchange)
        if self._faults.happens(self._faults.connection_drops):
            raise ConnectionLostError
        return answer


class Exchange:
    """One HTTP request and its answer."""

    def __init__(self, network: Network, worker: SimulatedWorker, recording: Recording, body: bytes) -> None:
        self._network = network
        self.worker = worker
        self._recording = recording
        self._body: bytes | None = body
        self._status = 0
        self._content = b""
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    async def asgi_receive(self) -> AsgiMessage:
        """Return the body, then wait for ever: the client does not hang up."""
        if self._body is None:
            await asyncio.Event().wait()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}

    async def asgi_send(self, message: AsgiMessage) -> None:
        """Collect the answer."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            return
        self._content += message.get("body", b"")
        if not message.get("more_body", False):
            self._recording.frames.append(self._network.frame(self._content, self._recording.table))
            self._network.call_at(self._network.arrival(), self._arrive)

    def _arrive(self) -> None:
        if not self.answer.done():
            self.answer.set_result(Answer(self._status, self._content))

    def break_off(self) -> None:
        """Break the connection; the answer never arrives."""
        if not self.answer.done():
            self.answer.set_exception(ConnectionLostError())
