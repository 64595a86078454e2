"""Pars: computed in the process of reviews when they are first asked for, and stored."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from silvergold.arena.par import par_of
from silvergold.engine import Deck
from silvergold.server.background.bot_pool import BotPool
from silvergold.server.storage.daily import add_par, find_par
from silvergold.server.storage.deals import StoredDeal
from silvergold.server.storage.store import Store

log = logging.getLogger(__name__)

QUEUE_LIMIT = 20
"""Pars that wait or are being computed in one worker."""

ParKey = tuple[str, int, tuple[str, ...]]
"""The id of a deal, a seat, and the bots on the other seats."""


class Pars:
    """The pars that this worker computes."""

    def __init__(self, store: Store, pool: BotPool, find_deck: Callable[[str], Awaitable[Deck]]) -> None:
        self._store = store
        self._pool = pool
        self._find_deck = find_deck
        self._tasks: dict[ParKey, asyncio.Task[None]] = {}
        self._failed = set[ParKey]()
        """Not tried again before the next start."""

    async def find(self, deal: StoredDeal, seat: int, bots: tuple[str, ...]) -> int | None:
        """Return a par; None if it has yet to be computed, which the first request starts."""
        stored = await self._store.read(find_par, deal.id, seat, bots)
        key = (deal.id, seat, bots)
        is_new = stored is None and key not in self._tasks and key not in self._failed
        if is_new and len(self._tasks) < QUEUE_LIMIT:
            self._tasks[key] = asyncio.create_task(self._compute(deal, key))
            self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key))
        return stored

    async def _compute(self, deal: StoredDeal, key: ParKey) -> None:
        _, seat, bots = key
        try:
            deck = await self._find_deck(deal.deck)
            total = await self._pool.run(par_of, deck, deal.shuffle.seed, seat, bots, deal.edition)
            await self._store.write(add_par, deal.id, seat, bots, total)
        except Exception:
            log.exception("could not compute a par", extra={"deal": deal.id})
            self._failed.add(key)

    async def stop(self) -> None:
        """Stop computing."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
