"""How workers tell each other that a table has changed.

What is told is only a hint: the log is the truth, and whoever misses a hint finds out by looking again from
time to time. So a channel may break and come back without harm.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

log = logging.getLogger(__name__)

NAME = "silvergold_tables"
PAUSE_S = 0.5
"""Before connecting again."""

Hear = Callable[[str], Awaitable[None]]
"""What is done with a hint; an empty one says that hints may have been missed."""


class ChannelBrokenError(Exception):
    """The channel must be connected again."""


class Channel(Protocol):
    """A way for hints between workers."""

    async def tell(self, hint: str) -> None:
        """Tell all workers, this one perhaps too; a hint that can't be told is lost."""

    async def listen(self, hear: Hear) -> None:
        """Hear hints until cancelled, or until the channel breaks."""

    async def close(self) -> None:
        """Let go of the connections."""


class NoChannel:
    """One worker needs none."""

    async def tell(self, hint: str) -> None:
        """There is nobody to tell."""

    async def listen(self, hear: Hear) -> None:
        """There is nothing to hear, ever."""
        await asyncio.Event().wait()

    async def close(self) -> None:
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
        await asyncio.sleep(PAUSE_S)
