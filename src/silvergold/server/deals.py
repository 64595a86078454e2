"""Deals, and who may see them: an open deal is shown only to those who have played it."""

import hashlib
import logging
from collections import Counter

from silvergold.daily import PLAYERS, day_of, deal_secret
from silvergold.engine import standard_deck
from silvergold.protocol.commands import TableSettings
from silvergold.server.clock import now, now_ms, today_number
from silvergold.server.errors import RefusedError
from silvergold.server.storage import deals
from silvergold.server.storage.deals import StoredDeal
from silvergold.server.storage.people import Person
from silvergold.server.storage.store import Store
from silvergold.server.tokens import new_deal_secret, new_id

log = logging.getLogger(__name__)


def no_such_deal() -> RefusedError:
    """Return the refusal of a deal that does not exist, or whose day has not begun."""
    return RefusedError("no-such-deal", 404)


def number_from(text: str) -> int:
    """Return the number of a day from its digits."""
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise no_such_deal()
    return int(text)


class Deals:
    """The deals of a server."""

    def __init__(self, store: Store, seed: str = "", daily_secret: str = "") -> None:
        self._store = store
        self._seed = seed
        self._daily_secret = daily_secret
        if seed:
            log.warning("DEALS ARE PREDICTABLE: a deal seed is set, which is for tests only")
        self._dealt = Counter[Person]()

    def _secret(self, host: Person) -> bytes:
        """Return a random secret; with a seed, it follows from the name and the count of the host."""
        if not self._seed:
            return new_deal_secret()
        self._dealt[host] += 1
        return hashlib.sha256(f"{self._seed}\n{host.name}\n{self._dealt[host]}".encode()).digest()

    async def fresh(self, settings: TableSettings, deck: str, host: Person) -> StoredDeal:
        """Create a deal that nobody has seen."""
        deal = StoredDeal(new_id(), self._secret(host), (), settings.players, settings.edition, deck, None)
        await self._store.write(deals.add_deal, deal, now_ms())
        return deal

    async def of_today(self) -> StoredDeal:
        """Return the deal of the day."""
        return await self.of_day(today_number())

    async def of_day(self, number: int) -> StoredDeal:
        """Return the deal of a day that has begun: two players, the built-in deck (docs/daily.md).

        What is stored stays: a deal of a version before the hash, or of a secret that has been changed since.
        """
        if not 1 <= number <= today_number():
            raise no_such_deal()
        day, deck = day_of(number).isoformat(), standard_deck().sha256
        deal = await self._store.read(deals.deal_of_day, day)
        if deal is None:
            secret = deal_secret(number, deck, self._daily_secret.encode())
            deal = StoredDeal(new_id(), secret, (), PLAYERS, "nsv", deck, day)
            await self._store.write(deals.add_deal, deal, now_ms())
            deal = await self._store.read(deals.deal_of_day, day)  # another worker may have been faster
        if deal is None:
            raise ValueError("the deal of the day was not kept")
        return deal

    async def find(self, deal_id: str) -> StoredDeal:
        """Return a deal by its id."""
        deal = await self._store.read(deals.find_deal, deal_id)
        if deal is None:
            raise no_such_deal()
        return deal

    async def may_see(self, deal: StoredDeal, person: str) -> bool:
        """Whether a person may see the cards of a deal: not while they may still play it."""
        has_played = await self._store.read(deals.has_played, deal.id, person)
        return has_played or not await self._store.read(deals.is_open, deal, now())

    async def is_shared(self, deal: StoredDeal) -> bool:
        """Whether a deal is for several tables, so that watching one would reveal another."""
        return await self._store.read(deals.is_shared, deal)
