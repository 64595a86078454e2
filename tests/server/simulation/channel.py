"""The channel between simulated workers: hints are late, lost, repeated and in any order."""

import asyncio
from collections.abc import Collection
from random import Random

from silvergold.server.channels import (
    FOLLOWED,
    NAME,
    Channel,
    ChannelBrokenError,
    HintHandler,
    WorkerHint,
    topic_of,
)
from tests.server.simulation.event_loop import SimulatedLoop
from tests.server.simulation.faults import Faults

BROKEN = "broken"


class Listener:
    """A worker's connection: the hints that have arrived, and the tables that it listens to."""

    def __init__(self) -> None:
        self.hints: asyncio.Queue[str] = asyncio.Queue()
        self.topics = {NAME}


class Hub:
    """Passes hints from every worker to the workers that listen to their topics."""

    def __init__(self, loop: SimulatedLoop, random: Random, faults: Faults) -> None:
        self._loop = loop
        self._random = random
        self._faults = faults
        self._listeners: list[Listener] = []

    def listen(self) -> Listener:
        """Return a connection for hints from now on."""
        listener = Listener()
        self._listeners.append(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        """End a listener's connection."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def send(self, hint: WorkerHint) -> None:
        """Pass a hint on, or lose it, for each listener on its own."""
        for listener in self._listeners:
            if hint.topic not in listener.topics:
                continue
            times = 1 - self._faults.happens(self._faults.hint_lost)
            for _ in range(times + self._faults.happens(self._faults.hint_repeated)):
                self._loop.call_later(self._delay(), listener.hints.put_nowait, hint.text)

    def change_topics(self, listener: Listener, followed: set[str]) -> None:
        """Let a connection listen to tables, after a while."""
        self._loop.call_later(self._delay(), self._listen_to, listener, followed)

    def _listen_to(self, listener: Listener, followed: set[str]) -> None:
        new = [table for table in sorted(followed) if topic_of(table) not in listener.topics]
        listener.topics = {NAME, *map(topic_of, followed)}
        if new:
            listener.hints.put_nowait(" ".join((FOLLOWED, *new)))

    def _delay(self) -> float:
        return self._random.expovariate(1 / self._faults.network_s)

    def break_connections(self) -> None:
        """Break the connections of all listeners."""
        listeners, self._listeners = self._listeners, []
        for listener in listeners:
            listener.hints.put_nowait(BROKEN)


class SimulatedChannel(Channel):
    """A worker's end of the channel."""

    def __init__(self, hub: Hub) -> None:
        super().__init__()
        self._hub = hub
        self._listener: Listener | None = None

    async def change_topics(self) -> None:
        """Listen to the tables that are followed now, after a while."""
        if self._listener is not None:
            self._hub.change_topics(self._listener, set(self.followed))

    async def send(self, hints: Collection[WorkerHint]) -> None:
        """Send hints in an order that does not depend on the hashes of strings."""
        await asyncio.sleep(0)
        for hint in sorted(hints):
            self._hub.send(hint)

    async def listen(self, handle: HintHandler) -> None:
        """Receive hints until the channel breaks."""
        self._listener = listener = self._hub.listen()
        await self.change_topics()
        try:
            await handle("")
            while (hint := await listener.hints.get()) != BROKEN:
                await handle(hint)
        finally:
            self._listener = None
            self._hub.leave(listener)
        raise ChannelBrokenError("simulated")

    async def disconnect(self) -> None:
        """Do nothing."""
