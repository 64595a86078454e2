"""The parts of a running worker, put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from silvergold.server.caretaker import Caretaker
from silvergold.server.channels import keep_listening, open_channel
from silvergold.server.deals import Deals
from silvergold.server.errors import RefusedError
from silvergold.server.limits import Count, Limit
from silvergold.server.opening import Opening
from silvergold.server.people import People
from silvergold.server.presence import HINT, Attendance
from silvergold.server.settings import Settings
from silvergold.server.storage.database import connect, database_url
from silvergold.server.storage.store import Store
from silvergold.server.tables import Tables
from silvergold.server.thinking import Thinkers


class Club:
    """Everything that a worker has."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = Store(connect(settings.database))
        self.channel = open_channel(channel_address(settings))
        self.tables = Tables(self.store, self.channel)
        self.attendance = Attendance(self.store, self.channel)
        self.people = People(self.store)
        self.deals = Deals(self.store)
        self.opening = Opening(self.store, self.tables, self.deals, limits)
        self.requests = Limit(limits.requests_a_minute, 60)
        self.newcomers = Limit(limits.people_an_hour, 3600)
        self.commands = Limit(limits.person_commands_a_minute, 60)
        self.sockets_of_people = Count(limits.sockets_a_person)
        self.sockets_of_addresses = Count(limits.sockets_an_address)

    async def hear(self, hint: str) -> None:
        """Another worker says that something has changed."""
        what, _, table_id = hint.partition(" ")
        if not hint:
            await self.tables.look_again()
        elif what == HINT:
            self.attendance.changed(table_id)
        elif what.isdecimal():
            self.tables.hear(table_id, int(what))

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Look after the tables as long as the server runs."""
        self.thinkers = thinkers = Thinkers(self.settings.thinkers)
        caretaker = Caretaker(self.tables, self.store, thinkers, self.attendance, self.settings.pace_ms)
        tasks = [
            asyncio.create_task(caretaker.sweep()),
            asyncio.create_task(keep_listening(self.channel, self.hear)),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(RefusedError):
                await self.attendance.write_down()  # nobody is here any more
            await caretaker.rest()
            await self.channel.close()
            await self.store.close()


def channel_address(settings: Settings) -> str:
    """Through which channel workers tell each other: the one asked for, or PostgreSQL's own."""
    if settings.channel:
        return settings.channel
    is_postgresql = database_url(settings.database).get_backend_name() == "postgresql"
    return settings.database if is_postgresql else ""
