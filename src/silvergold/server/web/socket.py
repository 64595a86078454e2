"""The WebSocket of a table: receives commands, sends updates."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from silvergold.engine import SilverGoldError
from silvergold.protocol.commands import TableCommand
from silvergold.protocol.messages import Done, Message, Presence, Refused, Update
from silvergold.server.clock import monotonic
from silvergold.server.errors import RefusedError, refused
from silvergold.server.monitoring import metrics
from silvergold.server.monitoring.security_log import security_log
from silvergold.server.services import Services
from silvergold.server.storage.people import Person
from silvergold.server.table.registry import LiveTable
from silvergold.server.table.snapshot import Viewer, full_update
from silvergold.server.tokens import new_id
from silvergold.server.web.access import (
    deal_still_open,
    has_nothing_to_hide,
    may_watch_game,
    require_may_watch,
)
from silvergold.server.web.auth import address_of, device_of, find_visitor, no_person
from silvergold.server.web.bounded_protocols import FRAMES, Frames
from silvergold.server.web.routes.tables import execute

REFUSED, SIGNED_OUT, TOO_MANY_BAD_FRAMES = 4000, 4001, 4009
"""Close codes."""

AnySocket = WebSocket[object, object, State]
_encode: Callable[[Message], bytes] = msgspec.json.Encoder().encode
_decode: Callable[[str], TableCommand] = msgspec.json.Decoder(TableCommand).decode


def read_command(text: str | None) -> TableCommand:
    """Decode the command in a frame; refuse anything else."""
    if text is None:
        raise RefusedError("bad-request", 400, reason="a binary frame")
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RefusedError("bad-request", 400, reason=str(error)) from error


def frames_of(socket: AnySocket) -> Frames:
    """Return the frames of a socket."""
    return cast("Frames", (socket.scope.get("extensions") or {})[FRAMES])


class TableConnection:
    """One WebSocket connected to one table."""

    __slots__ = (
        "_bad",
        "_closing",
        "_frames",
        "_is_executing",
        "_live",
        "_may_watch",
        "_most_bad",
        "_person",
        "_requester",
        "_services",
        "_socket",
        "_viewer",
        "presence",
    )

    def __init__(
        self, services: Services, socket: AnySocket, live: LiveTable, person: Person | None, may_watch: bool
    ) -> None:
        self._services = services
        self._socket = socket
        self._frames = frames_of(socket)
        self._live = live
        self._requester = person
        self._person = person.id if person else ""
        self._may_watch = may_watch
        self._viewer: Viewer | None = None
        self._is_executing = False
        self._closing: asyncio.Task[None] | None = None
        self._bad, self._most_bad = 0, services.settings.limits.bad_frames
        self.presence: tuple[int, ...] | None = None

    # --- out ----------------------------------------------------------------------------------------------

    def send_all(self, after: int) -> None:
        """Send everything that the person may see."""
        self._viewer = Viewer(self._person, self._live.snapshot)
        self.send(full_update(self._live.snapshot, self._person, after))

    def show(self) -> None:
        """Send what has changed, unless the answer to a command is about to do so."""
        if not self._is_executing and (update := self._changes()) is not None:
            self.send(update)

    def respond(self, answer: Done | Refused) -> None:
        """Send what has changed and the answer to a command, in one message if it was executed."""
        done = answer.id if isinstance(answer, Done) else ""
        update = self._changes(done)
        if update is not None:
            self.send(update)
        if update is None or not done:
            self.send(answer)

    def _changes(self, done: str = "") -> Update | None:
        """Return what has changed; close the connection if the person may not see the deal."""
        if self._viewer is None:
            return None
        if not self._may_watch and not has_nothing_to_hide(self._live.table, self._person):
            self._refuse(deal_still_open(), REFUSED)
            return None
        return self._viewer.see(self._live.snapshot, done)

    def send(self, message: Message) -> None:
        """Send a message."""
        self._frames.write_text(_encode(message))

    def end_session(self) -> None:
        """Execute no more commands, and close the connection: its device is signed out."""
        self._requester = None
        self._refuse(RefusedError("signed-out", 401), SIGNED_OUT)

    def _refuse(self, error: RefusedError, code: int) -> None:
        """Send a refusal and close the connection."""
        self._viewer = None
        self.send(refused(error))
        if self._closing is None:
            self._closing = asyncio.create_task(self._socket.close(code, error.code))

    async def closed(self) -> None:
        """Wait until the connection is closed, if the server closes it."""
        if self._closing is not None:
            await asyncio.gather(self._closing, return_exceptions=True)

    # --- in -----------------------------------------------------------------------------------------------

    async def receive(self) -> None:
        """Execute commands one after the other until the socket closes."""
        while self._bad < self._most_bad:
            frame = await self._frames.receive()
            if frame["type"] != "websocket.receive":
                return
            self._is_executing = True
            answer = await self.answer(frame.get("text"))
            self._is_executing = False
            self.respond(answer)
        await self._socket.close(TOO_MANY_BAD_FRAMES, "too many frames that are no commands")

    async def answer(self, text: str | None) -> Done | Refused:
        """Execute the command in a frame and return the answer."""
        begun, command_id = monotonic(), ""
        try:
            command = self.read(text)
            command_id = command.id
            if self._requester is None:
                raise no_person()
            await execute(self._services, self._live, self._requester, command)
        except SilverGoldError as error:
            security_log.refusal(error.code)
            return refused(error, command_id)
        metrics.COMMAND_SECONDS.observe(monotonic() - begun)
        return Done(command_id)

    def read(self, text: str | None) -> TableCommand:
        """Decode the command in a frame, and count frames that have none."""
        try:
            return read_command(text)
        except RefusedError:
            self._bad += 1
            raise


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: str, after: int = 0) -> None:
    """Serve a table's WebSocket."""
    services: Services = socket.app.state.services
    person = await find_visitor(socket, services)
    person_id, address = person.id if person else "", address_of(socket)
    await socket.accept()
    try:
        with counted(services, person_id, address):
            live = await services.tables.get_current(table_id)
            await require_may_watch(services, live, person_id)
            await serve_connection(services, socket, live, person, after)
    except RefusedError as error:
        security_log.refusal(error.code)
        await socket.send_data(_encode(refused(error)).decode())
        await socket.close(REFUSED, error.code)


async def serve_connection(
    services: Services, socket: AnySocket, live: LiveTable, person: Person | None, after: int
) -> None:
    """Send and receive until the connection ends."""
    key, table_id, person_id = new_id(), live.table.id, person.id if person else ""
    may_watch = await may_watch_game(services, live, person_id)
    connection = TableConnection(services, socket, live, person, may_watch)
    async with services.tables.watching(table_id, connection) as live:
        connection.send_all(after)
        services.presence.connect(key, table_id, person_id)
        try:
            with (
                contextlib.suppress(WebSocketDisconnect),
                holding_device(services, socket, person, connection),
            ):
                # In a task of its own, so that it resumes without passing the application's layers.
                await asyncio.create_task(connection.receive())
        finally:
            services.presence.disconnect(key, table_id, person_id)
            await connection.closed()


def holding_device(
    services: Services, socket: AnySocket, person: Person | None, connection: TableConnection
) -> contextlib.AbstractContextManager[None]:
    """Keep a connection for the time that its device is signed in."""
    if person is None:
        return contextlib.nullcontext()
    return services.device_sockets.holding(device_of(socket), connection)


@contextlib.contextmanager
def counted(services: Services, person: str, address: str) -> Iterator[None]:
    """Count an open socket for its person and its address."""
    services.sockets_of_addresses.enter(address)
    try:
        if person:
            services.sockets_of_people.enter(person)
        metrics.SOCKETS.inc()
        try:
            yield
        finally:
            metrics.SOCKETS.dec()
            if person:
                services.sockets_of_people.leave(person)
    finally:
        services.sockets_of_addresses.leave(address)


async def send_presence(services: Services, live: LiveTable) -> None:
    """Send the seats whose person is connected to everybody at a table."""
    try:
        people = await services.presence.people_at(live.table.id)
    except RefusedError:  # the database is unreachable: the next change sends them
        return
    here = tuple(number for number, seat in enumerate(live.table.seats) if seat.person in people - {""})
    for watcher in tuple(live.watchers):
        if isinstance(watcher, TableConnection) and watcher.presence != here:
            watcher.presence = here
            watcher.send(Presence(here))
