"""How workers tell each other that a table has changed.

What is told is only a hint: the log is the truth, and whoever misses a hint finds out by looking again from
time to time. So a channel may break and come back without harm, and nobody waits for a hint to be told.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection

log = logging.getLogger(__name__)

NAME = "silvergold_tables"
PAUSE_S = 0.5
"""Before connecting again."""

Hear = Callable[[str], Awaitable[None]]
"""What is done with a hint; an empty one says that hints may have been missed."""


class ChannelBrokenError(Exception):
    """The channel must be connected again."""


class Channel(ABC):
    """A way for hints between workers."""

    def __init__(self) -> None:
        self._waiting: set[str] = set()
        self._telling: asyncio.Task[None] | None = None

    def tell(self, hint: str) -> None:
        """Tell all workers, this one too, as soon as may be; a hint that can't be told is lost."""
        self._waiting.add(hint)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        """Tell what is waiting; what comes in the meantime goes together."""
        try:
            while self._waiting:
                hints, self._waiting = self._waiting, set()
                await self.send(hints)
        except Exception:
            log.exception("hints could not be told")
        finally:
            self._telling = None

    async def close(self) -> None:
        """Tell what is waiting, and let go of the connections."""
        if self._telling is not None:
            await self._telling
        await self.disconnect()

    @abstractmethod
    async def send(self, hints: Collection[str]) -> None:
        """Send hints to all workers, or lose them."""

    @abstractmethod
    async def listen(self, hear: Hear) -> None:
        """Hear hints until cancelled, or until the channel breaks."""

    @abstractmethod
    async def disconnect(self) -> None:
        """Let go of the connections."""


class NoChannel(Channel):
    """One worker needs none."""

    def tell(self, hint: str) -> None:
        """There is nobody to tell."""

    async def send(self, hints: Collection[str]) -> None:
        """There is nobody to send to."""

    async def listen(self, hear: Hear) -> None:
        """There is nothing to hear, ever."""
        await asyncio.Event().wait()

    async def disconnect(self) -> None:
        """There is nothing to let go of."""


def open_channel(address: str) -> Channel:
    """The channel at an address, none for an empty one; its library is imported only where it is used."""
    if not address:
        return NoChannel()
    if address.startswith("postgresql"):
        from silvergold.server.channels.postgresql import PostgreSQLChannel

        return PostgreSQLChannel(address)
    from silvergold.server.channels.redis import RedisChannel

    return RedisChannel(address)


async def keep_listening(channel: Channel, hear: Hear) -> None:
    """Listen, and again whenever the channel breaks; until cancelled."""
    while True:
        try:
            await channel.listen(hear)
        except ChannelBrokenError as error:
            log.warning("the channel between workers broke", extra={"why": str(error)})
        except Exception:
            log.exception("the channel between workers broke")
        await asyncio.sleep(PAUSE_S)
