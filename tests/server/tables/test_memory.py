"""How much memory the tables that a worker has loaded take, and that they leave it."""

import asyncio
import gc
import random
import tracemalloc
import weakref
from typing import cast

from silvergold.engine import standard_deck
from silvergold.protocol.commands import TableSettings
from silvergold.server.channels import NoChannel
from silvergold.server.storage.deals import StoredDeal
from silvergold.server.storage.store import Store
from silvergold.server.table.facts import AnyFact, LogEntry, TableOpened, decode_entries, encode_entries
from silvergold.server.table.registry import IDLE_MS, LiveTable, TableRegistry, Watcher, replay
from silvergold.server.tokens import new_id
from tests.server.helpers.in_memory_table import ADA, BO, InMemoryTable

GAMES = 8
MOST_KIB = 40
"""A played table of two, without its sockets; most of it is the hashes of its 136 commands."""


class LoggedTable(InMemoryTable):
    """A table that keeps its log, as if a person had sent every fact."""

    def __init__(self, number: int) -> None:
        super().__init__(b"%32d" % number)
        opened = TableOpened(TableSettings(), standard_deck().sha256, ADA.id, "deal", "hash")
        self.log = [LogEntry(1, 0, opened)]

    def note(self, fact: AnyFact, at: int = 0) -> None:
        """Append a fact to the log."""
        super().note(fact, at)
        command, command_hash = new_id(), f"{random.getrandbits(64):016x}"
        self.log.append(LogEntry(self.table.number, at, fact, ADA.id, command, command_hash))


def log_of_a_game(number: int) -> bytes:
    """Return the log of a game of two, encoded."""
    made = LoggedTable(number)
    made.begin(ADA, BO).play_to_end()
    return encode_entries(made.log)


def load(log: bytes) -> LiveTable:
    """Load a table from its log."""
    entries = decode_entries(log.decode())
    return replay("table", entries, standard_deck(), cast("StoredDeal", None))


def test_a_played_table_takes_little_memory() -> None:
    logs = [log_of_a_game(number) for number in range(GAMES)]
    for log in logs:
        load(log)  # fills the caches that all tables share
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        loaded = [load(log) for log in logs]
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / len(loaded) < MOST_KIB * 1024


def test_a_table_that_nobody_uses_leaves_memory() -> None:
    async def age() -> list[str]:
        tables = TableRegistry(cast("Store", None), NoChannel())
        tables._loaded = {name: load(log_of_a_game(1)) for name in ("used", "watched", "idle")}
        tables._loaded["watched"].watchers[cast("Watcher", None)] = None
        for name in ("watched", "idle"):
            tables._loaded[name].used_at -= 2 * IDLE_MS
        idle = weakref.ref(tables._loaded["idle"])
        tables.unload_idle()
        gc.collect()
        assert idle() is None
        return list(tables._loaded)

    assert asyncio.run(age()) == ["used", "watched"]
