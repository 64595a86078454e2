"""Hints through the database itself."""

import asyncio

import psycopg
from sqlalchemy import make_url

from silvergold.server.channels import NAME, ChannelBrokenError, Hear


class PostgreSQLChannel:
    """A channel of a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._speaker: psycopg.AsyncConnection | None = None
        self._speaking = asyncio.Lock()

    async def tell(self, hint: str) -> None:
        """Tell all workers."""
        async with self._speaking:
            try:
                if self._speaker is None or self._speaker.closed:
                    self._speaker = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                await self._speaker.execute("SELECT pg_notify(%s, %s)", (NAME, hint))
            except psycopg.Error:
                await self._forget_speaker()

    async def listen(self, hear: Hear) -> None:
        """Hear hints until the connection breaks."""
        try:
            async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as listener:
                await listener.execute(f"LISTEN {NAME}")
                await hear("")
                async for notice in listener.notifies():
                    await hear(notice.payload)
        except psycopg.Error as error:
            raise ChannelBrokenError(type(error).__name__) from error

    async def close(self) -> None:
        """Let go of the connections."""
        async with self._speaking:
            await self._forget_speaker()

    async def _forget_speaker(self) -> None:
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            await speaker.close()
