"""The tables loaded in this worker: every change goes to the log first, then to the watchers."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Protocol
from weakref import WeakValueDictionary

from msgspec.structs import replace

from silvergold.engine import Dealer, Deck, Shuffle, SilverGoldError, standard_deck
from silvergold.protocol.commands import TableCommand
from silvergold.protocol.fields import Milliseconds
from silvergold.protocol.messages import Message
from silvergold.server.channels import Channel, NoChannel
from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.monitoring import metrics
from silvergold.server.storage.deals import StoredDeal, find_deal
from silvergold.server.storage.decks import find_deck
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import never_wake
from silvergold.server.storage.store import Store
from silvergold.server.storage.table_logs import Append, lengths_of, read_entries, write_listing
from silvergold.server.table import facts
from silvergold.server.table.commands import CommandOutcome, decide, hash_of_command
from silvergold.server.table.facts import LogEntry, decode_entries, encode_entries
from silvergold.server.table.lock import TableLock
from silvergold.server.table.log import apply_entry, open_table
from silvergold.server.table.results import game_result
from silvergold.server.table.snapshot import TableSnapshot, looks_alike
from silvergold.server.table.summary import table_listing
from silvergold.server.table.table import Table

log = logging.getLogger(__name__)

IDLE_MS = 60_000
"""A table that nobody has used for this long is unloaded."""

RECEIVED_LIMIT = 64
"""Received entries that wait for those before them; if there are more, they are read from the log."""

ENTRIES_LIMIT = 7_000
"""The most bytes of entries in a hint: PostgreSQL's notifications have at most 8,000."""

LONG_LOG = 300
"""A log with this many entries is replayed in a thread, so that the other tables go on meanwhile."""

EMPTYING = (facts.SeatVacated, facts.PlayerReplaced)
"""The facts after which a person may have no seat any more."""

Decide = Callable[[Table, Milliseconds], CommandOutcome | None]
"""Decides on the current table, at a time; None if nothing has to change."""


class Watcher(Protocol):
    """Receives every change of a table."""

    def show(self) -> None:
        """Show the table, which has changed."""

    def send(self, message: Message) -> None:
        """Send a message that is no change of the table."""


class LiveTable:
    """A table that is loaded in this worker."""

    __slots__ = (
        "__weakref__",
        "_dealer",
        "bot_task",
        "deal",
        "done",
        "is_stale",
        "lock",
        "received",
        "reported",
        "snapshot",
        "table",
        "used_at",
        "watchers",
    )

    def __init__(self, table: Table, deal: StoredDeal) -> None:
        self.table = table
        self.deal = deal
        self.snapshot = TableSnapshot(table)
        self.done: dict[int, int] = {}
        """The hashes of the commands in the log, by the hash of person and id: a table has hundreds."""
        self.watchers: dict[Watcher, None] = {}
        """In the order in which they came."""
        self.lock = TableLock()
        self.is_stale = False
        """Whether only the log can tell if there are new entries."""
        self.reported = 0
        """The number of the latest entry that another worker has reported."""
        self.received: dict[int, LogEntry] = {}
        """Entries by number that another worker has sent and that are not applied yet."""
        self.used_at = now_ms()
        self._dealer: Dealer | None = None
        self.bot_task: asyncio.Task[None] | None = None

    @property
    def dealer(self) -> Dealer:
        """The dealer, the same one for the whole game."""
        if self._dealer is not None:
            return self._dealer
        dealer = Dealer(self.table.deck, self.shuffle.seed, self.table.settings.start_player)
        if self.table.status == "playing":
            self._dealer = dealer
        return dealer

    @property
    def shuffle(self) -> Shuffle:
        """The origin of the deal, including the players' words if the table accepts them."""
        if not self.table.takes_words:
            return self.deal.shuffle
        return Shuffle(self.deal.secret, tuple(seat.words for seat in self.table.seats))

    @property
    def is_behind(self) -> bool:
        """Whether the log may have entries that are unknown here."""
        return self.is_stale or self.reported > self.table.number

    def receive(self, number: int, entries: Sequence[LogEntry]) -> None:
        """Note the length of the log that another worker reports, and the entries that it has sent."""
        self.reported = max(number, self.reported)
        if len(self.received) >= RECEIVED_LIMIT:
            self.received.clear()
        self.received.update((entry.number, entry) for entry in entries)

    def received_next(self) -> Iterator[LogEntry]:
        """Yield the received entries that come next, each after the one before it is applied."""
        while entry := self.received.get(self.table.number + 1):
            yield entry

    def apply_entry(self, entry: LogEntry) -> None:
        """Apply the next entry of the log."""
        self.table = apply_entry(self.table, entry)
        self.received.pop(entry.number, None)
        self.note(entry)

    def note(self, entry: LogEntry) -> None:
        """Remember the command of an entry."""
        if entry.command:
            self.done[hash((entry.person, entry.command))] = int(entry.command_hash or "0", 16)

    def has_done(self, person: str, command: str, command_hash: str) -> bool:
        """Whether a command is in the log already; refuse another one under the same id."""
        found = self.done.get(hash((person, command)))
        if found and command_hash and found != int(command_hash, 16):
            raise RefusedError("command-id-reused", id=command)
        return found is not None

    def show(self) -> None:
        """Show the current table to all watchers."""
        self.snapshot = TableSnapshot(self.table, self.snapshot)
        for watcher in tuple(self.watchers):
            watcher.show()


def replay(table_id: str, entries: Sequence[LogEntry], deck: Deck, deal: StoredDeal) -> LiveTable:
    """Return the table that follows from a whole log."""
    live = LiveTable(open_table(table_id, entries[0], deck), deal)
    live.note(entries[0])
    for entry in entries[1:]:
        live.apply_entry(entry)
    live.snapshot = TableSnapshot(live.table)
    return live


class TableRegistry:
    """All tables that are loaded in this worker."""

    def __init__(self, store: Store, channel: Channel) -> None:
        self._store = store
        self._channel = channel
        self._is_alone = isinstance(channel, NoChannel)
        self._loaded: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._decks = WeakValueDictionary[str, Deck]({standard_deck().sha256: standard_deck()})
        """Decks by hash: the built-in one, and those of loaded tables."""
        self.changed: Callable[[LiveTable], None] = lambda live: None
        """Called after every change written by this worker, to let bots move."""
        self.seats_changed: Callable[[LiveTable], None] = lambda live: None
        """Called when other people sit at a table, because the watchers see which of them are connected."""

    # --- waking and forgetting ----------------------------------------------------------------------------

    async def load(self, table_id: str) -> LiveTable:
        """Return a table, loaded from its log if necessary."""
        live = self._loaded.get(table_id)
        if live is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._read(table_id))
                self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(self._loading[table_id])
            metrics.TABLES.set(len(self._loaded))
        live.used_at = now_ms()
        return live

    async def get_current(self, table_id: str) -> LiveTable:
        """Return a table that is up to date with its log: no worker shows less than another has shown."""
        live = await self.load(table_id)
        if live.is_stale or not self._is_alone:
            async with live.lock:
                await self._read_new(live)
        return live

    async def _read(self, table_id: str) -> LiveTable:
        """Load a table; one that cannot be read no longer wakes up, so it is reported once per visit."""
        try:
            live = await self.read(table_id)
        except RefusedError:
            raise
        except Exception as error:
            log.error("cannot read a table", extra={"table": table_id, "why": repr(error)})
            await self._store.write(never_wake, table_id)
            raise RefusedError("table-unreadable", 500) from error
        self._loaded[table_id] = live
        self._channel.follow(table_id)
        if self._is_alone:
            self.changed(live)  # no other worker can be running its bots
        return live

    async def read(self, table_id: str) -> LiveTable:
        """Return a table as its log has it now, without keeping it loaded."""
        log_of_table = await self._store.read(read_entries, table_id)
        if not log_of_table:
            raise RefusedError("no-such-table", 404)
        first = log_of_table[0]
        if not isinstance(first.fact, facts.TableOpened):
            raise ValueError(f"the log of table {table_id} does not begin with its opening")
        deck = await self.deck(first.fact.deck)
        deal = await self._store.read(find_deal, first.fact.deal)
        if deal is None:
            raise ValueError(f"the deal of table {table_id} is missing")
        if len(log_of_table) < LONG_LOG:
            return replay(table_id, log_of_table, deck, deal)
        return await asyncio.to_thread(replay, table_id, log_of_table, deck, deal)

    async def reload(self, table_id: str) -> None:
        """Read a loaded table again, because its log was redacted."""
        if table_id in self._loading:
            await asyncio.wait([self._loading[table_id]])
        live = self._loaded.get(table_id)
        if live is None:
            return
        async with live.lock:
            live.table = (await self.read(table_id)).table
            live.show()
            # A bot may have moved since the redaction, at the table as it was before.
            await self._store.write(write_listing, table_id, table_listing(live.table))

    async def deck(self, sha256: str) -> Deck:
        """Return a deck by the hash of its file."""
        deck = self._decks.get(sha256) or await self._store.read(find_deck, sha256)
        if deck is None:
            raise RefusedError("no-such-deck", 404)
        return self._decks.setdefault(sha256, deck)

    def unload_idle(self) -> None:
        """Unload tables that nobody uses."""
        before = now_ms() - IDLE_MS
        for table_id, live in tuple(self._loaded.items()):
            is_busy = live.watchers or live.lock.locked() or live.bot_task is not None
            if not is_busy and live.used_at < before:
                del self._loaded[table_id]
                self._channel.unfollow(table_id)
        metrics.TABLES.set(len(self._loaded))

    def watched(self, table_id: str) -> LiveTable | None:
        """Return a table if it has watchers in this worker."""
        live = self._loaded.get(table_id)
        return live if live and live.watchers else None

    # --- changing -----------------------------------------------------------------------------------------

    def execute(self, live: LiveTable, requester: Person, command: TableCommand) -> Awaitable[None]:
        """Execute a person's command; once it has been awaited, it is on disk."""

        def decide_now(table: Table, at: Milliseconds) -> CommandOutcome | None:
            return decide(table, command, requester, live.dealer, at)

        return self.write(live, decide_now, requester.id, command)

    async def write(
        self,
        live: LiveTable,
        decide: Decide,
        person: str = "",
        command: TableCommand | None = None,
        new_table: Callable[[], tuple[Append, ...]] = tuple,
    ) -> None:
        """Decide, store the fact unless the command is in the log already, and show the change."""
        command_id, command_hash = (command.id, hash_of_command(command)) if command else ("", "")
        async with live.lock:
            while True:
                if live.is_behind:
                    await self._catch_up(live)
                if live.has_done(person, command_id, command_hash):
                    return
                live.used_at = now_ms()
                try:
                    decision, refusal = decide(live.table, max(live.used_at, live.table.at)), None
                except SilverGoldError as error:
                    decision, refusal = None, error
                if decision is None:
                    if not self._is_alone and await self._read_new(live):
                        continue  # decide again on what other workers have written
                    if refusal is not None:
                        raise refusal
                    return
                after = decision.table
                entry = LogEntry(after.number, after.at, decision.fact, person, command_id, command_hash)
                follows = new_table() + follow_ups(decision)
                live.is_stale = True  # until we know whether the entry is in the log
                others = await self._store.append(append_of(live.table, after, entry, follows))
                live.is_stale = False
                if not others:
                    break
                self._apply(live, others)
            live.table = decision.follow.table if decision.follow else after
            live.note(entry)
            self._show(live)
        self.changed(live)
        if not self._is_alone:
            new = [entry, *(append.entry for append in follows if append.table_id == live.table.id)]
            self._channel.publish(hint_of(live.table.id, new), live.table.id)

    def _show(self, live: LiveTable) -> None:
        """Show a table that has changed to its watchers."""
        before, now = live.snapshot.table.seats, live.table.seats
        live.show()
        if before is not now and [seat.person for seat in before] != [seat.person for seat in now]:
            self.seats_changed(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read new entries of a table's log, unless they have been read meanwhile."""
        async with live.lock:
            if live.is_behind:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Apply the entries that other workers have sent; if some are missing, read the log."""
        self._apply(live, live.received_next())
        if live.is_behind:
            await self._read_new(live)

    async def _read_new(self, live: LiveTable) -> bool:
        """Read new entries of a table's log; return whether there were any."""
        missed = await self._store.read(read_entries, live.table.id, live.table.number)
        live.is_stale = False
        self._apply(live, missed)
        return bool(missed)

    def _apply(self, live: LiveTable, entries: Iterable[LogEntry]) -> None:
        """Apply the next entries of a table's log and show the change."""
        for entry in entries:
            live.apply_entry(entry)
        if live.snapshot.table is not live.table:
            self._show(live)

    def receive_hint(self, table_id: str, number: int, entries: str = "") -> None:
        """Note the length of a table's log that another worker reports, with the entries up to there."""
        live = self._loaded.get(table_id)
        if live is None or number <= live.table.number:
            return
        live.receive(number, decode_entries(entries))
        if not live.lock.locked():
            self._apply(live, live.received_next())
        if live.is_behind and live.watchers:
            self._catching_up.add(task := asyncio.create_task(self._catch_up_soon(live)))
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up_soon(self, live: LiveTable) -> None:
        """Show changes of other workers; if the database is unreachable, try again later."""
        with contextlib.suppress(RefusedError):
            await self.catch_up(live)

    async def check_lengths(self, table_ids: Sequence[str] | None = None) -> None:
        """Compare the lengths of logs, by default all, because hints may have been missed."""
        for table_id, number in await self._store.read(lengths_of, table_ids or list(self._loaded)):
            self.receive_hint(table_id, number)

    @contextlib.asynccontextmanager
    async def watching(self, table_id: str, watcher: Watcher) -> AsyncIterator[LiveTable]:
        """Watch a table within a context."""
        live = await self.get_current(table_id)
        live.watchers[watcher] = None
        try:
            yield live
        finally:
            del live.watchers[watcher]
            live.used_at = now_ms()


def hint_of(table_id: str, entries: Sequence[LogEntry]) -> str:
    """Return the hint to other workers that a table's log has new entries; long ones they read themselves."""
    hint = f"{entries[-1].number} {table_id}"
    encoded = encode_entries(entries)
    return f"{hint} {encoded.decode()}" if len(encoded) <= ENTRIES_LIMIT else hint


def follow_ups(decision: CommandOutcome) -> tuple[Append, ...]:
    """Return the entries that the server itself adds after a decision."""
    follow = decision.follow
    if follow is None:
        return ()
    entry = LogEntry(follow.table.number, follow.table.at, follow.fact)
    return (append_of(decision.table, follow.table, entry), *follow_ups(follow))


def append_of(before: Table, now: Table, entry: LogEntry, follows: tuple[Append, ...] = ()) -> Append:
    """Return an entry with everything that must be stored together with it."""
    fact = entry.fact
    is_alike = looks_alike(before, now) and before.seats == now.seats  # hidden changes do not touch lists
    append = Append(now.id, entry, None if is_alike else table_listing(now), follows=follows)
    if isinstance(fact, facts.SeatTaken) and fact.person:
        append = replace(append, sits=(fact.person,))
    if isinstance(fact, EMPTYING) and (person := person_seated_no_more(before, now)) is not None:
        append = replace(append, rises=(person,))
    if isinstance(fact, facts.GameStarted):
        people = tuple(sorted({seat.person for seat in now.seats if seat.person}))
        words = [seat.words for seat in now.seats] if any(seat.words for seat in now.seats) else []
        append = replace(append, begins=(now.deal, people, json.dumps(words) if words else ""))
    if now.status == "finished" and before.status == "playing":
        append = replace(append, finish=game_result(now))
    return append


def person_seated_no_more(before: Table, now: Table) -> str | None:
    """Return the person who had a seat and has none now."""
    people = {seat.person for seat in before.seats if seat.person}
    return next((person for person in people if not now.seats_of(person)), None)
