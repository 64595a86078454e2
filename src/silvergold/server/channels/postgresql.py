"""Hints through PostgreSQL notifications."""

import logging
from collections.abc import Collection

import psycopg
from sqlalchemy import make_url

from silvergold.server.channels import NAME, Channel, ChannelBrokenError, HintHandler

log = logging.getLogger(__name__)

TRIES = 2
"""The first try may meet a connection that has died unnoticed."""


class PostgreSQLChannel(Channel):
    """A channel through a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._speaker: psycopg.AsyncConnection | None = None

    async def send(self, hints: Collection[str]) -> None:
        """Send hints to all workers, or lose them."""
        for _ in range(TRIES):
            try:
                if self._speaker is None or self._speaker.closed:
                    self._speaker = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                await self._speaker.execute("SELECT pg_notify(%s, unnest(%s::text[]))", (NAME, list(hints)))
                return
            except psycopg.Error as error:
                log.warning("could not send hints", extra={"why": type(error).__name__})
                await self.disconnect()

    async def listen(self, handle: HintHandler) -> None:
        """Receive hints until the connection breaks."""
        try:
            async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as listener:
                await listener.execute(f"LISTEN {NAME}")
                await handle("")
                async for notice in listener.notifies():
                    await handle(notice.payload)
        except psycopg.Error as error:
            raise ChannelBrokenError(type(error).__name__) from error

    async def disconnect(self) -> None:
        """Disconnect."""
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            await speaker.close()
