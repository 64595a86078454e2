"""A person's own data: all of it as one file, and its deletion."""

import json
from collections.abc import AsyncIterator, Callable

from silvergold.engine import format_record
from silvergold.protocol.fields import Milliseconds
from silvergold.server.accounts.people import People
from silvergold.server.background.device_sockets import DeviceSockets
from silvergold.server.channels import Channel
from silvergold.server.clock import now_ms
from silvergold.server.storage.people import Person
from silvergold.server.storage.personal_data import (
    EXPORTED,
    erase_person,
    exported_rows,
    person_row,
    tables_to_leave,
    tables_to_redact,
)
from silvergold.server.storage.queries import ListedTable, games_of
from silvergold.server.storage.store import Store
from silvergold.server.table import facts
from silvergold.server.table.clocks import STAND_IN
from silvergold.server.table.commands import CommandOutcome, decide_fact
from silvergold.server.table.finished import record_of_table
from silvergold.server.table.registry import TableRegistry
from silvergold.server.table.summary import read_summary
from silvergold.server.table.table import Table
from silvergold.server.tokens import device_id

HINT = "reload"
FORMAT, VERSION = "silvergold-personal-data", 1
GAMES_AT_ONCE = 100


class PersonalData:
    """Exports and deletes the data of people."""

    def __init__(
        self, store: Store, channel: Channel, tables: TableRegistry, people: People, sockets: DeviceSockets
    ) -> None:
        self._store = store
        self._channel = channel
        self._tables = tables
        self._people = people
        self._sockets = sockets

    # --- export -------------------------------------------------------------------------------------------

    async def export(self, person: Person) -> AsyncIterator[str]:
        """Yield a person's data as the pieces of one JSON text, game by game."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "exported_at": now_ms(),
            "person": await self._store.read(person_row, person.id),
            "devices": [
                {"id": device_id(device.hash)} | {k: v for k, v in device._asdict().items() if k != "hash"}
                for device in await self._people.devices(person)
            ],
        }
        for name, table in EXPORTED.items():
            head[name] = await self._store.read(exported_rows, person.id, table)
        yield json.dumps(head, ensure_ascii=False)[:-1] + ', "games": ['
        separator = ""
        async for row in self._games(person):
            yield separator + await self._game(row)
            separator = ",\n"
        yield "]}\n"

    async def _games(self, person: Person) -> AsyncIterator[ListedTable]:
        before: int | None = None
        while rows := await self._store.read(games_of, person.id, None, before, GAMES_AT_ONCE):
            for row in rows:
                yield row
            before = rows[-1].updated_at

    async def _game(self, row: ListedTable) -> str:
        summary = read_summary(row)
        record = "null"
        if summary.status == "finished":
            record = format_record(record_of_table(await self._tables.read(row.id)))
        fields = {
            "table": row.id,
            "status": summary.status,
            "opened_at": row.opened_at,
            "updated_at": row.updated_at,
        }
        return json.dumps(fields)[:-1] + f', "record": {record}}}'

    # --- deletion -----------------------------------------------------------------------------------------

    async def delete(self, person: Person) -> None:
        """Delete a person: bots take their seats, and their name leaves the logs of all tables."""
        while await self._erase(person):
            pass  # another device may have signed in or sat down meanwhile

    async def _erase(self, person: Person) -> bool:
        """Erase what there is about a person now; return whether they had a device or a seat."""
        for table_id in await self._store.read(tables_to_leave, person.id):
            await self._leave(table_id, person.id)
        redacted = await self._store.read(tables_to_redact, person.id)
        devices = await self._store.write(erase_person, person.id, redacted)
        self._sockets.end(devices)
        for table_id in redacted:
            await self._tables.reload(table_id)
            self._channel.publish(f"{HINT} {table_id}")
        return bool(devices or redacted)

    async def _leave(self, table_id: str, person: str) -> None:
        """Take a person away from a table, fact by fact until nothing is left to do."""
        live = await self._tables.load(table_id)
        for _ in range(2 * len(live.table.seats) + 1):
            await self._tables.write(live, leaving(person))


def leaving(person: str) -> Callable[[Table, Milliseconds], CommandOutcome | None]:
    """Return what decides the next fact with which a person leaves a table for good."""

    def decide(table: Table, at: Milliseconds) -> CommandOutcome | None:
        seats = table.seats_of(person)
        if table.status == "gathering" and table.host == person:
            return decide_fact(table, facts.TableClosed(), at)
        if table.status == "gathering" and seats:
            return decide_fact(table, facts.SeatVacated(seats[0]), at)
        if table.status != "playing":
            return None
        if here := tuple(seat for seat in seats if table.seats[seat].left_at is None):
            return decide_fact(table, facts.PlayerLeft(here), at)
        if waiting := [seat for seat in seats if not table.seats[seat].stand_in]:
            return decide_fact(table, facts.StandInSeated(waiting[0], STAND_IN, "left"), at)
        return None

    return decide
