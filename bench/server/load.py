"""Load test: whole games over real sockets at a thousand tables, measuring throughput and latency.

Every player sends the next command as soon as the previous one is acknowledged and it is their turn. The
players run in separate processes and know a server only through a ``Wire``.
"""

import argparse
import asyncio
import multiprocessing
import platform
import random
import resource
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from importlib.metadata import version
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
import ours
import uvloop
from footprint import database_time, memory, processor_time
from peer import node
from peer.wire import BoardgameIoWire
from report import Result, report


class Player(Protocol):
    """One seat at a table, over one socket."""

    async def next_command(self) -> bytes | None:
        """Wait for this seat's turn and return a command; None when the game is over."""

    async def send(self, command: bytes) -> None:
        """Send a command and wait for its acknowledgement; raise ConnectionError if none can come."""

    def leave(self) -> None:
        """Close the socket."""


class Wire(Protocol):
    """A way to connect to a server; it is sent to the player processes, so it must be picklable."""

    async def open_table(self, seats: int) -> Sequence[Player]:
        """Open a table and seat all its players, ready to play."""


class Running(NamedTuple):
    """A server under load."""

    wire: Wire
    process: int
    name: str
    uses_postgresql: bool = False


@contextmanager
def boardgame_io() -> Iterator[Running]:
    """boardgame.io's server with its in-memory storage."""
    with node.serving() as (port, process):
        yield Running(BoardgameIoWire(port), process, node.versions())


def silvergold_version() -> str:
    """Return the versions of our server and of Python."""
    return f"silvergold {version('silvergold')} on Python {platform.python_version()}"


@contextmanager
def silvergold() -> Iterator[Running]:
    """Our server, with every acknowledged command on disk."""
    with ours.serving() as (port, process):
        yield Running(ours.OurWire(port), process, f"{silvergold_version()}, SQLite on disk")


def silvergold_on_postgresql(
    database: str, workers: int, channel: str
) -> Callable[[], AbstractContextManager[Running]]:
    """Our server with PostgreSQL and any number of workers."""

    @contextmanager
    def start() -> Iterator[Running]:
        with ours.serving(database, workers, channel) as (port, process):
            name = f"{silvergold_version()}, PostgreSQL, {workers} worker(s)"
            yield Running(ours.OurWire(port), process, name, uses_postgresql=True)

    return start


CONTESTANTS: dict[str, Callable[[], AbstractContextManager[Running]]] = {
    "silvergold": silvergold,
    "boardgame.io": boardgame_io,
}


@dataclass(frozen=True)
class Plan:
    """The size and pace of a load test."""

    tables: int
    seats: int
    think: float
    """Average seconds that a player waits before a command; 0 sends as fast as the server allows."""
    limit: float
    """Seconds after which a run is aborted."""


class Measurements(NamedTuple):
    """The measurements of one player process."""

    began: float
    ended: float
    latencies: list[float]
    cpu: float


async def play(player: Player, think: float, latencies: list[float]) -> None:
    """Play one seat until the game is over and record the latencies."""
    while (command := await player.next_command()) is not None:
        if think:
            await asyncio.sleep(random.expovariate(1 / think))
        sent = time.perf_counter()
        await player.send(command)
        latencies.append(time.perf_counter() - sent)


async def play_tables(wire: Wire, plan: Plan, parent: Connection) -> None:
    """Seat all players, wait for the start signal, play all games and send the measurements to the parent."""
    async with asyncio.timeout(plan.limit):
        players = [player for _ in range(plan.tables) for player in await wire.open_table(plan.seats)]
        parent.send(None)
        await asyncio.to_thread(parent.recv)
        latencies: list[float] = []
        began, cpu = time.monotonic(), time.process_time()
        await asyncio.gather(*(play(player, plan.think, latencies) for player in players))
        parent.send(Measurements(began, time.monotonic(), latencies, time.process_time() - cpu))
        await asyncio.to_thread(parent.recv)
    for player in players:
        player.leave()


def run_players(wire: Wire, plan: Plan, parent: Connection) -> None:
    """Run the players of one process."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(play_tables(wire, plan, parent))


def start_players(wire: Wire, plan: Plan, processes: int) -> list[Connection]:
    """Start the player processes, divide the tables among them and return the pipes to them."""
    context = multiprocessing.get_context("spawn")
    pipes = []
    for number in range(processes):
        share = replace(plan, tables=(plan.tables + number) // processes)
        ours, theirs = context.Pipe()
        context.Process(target=run_players, args=(wire, share, theirs), daemon=True).start()
        theirs.close()
        pipes.append(ours)
    return pipes


def put_under_load(server: Running, plan: Plan, processes: int) -> Result:
    """Play all tables on a server and measure it."""
    empty = memory(server.process)
    pipes = start_players(server.wire, plan, processes)
    for pipe in pipes:
        pipe.recv()
    seated, cpu, database_cpu = memory(server.process), processor_time(server.process), database_time()
    for pipe in pipes:
        pipe.send(None)
    measurements: list[Measurements] = [pipe.recv() for pipe in pipes]
    played, cpu = memory(server.process), processor_time(server.process) - cpu
    database_cpu = database_time() - database_cpu
    for pipe in pipes:
        pipe.send(None)
    latencies = np.concatenate([part.latencies for part in measurements])
    fifty, ninety_five, ninety_nine = np.percentile(latencies, (50, 95, 99)).tolist()
    return Result(
        server=server.name,
        commands=len(latencies),
        seconds=max(part.ended for part in measurements) - min(part.began for part in measurements),
        latencies=(fifty, ninety_five, ninety_nine),
        memory_seated=(seated - empty) / plan.tables,
        memory_played=(played - empty) / plan.tables,
        server_cpu=cpu / len(latencies),
        load_cpu=sum(part.cpu for part in measurements) / len(latencies),
        database_cpu=database_cpu / len(latencies) if server.uses_postgresql else None,
    )


def allow_sockets() -> None:
    """Raise the limit on open sockets to the system's maximum, also for child processes."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Load-test the servers one after the other and report the results."""
    parser = argparse.ArgumentParser(description="Load-test the servers one after the other.")
    parser.add_argument(
        "--server", action="append", choices=CONTESTANTS, help="server to test (default: all)"
    )
    parser.add_argument("--tables", type=int, default=1000, help="number of concurrent tables")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="players per table")
    parser.add_argument("--think", type=float, default=0, help="average seconds before a command")
    parser.add_argument("--processes", type=int, default=1, help="number of player processes")
    parser.add_argument("--limit", type=float, default=300, help="seconds after which a run is aborted")
    parser.add_argument("--database", default="", help="PostgreSQL database for our server (default: SQLite)")
    parser.add_argument("--workers", type=int, default=1, help="workers of our server with PostgreSQL")
    parser.add_argument("--channel", default="", help="Redis between the workers (default: PostgreSQL)")
    parser.add_argument("--out", type=Path, help="file to write the page to")
    options = parser.parse_args()
    plan = Plan(options.tables, options.players, options.think, options.limit)
    allow_sockets()
    if options.database:
        start = silvergold_on_postgresql(options.database, options.workers, options.channel)
        CONTESTANTS["silvergold"] = start
    results = []
    for name in options.server or CONTESTANTS:
        print(f"{name}: {plan.tables} tables ...", flush=True)
        with CONTESTANTS[name]() as server:
            try:
                results.append(put_under_load(server, plan, options.processes))
            except EOFError:
                raise SystemExit(f"{name}: the players failed; see the error above") from None
    page = report(results, plan.tables, plan.seats, plan.think, options.processes)
    print(page)
    if options.out:
        options.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
