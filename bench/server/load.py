"""Whole games over real sockets, a thousand tables at once: how much a server acknowledges, and how soon.

Every player sends the next command as soon as the former one is acknowledged and the table waits for it. The
players run in processes of their own; a wire is all that they know of a server.
"""

import argparse
import asyncio
import multiprocessing
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
from footprint import memory, processor_time
from peer import node
from peer.wire import BoardgameIoWire
from report import Result, report


class Player(Protocol):
    """One seat at a table, over one socket."""

    async def next_command(self) -> bytes | None:
        """Wait until it is this seat's turn, and choose from its last view; None when the game is over."""

    async def send(self, command: bytes) -> None:
        """Send a command and wait until it is acknowledged; if it never is, raise a ConnectionError."""

    def leave(self) -> None:
        """Close the socket."""


class Wire(Protocol):
    """The way to a server; it is sent to the processes that play, so it must be picklable."""

    async def open_table(self, seats: int) -> Sequence[Player]:
        """Open a table and seat all its players, ready to play."""


class Running(NamedTuple):
    """A server under load."""

    wire: Wire
    process: int
    name: str


@contextmanager
def boardgame_io() -> Iterator[Running]:
    """boardgame.io's server with its in-memory storage."""
    with node.serving() as (port, process):
        yield Running(BoardgameIoWire(port), process, node.versions())


@contextmanager
def silvergold() -> Iterator[Running]:
    """Our server, with every acknowledged command on disk."""
    with ours.serving() as (port, process):
        yield Running(ours.OurWire(port), process, f"silvergold {version('silvergold')}, SQLite on disk")


CONTESTANTS: dict[str, Callable[[], AbstractContextManager[Running]]] = {
    "silvergold": silvergold,
    "boardgame.io": boardgame_io,
}


@dataclass(frozen=True)
class Plan:
    """How much is played, and by whom."""

    tables: int
    seats: int
    think: float
    """Seconds that a player thinks before a command, on average; 0: as fast as the server can."""
    limit: float
    """Seconds after which a run is given up."""


class Share(NamedTuple):
    """What one process of players saw."""

    began: float
    ended: float
    latencies: list[float]
    cpu: float


async def play(player: Player, think: float, latencies: list[float]) -> None:
    """One player's part of a game."""
    while (command := await player.next_command()) is not None:
        if think:
            await asyncio.sleep(random.expovariate(1 / think))
        sent = time.perf_counter()
        await player.send(command)
        latencies.append(time.perf_counter() - sent)


async def play_tables(wire: Wire, plan: Plan, parent: Connection) -> None:
    """Seat everybody, wait for the word to begin, play all games, and tell how it went."""
    async with asyncio.timeout(plan.limit):
        players = [player for _ in range(plan.tables) for player in await wire.open_table(plan.seats)]
        parent.send(None)
        await asyncio.to_thread(parent.recv)
        latencies: list[float] = []
        began, cpu = time.monotonic(), time.process_time()
        await asyncio.gather(*(play(player, plan.think, latencies) for player in players))
        share = Share(began, time.monotonic(), latencies, time.process_time() - cpu)
        parent.send(share)
        await asyncio.to_thread(parent.recv)
    for player in players:
        player.leave()


def run_players(wire: Wire, plan: Plan, parent: Connection) -> None:
    """A process of players."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(play_tables(wire, plan, parent))


def start_players(wire: Wire, plan: Plan, processes: int) -> list[Connection]:
    """The processes of players, who share the tables; the pipes to them."""
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
    """Play all tables on a server, and measure it."""
    empty = memory(server.process)
    pipes = start_players(server.wire, plan, processes)
    for pipe in pipes:
        pipe.recv()
    seated, cpu = memory(server.process), processor_time(server.process)
    for pipe in pipes:
        pipe.send(None)
    shares: list[Share] = [pipe.recv() for pipe in pipes]
    played, cpu = memory(server.process), processor_time(server.process) - cpu
    for pipe in pipes:
        pipe.send(None)
    latencies = np.concatenate([share.latencies for share in shares])
    fifty, ninety_five, ninety_nine = np.percentile(latencies, (50, 95, 99)).tolist()
    return Result(
        server=server.name,
        commands=len(latencies),
        seconds=max(share.ended for share in shares) - min(share.began for share in shares),
        latencies=(fifty, ninety_five, ninety_nine),
        memory_seated=(seated - empty) / plan.tables,
        memory_played=(played - empty) / plan.tables,
        server_cpu=cpu / len(latencies),
        load_cpu=sum(share.cpu for share in shares) / len(latencies),
    )


def allow_sockets() -> None:
    """Let this process and those that it starts have as many sockets as the system permits at all."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Put the servers under load one after the other, and tell how they did."""
    parser = argparse.ArgumentParser(description="Servers under load, one after the other.")
    parser.add_argument("--server", action="append", choices=CONTESTANTS, help="all if none is named")
    parser.add_argument("--tables", type=int, default=1000, help="played at once")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="at each table")
    parser.add_argument("--think", type=float, default=0, help="seconds before a command, on average")
    parser.add_argument("--processes", type=int, default=1, help="that the players run in")
    parser.add_argument("--limit", type=float, default=300, help="seconds after which a server is given up")
    parser.add_argument("--out", type=Path, help="file to write the page to")
    options = parser.parse_args()
    plan = Plan(options.tables, options.players, options.think, options.limit)
    allow_sockets()
    results = []
    for name in options.server or CONTESTANTS:
        print(f"{name}: {plan.tables} tables ...", flush=True)
        with CONTESTANTS[name]() as server:
            try:
                results.append(put_under_load(server, plan, options.processes))
            except EOFError:
                raise SystemExit(f"{name}: the players gave up, for the reason above") from None
    page = report(results, plan.tables, plan.seats, plan.think, options.processes)
    print(page)
    if options.out:
        options.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
