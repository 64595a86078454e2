"""Channels through which workers notify each other that a table has changed.

A message is only a hint: the log is the source of truth, and a worker that misses a hint finds out when it
next checks the logs. So a channel may break and reconnect without harm, and no command waits for a hint.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection

log = logging.getLogger(__name__)

NAME = "silvergold_tables"
PAUSE_S = 0.5
"""The pause before reconnecting."""

HintHandler = Callable[[str], Awaitable[None]]
"""Receives a hint; an empty one means that hints may have been missed."""


class ChannelBrokenError(Exception):
    """The channel must be reconnected."""


class Channel(ABC):
    """A channel for hints between workers."""

    def __init__(self) -> None:
        self._waiting: set[str] = set()
        self._sending: asyncio.Task[None] | None = None

    def publish(self, hint: str) -> None:
        """Send a hint to all workers, including this one, soon; a hint that cannot be sent is lost."""
        self._waiting.add(hint)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        """Send the waiting hints; those that arrive meanwhile are sent together."""
        try:
            while self._waiting:
                hints, self._waiting = self._waiting, set()
                await self.send(hints)
        except Exception:
            log.exception("could not send hints")
        finally:
            self._sending = None

    async def close(self) -> None:
        """Send the waiting hints and disconnect."""
        if self._sending is not None:
            await self._sending
        await self.disconnect()

    @abstractmethod
    async def send(self, hints: Collection[str]) -> None:
        """Send hints to all workers, or lose them."""

    @abstractmethod
    async def listen(self, handle: HintHandler) -> None:
        """Receive hints until cancelled, or until the channel breaks."""

    @abstractmethod
    async def disconnect(self) -> None:
        """Disconnect."""


class NoChannel(Channel):
    """The channel of a single worker, which does nothing."""

    def publish(self, hint: str) -> None:
        """Do nothing."""

    async def send(self, hints: Collection[str]) -> None:
        """Do nothing."""

    async def listen(self, handle: HintHandler) -> None:
        """Wait until cancelled."""
        await asyncio.Event().wait()

    async def disconnect(self) -> None:
        """Do nothing."""


def open_channel(address: str) -> Channel:
    """Open the channel at an address, none for an empty one; libraries are imported only if used."""
    if not address:
        return NoChannel()
    if address.startswith("postgresql"):
        from silvergold.server.channels.postgresql import PostgreSQLChannel

        return PostgreSQLChannel(address)
    from silvergold.server.channels.redis import RedisChannel

    return RedisChannel(address)


async def keep_listening(channel: Channel, handle: HintHandler) -> None:
    """Listen until cancelled, and reconnect whenever the channel breaks."""
    while True:
        try:
            await channel.listen(handle)
        except ChannelBrokenError as error:
            log.warning("the channel between workers broke", extra={"why": str(error)})
        except Exception:
            log.exception("the channel between workers broke")
        await asyncio.sleep(PAUSE_S)
