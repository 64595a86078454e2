"""Torture: a server dies at random moments while many tables play on it, and nothing acknowledged is lost.

``python -m tests.server.storage.torture --kills 1000`` tortures on its own, with a line of progress.
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

AWAY = (OSError, HTTPException, RefusedError)
"""Also an answer that was cut off."""
PAUSE_S = 0.05
PATIENCE_S = 30
"""A death takes a second or two; who hears nothing for so long has lost more than a command."""
LONGEST_LIFE_S = 0.6
"""A server dies at a random moment of this time after its first acknowledgement."""


async def insist(ask: Callable[P, T], *args: P.args, **kw: P.kwargs) -> T:
    """Ask something over HTTP until it is answered, as a person does who presses the button again."""
    while True:
        try:
            return await asyncio.to_thread(ask, *args, **kw)
        except AWAY as error:
            if isinstance(error, RefusedError) and error.code not in ("storage-away", "too-many-requests"):
                raise
            await asyncio.sleep(PAUSE_S)


class Impatient(TableClient):
    """Somebody who sends some commands twice."""

    def __init__(self, person: Person, table: str, address: str | None, dice: random.Random) -> None:
        super().__init__(person, table, address)
        self._dice = dice

    async def send(self, command: str, **fields: Any) -> Json:
        """Send a command, now and then a second time under the same id."""
        answer = asyncio.ensure_future(super().send(command, **fields))
        if self._dice.random() < 0.1:
            await asyncio.sleep(0)
            for frame, _ in tuple(self._unanswered.values()):
                if self._socket is not None:
                    with contextlib.suppress(ConnectionClosed):
                        await self._socket.send(json.dumps(frame))
        return await answer


def asked_by(visit: TableClient) -> list[LoggedCommand]:
    """What somebody was told yes to."""
    return [LoggedCommand(visit.table, visit.person.id, command) for command in visit.acknowledged]


@dataclass
class Crowd:
    """People at many tables, who play game after game until they are told to stop."""

    addresses: list[str]
    dice: random.Random
    bots: bool = True
    acknowledged: list[LoggedCommand] = field(default_factory=list)
    """What the server has said yes to, in the order in which people heard it."""
    refused: list[Json] = field(default_factory=list)
    games: int = 0
    is_enough: bool = False
    _visits: set[TableClient] = field(default_factory=set)
    _playing: list[asyncio.Task[None]] = field(default_factory=list)

    def acknowledgements(self) -> int:
        """How many commands have been acknowledged so far."""
        return len(self.acknowledged) + sum(len(visit.acknowledged) for visit in self._visits)

    def so_far(self) -> list[LoggedCommand]:
        """The commands that have been acknowledged so far."""
        return self.acknowledged + [asked for visit in self._visits for asked in asked_by(visit)]

    @contextlib.asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """Let people play at some tables; at the end let them finish their games."""
        self._playing = [asyncio.create_task(self._play_on(number)) for number in range(tables)]
        try:
            yield
            self.is_enough = True
            await asyncio.gather(*self._playing)
        finally:
            for task in self._playing:
                task.cancel()
            await asyncio.gather(*self._playing, return_exceptions=True)

    async def is_heard(self, more: int = 1) -> None:
        """Wait until some more commands have been acknowledged."""
        wanted = self.acknowledgements() + more
        while self.acknowledgements() < wanted:
            for task in self._playing:
                if task.done():
                    await task  # somebody could not go on: this tells why
            await asyncio.sleep(0.005)

    async def _play_on(self, number: int) -> None:
        """Two people, or one and a bot, play game after game."""
        with_bot = self.bots and number % 4 == 3
        names = [f"P{number}"] if with_bot else [f"P{number}", f"Q{number}"]
        people = [await insist(Person, self.dice.choice(self.addresses), name) for name in names]
        for game in itertools.count(1):
            if self.is_enough:
                return
            table = await insist(people[0].open_table, f"game-{game}", listed=True)
            self.acknowledged.append(LoggedCommand(table, people[0].id, f"game-{game}"))
            await self._play(table, people)
            self.games += 1

    async def _play(self, table: str, people: list[Person]) -> None:
        """A whole game; each sits at any of the servers."""
        async with contextlib.AsyncExitStack() as stack:
            visits: list[TableClient] = []
            for person in people:
                visiting = Impatient(person, table, self.dice.choice(self.addresses), self.dice)
                visits.append(await stack.enter_async_context(visiting))
                self._visits.add(visiting)
            for seat, visit in enumerate(visits):
                await visit.do("sit", seat=seat)
            if len(visits) == 1:
                await visits[0].do("seat_bot", seat=1, bot="sailor")
            await visits[0].do("start")
            players = [play_to_end(visit, seat, self._choose) for seat, visit in enumerate(visits)]
            await asyncio.gather(*players)
            for visit in visits:
                self._note(visit)

    def _note(self, visit: TableClient) -> None:
        self._visits.remove(visit)
        self.acknowledged += asked_by(visit)
        messages = [json.loads(frame) for frame in visit.frames if '"refused"' in frame]
        self.refused += [m for m in messages if m["message"] == "refused" and m["code"] != "storage-away"]

    def _choose(self, own: Json) -> Json:
        """Any move, and now and then a mark is taken back."""
        if own["can_take_back"] and self.dice.random() < 0.1:
            return {"move": "take_back", "all": self.dice.random() < 0.5}
        move: Json = self.dice.choice(own["legal"])
        return move


@dataclass
class Report:
    """How it went."""

    deaths: int
    acknowledged: int
    games: int
    seconds: float
    refused: list[Json]
    lost: list[LoggedCommand]
    twice: list[LoggedCommand]
    unheard: list[LoggedCommand]
    """In a log although nobody was told: people ask until they are told."""
    faults: list[str]

    @property
    def is_good(self) -> bool:
        """Whether nothing at all is wrong."""
        return not (self.lost or self.twice or self.unheard or self.faults or self.refused)

    def __str__(self) -> str:
        return (
            f"{self.deaths} deaths, {self.acknowledged} commands acknowledged, {len(self.lost)} lost, "
            f"{len(self.twice)} done twice, {len(self.unheard)} done unheard, {len(self.refused)} refused, "
            f"{self.games} games finished, {len(self.faults)} damaged, {self.seconds:.0f} s"
        )


def report(crowd: Crowd, found: DatabaseCheck, deaths: int, seconds: float) -> Report:
    """Compare what people were told with what is in the database."""
    told = set(crowd.acknowledged)
    return Report(
        deaths=deaths,
        acknowledged=len(crowd.acknowledged),
        games=found.finished,
        seconds=seconds,
        refused=crowd.refused,
        lost=found.lost(crowd.acknowledged),
        twice=found.twice,
        unheard=[asked for asked in found.logged if asked not in told],
        faults=found.faults,
    )


Die = Callable[[Crowd], Awaitable[None]]
"""One death, from a running server to a running server."""


async def torture(
    server: ServerProcess, deaths: int, die: Die, crowd: Crowd, tables: int = 8, progress: bool = False
) -> Report:
    """Let a crowd play on a running server that dies again and again."""
    begun = time.monotonic()
    async with asyncio.timeout(PATIENCE_S * (deaths + 4)), crowd.playing(tables):
        for death in range(deaths):
            await die(crowd)
            if progress:
                so_far = f"{death + 1} of {deaths} deaths, {crowd.acknowledgements()} commands acknowledged"
                took = time.monotonic() - begun
                print(f"\r{so_far}, {crowd.games} games, {took:.0f} s", end="", file=sys.stderr, flush=True)
    if progress:
        print(file=sys.stderr)
    found = await asyncio.to_thread(check_database, server.database)
    return report(crowd, found, deaths, time.monotonic() - begun)


def killing(server: ServerProcess, dice: random.Random) -> Die:
    """The server is killed with everything it has started, mostly under load, sometimes while it starts."""

    async def die(crowd: Crowd) -> None:
        await crowd.is_heard()
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

    return die


def dying_in_commit(server: ServerProcess) -> Die:
    """The server ends itself in the middle of a commit, as ``dying`` tells it to."""

    async def die(crowd: Crowd) -> None:
        await asyncio.to_thread(server.wait_for_end)
        server.kill()
        await asyncio.to_thread(server.start)

    return die


def stopping(service: PostgreSQL, dice: random.Random) -> Die:
    """PostgreSQL stops, orderly or not, and comes back a little later; the server stays up."""

    async def die(crowd: Crowd) -> None:
        await crowd.is_heard()
        await asyncio.sleep(dice.uniform(0, LONGEST_LIFE_S))
        await asyncio.to_thread(service.stop, dice.choice(["fast", "immediate"]))
        await asyncio.sleep(dice.uniform(0, LONGEST_LIFE_S))
        await asyncio.to_thread(service.start)

    return die


def crashing(server: ServerProcess, service: PostgreSQL, dice: random.Random) -> Die:
    """The server is killed and PostgreSQL crashes, one right after the other."""

    async def die(crowd: Crowd) -> None:
        await crowd.is_heard()
        await asyncio.sleep(dice.uniform(0, LONGEST_LIFE_S))
        for end in dice.sample([server.kill, lambda: service.stop("immediate")], k=2):
            await asyncio.to_thread(end)
        await asyncio.to_thread(service.start)
        await asyncio.to_thread(server.start)

    return die


def either(*ways: Die, dice: random.Random) -> Die:
    """One of several ways to die."""

    async def die(crowd: Crowd) -> None:
        await dice.choice(ways)(crowd)

    return die


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", default=str(time.time_ns()), help="of the random moments")
    asked = parser.parse_args()
    dice = random.Random(asked.seed)
    print(f"seed {asked.seed}, {asked.database}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = f"sqlite:///{folder}/server.db"
        if asked.database == "postgresql":
            service = stack.enter_context(PostgreSQL())
            database = service.new_database()
        server = stack.enter_context(ForkedServer(database, Path(folder, "log"), "--pace", "0"))
        die = killing(server, dice)
        if asked.database == "postgresql":
            ways = (die, stopping(service, dice), crashing(server, service, dice))
            die = either(*ways, dice=dice)
        crowd = Crowd([server.address], dice)
        found = asyncio.run(torture(server, asked.kills, die, crowd, asked.tables, progress=True))
    print(found)
    for wrong in (found.lost, found.twice, found.unheard, found.faults, found.refused):
        for one in wrong[:20]:
            print(one)
    sys.exit(0 if found.is_good else 1)


if __name__ == "__main__":
    main()
