"""Hints through Redis."""

import logging
from collections.abc import Collection

from redis import asyncio as redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from silvergold.server.channels import (
    FOLLOWED,
    NAME,
    Channel,
    ChannelBrokenError,
    HintHandler,
    WorkerHint,
    topic_of,
)

log = logging.getLogger(__name__)


def followed_hint(topic: str) -> str:
    """Return the hint that the channel gives its own worker once it listens to a topic."""
    return "" if topic == NAME else f"{FOLLOWED} {topic.removeprefix(topic_of('') + '/')}"


class RedisChannel(Channel):
    """A channel through a Redis server."""

    def __init__(self, url: str) -> None:
        super().__init__()
        once_more = Retry(NoBackoff(), 1)  # the first try may meet a connection that has died unnoticed
        self._redis = redis.Redis.from_url(url, retry=once_more)
        self._listener: PubSub | None = None
        self._listened: set[str] = set()

    async def change_topics(self) -> None:
        """Subscribe to the tables that are followed now."""
        if self._listener is None:
            return
        new, gone = self.followed - self._listened, self._listened - self.followed
        self._listened = set(self.followed)
        try:
            if new:
                await self._listener.subscribe(*map(topic_of, new))
            if gone:
                await self._listener.unsubscribe(*map(topic_of, gone))
        except (RedisError, OSError) as error:
            log.warning("could not change topics", extra={"why": type(error).__name__})

    async def send(self, hints: Collection[WorkerHint]) -> None:
        """Send hints, or lose them."""
        try:
            async with self._redis.pipeline(transaction=False) as together:
                for hint in hints:
                    together.publish(*hint)
                await together.execute()
        except (RedisError, OSError) as error:
            log.warning("could not send hints", extra={"why": type(error).__name__})

    async def listen(self, handle: HintHandler) -> None:
        """Receive hints until the connection breaks."""
        try:
            async with self._redis.pubsub() as listener:
                self._listened = set(self.followed)
                await listener.subscribe(*map(topic_of, self._listened), NAME)
                self._listener = listener
                async for message in listener.listen():
                    if message["type"] == "subscribe":  # also when it has connected again by itself
                        await handle(followed_hint(message["channel"].decode()))
                    elif message["type"] == "message":
                        await handle(message["data"].decode())
        except (RedisError, OSError) as error:
            raise ChannelBrokenError(type(error).__name__) from error
        finally:
            self._listener = None

    async def disconnect(self) -> None:
        """Disconnect."""
        await self._redis.aclose()
