"""boardgame.io's own protocol: its lobby over HTTP, its moves over socket.io (protocol 5, engine.io 4).

The client is kept small because it shares the machine with the server: it uses the WebSocket transport only
and reads only the parts of each message that the player needs.
"""

import asyncio
import http.client
import random
from dataclasses import dataclass
from http import HTTPStatus

from choice import choose_mark
from msgspec.json import decode, encode
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from waiting import give_up, wake

from peer.messages import EVENTS, MatchChanged, State, Synced, Updated

GAME = "silvergold"
PING, PONG, OPEN = b"2", b"3", b"0"
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()


Move = tuple[str | int | list[str], ...]
"""A move's name and arguments."""


class BoardgameIoPlayer(WSListener):
    """A seat at a table, over one socket."""

    def __init__(self, match: str, seat: str, credentials: str) -> None:
        self._seat = seat
        self._sync_message = EVENT + encode(["sync", match, seat, credentials])
        self._address = [match, seat]
        self._credentials = credentials
        self._transport: WSTransport
        self._state: State
        self._turn: asyncio.Future[None] | None = None
        """Pending while it is not this seat's turn."""
        self._answer: asyncio.Future[None] | None = None
        """Pending while a message is not acknowledged."""

    async def sit_down(self, port: int) -> None:
        """Connect and wait for the first view of the table."""
        self._answer = asyncio.get_running_loop().create_future()
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self._transport, _ = await ws_connect(lambda: self, address)
        await self._answer

    async def next_command(self) -> bytes | None:
        """Wait for this seat's turn and return a move; None when the game is over."""
        while (move := self._choose()) is None:
            if self._is_over():
                return None
            self._turn = asyncio.get_running_loop().create_future()
            await self._turn
        return self._encode(move)

    async def send(self, command: bytes) -> None:
        """Send a move and wait until boardgame.io reports it."""
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.send(WSMsgType.TEXT, command)
        await self._answer

    def leave(self) -> None:
        """Close the socket."""
        self._transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Answer socket.io's control packets and handle boardgame.io's events."""
        message = frame.get_payload_as_bytes()
        if message.startswith(EVENT):
            self._handle(EVENTS.decode(message[len(EVENT) :]))
        elif message == PING:
            transport.send(WSMsgType.TEXT, PONG)
        elif message.startswith(OPEN):
            transport.send(WSMsgType.TEXT, CONNECT)
        elif message.startswith(CONNECT):
            transport.send(WSMsgType.TEXT, self._sync_message)
        else:
            self._give_up(f"unexpected packet: {message!r}")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Fail whatever still waits for the closed socket."""
        self._give_up("the socket was closed")

    def _handle(self, event: Synced | Updated | MatchChanged) -> None:
        if isinstance(event, Updated):
            self._state = event.state
            if not event.log:
                self._give_up("a move was refused")
            elif event.log[0].action.payload.player == self._seat:
                wake(self._answer)
            elif self._is_over() or self._is_to_move():
                wake(self._turn)
        elif isinstance(event, Synced):
            self._state = event.seated.state
            wake(self._answer)

    def _give_up(self, why: str) -> None:
        give_up(f"seat {self._seat} of {self._address[0]}: {why}", self._turn, self._answer)

    def _is_over(self) -> bool:
        return self._state.context.gameover is not None

    def _is_to_move(self) -> bool:
        """Whether it is this seat's turn."""
        table = self._state.table
        if self._is_over():
            return False
        if table.settling:
            return table.settling[0] == self._seat
        if table.shape is None:
            return not table.players[self._seat].cards
        return self._seat not in table.ready

    def _choose(self) -> Move | None:
        """Return the next move; None if it is not this seat's turn."""
        table = self._state.table
        me = table.players[self._seat]
        if not self._is_to_move():
            return None
        if table.settling:
            taken = random.randrange(len(table.display) + (table.pile_size > 0))
            return ("take", table.display[taken]) if taken < len(table.display) else ("draw",)
        if table.shape is None:
            return "keep", random.sample(me.dealt, 2)
        if not me.has_marked or me.crosses:
            shape = None if me.crosses else table.shape
            if mark := choose_mark([card.unmarked for card in me.cards], shape):
                return "mark", me.cards[mark[0]].id, mark[1]
        return ("ready",)

    def _encode(self, move: Move) -> bytes:
        payload = {
            "type": move[0],
            "args": move[1:],
            "playerID": self._seat,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + encode(["update", action, self._state.number, *self._address])


@dataclass(frozen=True)
class BoardgameIoWire:
    """Opens matches on boardgame.io's server at a local port."""

    port: int

    async def open_table(self, seats: int) -> list[BoardgameIoPlayer]:
        """Create a match in the lobby and seat all players."""
        match = self._post("create", numPlayers=seats)["matchID"]
        players = []
        for seat in map(str, range(seats)):
            joined = self._post(f"{match}/join", playerID=seat, playerName=f"Player {seat}")
            players.append(BoardgameIoPlayer(match, seat, joined["playerCredentials"]))
        for player in players:
            await player.sit_down(self.port)
        return players

    def _post(self, path: str, **body: object) -> dict[str, str]:
        lobby = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        lobby.request("POST", f"/games/{GAME}/{path}", encode(body), {"Content-Type": "application/json"})
        with lobby.getresponse() as response:
            if response.status != HTTPStatus.OK:
                raise ConnectionError(f"the lobby refused {path}: {response.status} {response.reason}")
            return decode(response.read(), type=dict[str, str])
