"""Our own protocol: one person with a token per seat, one socket per player, JSON both ways."""

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
database, port, workers, limited, channel = sys.argv[1:]
serve(
    Settings(
        database=database,
        port=int(port),
        workers=int(workers),
        limits=Limits() if limited else Limits.none(),
        channel=channel,
        background_reviews=False,
    )
)
"""


class Move(Struct, omit_defaults=True):
    """The fields of a legal move that the load test reads."""

    move: str
    card: str = ""
    boxes: int = 0
    cards: tuple[str, ...] = ()


class Own(Struct):
    """A seat's private view."""

    legal: tuple[Move, ...]


class Game(Struct):
    """The public view of the game."""

    phase: str


class Message(Struct):
    """A message from the server."""

    message: str
    own: tuple[Own, ...] | None = None
    game: Game | None = None
    done: str = ""
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
        """Connect and take the seat."""
        self._turn = asyncio.get_running_loop().create_future()
        address = f"ws://127.0.0.1:{port}/api/tables/{self._table}/socket"
        headers = {"Authorization": f"Bearer {self._token}"}
        self._transport, _ = await ws_connect(lambda: self, address, extra_headers=headers)
        await self.send(self._encode({"command": "sit", "seat": self._seat}))

    async def start(self) -> None:
        """Start the game."""
        await self.send(self._encode({"command": "start"}))

    async def next_command(self) -> bytes | None:
        """Wait for this seat's turn and return a move; None when the game is over."""
        while not self._legal:
            if self._is_over:
                return None
            self._turn = asyncio.get_running_loop().create_future()
            await self._turn
        return self._encode({"command": "play", "seat": self._seat, "moves": [self._choose()]})

    async def send(self, command: bytes) -> None:
        """Send a command and wait until it is acknowledged."""
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.send(WSMsgType.TEXT, command)
        await self._answer

    def leave(self) -> None:
        """Close the socket."""
        self._transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handle a frame from the server."""
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        message = MESSAGES.decode(frame.get_payload_as_bytes())
        if message.own:
            self._legal = message.own[0].legal
        if message.game is not None and message.game.phase == "over":
            self._is_over = True
        if message.done or message.message == "done":
            wake(self._answer)
        elif message.message == "refused":
            self._give_up(f"refused: {message.code}")
        if self._legal or self._is_over:
            wake(self._turn)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Fail whatever still waits for the closed socket."""
        self._give_up("the socket was closed")

    def _give_up(self, why: str) -> None:
        give_up(f"seat {self._seat} of {self._table}: {why}", self._turn, self._answer)

    def _choose(self) -> Move:
        """Return a random legal move, with the whole shape wherever it fits."""
        largest = max(move.boxes.bit_count() for move in self._legal)
        return self._random.choice([move for move in self._legal if move.boxes.bit_count() == largest])

    def _encode(self, command: dict[str, Any]) -> bytes:
        self._sent += 1
        return encode({"id": f"{self._seat}.{self._sent}", **command})


@dataclass(frozen=True)
class OurWire:
    """Opens tables on our server at a local port."""

    port: int

    async def open_table(self, seats: int) -> list[OurPlayer]:
        """Open a table, seat all players and start the game."""
        tokens = [self.sign_up(f"Player {seat}") for seat in range(seats)]
        table, moves = self.create_table(tokens[0], seats), random.Random()
        players = [OurPlayer(table, seat, token, moves) for seat, token in enumerate(tokens)]
        for player in players:
            await player.sit_down(self.port)
        await players[0].start()
        return players

    def sign_up(self, name: str) -> str:
        """Create a person and return their token."""
        return str(self._post("people", "", name=name, keep="token")["token"])

    def create_table(self, token: str, seats: int) -> str:
        """Create a table with empty seats and return its id."""
        return str(self._post("tables", token, id="open", settings={"players": seats})["table"]["id"])

    def _post(self, path: str, token: str, **body: object) -> dict[str, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        connection.request("POST", f"/api/{path}", encode(body), headers)
        with connection.getresponse() as response:
            answer = decode(response.read(), type=dict[str, Any])
            if response.status >= 400:
                raise ConnectionError(f"the server refused {path}: {answer}")
            return answer


@contextmanager
def serving(
    database: str = "", workers: int = 1, channel: str = "", *, is_limited: bool = False
) -> Iterator[tuple[int, int]]:
    """Run our server on a free port, by default with a fresh SQLite file; yields its port and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        database = database or f"sqlite:///{folder}/bench.db"
        options = (database, str(port), str(workers), "limited" if is_limited else "", channel)
        command = [sys.executable, "-c", LAUNCH, *options]
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            wait_until_ready(port)
            yield port, server.pid
        finally:
            server.terminate()  # several workers end with the process that has started them
            server.wait()


def wait_until_ready(port: int) -> None:
    """Wait until the server answers."""
    begun = time.monotonic()
    while time.monotonic() - begun < STARTS_WITHIN_S:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", "/ready")
            if connection.getresponse().status == 200:
                return
        except OSError:
            pass
        time.sleep(0.1)
    raise SystemExit("our server does not answer")
