"""What a worker does with the hints of another one: they may be lost, late, repeated and in any order."""

import asyncio
from collections.abc import Sequence
from typing import cast

import pytest

from silvergold.engine import standard_deck
from silvergold.protocol.commands import TableSettings
from silvergold.protocol.messages import Message
from silvergold.server.channels import NoChannel
from silvergold.server.storage.deals import StoredDeal
from silvergold.server.storage.store import Store
from silvergold.server.table.facts import AnyFact, LogEntry, SeatTaken, SeatVacated, TableOpened
from silvergold.server.table.registry import ENTRIES_LIMIT, LiveTable, TableRegistry, hint_of, replay

TABLE = "table"
OPENED = TableOpened(TableSettings(players=2), standard_deck().sha256, "ada", "deal", "hash")
FACTS: tuple[AnyFact, ...] = (
    OPENED,
    SeatTaken(0, "human", "Ada", "ada"),
    SeatTaken(1, "human", "Bo", "bo"),
    SeatVacated(1),
    SeatTaken(1, "human", "Ćwiek", "bo"),
    SeatVacated(0),
)
LOG = [LogEntry(number, number, fact, "ada", f"c{number}") for number, fact in enumerate(FACTS, start=1)]
HINTS = {entry.number: hint_of(TABLE, [entry]) for entry in LOG}


class LogOnDisk:
    """A store that has one log, and counts how often it is read."""

    def __init__(self) -> None:
        self.reads = 0

    async def read(self, _: object, table_id: str, after: int) -> list[LogEntry]:
        """Return the entries after a number."""
        self.reads += 1
        await asyncio.sleep(0)
        return LOG[after:]


class Screen:
    """A watcher that notes what it is shown."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.numbers = [live.table.number]

    def show(self) -> None:
        """Note the number of the latest entry."""
        self.numbers.append(self._live.snapshot.table.number)

    def send(self, message: Message) -> None:
        """Receive nothing else."""


class OtherWorker:
    """A worker that holds the table as it was after its first entry."""

    def __init__(self) -> None:
        self.disk = LogOnDisk()
        self.tables = TableRegistry(cast("Store", self.disk), NoChannel())
        self.live = replay(TABLE, LOG[:1], standard_deck(), cast("StoredDeal", None))
        self.tables._loaded[TABLE] = self.live
        self.screen = Screen(self.live)
        self.live.watchers[self.screen] = None

    def receive(self, hint: str) -> None:
        """Receive a hint."""
        number, table_id, entries = (*hint.split(" ", 2), "")[:3]
        self.tables.receive_hint(table_id, int(number), entries)

    async def settled(self) -> None:
        """Wait until the table is up to date."""
        while self.tables._catching_up:
            await asyncio.gather(*self.tables._catching_up)

    def check(self) -> None:
        """Check that the table follows from the log, and that nothing was shown out of order."""
        expected = replay(TABLE, LOG, standard_deck(), cast("StoredDeal", None))
        assert self.live.table == expected.table
        assert self.live.done == expected.done
        assert self.screen.numbers == sorted(set(self.screen.numbers))
        assert self.screen.numbers[-1] == len(LOG)
        assert not self.live.received


def run(order: Sequence[int], hints: dict[int, str] = HINTS) -> int:
    """Deliver hints in an order; return how often the log was read."""

    async def deliver() -> int:
        worker = OtherWorker()
        for number in order:
            worker.receive(hints[number])
        await worker.settled()
        worker.check()
        return worker.disk.reads

    return asyncio.run(deliver())


@pytest.mark.parametrize(
    "order", [(2, 3, 4, 5, 6), (2, 2, 3, 3, 4, 4, 5, 2, 5, 6, 6), (3, 2, 5, 4, 6), (6, 5, 4, 3, 2)], ids=str
)
def test_hints_in_any_order_bring_the_entries_themselves(order: Sequence[int]) -> None:
    assert run(order) == 0


@pytest.mark.parametrize("order", [(6,), (2, 4, 6), (3, 4, 5, 6)], ids=str)
def test_entries_of_lost_hints_are_read_from_the_log(order: Sequence[int]) -> None:
    assert run(order) == 1


def test_a_hint_during_a_command_is_applied_after_it() -> None:
    async def deliver() -> None:
        worker = OtherWorker()
        async with worker.live.lock:
            for number in range(2, len(LOG) + 1):
                worker.receive(HINTS[number])
            await asyncio.sleep(0)
            assert worker.live.table.number == 1
        await worker.settled()
        worker.check()
        assert worker.disk.reads == 0

    asyncio.run(deliver())


def test_long_entries_are_left_to_the_log() -> None:
    words = "ć" * (ENTRIES_LIMIT // 2)
    assert hint_of(TABLE, [LogEntry(2, 0, SeatTaken(0, "human", words))]) == f"2 {TABLE}"
    assert run([6], {6: f"6 {TABLE}"}) == 1


def test_entries_that_only_a_newer_version_knows_are_left_to_the_log() -> None:
    assert run([6], {6: f'6 {TABLE} [{{"number":6,"at":0,"fact":{{"fact":"sung"}}}}]'}) == 1
