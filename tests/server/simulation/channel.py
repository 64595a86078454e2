"""The channel between simulated workers: hints are late, lost, repeated and in any order."""

import asyncio
from collections.abc import Collection
from random import Random

from silvergold.server.channels import Channel, ChannelBrokenError, HintHandler
from tests.server.simulation.event_loop import SimulatedLoop
from tests.server.simulation.faults import Faults

BROKEN = "broken"


class Hub:
    """Passes hints from every worker to every worker."""

    def __init__(self, loop: SimulatedLoop, random: Random, faults: Faults) -> None:
        self._loop = loop
        self._random = random
        self._faults = faults
        self._listeners: list[asyncio.Queue[str]] = []

    def listen(self) -> "asyncio.Queue[str]":
        """Return a queue of the hints from now on."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._listeners.append(queue)
        return queue

    def leave(self, queue: "asyncio.Queue[str]") -> None:
        """End a listener's connection."""
        if queue in self._listeners:
            self._listeners.remove(queue)

    def send(self, hint: str) -> None:
        """Pass a hint on, or lose it, for each listener on its own."""
        for queue in self._listeners:
            times = 1 - self._faults.happens(self._faults.hint_lost)
            for _ in range(times + self._faults.happens(self._faults.hint_repeated)):
                self._loop.call_later(self._delay(), queue.put_nowait, hint)

    def _delay(self) -> float:
        return self._random.expovariate(1 / self._faults.network_s)

    def break_connections(self) -> None:
        """Break the connections of all listeners."""
        listeners, self._listeners = self._listeners, []
        for queue in listeners:
            queue.put_nowait(BROKEN)


class SimulatedChannel(Channel):
    """A worker's end of the channel."""

    def __init__(self, hub: Hub) -> None:
        super().__init__()
        self._hub = hub

    async def send(self, hints: Collection[str]) -> None:
        """Send hints in an order that does not depend on the hashes of strings."""
        await asyncio.sleep(0)
        for hint in sorted(hints):
            self._hub.send(hint)

    async def listen(self, handle: HintHandler) -> None:
        """Receive hints until the channel breaks."""
        queue = self._hub.listen()
        try:
            await handle("")
            while (hint := await queue.get()) != BROKEN:
                await handle(hint)
        finally:
            self._hub.leave(queue)
        raise ChannelBrokenError("simulated")

    async def disconnect(self) -> None:
        """Do nothing."""
