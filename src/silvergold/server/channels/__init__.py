"""Channels through which workers notify each other that a table has changed.

A worker receives the hints of the tables that it follows, and those for all workers. A message is only a
hint, even if it contains the new entries of a log: the log is the source of truth, and a worker that misses a
hint finds out when it next checks the logs.
So a channel may break and reconnect without harm, and no command waits for a hint.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

log = logging.getLogger(__name__)

NAME = "silvergold_tables"
"""The topic of hints for all workers."""
FOLLOWED = "followed"
"""The hint that a channel gives its own worker: hints of these tables arrive from now on."""
PAUSE_S = 0.5
"""The pause before reconnecting."""

HintHandler = Callable[[str], Awaitable[None]]
"""Receives a hint; an empty one means that hints may have been missed."""


class ChannelBrokenError(Exception):
    """The channel must be reconnected."""


class WorkerHint(NamedTuple):
    """A message, and the topic that its recipients listen to."""

    topic: str
    text: str


def topic_of(table: str) -> str:
    """Return the topic of a table's hints; without a table, that of hints for all workers."""
    return f"{NAME}/{table}" if table else NAME


class Channel(ABC):
    """A channel for hints between workers."""

    def __init__(self) -> None:
        self._waiting: dict[WorkerHint, None] = {}
        self._sending: asyncio.Task[None] | None = None
        self._has_new_topics = False
        self.followed: set[str] = set()
        """The tables that this worker holds."""

    def publish(self, text: str, table: str = "") -> None:
        """Send a hint soon to the workers that follow a table, or to all; one that cannot be sent is lost."""
        self._waiting[WorkerHint(topic_of(table), text)] = None
        self._send_soon()

    def follow(self, table: str) -> None:
        """Receive the hints of a table soon."""
        self.followed.add(table)
        self._has_new_topics = True
        self._send_soon()

    def unfollow(self, table: str) -> None:
        """Receive no more hints of a table."""
        self.followed.discard(table)
        self._has_new_topics = True
        self._send_soon()

    def _send_soon(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        """Send the waiting hints; those that arrive meanwhile are sent together."""
        try:
            while self._waiting or self._has_new_topics:
                if self._has_new_topics:
                    self._has_new_topics = False
                    await self.change_topics()
                hints, self._waiting = self._waiting, {}
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
    async def send(self, hints: Collection[WorkerHint]) -> None:
        """Send hints, or lose them."""

    @abstractmethod
    async def change_topics(self) -> None:
        """Listen to the tables that are followed now."""

    @abstractmethod
    async def listen(self, handle: HintHandler) -> None:
        """Receive hints until cancelled, or until the channel breaks."""

    @abstractmethod
    async def disconnect(self) -> None:
        """Disconnect."""


class NoChannel(Channel):
    """The channel of a single worker, which does nothing."""

    def publish(self, text: str, table: str = "") -> None:
        """Do nothing."""

    def follow(self, table: str) -> None:
        """Do nothing."""

    def unfollow(self, table: str) -> None:
        """Do nothing."""

    async def send(self, hints: Collection[WorkerHint]) -> None:
        """Do nothing."""

    async def change_topics(self) -> None:
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
