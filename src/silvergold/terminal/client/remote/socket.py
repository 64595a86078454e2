"""A table's WebSocket that reconnects by itself and resends unanswered commands."""

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from silvergold.protocol.commands import Command
from silvergold.protocol.messages import Done, Refused, ServerMessage, Update, read_message
from silvergold.terminal.client.remote.account import Account
from silvergold.terminal.client.remote.decoding import decode_json, expect_protocol, refusal_error
from silvergold.terminal.client.remote.http import TableAddress

FIRST_PAUSE_S, MAX_PAUSE_S = 0.2, 8.0
LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)


class ReconnectingSocket:
    """Sends commands and receives messages until it is closed."""

    def __init__(
        self, address: TableAddress, account: Account, on_message: Callable[[ServerMessage], None]
    ) -> None:
        self._address = address
        self._account = account
        self._on_message = on_message
        self._connection: ClientConnection | None = None
        self._unanswered: dict[str, tuple[Command, asyncio.Future[None]]] = {}
        self._is_closed = asyncio.Event()
        self._pause = FIRST_PAUSE_S
        self._reconnecting: asyncio.Task[None] | None = None
        self._session = secrets.token_hex(6)
        self._numbers = itertools.count(1)

    @property
    def is_open(self) -> bool:
        """Whether there is a connection now."""
        return self._connection is not None

    async def send(self, kind: type[Command], **fields: Any) -> None:
        """Send a command, again after a lost connection, until it is acknowledged; a refusal raises."""
        command = kind(id=f"{self._session}-{next(self._numbers)}", **fields)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unanswered[command.id] = (command, answer)
        await self._send(command)
        await answer

    async def run(self, latest_event: Callable[[], int], on_lost: Callable[[], None]) -> None:
        """Stay connected; each connection asks for the events after the latest one."""
        while not self._is_closed.is_set():
            try:
                async with connect(self._url(latest_event()), additional_headers=self._headers) as connection:
                    self._connection = connection
                    await self._receive(connection)
            except LOST:
                pass
            self._connection = None
            if self._is_closed.is_set():
                return
            on_lost()
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, MAX_PAUSE_S)

    async def close(self) -> None:
        """Close the connection for good."""
        self._is_closed.set()
        if self._connection is not None:
            await self._connection.close()

    def _url(self, after: int) -> str:
        server = self._address.server.replace("http", "ws", 1)
        return f"{server}/api/tables/{self._address.table}/socket?after={after}"

    @property
    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self._account.token}"}

    async def _receive(self, connection: ClientConnection) -> None:
        for command, _ in tuple(self._unanswered.values()):
            await self._send(command)
        async for frame in connection:
            with expect_protocol():
                message = read_message(decode_json(frame))
            if isinstance(message, Update):
                self._pause = FIRST_PAUSE_S  # a server that only refuses is asked less and less often
            self._settle(message)
            self._on_message(message)

    async def _send(self, command: Command) -> None:
        if self._connection is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again on the next connection
                await self._connection.send(msgspec.json.encode(command).decode())

    def _settle(self, message: ServerMessage) -> None:
        """Complete the command that a message answers."""
        if isinstance(message, Update) and message.done:
            message = Done(message.done)
        if not isinstance(message, Done | Refused):
            return
        if isinstance(message, Refused) and message.code == "storage-away" and self._connection is not None:
            # Whether the command was stored is unknown: it is sent again.
            self._reconnecting = asyncio.create_task(self._connection.close())
            return
        _, answer = self._unanswered.pop(message.id, (None, None))
        if answer is None or answer.done():
            return
        if isinstance(message, Done):
            answer.set_result(None)
        else:
            answer.set_exception(refusal_error(message))
