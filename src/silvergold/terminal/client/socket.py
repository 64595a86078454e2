"""A table's socket that comes back by itself and sends again what was never answered."""

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from silvergold.terminal.client.decoding import decode_json, expect_protocol, refusal_error
from silvergold.terminal.client.http import Account, TableAddress
from silvergold.terminal.client.wire import Json

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.2, 8.0
LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)


class ReconnectingSocket:
    """Commands one way, messages the other, for as long as somebody listens."""

    def __init__(self, address: TableAddress, person: Account, hear: Callable[[Json], None]) -> None:
        self._address = address
        self._person = person
        self._hear = hear
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[Json, asyncio.Future[None]]] = {}
        self._left = asyncio.Event()
        self._pause = FIRST_PAUSE_S
        self._closing: asyncio.Task[None] | None = None
        self._session = secrets.token_hex(6)
        self._numbers = itertools.count(1)

    @property
    def is_open(self) -> bool:
        """Whether there is a connection now."""
        return self._socket is not None

    async def ask(self, command: str, **fields: Any) -> None:
        """Send a command, again after a lost connection, until it is on disk; a refusal raises."""
        frame = {"command": command, "id": f"{self._session}-{next(self._numbers)}", **fields}
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unanswered[frame["id"]] = (frame, answer)
        await self._send(frame)
        await answer

    async def run(self, number: Callable[[], int], changed: Callable[[], None]) -> None:
        """Stay connected; after a lost connection ask for what came after the event of a number."""
        while not self._left.is_set():
            try:
                async with connect(self._url(number()), additional_headers=self._headers) as socket:
                    self._socket = socket
                    await self._converse(socket)
            except LOST:
                pass
            self._socket = None
            if self._left.is_set():
                return
            changed()
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE_S)

    async def close(self) -> None:
        """Leave for good."""
        self._left.set()
        if self._socket is not None:
            await self._socket.close()

    def _url(self, number: int) -> str:
        server = self._address.server.replace("http", "ws", 1)
        return f"{server}/api/tables/{self._address.table}/socket?after={number}"

    @property
    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self._person.token}"}

    async def _converse(self, socket: ClientConnection) -> None:
        for frame, _ in tuple(self._unanswered.values()):
            await self._send(frame)
        async for text in socket:
            with expect_protocol():
                message: Json = decode_json(text)
                if message["message"] == "update":
                    self._pause = FIRST_PAUSE_S  # a server that only refuses is asked less and less often
                self._settle(message)
            self._hear(message)

    async def _send(self, frame: Json) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again on the next connection
                await self._socket.send(json.dumps(frame))

    def _settle(self, message: Json) -> None:
        """Answer whoever has sent the command that a message is about."""
        if message.get("code") == "storage-away" and self._socket is not None:
            self._closing = asyncio.create_task(self._socket.close())  # nobody knows: it is sent again
            return
        _, answer = self._unanswered.pop(message.get("id", ""), (None, None))
        if answer is None or answer.done():
            return
        if message["message"] == "done":
            answer.set_result(None)
        else:
            answer.set_exception(refusal_error(message))
