"""One run of the simulation: a seed decides everything, and running it again repeats every byte."""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Iterator
from contextvars import Context
from random import Random
from typing import Any
from unittest import mock

from silvergold.engine import rules, state
from silvergold.server import clock, tokens
from silvergold.server.background import bot_pool
from tests.server.simulation.channel import Hub, SimulatedChannel
from tests.server.simulation.event_loop import (
    PROCESS,
    NothingLeftError,
    SimulatedLoop,
    SimulatedProcess,
    gather,
)
from tests.server.simulation.executors import SimulatedExecutors, SimulatedPool
from tests.server.simulation.faults import Faults
from tests.server.simulation.history import History
from tests.server.simulation.network import Network
from tests.server.simulation.parties import Party, parties_of
from tests.server.simulation.storage import BEGIN_S, SimulatedStorage
from tests.server.simulation.workers import SimulatedWorker, routes

CLIENTS = (2, 2, 3, 3, 4, 12)
"""How many clients a run has: bugs show in small worlds as in large ones, which take longer."""
FAULTS_S = 12.0
"""The longest time during which things go wrong."""
CALM_S = 180.0
"""How long the games may take to be finished once nothing goes wrong any more."""
SETTLE_S = 15.0
"""How long it may take until everybody has seen the end."""
UNFINISHED = "SELECT id, status, wake_at FROM tables WHERE status <> 'finished'"
TURNS = (1, 1, 1, 2)
"""How many turns the games of a run have, so that it ends soon: this simulation is not about the rules."""


class SimulatedTime:
    """Stands in for the module ``time``, with the clock of the process that asks."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop

    def time_ns(self) -> int:
        process = PROCESS.get()
        error_s = process.clock_error_s if process is not None else 0.0
        return int((BEGIN_S + self._loop.time() + error_s) * 1e9)

    def monotonic(self) -> float:
        return self._loop.time()


class SeededSecrets:
    """Stands in for the module ``secrets``."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def token_bytes(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def token_urlsafe(self, size: int) -> str:
        return self._random.randbytes(size).hex()


class ErrorCollector(logging.Handler):
    """Collects the errors that the server logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an error with its cause."""
        cause = repr(record.exc_info[1]) if record.exc_info else ""
        self.errors.append(f"{record.getMessage()}: {cause}")

    def note_lost(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Keep an error that nobody has handled."""
        self.errors.append(f"{context['message']}: {context.get('exception')!r}")


class Simulation:
    """A run, and afterwards everything that the checks need."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = self._stream("simulation")
        self.loop = SimulatedLoop(self._stream("loop"), self.random.random() < 0.5)
        self.faults = Faults.drawn(self._stream("faults"))
        self.storage = SimulatedStorage(self.faults)
        self.executors = SimulatedExecutors(self.loop, self._stream("executors"), self.faults, self.storage)
        self.executors.kill = self._kill_and_restart
        self.network = Network(self.loop, self._stream("network"), self.faults, self.storage)
        self.hub = Hub(self.loop, self._stream("channel"), self.faults)
        self.turns = self.random.choice(TURNS)
        self.places = self.random.choice((1, 2, 2, 3))
        for place in range(self.places):
            routes(place)  # outside of the simulated world: what the first run makes, others find made
        self.workers: list[SimulatedWorker] = []
        """All workers so far, dead or alive."""
        self.parties: list[Party] = []
        self.logged = ErrorCollector()
        self.loop.set_exception_handler(self.logged.note_lost)
        self.unfinished = ""
        """Why the games could not be finished; empty if they were."""

    def _stream(self, purpose: str) -> Random:
        """Return random numbers for one purpose, so that a change of one part does not change the others."""
        return Random(f"{self.seed} {purpose}")

    def run(self) -> None:
        """Run to the end."""
        with self._in_simulated_world():
            try:
                self.loop.run_until_complete(self._main())
            except NothingLeftError:
                self.unfinished = "everybody waits for ever"
            finally:
                with contextlib.suppress(NothingLeftError):
                    self.loop.run_until_complete(self.loop.end_all())
                self.loop.close()

    @contextlib.contextmanager
    def _in_simulated_world(self) -> Iterator[None]:
        """Put simulated time, chance and short games in place of the real ones, and collect errors."""
        server_log = logging.getLogger("silvergold.server")
        server_log.addHandler(self.logged)
        was_passed_on, server_log.propagate = server_log.propagate, False
        try:
            with (
                mock.patch.object(asyncio, "gather", gather),
                mock.patch.object(clock, "time", SimulatedTime(self.loop)),
                mock.patch.object(tokens, "secrets", SeededSecrets(self._stream("secrets"))),
                mock.patch.object(bot_pool, "ProcessPoolExecutor", SimulatedPool),
                short_games(self.turns),
            ):
                yield
        finally:
            server_log.propagate = was_passed_on
            server_log.removeHandler(self.logged)

    async def _main(self) -> None:
        for place in range(self.places):
            self._start_worker(place)
        self.parties = parties_of(self, self.random, self.random.choice(CLIENTS))
        playing = asyncio.gather(*(asyncio.create_task(party.run()) for party in self.parties))
        failing = asyncio.create_task(self._let_things_fail())
        await asyncio.wait([playing], timeout=self.random.uniform(0.3, 1.0) * FAULTS_S)
        failing.cancel()
        await asyncio.gather(failing, return_exceptions=True)
        self._repair()
        done, _ = await asyncio.wait([playing], timeout=CALM_S)
        if not done:
            self.unfinished = self._describe_unfinished()
            playing.cancel()
        await asyncio.gather(playing, return_exceptions=bool(self.unfinished))
        await self._let_games_end()
        if self.unfinished:
            return
        await self._settle()
        for worker in self.alive:
            await self._shut_down(worker)

    # --- workers ------------------------------------------------------------------------------------------

    @property
    def alive(self) -> list[SimulatedWorker]:
        """The workers that serve clients."""
        return [worker for worker in self.workers if worker.is_up]

    def any_worker(self) -> SimulatedWorker | None:
        """Return a worker, as a load balancer does."""
        alive = self.alive
        return self.random.choice(alive) if alive else None

    def _start_worker(self, place: int) -> None:
        channel = SimulatedChannel(self.hub) if self.places > 1 else None
        name = f"worker{place}.{len(self.workers)}"
        error_s = self.random.uniform(-0.5, 0.5) if self.places > 1 else 0.0
        self.workers.append(SimulatedWorker(self.loop, name, place, channel, error_s))

    def _kill(self, worker: SimulatedWorker) -> None:
        worker.die()
        self.network.break_all(worker)

    def _kill_and_restart(self, process: SimulatedProcess) -> None:
        """Kill a worker, and start another one in its place after a while."""
        if isinstance(process, SimulatedWorker) and not process.is_stopping:
            self._kill(process)
            wait_s = self.random.expovariate(1 / 1.0)
            self.loop.call_later(wait_s, self._start_missing, context=Context())  # not in the dead process

    async def _shut_down(self, worker: SimulatedWorker) -> None:
        worker.is_up = False
        self.network.break_all(worker)
        await worker.stop()

    # --- faults -------------------------------------------------------------------------------------------

    async def _let_things_fail(self) -> None:
        """Let one thing after the other go wrong, until cancelled."""
        kinds = [self._worker_dies, self._worker_restarts, self._database_stops, self._disk_is_full]
        kinds += [self._disk_is_slow, self._channel_breaks, self._network_is_slow]
        chosen = self.random.sample(kinds, self.random.randrange(len(kinds)))
        mean_s = self.random.choice((0.7, 2.0, 5.0))
        while chosen:
            await asyncio.sleep(self.random.expovariate(1 / mean_s))
            await self.random.choice(chosen)()

    async def _worker_dies(self) -> None:
        if (worker := self.any_worker()) is not None:
            self._kill(worker)
            await asyncio.sleep(self.random.expovariate(1 / 1.0))
            self._start_missing()

    async def _worker_restarts(self) -> None:
        if (worker := self.any_worker()) is not None:
            await self._shut_down(worker)
            self._start_missing()

    async def _database_stops(self) -> None:
        self.faults.is_database_stopped = True
        await asyncio.sleep(self.random.expovariate(1 / 1.5))
        self.faults.is_database_stopped = False

    async def _disk_is_full(self) -> None:
        self.faults.is_disk_full = True
        await asyncio.sleep(self.random.expovariate(1 / 1.5))
        self.faults.is_disk_full = False

    async def _disk_is_slow(self) -> None:
        before, self.faults.disk_s = self.faults.disk_s, self.random.uniform(0.2, 1.0)
        await asyncio.sleep(self.random.expovariate(1 / 2.0))
        self.faults.disk_s = before

    async def _network_is_slow(self) -> None:
        before, self.faults.network_s = self.faults.network_s, self.random.uniform(0.5, 2.0)
        await asyncio.sleep(self.random.expovariate(1 / 2.0))
        self.faults.network_s = before

    async def _channel_breaks(self) -> None:
        self.hub.break_connections()

    def _repair(self) -> None:
        """End all faults, and start the workers that are missing."""
        self.faults.heal()
        self._start_missing()

    def _start_missing(self) -> None:
        there = {worker.place for worker in self.workers if not worker.is_dead and not worker.is_stopping}
        for place in set(range(self.places)) - there:
            self._start_worker(place)

    # --- the end ------------------------------------------------------------------------------------------

    async def _let_games_end(self) -> None:
        """Wait for the games that those who have vanished have left to the bots."""
        ends = self.loop.time() + CALM_S
        while not self.unfinished and self.storage.rows(UNFINISHED):
            if self.loop.time() > ends:
                self.unfinished = self._describe_unfinished()
            await asyncio.sleep(0.5)

    async def _settle(self) -> None:
        """Wait until all connected devices show the end of their tables."""
        ends = self.loop.time() + SETTLE_S
        devices = [device for party in self.parties for device in party.devices if device.is_connected]
        for device in devices:
            device.reads_slowly = False
        last = {table: History(self.storage, table).last_seen for table in {d.table for d in devices}}
        while self.loop.time() < ends and any(d.seen != last[d.table](d.person.id) for d in devices):
            await asyncio.sleep(0.5)

    def _describe_unfinished(self) -> str:
        """Say which tables are stuck."""
        return f"the games could not be finished: {self.storage.rows(UNFINISHED)}"

    @property
    def digest(self) -> str:
        """A hash of every byte that was sent or stored, with its time."""
        digest = hashlib.sha256()
        for recording in self.network.recordings:
            digest.update(repr((recording.worker, recording.person, recording.table)).encode())
            for frame in recording.frames:
                digest.update(repr(frame).encode())
        for row in self.storage.rows("SELECT * FROM entries ORDER BY table_id, number"):
            digest.update(repr(row).encode())
        return digest.hexdigest()


@contextlib.contextmanager
def short_games(turns: int) -> Iterator[None]:
    """Let games end after a few turns."""
    with (
        mock.patch.object(state, "ROUNDS", 1),
        mock.patch.object(state, "TURNS", turns),
        mock.patch.object(rules, "TURNS", turns),
    ):
        yield
