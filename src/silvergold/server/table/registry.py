"""The tables awake in this worker: every change goes to the log first, and then to whoever watches."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from silvergold.engine import Dealer, Deck, Shuffle, SilverGoldError, standard_deck
from silvergold.protocol.commands import TableCommand
from silvergold.protocol.fields import Milliseconds
from silvergold.server import metrics
from silvergold.server.channels import Channel, NoChannel
from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.storage.deals import StoredDeal, find_deal
from silvergold.server.storage.decks import find_deck
from silvergold.server.storage.store import Store
from silvergold.server.storage.table_logs import Append, lengths_of, read_entries
from silvergold.server.table import facts
from silvergold.server.table.commands import Decision, Requester, decide
from silvergold.server.table.facts import LogEntry
from silvergold.server.table.log import apply_entry, open_table
from silvergold.server.table.results import game_result
from silvergold.server.table.snapshot import TableSnapshot, looks_alike
from silvergold.server.table.summary import table_listing
from silvergold.server.table.table import Table

log = logging.getLogger(__name__)

IDLE_MS = 60_000
"""After this a table that nobody watches is forgotten here; its log is not."""


Decide = Callable[[Table, Milliseconds], Decision | None]
"""Decides on the current table, at a time; None if nothing has to change."""


class Watcher(Protocol):
    """Somebody who is shown every change of a table."""

    def show(self, scene: TableSnapshot) -> None:
        """The table has changed, or is seen for the first time."""


class LiveTable:
    """A table that is awake in this worker."""

    def __init__(self, table: Table, deal: StoredDeal) -> None:
        self.table = table
        self.deal = deal
        self.scene = TableSnapshot(table)
        self.done: set[tuple[str, str]] = set()
        """The commands that are in the log: who, and under which id."""
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.is_stale = False
        """Whether the log may have more than is known here."""
        self.heard = 0
        """The latest entry of which another worker has told."""
        self.used_at = now_ms()
        self._dealer: Dealer | None = None
        self.thinking: asyncio.Task[None] | None = None

    @property
    def dealer(self) -> Dealer:
        """Who makes the moves of chance; the same one from the beginning of the game on."""
        if self._dealer is not None:
            return self._dealer
        dealer = Dealer(self.table.deck, self.shuffle.seed)
        if self.table.status == "playing":
            self._dealer = dealer
        return dealer

    @property
    def shuffle(self) -> Shuffle:
        """Where the deal comes from: with the players' words, where the table takes them."""
        if not self.table.takes_words:
            return self.deal.shuffle
        return Shuffle(self.deal.secret, tuple(seat.words for seat in self.table.seats))

    def apply_entry(self, entry: LogEntry) -> None:
        """One more entry of the log."""
        self.table = apply_entry(self.table, entry)
        self.note(entry)

    def note(self, entry: LogEntry) -> None:
        """Remember whose command an entry was."""
        if entry.command:
            self.done.add((entry.person, entry.command))

    def show(self) -> None:
        """Show the table as it is now to whoever watches."""
        self.scene = TableSnapshot(self.table, self.scene)
        for watcher in tuple(self.watchers):
            watcher.show(self.scene)


class TableRegistry:
    """All tables that are awake in this worker."""

    def __init__(self, store: Store, channel: Channel) -> None:
        self._store = store
        self._channel = channel
        self._is_alone = isinstance(channel, NoChannel)
        self._awake: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._heard_early: dict[str, int] = {}
        """Of tables that are just being read."""
        self._catching_up: set[asyncio.Task[None]] = set()
        self._decks: dict[str, Deck] = {standard_deck().sha256: standard_deck()}
        self.changed: Callable[[LiveTable], None] = lambda live: None
        """Told of every change that was written here: somebody must look after the bots."""

    # --- waking and forgetting ----------------------------------------------------------------------------

    async def wake(self, table_id: str) -> LiveTable:
        """A table, from its log if it isn't awake."""
        live = self._awake.get(table_id)
        if live is None:
            if table_id not in self._waking:
                self._waking[table_id] = asyncio.create_task(self._read(table_id))
                self._waking[table_id].add_done_callback(lambda _: self._waking.pop(table_id, None))
            live = await asyncio.shield(self._waking[table_id])
            metrics.TABLES.set(len(self._awake))
        live.used_at = now_ms()
        return live

    async def look_at(self, table_id: str) -> LiveTable:
        """A table with everything that is known to be in its log."""
        live = await self.wake(table_id)
        if live.is_stale:
            await self.catch_up(live)
        return live

    async def _read(self, table_id: str) -> LiveTable:
        log_of_table = await self._store.read(read_entries, table_id)
        if not log_of_table:
            raise RefusedError("no-such-table", 404)
        first, *more = log_of_table
        if not isinstance(first.fact, facts.TableOpened):
            raise ValueError(f"the log of table {table_id} does not begin with its opening")
        deck = await self.deck(first.fact.deck)
        deal = await self._store.read(find_deal, first.fact.deal)
        if deal is None:
            raise ValueError(f"the deal of table {table_id} is missing")
        live = LiveTable(open_table(table_id, first, deck), deal)
        for entry in more:
            live.apply_entry(entry)
        live.scene = TableSnapshot(live.table)
        live.heard = self._heard_early.pop(table_id, 0)
        live.is_stale = live.heard > live.table.number
        self._awake[table_id] = live
        if self._is_alone:
            self.changed(live)  # nobody else can be letting its bots move
        return live

    async def deck(self, sha256: str) -> Deck:
        """A deck by the hash of its file."""
        if sha256 not in self._decks:
            deck = await self._store.read(find_deck, sha256)
            if deck is None:
                raise RefusedError("no-such-deck", 404)
            self._decks[sha256] = deck
        return self._decks[sha256]

    def forget_idle(self) -> None:
        """Let tables go that nobody uses."""
        before = now_ms() - IDLE_MS
        for table_id, live in tuple(self._awake.items()):
            is_busy = live.watchers or live.lock.locked() or live.thinking is not None
            if not is_busy and live.used_at < before:
                del self._awake[table_id]
        metrics.TABLES.set(len(self._awake))

    def watched(self) -> list[LiveTable]:
        """The tables that somebody watches here."""
        return [live for live in self._awake.values() if live.watchers]

    # --- changing -----------------------------------------------------------------------------------------

    async def execute(self, table_id: str, requester: Requester, command: TableCommand) -> None:
        """Do what a person asks of a table; when this returns, it is on disk."""
        live = await self.wake(table_id)

        def decide_now(table: Table, at: Milliseconds) -> Decision | None:
            return decide(table, command, requester, live.dealer, at)

        await self.write(live, decide_now, requester.person, command.id)

    async def write(
        self,
        live: LiveTable,
        decide: Decide,
        person: str = "",
        command: str = "",
        new_table: Callable[[], tuple[Append, ...]] = tuple,
    ) -> None:
        """Add a fact to a table's log, unless it is there already, and show what it changes."""
        async with live.lock:
            while True:
                if live.is_stale:
                    await self._catch_up(live)
                if (person, command) in live.done:
                    return
                try:
                    decision, refusal = decide(live.table, max(now_ms(), live.table.at)), None
                except SilverGoldError as error:
                    decision, refusal = None, error
                if decision is None:
                    if not self._is_alone and await self._catch_up(live):
                        continue  # decide again on what other workers have written
                    if refusal is not None:
                        raise refusal
                    return
                after = decision.table
                entry = LogEntry(after.number, after.at, decision.fact, person, command)
                live.is_stale = True  # until we know that the entry is in the log
                if await self._store.append(
                    append_of(live.table, after, entry)._replace(follows=new_table())
                ):
                    break
            live.is_stale = live.heard > after.number
            live.table = after
            live.note(entry)
            live.show()
        self.changed(live)
        self._channel.tell(f"{entry.number} {live.table.id}")

    async def catch_up(self, live: LiveTable) -> None:
        """Read what others may have added to a table's log, unless it was read in the meantime."""
        async with live.lock:
            if live.is_stale:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read what others have added to a table's log: whether there was something."""
        missed = await self._store.read(read_entries, live.table.id, live.table.number)
        for entry in missed:
            live.apply_entry(entry)
        live.is_stale = live.heard > live.table.number
        if missed:
            live.show()
        return bool(missed)

    def hear(self, table_id: str, number: int) -> None:
        """The log of a table has so many entries."""
        live = self._awake.get(table_id)
        if live is None:
            if table_id in self._waking:
                self._heard_early[table_id] = number
            return
        if number <= live.table.number:
            return
        live.heard = max(number, live.heard)
        live.is_stale = True
        if live.watchers:
            self._catching_up.add(task := asyncio.create_task(self._catch_up_soon(live)))
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up_soon(self, live: LiveTable) -> None:
        """Show others' changes to whoever watches; if the database is away, look again later."""
        with contextlib.suppress(RefusedError):
            await self.catch_up(live)

    async def look_again(self) -> None:
        """Hints may have been missed: see how far the logs of all tables awake here have come."""
        for table_id, number in await self._store.read(lengths_of, list(self._awake)):
            self.hear(table_id, number)

    @contextlib.asynccontextmanager
    async def watching(self, table_id: str, watcher: Watcher) -> AsyncIterator[LiveTable]:
        """BackupProgress a table for a while."""
        live = await self.look_at(table_id)
        live.watchers.add(watcher)
        try:
            yield live
        finally:
            live.watchers.discard(watcher)
            live.used_at = now_ms()


def append_of(before: Table, now: Table, entry: LogEntry) -> Append:
    """An entry with everything that must be written together with it."""
    fact = entry.fact
    is_alike = looks_alike(before, now) and before.seats == now.seats
    append = Append(now.id, entry, None if is_alike else table_listing(now))  # what is hidden touches no list
    if isinstance(fact, facts.SeatTaken) and fact.person:
        append = append._replace(sits=(fact.person,))
    if isinstance(fact, facts.SeatVacated) and now.seats_of(person := before.seats[fact.seat].person) == ():
        append = append._replace(rises=(person,))
    if isinstance(fact, facts.GameStarted):
        people = tuple(sorted({seat.person for seat in now.seats if seat.person}))
        words = [seat.words for seat in now.seats] if any(seat.words for seat in now.seats) else []
        append = append._replace(begins=(now.deal, people, json.dumps(words) if words else ""))
    if now.status == "finished" and before.status == "playing":
        append = append._replace(finish=game_result(now))
    return append
