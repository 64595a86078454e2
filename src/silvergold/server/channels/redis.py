"""Hints through Redis."""

import contextlib

from redis import asyncio as redis
from redis.exceptions import RedisError

from silvergold.server.channels import NAME, ChannelBrokenError, Hear


class RedisChannel:
    """A channel of a Redis server."""

    def __init__(self, url: str) -> None:
        self._redis = redis.Redis.from_url(url)

    async def tell(self, hint: str) -> None:
        """Tell all workers."""
        with contextlib.suppress(RedisError, OSError):
            await self._redis.publish(NAME, hint)

    async def listen(self, hear: Hear) -> None:
        """Hear hints until the connection breaks."""
        try:
            async with self._redis.pubsub() as listener:
                await listener.subscribe(NAME)
                await hear("")
                async for message in listener.listen():
                    if message["type"] == "message":
                        await hear(message["data"].decode())
        except (RedisError, OSError) as error:
            raise ChannelBrokenError(type(error).__name__) from error

    async def close(self) -> None:
        """Let go of the connections."""
        await self._redis.aclose()
