"""Connections that stop reading, flood, or never finish a request are dropped; others are not affected."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from silvergold.server.serve import raise_file_limit
from silvergold.server.settings import Limits
from silvergold.server.web.bounded_protocols import (
    FRAMES,
    PIECE_BYTES,
    BoundedHttp,
    BoundedWebSocket,
    Outbox,
    text_header,
)
from tests.server.helpers.client import ask
from tests.server.helpers.server_process import ServerProcess

BRIEF = replace(Limits(), request_seconds=0.3, stalled_seconds=0.3, frames_at_once=50, frames_per_second=1)
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HALF_REQUESTS = (
    b"",
    b"GET / HTTP/1.1\r\nHost: local",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf",
)
NO_KEY = b"\0\0\0\0"


class Transport(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self._is_closing = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self._is_closing = True

    def is_closing(self) -> bool:
        return self._is_closing

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        """Nothing is read here."""

    def resume_reading(self) -> None:
        """Nothing is read here."""


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def served(app: Callable[..., Any]) -> AsyncIterator[Callable[[bytes], Any]]:
    """Serve an ASGI application with brief limits; yields a function that connects and sends."""
    config = Config(
        app,
        http=lambda **options: BoundedHttp(BRIEF, **options),  # type: ignore[arg-type]
        ws=lambda **options: BoundedWebSocket(BRIEF, Outbox(), **options),  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
    )
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()

    def protocol() -> asyncio.Protocol:
        return BoundedHttp(BRIEF, config=config, server_state=state, app_state={})

    server = await loop.create_server(protocol, "127.0.0.1")
    writers = []

    async def connected(sent: bytes) -> Streams:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2], limit=1024)
        writers.append(writer)
        writer.write(sent)
        return reader, writer

    async with server:
        yield connected
        for writer in writers:
            writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the connection is closed or reset."""
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while more := await reader.read(4096):
            received += more
    return received


def test_a_socket_that_stops_reading_is_dropped() -> None:
    async def run() -> None:
        is_over = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            with contextlib.suppress(OSError):
                while True:
                    await send({"type": "websocket.send", "text": "a" * 100_000})
            is_over.set()

        async with served(app) as connected:
            await connected(HANDSHAKE)
            await is_over.wait()

    asyncio.run(run())


def test_a_socket_outlives_the_time_for_a_request() -> None:
    async def run() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            await asyncio.sleep(2 * BRIEF.request_seconds)
            await send({"type": "websocket.send", "text": "still here"})
            await send({"type": "websocket.close"})

        async with served(app) as connected:
            reader, _ = await connected(HANDSHAKE)
            assert b"still here" in await rest(reader)

    asyncio.run(run())


def test_a_client_that_does_not_read_its_answer_is_dropped() -> None:
    async def run() -> None:
        is_over = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            gone = asyncio.create_task(receive())
            await send({"type": "http.response.start", "status": 200, "headers": []})
            while not gone.done():
                await send({"type": "http.response.body", "body": b"a" * 100_000, "more_body": True})
                await asyncio.sleep(0)
            is_over.set()

        async with served(app) as connected:
            await connected(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await is_over.wait()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", b"\x89\x80"), (b"", b"\x8a\x80"), (b"", b"\x81\x80"), (b"\x01\x80" + NO_KEY, b"\x00\x80")],
    ids=["pings", "pongs", "empty messages", "continuations"],
)
def test_a_socket_that_floods_is_dropped(first: bytes, frame: bytes) -> None:
    received = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            received.append(message)

    async def run() -> None:
        async with served(app) as connected:
            reader, writer = await connected(HANDSHAKE)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(first + (frame + NO_KEY) * 100_000)
            assert len(await rest(reader)) < PIECE_BYTES, "no more than one piece is answered"

    asyncio.run(run())
    assert len(received) <= BRIEF.frames_at_once + 1


def masked(first: int, payload: bytes) -> bytes:
    """Return a client's frame."""
    mask, size = b"mask", len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2)
    return bytes([first]) + length + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


FRAMES_SENT = (
    masked(0x81, b"short"),
    masked(0x81, b""),
    masked(0x81, 300 * b"long"),
    masked(0x8A, b"pong"),
    masked(0x81, "Piñata".encode()),
    masked(0x82, b"binary"),
    masked(0x01, b"two "),
    masked(0x89, b"ping"),
    masked(0x80, b"parts"),
    masked(0x81, 127 * b"x"),
)
MESSAGES = ["short", "", 300 * "long", "Piñata", None, "two parts", 127 * "x"]


@pytest.mark.parametrize("size", [0, 1, 7, 10_000], ids=["by frame", "by byte", "by 7 bytes", "at once"])
def test_messages_are_the_same_however_they_arrive(size: int) -> None:
    """Whole frames take a shorter way than parts of frames, or several."""
    stream = b"".join(FRAMES_SENT)
    pieces = [stream[n : n + size] for n in range(0, len(stream), size)] if size else FRAMES_SENT
    received = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        frames = scope["extensions"][FRAMES]
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await frames.receive())["type"] != "websocket.disconnect":
            received.append(message.get("text"))
        frames.write_text(b"not sent any more")

    config = Config(app, lifespan="off", log_config=None, ws_ping_interval=None)

    async def run() -> None:
        config.load()
        socket = BoundedWebSocket(
            Limits.none(), Outbox(), config=config, server_state=ServerState(), app_state={}
        )
        socket.connection_made(transport := Transport())
        socket.data_received(HANDSHAKE)
        while not socket.handshake_complete:
            await asyncio.sleep(0)
        for piece in pieces:
            socket.data_received(piece)
            await asyncio.sleep(0)
        socket.data_received(masked(0x88, b""))
        await asyncio.gather(*socket.tasks)
        assert b"not sent" not in transport.written
        assert transport.written.count(masked(0x8A, b"ping")[:1] + b"\x04ping") == 1

    asyncio.run(run())
    assert received == MESSAGES


def test_frames_are_written_together_and_before_the_close() -> None:
    writes: list[bytes] = []

    class CountingTransport(Transport):
        def write(self, data: Any) -> None:
            writes.append(data)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        frames = scope["extensions"][FRAMES]
        await receive()
        await send({"type": "websocket.accept"})
        writes.clear()
        frames.write_text(b"one")
        frames.write_text(b"two")
        await asyncio.sleep(0)
        frames.write_text(b"three")
        await send({"type": "websocket.close", "code": 1000})

    config = Config(app, lifespan="off", log_config=None, ws_ping_interval=None)

    async def run() -> None:
        config.load()
        socket = BoundedWebSocket(
            Limits.none(), Outbox(), config=config, server_state=ServerState(), app_state={}
        )
        socket.connection_made(CountingTransport())
        socket.data_received(HANDSHAKE)
        await asyncio.gather(*socket.tasks)

    asyncio.run(run())
    assert writes[:2] == [b"\x81\x03one\x81\x03two", b"\x81\x05three"]
    assert [frame[0] for frame in writes[2:]] == [0x88]


def test_a_server_that_stops_writes_the_last_frames_first() -> None:
    async def run() -> None:
        is_written = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            scope["extensions"][FRAMES].write_text(b"the last word")
            sockets[0].shutdown()
            is_written.set()

        config = Config(app, lifespan="off", log_config=None, ws_ping_interval=None)
        config.load()
        socket = BoundedWebSocket(
            Limits.none(), Outbox(), config=config, server_state=ServerState(), app_state={}
        )
        sockets = [socket]
        socket.connection_made(transport := Transport())
        socket.data_received(HANDSHAKE)
        await is_written.wait()
        text, close = transport.written.index(b"the last word"), transport.written.index(b"\x88\x02\x03\xf4")
        assert text < close

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_frame_says_how_long_it_is(size: int) -> None:
    assert text_header(size) == Frame(Opcode.TEXT, size * b"x").serialize(mask=False)[: -size or None]


def test_half_sent_requests_are_dropped_and_slow_answers_are_not() -> None:
    async def run() -> None:
        are_dropped = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            while (await receive()).get("more_body"):
                pass
            await are_dropped.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"at last"})

        async with served(app) as connected:
            whole, _ = await connected(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            halves = [await connected(half) for half in HALF_REQUESTS]
            assert [await rest(reader) for reader, _ in halves] == [b""] * len(halves)
            are_dropped.set()
            assert b"at last" in await rest(whole)

    asyncio.run(run())


def test_a_server_survives_2000_half_sent_requests(server: ServerProcess) -> None:
    raise_file_limit()
    host, port = server.address.removeprefix("http://").split(":")
    with contextlib.ExitStack() as stack:
        for number in range(2_000):
            connection = stack.enter_context(socket.create_connection((host, int(port))))
            connection.send(HALF_REQUESTS[number % len(HALF_REQUESTS)])
        assert ask(server.address, "GET", "/health")[0] == 200
