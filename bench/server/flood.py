"""Flood test: how long ``/health`` takes while one client sends frames as fast as it can.

The client connects again whenever it is dropped, and runs in a process of its own. The server has its default
limits.
"""

import argparse
import contextlib
import http.client
import multiprocessing
import socket
import struct
import time

import ours

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Authorization: Bearer {token}\r\n\r\n"
)
NO_KEY = b"\0\0\0\0"
TEXT, PING = 0x81, 0x89
BURST = 100
"""Frames handed to the network at once."""


def frame(opcode: int, payload: bytes) -> bytes:
    """Return a client's frame."""
    size = len(payload)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
    return bytes([opcode]) + length + NO_KEY + payload


FLOODS = {
    "nothing": b"",
    "commands": frame(TEXT, b'{"command": "sit", "id": "again", "seat": 0}'),
    "frames of 8 kB": frame(TEXT, b"x" * 8000),
    "pings": frame(PING, b""),
}


def flood(port: int, handshake: bytes, frames: bytes) -> None:
    """Send frames for ever without reading the answers."""
    while frames:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(handshake)
            while True:
                connection.sendall(frames)


def health_latencies(port: int, seconds: float) -> list[float]:
    """Ask for /health again and again, on a new connection each time; return how long each answer took."""
    latencies, end = list[float](), time.monotonic() + seconds
    while time.monotonic() < end:
        asked = time.perf_counter()
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
            connection.request("GET", "/health")
            if connection.getresponse().status != 200:
                raise SystemExit("/health is refused")
        latencies.append(time.perf_counter() - asked)
        time.sleep(0.01)
    return sorted(latencies)


def main() -> None:
    """Measure each kind of flood and print a table."""
    parser = argparse.ArgumentParser(description="Measure /health while one client floods a socket.")
    parser.add_argument("--seconds", type=float, default=10, help="seconds per kind of flood")
    options = parser.parse_args()
    print("| flood | answers | 50 % | 99 % | longest |\n|---|---:|---:|---:|---:|")
    with ours.serving(is_limited=True) as (port, _):
        wire = ours.OurWire(port)
        token = wire.sign_up("Flooder")
        handshake = HANDSHAKE.format(table=wire.create_table(token, 2), token=token).encode()
        for name, sent in FLOODS.items():
            flooding = multiprocessing.Process(
                target=flood, args=(port, handshake, BURST * sent), daemon=True
            )
            flooding.start()
            found = health_latencies(port, options.seconds)
            flooding.terminate()
            flooding.join()
            figures = (found[len(found) // 2], found[int(0.99 * len(found))], found[-1])
            print(
                f"| {name} | {len(found):,} | {' | '.join(f'{1000 * s:,.1f} ms' for s in figures)} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
