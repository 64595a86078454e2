"""Our own protocol: a person with a token per seat, one socket per player, JSON both ways."""

import asyncio
import http.client
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, decode, encode
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from waiting import give_up, wake

STARTS_WITHIN_S = 60
LAUNCH = """
import sys
from silvergold.server.serve import serve
from silvergold.server.settings import Limits, Settings
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=Limits.none()))
"""


class Move(Struct, omit_defaults=True):
    """A legal move, as far as the load needs it."""

    move: str
    card: str = ""
    boxes: int = 0
    cards: tuple[str, ...] = ()


class Own(Struct):
    """What only the player sees."""

    legal: tuple[Move, ...]


class Game(Struct):
    """The open game."""

    phase: str


class Message(Struct):
    """What the server says."""

    message: str
    own: tuple[Own, ...] | None = None
    game: Game | None = None
    id: str = ""
    code: str = ""


MESSAGES = Decoder(Message)


class OurPlayer(WSListener):
    """A seat at a table, over one socket."""

    def __init__(self, table: str, seat: int, token: str, moves: random.Random) -> None:
        self._table, self._seat, self._token = table, seat, token
        self._random = moves
        self._transport: WSTransport
        self._legal: tuple[Move, ...] = ()
        self._is_over = False
        self._sent = 0
        self._turn: asyncio.Future[None] | None = None
        self._answer: asyncio.Future[None] | None = None

    async def sit_down(self, port: int) -> None:
        """Connect, wait for the first view of the table, and take the seat."""
        self._turn = asyncio.get_running_loop().create_future()
        address = f"ws://127.0.0.1:{port}/api/tables/{self._table}/socket"
        headers = {"Authorization": f"Bearer {self._token}"}
        self._transport, _ = await ws_connect(lambda: self, address, extra_headers=headers)
        await self.send(self._written({"command": "sit", "seat": self._seat}))

    async def start(self) -> None:
        """Begin the game."""
        await self.send(self._written({"command": "start"}))

    async def next_command(self) -> bytes | None:
        """Wait until the table waits for this seat, and choose a move; None when the game is over."""
        while not self._legal:
            if self._is_over:
                return None
            self._turn = asyncio.get_running_loop().create_future()
            await self._turn
        return self._written({"command": "play", "seat": self._seat, "moves": [self._choose()]})

    async def send(self, command: bytes) -> None:
        """Send a command, and wait until it is acknowledged."""
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.send(WSMsgType.TEXT, command)
        await self._answer

    def leave(self) -> None:
        """Close the socket."""
        self._transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Hear what the server says."""
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        message = MESSAGES.decode(frame.get_payload_as_bytes())
        if message.own:
            self._legal = message.own[0].legal
        if message.game is not None and message.game.phase == "over":
            self._is_over = True
        if message.message == "done":
            wake(self._answer)
        elif message.message == "refused":
            self._give_up(f"refused: {message.code}")
        if self._legal or self._is_over:
            wake(self._turn)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Nobody waits for a lost socket."""
        self._give_up("the socket was closed")

    def _give_up(self, why: str) -> None:
        give_up(f"seat {self._seat} of {self._table}: {why}", self._turn, self._answer)

    def _choose(self) -> Move:
        """Any legal move, the whole shape wherever it fits."""
        largest = max(move.boxes.bit_count() for move in self._legal)
        return self._random.choice([move for move in self._legal if move.boxes.bit_count() == largest])

    def _written(self, command: dict[str, Any]) -> bytes:
        self._sent += 1
        return encode({"id": f"{self._seat}.{self._sent}", **command})


@dataclass(frozen=True)
class OurWire:
    """The way to our server on a port of this machine."""

    port: int

    async def open_table(self, seats: int) -> list[OurPlayer]:
        """A new table, with everybody seated and the game begun."""
        tokens = [
            self._ask("people", "", name=f"Player {seat}", keep="token")["token"] for seat in range(seats)
        ]
        opened = self._ask("tables", tokens[0], id="open", settings={"players": seats})
        moves = random.Random()
        table = opened["table"]["id"]
        players = [OurPlayer(table, seat, token, moves) for seat, token in enumerate(tokens)]
        for player in players:
            await player.sit_down(self.port)
        await players[0].start()
        return players

    def _ask(self, what: str, token: str, **question: object) -> dict[str, Any]:
        lobby = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        lobby.request("POST", f"/api/{what}", encode(question), headers)
        with lobby.getresponse() as response:
            answer = decode(response.read(), type=dict[str, Any])
            if response.status >= 400:
                raise ConnectionError(f"the server refused {what}: {answer}")
            return answer


@contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """Our server on a free port with a fresh SQLite file, every commit on disk; its port and process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", LAUNCH, f"sqlite:///{folder}/bench.db", str(port)]
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            wait_until_ready(port)
            yield port, server.pid
        finally:
            server.kill()
            server.wait()


def wait_until_ready(port: int) -> None:
    """Wait until the server answers."""
    begun = time.monotonic()
    while time.monotonic() - begun < STARTS_WITHIN_S:
        try:
            lobby = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            lobby.request("GET", "/ready")
            if lobby.getresponse().status == 200:
                return
        except OSError:
            pass
        time.sleep(0.1)
    raise SystemExit("our server does not answer")
