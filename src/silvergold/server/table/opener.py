"""Open tables: new ones, on the deal of another table or of the day, and rematches."""

from msgspec.structs import replace

from silvergold.engine import EDITIONS, new_game, standard_deck
from silvergold.protocol.commands import OpenTable, Rematch, TableSettings
from silvergold.protocol.fields import Milliseconds
from silvergold.server.clock import now_ms
from silvergold.server.deals import Deals
from silvergold.server.errors import RefusedError
from silvergold.server.rate_limits import RateLimit
from silvergold.server.settings import Limits
from silvergold.server.storage.deals import StoredDeal
from silvergold.server.storage.queries import live_tables_of, opened_by
from silvergold.server.storage.store import Store
from silvergold.server.storage.table_logs import Append, NewTable
from silvergold.server.table import facts
from silvergold.server.table.commands import Decision, Requester, decide_fact, own_seats
from silvergold.server.table.facts import AnyFact, LogEntry
from silvergold.server.table.log import apply_entry, open_table
from silvergold.server.table.registry import LiveTable, TableRegistry
from silvergold.server.table.summary import table_listing
from silvergold.server.table.table import Table
from silvergold.server.tokens import new_id


class TableOpener:
    """Opens tables."""

    def __init__(self, store: Store, tables: TableRegistry, deals: Deals, limits: Limits) -> None:
        self._store = store
        self._tables = tables
        self._deals = deals
        self._most_live = limits.live_tables
        self._hourly = RateLimit(limits.tables_per_hour, 3600)

    async def open(self, requester: Requester, wish: OpenTable) -> LiveTable:
        """Open a table; the same request again returns the same table."""
        known = await self._store.read(opened_by, requester.person, wish.id)
        if known is not None:
            return await self._tables.get_current(known)
        await self._require_room(requester)
        deck = await self._tables.deck(wish.settings.deck or standard_deck().sha256)
        new_game(deck, wish.settings.players, EDITIONS[wish.settings.edition])
        deal = await self._deal(wish.settings, deck.sha256, requester)
        opened = facts.TableOpened(
            settings=wish.settings,
            deck=deck.sha256,
            host=requester.person,
            deal=deal.id,
            hash=deal.shuffle.hash,
            takes_words=wish.settings.deal == "new",
        )
        entry = LogEntry(1, now_ms(), opened, requester.person, wish.id)
        table_id = new_id()
        append = Append(
            table_id,
            entry,
            table_listing(open_table(table_id, entry, deck)),
            opens=NewTable(table_id, deal.id, requester.person, wish.id, wish.settings.listed, entry.at),
        )
        await self._store.append(append)
        # The request may have arrived twice at once.
        first = await self._store.read(opened_by, requester.person, wish.id)
        return await self._tables.get_current(first or table_id)

    async def _require_room(self, requester: Requester) -> None:
        self._hourly.take(requester.person)
        if await self._store.read(live_tables_of, requester.person) >= self._most_live:
            raise RefusedError("too-many-tables", 429)

    async def _deal(self, settings: TableSettings, deck: str, host: Requester) -> StoredDeal:
        """Return the deal that the settings ask for."""
        if settings.deal == "new":
            return await self._deals.fresh(settings, deck, host)
        if settings.deal == "today":
            deal = await self._deals.of_today()
        else:
            other = await self._tables.get_current(settings.deal)
            if other.table.status != "finished":
                raise RefusedError("game-not-over")
            deal = other.deal
        if (deal.players, deal.edition, deal.deck) != (settings.players, settings.edition, deck):
            raise RefusedError("other-deal", 422)
        return deal

    async def rematch(self, table_id: str, requester: Requester, command: Rematch) -> None:
        """Open a new table for the same people; the first request opens it, and the others learn where."""
        live = await self._tables.get_current(table_id)
        new_table_id = new_id()

        def decide(table: Table, at: Milliseconds) -> Decision | None:
            own_seats(table, requester)
            if table.status != "finished":
                raise RefusedError("game-not-over")
            return None if table.rematch else decide_fact(table, facts.RematchOpened(new_table_id), at)

        if decide(live.table, live.table.at) is None:
            return
        settings = replace(live.table.settings, deal="new")
        deal = await self._deals.fresh(settings, live.table.deck.sha256, requester)

        def new_table() -> tuple[Append, ...]:
            return rematch_log(live.table, new_table_id, settings, deal, requester)

        await self._tables.write(live, decide, requester.person, command.id, new_table)


def rematch_log(
    old: Table, table_id: str, settings: TableSettings, deal: StoredDeal, requester: Requester
) -> tuple[Append, ...]:
    """Return the first entries of a rematch: the bots and the requester are seated again."""
    now = now_ms()
    opened = facts.TableOpened(settings, old.deck.sha256, requester.person, deal.id, deal.shuffle.hash)
    log: list[AnyFact] = [opened]
    for number, seat in enumerate(old.seats):
        if seat.person in ("", requester.person):
            log.append(facts.SeatTaken(number, seat.kind, seat.name, seat.person))
    entries = [LogEntry(number, now, fact, requester.person) for number, fact in enumerate(log, start=1)]
    table = open_table(table_id, entries[0], old.deck)
    new = NewTable(table_id, deal.id, requester.person, f"rematch {old.id}", settings.listed, now)
    appends = [Append(table_id, entries[0], opens=new)]
    for entry in entries[1:]:
        table = apply_entry(table, entry)
        appends.append(Append(table_id, entry, table_listing(table), sits=(requester.person,)))
    return tuple(appends)
