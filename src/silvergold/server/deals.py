"""Deals, and who may see them: an open deal is shown only to those who have played it."""

import hashlib
import logging
from collections import Counter

from silvergold.engine import standard_deck
from silvergold.engine.state import EditionName
from silvergold.protocol.commands import TableSettings
from silvergold.server.clock import now_ms, today
from silvergold.server.errors import RefusedError
from silvergold.server.storage import deals
from silvergold.server.storage.deals import StoredDeal
from silvergold.server.storage.store import Store
from silvergold.server.table.commands import Requester
from silvergold.server.tokens import new_deal_secret, new_id

log = logging.getLogger(__name__)


class Deals:
    """The deals of a server."""

    def __init__(self, store: Store, seed: str = "") -> None:
        self._store = store
        self._seed = seed
        if seed:
            log.warning("DEALS ARE PREDICTABLE: a deal seed is set, which is for tests only")
        self._dealt = Counter[Requester | None]()

    def _new(
        self, host: Requester | None, players: int, edition: EditionName, deck: str, day: str | None = None
    ) -> StoredDeal:
        """Return a random deal; with a seed, it follows from the name and the count of the host."""
        secret = new_deal_secret()
        if self._seed:
            self._dealt[host] += 1
            source = f"{self._seed}\n{host.name if host else ''}\n{self._dealt[host]}"
            secret = hashlib.sha256(source.encode()).digest()
        return StoredDeal(new_id(), secret, (), players, edition, deck, day)

    async def fresh(self, settings: TableSettings, deck: str, host: Requester) -> StoredDeal:
        """Create a deal that nobody has seen."""
        deal = self._new(host, settings.players, settings.edition, deck)
        await self._store.write(deals.add_deal, deal, now_ms())
        return deal

    async def of_today(self) -> StoredDeal:
        """Return the deal of the day: two players, the built-in deck."""
        day = today()
        deal = await self._store.read(deals.deal_of_day, day)
        if deal is None:
            deal = self._new(None, 2, "nsv", standard_deck().sha256, day)
            await self._store.write(deals.add_deal, deal, now_ms())
            deal = await self._store.read(deals.deal_of_day, day)
        if deal is None:
            raise ValueError("the deal of the day was not kept")
        return deal

    async def find(self, deal_id: str) -> StoredDeal:
        """Return a deal by its id."""
        deal = await self._store.read(deals.find_deal, deal_id)
        if deal is None:
            raise RefusedError("no-such-deal", 404)
        return deal

    async def may_see(self, deal: StoredDeal, person: str) -> bool:
        """Whether a person may see the cards of a deal: not while they may still play it."""
        has_played = await self._store.read(deals.has_played, deal.id, person)
        return has_played or not await self._store.read(deals.is_open, deal, today())

    async def is_shared(self, deal: StoredDeal) -> bool:
        """Whether a deal is for several tables, so that watching one would reveal another."""
        if deal.day is not None or await self._store.read(deals.tables_of, deal.id) > 1:
            return True
        return await self._store.read(deals.is_challenge, deal.id)
