"""uvicorn's protocols with limits for clients that stop reading, flood, or never finish a request."""

import asyncio
from collections import deque
from http import HTTPStatus
from typing import Any, Protocol

import h11
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from silvergold.server.monitoring.security_log import security_log
from silvergold.server.rate_limits import TokenBucket
from silvergold.server.settings import Limits

PIECE_BYTES = 4096
"""Received bytes are parsed in pieces of this size, so that a flood is noticed early."""
WAITING_MESSAGES = 8
"""Nothing more is read from a client while this many of its messages wait."""
UNREAD_BYTES = 1_000_000
"""A client that has this much left to read is dropped; it reconnects."""
FRAMES = "silvergold.frames"
"""The extension of a WebSocket's scope: its frames, without the application's layers."""
WHOLE, WHOLE_TEXT = 0x80, 0x81
"""The first byte of a frame that is a whole message, and of one with text."""
MASKED, TWO_BYTES, EIGHT_BYTES = 0x80, 126, 127
"""A frame's second byte: whether it is masked, and its length or how many bytes follow with it."""
UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""The client's states in which the rest of its request is awaited."""


def abort(transport: asyncio.Transport, reason: str) -> None:
    """Drop a connection without waiting for its client to read anything."""
    security_log.abort(reason)
    transport.abort()


class Deadline:
    """Aborts a connection if something takes longer than allowed."""

    def __init__(self, seconds: float, reason: str) -> None:
        self._seconds, self._reason = seconds, reason
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Start the time, unless it is running."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, abort, transport, self._reason)

    def stop(self) -> None:
        """Stop the time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class BoundedHttp(H11Protocol):
    """HTTP whose requests must arrive in time, headers and body, and whose responses must be read."""

    def __init__(self, limits: Limits, **options: Any) -> None:
        super().__init__(**options)
        self._deadline = Deadline(limits.request_seconds, "slow-request")
        self._reading = Deadline(limits.request_seconds, "unread-answer")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Await the first request."""
        super().connection_made(transport)
        self._deadline.start(transport)

    def data_received(self, data: bytes) -> None:
        """Handle a part of a request, and stop the time at its end, or when the connection is a WebSocket."""
        super().data_received(data)
        is_awaited = self.conn.their_state in UNFINISHED and self.transport.get_protocol() is self
        if is_awaited and not self.transport.is_closing():
            self._deadline.start(self.transport)
        else:
            self._deadline.stop()

    def pause_writing(self) -> None:
        """Give the client some time to read its response."""
        super().pause_writing()
        self._reading.start(self.transport)

    def resume_writing(self) -> None:
        """Stop the time: the client reads."""
        self._reading.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the time."""
        self._deadline.stop()
        self._reading.stop()
        super().connection_lost(exc)


def payload_start(data: bytes) -> int:
    """Return where a client's payload starts if the bytes are exactly one whole message; otherwise 0."""
    if len(data) < 6 or not data[0] & WHOLE or not data[1] & MASKED:
        return 0
    length, start = data[1] ^ MASKED, 6
    if length == EIGHT_BYTES:
        return 0
    if length == TWO_BYTES:
        length, start = int.from_bytes(data[2:4]), 8
    return start if len(data) == start + length else 0


def text_header(length: int) -> bytes:
    """Return the header of a server's text frame."""
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2)
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8)


class Frames(Protocol):
    """How the server uses an open WebSocket."""

    async def receive(self) -> Any:
        """Wait for the next message of ASGI."""

    def write_text(self, text: bytes) -> None:
        """Write a text frame soon, without waiting, unless the connection is ending."""


class MessageQueue(deque[ASGIReceiveEvent]):
    """The messages that one reader waits for; quicker than asyncio's queue, which serves several."""

    __slots__ = ("_arrived", "_loop")

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._arrived: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Add a message."""
        self.append(message)
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """Return what to wait for while there is no message."""
        self._arrived = self._loop.create_future()
        return self._arrived


class Outbox:
    """The WebSockets of a server whose frames wait until everything that the event loop runs now is done.

    A commit answers many clients: writing to them in one go wakes each process at the other end once.
    """

    def __init__(self) -> None:
        self._sockets: list[BoundedWebSocket] = []

    def add(self, socket: "BoundedWebSocket") -> None:
        """Let a socket's frames be written soon."""
        if not self._sockets:
            socket.loop.call_soon(self._flush)
        self._sockets.append(socket)

    def _flush(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.flush()


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose client must read in time, and may send only a limited number of frames."""

    __slots__ = (
        "_begins_message",
        "_deadline",
        "_frames",
        "_outbox",
        "_unwritten",
        "close_sent",
        "config",
        "loop",
        "queue",
        "transport",
    )
    """What every frame needs lies together: uvicorn's attributes are spread over a large dictionary."""

    queue: MessageQueue  # type: ignore[assignment]

    def __init__(self, limits: Limits, outbox: Outbox, **options: Any) -> None:
        super().__init__(**options)
        self.queue = MessageQueue()
        self._outbox = outbox
        self._begins_message = False
        """Whether the next bytes certainly begin a message: so far only whole ones have arrived at once."""
        self._unwritten = b""
        self._frames = TokenBucket(limits.frames_at_once, limits.frames_per_second)
        self._deadline = Deadline(limits.stalled_seconds, "stalled-socket")
        self.read_paused = True  # uvicorn would pause after every message

    def handle_connect(self, event: Request) -> None:
        """Let the application read and write frames directly."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][FRAMES] = self  # type: ignore[assignment]
            self._begins_message = True

    def write_text(self, text: bytes) -> None:
        """Write a text frame soon, without waiting, unless the connection is ending."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() + len(self._unwritten) > UNREAD_BYTES:
            abort(self.transport, "unread-messages")
            return
        if not self._unwritten:
            self._outbox.add(self)
        self._unwritten += text_header(len(text)) + text

    def flush(self) -> None:
        """Write the frames that wait for it."""
        frames, self._unwritten = self._unwritten, b""
        if frames and not self.transport.is_closing():
            self.transport.write(frames)

    def shutdown(self) -> None:
        """End the connection after the frames that wait."""
        self.flush()
        super().shutdown()

    def pause_writing(self) -> None:
        """Give the client some time to read what has been sent."""
        super().pause_writing()
        self._deadline.start(self.transport)

    def resume_writing(self) -> None:
        """Stop the time: the client reads."""
        self._deadline.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """Drop the connection: a client that does not answer a ping would not read a close frame either."""
        abort(self.transport, "unanswered-ping")

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message after the frames that wait; a close frame must be read in time."""
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.close":
            self._deadline.start(self.transport)

    async def receive(self) -> ASGIReceiveEvent:
        """Wait for the next message, and read on if few are left."""
        if not self.queue:
            await self.queue.arrival()
        message = self.queue.popleft()
        if len(self.queue) == WAITING_MESSAGES - 1 and not self.transport.is_closing():
            self.transport.resume_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the time."""
        self._deadline.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle frames: one text at once, anything else piece by piece until there are too many."""
        if self._begins_message:
            start = payload_start(data)
            if start and data[0] == WHOLE_TEXT and len(data) <= self.config.ws_max_size:
                text = apply_mask(data[start:], data[start - 4 : start])
                if text.isascii():
                    self._receive_text(text)
                    return
            self._begins_message = bool(start)
        for piece in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[piece : piece + PIECE_BYTES])

    def _receive_text(self, text: bytes) -> None:
        if self._is_within_limit() and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
            self._wait_for_reader()

    def send_receive_event_to_app(self) -> None:
        """Count a message, and pass it on."""
        if self._is_within_limit():
            super().send_receive_event_to_app()
            self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        """Read no more while many messages wait."""
        if len(self.queue) == WAITING_MESSAGES:
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        """Count a continuation frame."""
        if self._is_within_limit():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Count a ping."""
        if self._is_within_limit():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Count a pong."""
        if self._is_within_limit():
            super().handle_pong(event)

    def _is_within_limit(self) -> bool:
        if self.transport.is_closing():
            return False
        if not self._frames.take():
            abort(self.transport, "too-many-frames")
            return False
        return True
