"""Hints through Redis."""

import logging
from collections.abc import Collection

from redis import asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from silvergold.server.channels import NAME, Channel, ChannelBrokenError, HintHandler

log = logging.getLogger(__name__)


class RedisChannel(Channel):
    """A channel through a Redis server."""

    def __init__(self, url: str) -> None:
        super().__init__()
        once_more = Retry(NoBackoff(), 1)  # the first try may meet a connection that has died unnoticed
        self._redis = redis.Redis.from_url(url, retry=once_more)

    async def send(self, hints: Collection[str]) -> None:
        """Send hints to all workers, or lose them."""
        try:
            async with self._redis.pipeline(transaction=False) as together:
                for hint in hints:
                    together.publish(NAME, hint)
                await together.execute()
        except (RedisError, OSError) as error:
            log.warning("could not send hints", extra={"why": type(error).__name__})

    async def listen(self, handle: HintHandler) -> None:
        """Receive hints until the connection breaks."""
        try:
            async with self._redis.pubsub() as listener:
                await listener.subscribe(NAME)
                async for message in listener.listen():
                    if message["type"] == "subscribe":  # also when it has connected again by itself
                        await handle("")
                    elif message["type"] == "message":
                        await handle(message["data"].decode())
        except (RedisError, OSError) as error:
            raise ChannelBrokenError(type(error).__name__) from error

    async def disconnect(self) -> None:
        """Disconnect."""
        await self._redis.aclose()
