"""Hints through PostgreSQL notifications."""

import logging
from collections.abc import Collection, Iterable

import msgspec
import psycopg
from psycopg import sql
from sqlalchemy import make_url

from silvergold.server.channels import (
    FOLLOWED,
    NAME,
    Channel,
    ChannelBrokenError,
    HintHandler,
    WorkerHint,
    topic_of,
)
from silvergold.server.tokens import new_id

log = logging.getLogger(__name__)

TRIES = 2
"""The first try may meet a connection that has died unnoticed."""


NOTIFY = "SELECT pg_notify(hint ->> 0, hint ->> 1) FROM jsonb_array_elements(%s::jsonb) AS hints(hint)"


def on_topics(command: str, topics: Iterable[str]) -> sql.Composed:
    """Return SQL that listens to topics, or stops listening."""
    return sql.SQL("; ").join(sql.SQL(command + " {}").format(sql.Identifier(topic)) for topic in topics)


class PostgreSQLChannel(Channel):
    """A channel through a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._speaker: psycopg.AsyncConnection | None = None
        self._own_topic = topic_of(new_id())
        """Wakes this worker's listener, so that it changes its topics."""
        self._listened: set[str] = set()

    async def change_topics(self) -> None:
        """Wake the listener, which changes its topics."""
        await self.send([WorkerHint(self._own_topic, "")])

    async def send(self, hints: Collection[WorkerHint]) -> None:
        """Send hints, or lose them."""
        encoded = msgspec.json.encode(tuple(hints)).decode()
        for _ in range(TRIES):
            try:
                if self._speaker is None or self._speaker.closed:
                    self._speaker = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                await self._speaker.execute(NOTIFY, (encoded,))
                return
            except psycopg.Error as error:
                log.warning("could not send hints", extra={"why": type(error).__name__})
                await self.disconnect()

    async def listen(self, handle: HintHandler) -> None:
        """Receive hints until the connection breaks."""
        try:
            async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as listener:
                self._listened = set()
                await listener.execute(on_topics("LISTEN", [NAME, self._own_topic]))
                await self._listen_to_followed(listener)
                await handle("")
                while True:
                    async for notice in listener.notifies(stop_after=1):
                        if notice.channel != self._own_topic:
                            await handle(notice.payload)
                    if new := await self._listen_to_followed(listener):
                        await handle(" ".join((FOLLOWED, *new)))
        except psycopg.Error as error:
            raise ChannelBrokenError(type(error).__name__) from error

    async def _listen_to_followed(self, listener: psycopg.AsyncConnection) -> set[str]:
        """Listen to the tables that are followed now; return those that are new."""
        new, gone = self.followed - self._listened, self._listened - self.followed
        self._listened = set(self.followed)
        for command, tables in (("LISTEN", new), ("UNLISTEN", gone)):
            if tables:
                await listener.execute(on_topics(command, [topic_of(table) for table in tables]))
        return new

    async def disconnect(self) -> None:
        """Disconnect."""
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            await speaker.close()
