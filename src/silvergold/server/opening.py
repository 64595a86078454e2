"""Opening tables: new ones, on the deal of another or of the day, and to play again with the same people."""

from msgspec.structs import replace

from silvergold.engine import EDITIONS, new_game, standard_deck
from silvergold.protocol.commands import OpenTable, Rematch, TableSettings
from silvergold.server import facts
from silvergold.server.clock import now_ms
from silvergold.server.commands import Asker, own_seats
from silvergold.server.deals import Deals
from silvergold.server.errors import RefusedError
from silvergold.server.facts import AnyFact, Entry
from silvergold.server.limits import Limit
from silvergold.server.settings import Limits
from silvergold.server.storage.deals import StoredDeal
from silvergold.server.storage.lists import live_tables_of, opened_by
from silvergold.server.storage.logs import Append, NewTable
from silvergold.server.storage.store import Store
from silvergold.server.summary import standing
from silvergold.server.table import Table, follow, open_table
from silvergold.server.tables import LiveTable, Tables
from silvergold.server.tokens import new_id


class Opening:
    """Opens tables."""

    def __init__(self, store: Store, tables: Tables, deals: Deals, limits: Limits) -> None:
        self._store = store
        self._tables = tables
        self._deals = deals
        self._most_live = limits.live_tables
        self._hourly = Limit(limits.tables_an_hour, 3600)

    async def open(self, asker: Asker, wish: OpenTable) -> LiveTable:
        """The table that somebody wishes for; the same wish again gives the same table."""
        known = await self._store.read(opened_by, asker.person, wish.id)
        if known is not None:
            return await self._tables.look_at(known)
        await self._demand_room(asker)
        deck = await self._tables.deck(wish.settings.deck or standard_deck().sha256)
        new_game(deck, wish.settings.players, EDITIONS[wish.settings.edition])
        deal = await self._deal(wish.settings, deck.sha256)
        opened = facts.Opened(
            settings=wish.settings,
            deck=deck.sha256,
            host=asker.person,
            deal=deal.id,
            hash=deal.shuffle.hash,
            takes_words=wish.settings.deal == "new",
        )
        entry = Entry(1, now_ms(), opened, asker.person, wish.id)
        table_id = new_id()
        append = Append(
            table_id,
            entry,
            standing(open_table(table_id, entry, deck)),
            opens=NewTable(table_id, deal.id, asker.person, wish.id, wish.settings.listed, entry.at),
        )
        await self._store.append(append)
        # The wish may have come twice at once.
        first = await self._store.read(opened_by, asker.person, wish.id)
        return await self._tables.look_at(first or table_id)

    async def _demand_room(self, asker: Asker) -> None:
        self._hourly.take(asker.person)
        if await self._store.read(live_tables_of, asker.person) >= self._most_live:
            raise RefusedError("too-many-tables", 429)

    async def _deal(self, settings: TableSettings, deck: str) -> StoredDeal:
        """The deal that a table asks for."""
        if settings.deal == "new":
            return await self._deals.fresh(settings, deck)
        if settings.deal == "today":
            deal = await self._deals.of_today()
        else:
            other = await self._tables.look_at(settings.deal)
            if other.table.status != "finished":
                raise RefusedError("game-not-over")
            deal = other.deal
        if (deal.players, deal.edition, deal.deck) != (settings.players, settings.edition, deck):
            raise RefusedError("other-deal", 422)
        return deal

    async def rematch(self, table_id: str, asker: Asker, command: Rematch) -> None:
        """A new table for the same people: whoever asks first opens it, and the others are told where."""
        live = await self._tables.look_at(table_id)
        new_table_id = new_id()

        def wanted(table: Table) -> AnyFact | None:
            own_seats(table, asker)
            if table.status != "finished":
                raise RefusedError("game-not-over")
            return None if table.rematch else facts.Rematched(new_table_id)

        if wanted(live.table) is None:
            return
        settings = replace(live.table.settings, deal="new")
        deal = await self._deals.fresh(settings, live.table.deck.sha256)

        def with_it(_: AnyFact) -> tuple[Append, ...]:
            return rematch_log(live.table, new_table_id, settings, deal, asker)

        await self._tables.write(live, wanted, asker.person, command.id, with_it)


def rematch_log(
    old: Table, table_id: str, settings: TableSettings, deal: StoredDeal, asker: Asker
) -> tuple[Append, ...]:
    """The first entries of a rematch: the bots and whoever asks have sat down again, the others may."""
    now = now_ms()
    opened = facts.Opened(settings, old.deck.sha256, asker.person, deal.id, deal.shuffle.hash)
    log: list[AnyFact] = [opened]
    for number, seat in enumerate(old.seats):
        if seat.person in ("", asker.person):
            log.append(facts.Sat(number, seat.kind, seat.name, seat.person))
    entries = [Entry(number, now, fact, asker.person) for number, fact in enumerate(log, start=1)]
    table = open_table(table_id, entries[0], old.deck)
    new = NewTable(table_id, deal.id, asker.person, f"rematch {old.id}", settings.listed, now)
    appends = [Append(table_id, entries[0], opens=new)]
    for entry in entries[1:]:
        table = follow(table, entry)
        appends.append(Append(table_id, entry, standing(table), sits=(asker.person,)))
    return tuple(appends)
