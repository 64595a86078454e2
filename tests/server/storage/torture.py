"""Crash testing: a server dies at random moments under load, and no acknowledged command is lost.

``python -m tests.server.storage.torture --kills 1000`` runs it on its own and shows its progress.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from websockets.exceptions import ConnectionClosed

from tests.server.helpers.client import Json, Person, RefusedError, TableClient, play_to_end
from tests.server.helpers.database_check import DatabaseCheck, LoggedCommand, check_database
from tests.server.helpers.forked_server import ForkedServer
from tests.server.helpers.server_process import ServerProcess
from tests.server.helpers.services import PostgreSQL

P = ParamSpec("P")
T = TypeVar("T")

TRANSIENT_ERRORS = (OSError, HTTPException, RefusedError)
"""Errors that a client sees while the server is down, including a truncated response."""
PAUSE_S = 0.05
PATIENCE_S = 200
"""A restart takes a second or two; a much longer silence is a failure."""
LONGEST_LIFE_S = 0.6
"""A server dies at a random moment within this time after an acknowledgement."""


async def retry(request: Callable[P, T], *args: P.args, **kw: P.kwargs) -> T:
    """Repeat an HTTP request until it is answered."""
    while True:
        try:
            return await asyncio.to_thread(request, *args, **kw)
        except TRANSIENT_ERRORS as error:
            if isinstance(error, RefusedError) and error.code not in ("storage-away", "too-many-requests"):
                raise
            await asyncio.sleep(PAUSE_S)


class ResendingClient(TableClient):
    """A client that sends some commands twice."""

    def __init__(self, person: Person, table: str, address: str | None, dice: random.Random) -> None:
        super().__init__(person, table, address)
        self._dice = dice

    async def send(self, command: str, **fields: Any) -> Json:
        """Send a command, sometimes twice with the same id."""
        answer = asyncio.ensure_future(super().send(command, **fields))
        if self._dice.random() < 0.1:
            await asyncio.sleep(0)
            for frame, _ in tuple(self._unanswered.values()):
                if self._socket is not None:
                    with contextlib.suppress(ConnectionClosed):
                        await self._socket.send(json.dumps(frame))
        return await answer


def acknowledged_by(client: TableClient) -> list[LoggedCommand]:
    """Return the commands of a client that were acknowledged."""
    return [LoggedCommand(client.table, client.person.id, command) for command in client.acknowledged]


@dataclass
class Crowd:
    """Simulated people at many tables who play game after game until stopped."""

    addresses: list[str]
    dice: random.Random
    bots: bool = True
    acknowledged: list[LoggedCommand] = field(default_factory=list)
    """Acknowledged openings of tables, and the acknowledged commands of clients that have left."""
    refused: list[Json] = field(default_factory=list)
    games: int = 0
    is_stopping: bool = False
    _clients: set[TableClient] = field(default_factory=set)
    _playing: list[asyncio.Task[None]] = field(default_factory=list)

    def acknowledgements(self) -> int:
        """Return the number of commands acknowledged so far."""
        return len(self.acknowledged) + sum(len(client.acknowledged) for client in self._clients)

    def all_acknowledged(self) -> list[LoggedCommand]:
        """Return the commands acknowledged so far."""
        return self.acknowledged + [
            command for client in self._clients for command in acknowledged_by(client)
        ]

    @contextlib.asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """Play at a number of tables; on exit, wait until the current games are finished."""
        self._playing = [asyncio.create_task(self._play_on(number)) for number in range(tables)]
        try:
            yield
            self.is_stopping = True
            await asyncio.gather(*self._playing)
        finally:
            for task in self._playing:
                task.cancel()
            await asyncio.gather(*self._playing, return_exceptions=True)

    async def wait_for_acknowledgements(self, more: int = 1) -> None:
        """Wait until some more commands have been acknowledged."""
        wanted = self.acknowledgements() + more
        while self.acknowledgements() < wanted:
            for task in self._playing:
                if task.done():
                    await task  # raise the error that stopped a player
            await asyncio.sleep(0.005)

    async def _play_on(self, number: int) -> None:
        """Play game after game with two people, or with one person and a bot."""
        with_bot = self.bots and number % 4 == 3
        names = [f"P{number}"] if with_bot else [f"P{number}", f"Q{number}"]
        people = [await retry(Person, self.dice.choice(self.addresses), name) for name in names]
        for game in itertools.count(1):
            if self.is_stopping:
                return
            table = await retry(people[0].open_table, f"game-{game}", listed=True)
            self.acknowledged.append(LoggedCommand(table, people[0].id, f"game-{game}"))
            await self._play(table, people)
            self.games += 1

    async def _play(self, table: str, people: list[Person]) -> None:
        """Play a whole game, each person connected to a random server."""
        async with contextlib.AsyncExitStack() as stack:
            clients: list[TableClient] = []
            for person in people:
                new_client = ResendingClient(person, table, self.dice.choice(self.addresses), self.dice)
                clients.append(await stack.enter_async_context(new_client))
                self._clients.add(new_client)
            for seat, client in enumerate(clients):
                await client.do("sit", seat=seat)
            if len(clients) == 1:
                await clients[0].do("seat_bot", seat=1, bot="sailor")
            players = [play_to_end(client, seat, self._choose) for seat, client in enumerate(clients)]
            await asyncio.gather(*players)
            for client in clients:
                self._note(client)

    def _note(self, client: TableClient) -> None:
        self._clients.remove(client)
        self.acknowledged += acknowledged_by(client)
        messages = [json.loads(frame) for frame in client.frames if '"refused"' in frame]
        self.refused += [m for m in messages if m["message"] == "refused" and m["code"] != "storage-away"]

    def _choose(self, own: Json) -> Json:
        """Return a random legal move, or sometimes take back a mark."""
        if own["can_take_back"] and self.dice.random() < 0.1:
            return {"move": "take_back", "all": self.dice.random() < 0.5}
        move: Json = self.dice.choice(own["legal"])
        return move


@dataclass
class Report:
    """The result of a crash test."""

    deaths: int
    acknowledged: int
    games: int
    seconds: float
    refused: list[Json]
    lost: list[LoggedCommand]
    twice: list[LoggedCommand]
    unacknowledged: list[LoggedCommand]
    """Commands in a log that were never acknowledged, although clients repeat them until they are."""
    faults: list[str]

    @property
    def is_good(self) -> bool:
        """Whether the test found no problem."""
        return not (self.lost or self.twice or self.unacknowledged or self.faults or self.refused)

    def __str__(self) -> str:
        return (
            f"{self.deaths} deaths, {self.acknowledged} commands acknowledged, {len(self.lost)} lost, "
            f"{len(self.twice)} done twice, {len(self.unacknowledged)} done unacknowledged, "
            f"{len(self.refused)} refused, {self.games} games finished, {len(self.faults)} damaged, "
            f"{self.seconds:.0f} s"
        )


def report(crowd: Crowd, found: DatabaseCheck, deaths: int, seconds: float) -> Report:
    """Compare the acknowledged commands with the database."""
    acknowledged = set(crowd.acknowledged)
    return Report(
        deaths=deaths,
        acknowledged=len(crowd.acknowledged),
        games=found.finished,
        seconds=seconds,
        refused=crowd.refused,
        lost=found.lost(crowd.acknowledged),
        twice=found.twice,
        unacknowledged=[command for command in found.logged if command not in acknowledged],
        faults=found.faults,
    )


Outage = Callable[[Crowd], Awaitable[None]]
"""An outage; it begins and ends with a running server."""


async def torture(
    server: ServerProcess, deaths: int, outage: Outage, crowd: Crowd, tables: int = 8, progress: bool = False
) -> Report:
    """Let a crowd play on a server through repeated outages."""
    begun = time.monotonic()
    async with asyncio.timeout(PATIENCE_S * (deaths + 4)), crowd.playing(tables):
        for death in range(deaths):
            await outage(crowd)
            if progress:
                so_far = f"{death + 1} of {deaths} deaths, {crowd.acknowledgements()} commands acknowledged"
                took = time.monotonic() - begun
                print(f"\r{so_far}, {crowd.games} games, {took:.0f} s", end="", file=sys.stderr, flush=True)
    if progress:
        print(file=sys.stderr)
    found = await asyncio.to_thread(check_database, server.database)
    return report(crowd, found, deaths, time.monotonic() - begun)


def killing(server: ServerProcess, dice: random.Random) -> Outage:
    """Kill the server and its child processes, mostly under load and sometimes during start-up."""

    async def outage(crowd: Crowd) -> None:
        await crowd.wait_for_acknowledgements()
        await asyncio.sleep(dice.uniform(0, LONGEST_LIFE_S))
        server.kill()
        if dice.random() < 0.1:
            starting = asyncio.create_task(asyncio.to_thread(server.start))
            await asyncio.sleep(dice.uniform(0.1, 1.0))
            server.kill()
            with contextlib.suppress(AssertionError):
                await starting
            server.kill()
        await asyncio.to_thread(server.start)

    return outage


def dying_in_commit(server: ServerProcess) -> Outage:
    """Restart a server that kills itself in the middle of a commit, as ``crash_at_commit`` makes it do."""

    async def outage(crowd: Crowd) -> None:
        await asyncio.to_thread(server.wait_for_end)
        server.kill()
        await asyncio.to_thread(server.start)

    return outage


def stopping(service: PostgreSQL, dice: random.Random) -> Outage:
    """Stop PostgreSQL, cleanly or not, and restart it a little later; the server stays up."""

    async def outage(crowd: Crowd) -> None:
        await crowd.wait_for_acknowledgements()
        await asyncio.sleep(dice.uniform(0, LONGEST_LIFE_S))
        await asyncio.to_thread(service.stop, dice.choice(["fast", "immediate"]))
        await asyncio.sleep(dice.uniform(0, LONGEST_LIFE_S))
        await asyncio.to_thread(service.start)

    return outage


def crashing(server: ServerProcess, service: PostgreSQL, dice: random.Random) -> Outage:
    """Kill the server and crash PostgreSQL, one right after the other."""

    async def outage(crowd: Crowd) -> None:
        await crowd.wait_for_acknowledgements()
        await asyncio.sleep(dice.uniform(0, LONGEST_LIFE_S))
        for end in dice.sample([server.kill, lambda: service.stop("immediate")], k=2):
            await asyncio.to_thread(end)
        await asyncio.to_thread(service.start)
        await asyncio.to_thread(server.start)

    return outage


def either(*outages: Outage, dice: random.Random) -> Outage:
    """Choose one of several outages at random."""

    async def outage(crowd: Crowd) -> None:
        await dice.choice(outages)(crowd)

    return outage


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument(
        "--seed", default=str(time.time_ns()), help="seed of the random moments (default: the current time)"
    )
    options = parser.parse_args()
    dice = random.Random(options.seed)
    print(f"seed {options.seed}, {options.database}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = f"sqlite:///{folder}/server.db"
        if options.database == "postgresql":
            service = stack.enter_context(PostgreSQL())
            database = service.new_database()
        server = stack.enter_context(ForkedServer(database, Path(folder, "log"), "--pace", "0"))
        outage = killing(server, dice)
        if options.database == "postgresql":
            outages = (outage, stopping(service, dice), crashing(server, service, dice))
            outage = either(*outages, dice=dice)
        crowd = Crowd([server.address], dice)
        found = asyncio.run(torture(server, options.kills, outage, crowd, options.tables, progress=True))
    print(found)
    for wrong in (found.lost, found.twice, found.unacknowledged, found.faults, found.refused):
        for problem in wrong[:20]:
            print(problem)
    sys.exit(0 if found.is_good else 1)


if __name__ == "__main__":
    main()
