"""The services of a worker, assembled."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial

from sqlalchemy import Engine

from silvergold.server import reactions
from silvergold.server.accounts import personal_data
from silvergold.server.accounts.people import People
from silvergold.server.accounts.personal_data import PersonalData
from silvergold.server.background import device_sockets
from silvergold.server.background.bot_pool import BotPool
from silvergold.server.background.device_sockets import DeviceSockets
from silvergold.server.background.maintenance import TableMaintenance
from silvergold.server.background.pars import Pars
from silvergold.server.background.pictures import PictureCache
from silvergold.server.background.presence import HINT, PresenceTracker
from silvergold.server.background.reviews import NICENESS, Reviews
from silvergold.server.challenges import Challenges
from silvergold.server.channels import FOLLOWED, Channel, NoChannel, keep_listening, open_channel
from silvergold.server.deals import Deals
from silvergold.server.errors import RefusedError
from silvergold.server.push.sender import PushSender
from silvergold.server.rate_limits import (
    ConnectionLimit,
    RateLimit,
    too_many_requests,
    too_many_sockets,
)
from silvergold.server.reactions import Reactions
from silvergold.server.settings import Settings
from silvergold.server.shared_limits import HourlyLimit
from silvergold.server.sharing import Sharing
from silvergold.server.storage.database import connect, database_url
from silvergold.server.storage.store import Store
from silvergold.server.table.finished import FinishedGame, finished_game
from silvergold.server.table.opener import TableOpener
from silvergold.server.table.registry import TableRegistry


class Services:
    """Everything that the routes and sockets of a worker use."""

    def __init__(
        self,
        settings: Settings,
        sharing: Sharing | None = None,
        engine: Engine | None = None,
        channel: Channel | None = None,
    ) -> None:
        limits = settings.limits
        self.sharing = sharing or Sharing(settings)
        self.settings = settings
        self.store = Store(engine or connect(settings.database))
        self.channel = channel or open_channel(channel_address(settings))
        self.tables = TableRegistry(self.store, self.channel)
        self.presence = PresenceTracker(self.store, self.channel)
        self.people = People(self.store, settings)
        self.device_sockets = DeviceSockets(self.store, self.channel, self.people)
        self.personal_data = PersonalData(
            self.store, self.channel, self.tables, self.people, self.device_sockets
        )
        self.push = PushSender(self.store, settings.push_contact, settings.push_test_service)
        self.deals = Deals(self.store, settings.deal_seed, settings.daily_secret)
        hourly = partial(HourlyLimit, self.store, isinstance(self.channel, NoChannel))
        tables_of_people = hourly("tables", limits.tables_per_hour)
        self.opener = TableOpener(self.store, self.tables, self.deals, limits, tables_of_people)
        self.challenges = Challenges(self.store, self.tables, self.deals)
        self.reactions = Reactions(self.tables, self.channel, limits)
        self.requests = RateLimit(limits.requests_per_minute, 60)
        self.newcomers = hourly("people", limits.people_per_hour)
        self.tables_of_addresses = hourly("address tables", limits.address_tables_per_hour)
        self.decks_of_addresses = hourly("decks", limits.decks_per_hour)
        self.recoveries = hourly("recoveries", limits.recoveries_per_hour)
        self.exports = hourly("exports", limits.exports_per_hour)
        self.downloads = hourly("downloads", limits.downloads_per_hour)
        self.commands = RateLimit(limits.person_commands_per_minute, 60)
        self.tries = RateLimit(limits.tries_per_minute, 60)
        self.hints = ConnectionLimit(limits.hints_at_once, too_many_requests)
        self.sockets_of_people = ConnectionLimit(limits.sockets_per_person, too_many_sockets)
        self.sockets_of_addresses = ConnectionLimit(limits.sockets_per_address, too_many_sockets)

    async def receive_hint(self, hint: str) -> None:
        """Handle a hint from another worker."""
        what, _, rest = hint.partition(" ")
        if not hint:
            await self.tables.check_lengths()
            await self.device_sockets.check()
        elif what == FOLLOWED:
            await self.tables.check_lengths(rest.split())
        elif what == HINT:
            self.presence.changed(rest)
        elif what == reactions.HINT:
            self.reactions.receive(rest)
        elif what == device_sockets.HINT:
            self.device_sockets.receive(rest)
        elif what == personal_data.HINT:
            await self.tables.reload(rest)
        elif what.isdecimal():
            table_id, _, entries = rest.partition(" ")
            self.tables.receive_hint(table_id, int(what), entries)

    async def _finished_game(self, table_id: str) -> FinishedGame:
        return finished_game(await self.tables.get_current(table_id))

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the background tasks while the server runs."""
        self.bot_pool = BotPool(self.settings.bot_processes, bots=self.settings.bots)
        self.pictures = PictureCache(self.bot_pool)
        review_pool = BotPool(1, NICENESS, self.settings.bots)
        self.reviews = Reviews(self.store, review_pool, self.settings.limits)
        self.pars = Pars(self.store, review_pool, self.tables.deck)
        maintenance = TableMaintenance(
            self.tables, self.store, self.bot_pool, self.presence, self.push, self.settings.pace_ms
        )
        work = [
            maintenance.sweep(),
            self.push.run(),
            self.device_sockets.keep_checking(),
            keep_listening(self.channel, self.receive_hint),
        ]
        if self.settings.background_reviews:
            work.append(self.reviews.run_in_background(self._finished_game))
        tasks = [asyncio.create_task(each) for each in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(RefusedError):
                await self.presence.publish()  # nobody is connected any more
            await self.pars.stop()
            await self.reviews.stop()
            await maintenance.stop()
            await self.channel.close()
            await self.store.close()


def channel_address(settings: Settings) -> str:
    """Return the address of the channel: the configured one, or PostgreSQL."""
    if settings.channel:
        return settings.channel
    is_postgresql = database_url(settings.database).get_backend_name() == "postgresql"
    return settings.database if is_postgresql else ""
