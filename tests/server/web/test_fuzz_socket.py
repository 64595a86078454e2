"""The socket under random frames: each is answered, memory does not grow, and the game continues."""

import asyncio
import contextlib
import json
import os
import random
import socket
import struct
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers.client import (
    Person,
    TableClient,
    answer_in,
    ask,
    headers_of,
    open_socket,
    play_to_end,
)
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.server.web.fuzz_frames import random_frame
from tests.thorough import cases

FRAMES = cases(3_000, thorough=100_000)
WARM_UP = cases(2_000, thorough=20_000)
"""After this many frames, a server has allocated the memory that it needs."""
GROWTH_LIMIT = 24 * 2**20
AT_ONCE = 100
VISITS = cases(100, thorough=2_000)
PATIENCE_S = 120.0
"""Several times the time between two pings, and much longer than any response takes."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ConfiguredServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def people(server: ServerProcess) -> list[Person]:
    return [Person(server.address, name) for name in ("Anna", "Ben", "Carl")]


@pytest.fixture
def table(people: list[Person]) -> str:
    """A table at which Anna and Ben play."""
    anna, ben, _ = people
    table = anna.open_table(f"open-{anna.id}", players=2)
    anna.command(table, "sit", "sit", seat=0)
    ben.command(table, "sit", "sit", seat=1)
    anna.command(table, "start", "start")
    return table


def memory_of(pid: int) -> int:
    """Return the resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def errors_in(server: ServerProcess) -> list[str]:
    """Return the lines of the log that report an error."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [json.dumps(line) for line in lines if line["level"] in ("error", "critical")]


async def send_frames(person: Person, table: str, number: int, seed: int) -> Counter[str]:
    """Send frames concurrently, wait for an answer to each, and count the answers by code."""
    choice, answers, room = random.Random(seed), Counter[str](), asyncio.Semaphore(AT_ONCE)
    async with open_socket(person, table) as socket:

        async def receive() -> None:
            while answers.total() < number:
                message = answer_in(json.loads(await socket.recv()))
                if message["message"] in ("done", "refused"):
                    answers[message.get("code", "done")] += 1
                    room.release()

        receiving = asyncio.create_task(receive())
        for _ in range(number):
            await room.acquire()
            await socket.send(random_frame(choice))
        await receiving
    return answers


async def everybody_sends(people: list[Person], table: str, frames: int, seed: int) -> Counter[str]:
    """Send frames from players, a spectator and an anonymous client at the same time."""
    nobody = Person.known(people[0].address, "nobody", "")
    senders = [*people, nobody]
    counts = await asyncio.gather(
        *(
            send_frames(person, table, frames // len(senders), seed + number)
            for number, person in enumerate(senders)
        )
    )
    return sum(counts, Counter())


async def finish(people: list[Person], table: str) -> str:
    """Let both players finish the game, and return the table's status."""
    async with TableClient(people[0], table) as anna, TableClient(people[1], table) as ben:
        await asyncio.gather(anna.send("return"), ben.send("return"))
        await asyncio.gather(play_to_end(anna, 0), play_to_end(ben, 1))
        return str(anna.seen["table"]["status"])


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is looked up in /proc")
def test_random_frames_break_nothing(server: ServerProcess, people: list[Person], table: str) -> None:
    asyncio.run(everybody_sends(people, table, WARM_UP, 1))
    before = memory_of(server.pid)
    answers = asyncio.run(everybody_sends(people, table, FRAMES, 2))
    assert answers.total() == FRAMES
    assert answers["bad-request"] > FRAMES / 2
    assert answers["internal-error"] == 0
    assert memory_of(server.pid) - before < GROWTH_LIMIT
    assert errors_in(server) == []
    assert asyncio.run(finish(people, table)) == "finished"


def frame(
    opcode: int, content: bytes, *, is_last: bool = True, is_masked: bool = True, length: int = -1
) -> bytes:
    """Encode a frame, valid or not."""
    size = len(content) if length < 0 else length
    first, mask_bit = (0x80 if is_last else 0) | opcode, 0x80 if is_masked else 0
    if size < 126:
        head = struct.pack("!BB", first, mask_bit | size)
    elif size < 2**16:
        head = struct.pack("!BBH", first, mask_bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask_bit | 127, size)
    return head + (bytes(4) if is_masked else b"") + content


BROKEN = {
    "text that is not UTF-8": frame(1, b"\xff\xfe"),
    "half a character": frame(1, "é".encode()[:1]),
    "too large": frame(1, b"x" * 9_000),
    "said to be larger than any memory": frame(1, b"x", length=2**63 - 1),
    "fragments that are too large together": frame(1, b"x" * 4_000, is_last=False)
    + frame(0, b"x" * 4_000, is_last=False)
    + frame(0, b"x" * 4_000),
    "a thousand fragments": frame(1, b"[", is_last=False) + frame(0, b"[", is_last=False) * 9_000,
    "the end of nothing": frame(0, b"x"),
    "a beginning within a message": frame(1, b"x", is_last=False) + frame(1, b"x"),
    "without a mask": frame(1, b"{}", is_masked=False),
    "an unknown kind": frame(3, b"x"),
    "reserved bits": b"\xf1\x80" + bytes(4),
    "a ping that is too long": frame(9, b"x" * 126),
    "a close without a reason's code": frame(8, b"x"),
    "a close with an impossible code": frame(8, b"\x00\x05"),
    "no frame at all": b"GET / HTTP/1.1\r\n\r\n" * 10,
}


def shake_hands(server: ServerProcess, path: str, **headers: str) -> socket.socket:
    """Open a connection and complete the WebSocket handshake."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=200)
    lines = [f"GET {path} HTTP/1.1", f"host: 127.0.0.1:{server.port}", "connection: upgrade"]
    lines += ["upgrade: websocket", "sec-websocket-version: 13", f"sec-websocket-key: {'A' * 22}=="]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 ")
    return line


def read_to_end(line: socket.socket) -> None:
    """Read until the server closes the connection, as it must."""
    begun = time.monotonic()
    with contextlib.suppress(ConnectionResetError):
        while line.recv(65_536):
            assert time.monotonic() - begun < PATIENCE_S, "the server leaves the socket open"


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_an_invalid_frame_closes_the_socket(server: ServerProcess, table: str, broken: bytes) -> None:
    with shake_hands(server, f"/api/tables/{table}/socket") as line:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(broken)
        read_to_end(line)
    assert server.is_ready()


def test_random_bytes_after_the_handshake_harm_nobody(server: ServerProcess, table: str) -> None:
    choice = random.Random(3)
    for _ in range(200):
        with shake_hands(server, f"/api/tables/{table}/socket") as line:
            line.sendall(choice.randbytes(choice.randrange(1, 400)))
            if choice.random() < 0.5:
                line.shutdown(socket.SHUT_WR)
    assert server.is_ready()


def sockets_open(server: ServerProcess) -> int:
    """Return the number of open sockets that the server reports."""
    _, metrics, _ = ask(server.address, "GET", "/metrics")
    (line,) = [line for line in metrics.decode().splitlines() if line.startswith("silvergold_sockets ")]
    return int(float(line.split()[1]))


def test_thousands_of_short_visits_leave_nothing_behind(
    server: ServerProcess, people: list[Person], table: str
) -> None:
    async def visit(number: int, room: asyncio.Semaphore) -> None:
        person = people[number % 3]
        async with room:
            if number % 4 == 0:
                shake_hands(server, f"/api/tables/{table}/socket", **headers_of(person.token)).close()
                return
            async with open_socket(person, table) as socket:
                if number % 2:
                    await socket.recv()
                if number % 3 == 0:
                    socket.transport.abort()

    async def visits() -> None:
        room = asyncio.Semaphore(20)
        await asyncio.gather(*(visit(number, room) for number in range(VISITS)))
        while sockets_open(server):
            await asyncio.sleep(0.05)

    asyncio.run(visits())
    assert asyncio.run(finish(people, table)) == "finished"
