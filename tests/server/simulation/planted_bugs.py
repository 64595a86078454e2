"""Bugs of the kind that concurrent servers have, planted one at a time: the simulation must find each."""

import contextlib
import inspect
import sys
import textwrap
from collections.abc import Iterator
from typing import Any, NamedTuple
from unittest import mock

from silvergold.server.background.maintenance import TableMaintenance
from silvergold.server.storage import people, queries
from silvergold.server.storage.store import Store
from silvergold.server.table import clocks
from silvergold.server.table.registry import LiveTable, TableRegistry
from silvergold.server.table.snapshot import TableSnapshot
from silvergold.server.table.table import Table


class PlantedBug(NamedTuple):
    """A function or property with a text of its source replaced."""

    owner: Any
    """The class or module that has the function."""
    function: str
    text: str
    """The text to replace, which occurs exactly once in the function."""
    instead: str

    def broken(self) -> Any:
        """Return the function or property with the bug; raises where it no longer applies."""
        found: Any = getattr(self.owner, self.function)
        function = inspect.unwrap(getattr(found, "fget", found))
        source = textwrap.dedent(inspect.getsource(function))
        if source.count(self.text) != 1:
            raise ValueError(f"{self.text!r} occurs {source.count(self.text)} times in {self.function}")
        made: dict[str, Any] = {}
        changed = source.replace(self.text, self.instead)
        exec(compile(changed, f"<{self.function} with a bug>", "exec"), function.__globals__, made)
        return made[self.function]


PLANTED_BUGS = {
    "acknowledge before commit": PlantedBug(
        Store,
        "append",
        "return stored\n",
        "early = stored.get_loop().create_future()\n    early.set_result([])\n    return early\n",
    ),
    "show before commit": PlantedBug(
        TableRegistry,
        "write",
        "live.is_stale = True  # until we know whether the entry is in the log\n",
        "live.is_stale, before, live.table = True, live.table, after\n"
        "            live.show()\n"
        "            live.table = before\n",
    ),
    "send an entry to other workers before commit": PlantedBug(
        TableRegistry,
        "write",
        "live.is_stale = True  # until we know whether the entry is in the log\n",
        "live.is_stale = True\n"
        "            self._channel.publish(hint_of(live.table.id, [entry]), live.table.id)\n",
    ),
    "lost entry of another worker": PlantedBug(
        TableRegistry, "_catch_up", "if live.is_behind:", "if live.is_stale:"
    ),
    "lost wake-up": PlantedBug(
        Store,
        "_commit_all",
        "    self._committing = None",
        "    await asyncio.sleep(0.001)\n    self._committing = None",
    ),
    "double append": PlantedBug(
        TableRegistry, "write", "if live.has_done(person, command_id, command_hash):", "if False:"
    ),
    "stale cache": PlantedBug(
        TableSnapshot, "__init__", "if is_side_untouched(before.table, table, seat):", "if own:"
    ),
    "forgotten recipient filter": PlantedBug(
        TableSnapshot,
        "events",
        "self.table.sides_of(person)",
        "range(len(self.table.seats))",
    ),
    "hint lost without a fallback": PlantedBug(
        TableRegistry, "check_lengths", "self.receive_hint(table_id, number)", "pass"
    ),
    "retry that duplicates": PlantedBug(
        TableRegistry,
        "write",
        "if live.has_done(person, command_id, command_hash):",
        'if "decision" not in locals() and live.has_done(person, command_id, command_hash):',
    ),
    "forgotten clock of an absent person": PlantedBug(
        clocks, "why_stand_in", "lapses <= now:", "lapses <= now and seat.person in here:"
    ),
    "claim left by a dead worker": PlantedBug(queries, "claim_due", '"until": until', '"until": None'),
    "barred person sees the hidden side": PlantedBug(
        Table, "sides_of", "() if self.is_barred(person) else self.seats_of(person)", "self.seats_of(person)"
    ),
    "command decided without the table's lock": PlantedBug(
        TableRegistry, "write", "async with live.lock:", "if True:"
    ),
    "stale decision of a stand-in": PlantedBug(
        TableMaintenance, "_move", "is_asked and table.side(seat) == asked.side(seat)", "is_asked"
    ),
    "registration that cannot be repeated": PlantedBug(
        people, "add_person", "insert_new(connection.dialect, people)", "people.insert()"
    ),
    "clients go back in time": PlantedBug(
        TableRegistry, "get_current", "if live.is_stale or not self._is_alone:", "if live.is_stale:"
    ),
    "words left out of the deal": PlantedBug(
        LiveTable, "dealer", 'if self.table.status == "playing":', "if True:"
    ),
}


def planted(bug: str) -> contextlib.AbstractContextManager[None]:
    """Plant a bug in the server within a context; raises at once where it no longer applies."""
    change = PLANTED_BUGS[bug]
    return _replaced(change, change.broken())


@contextlib.contextmanager
def _replaced(change: PlantedBug, broken: object) -> Iterator[None]:
    """Replace a function in every module that uses it."""
    healthy = getattr(change.owner, change.function)
    modules = [module for name, module in sys.modules.items() if name.startswith("silvergold.server")]
    owners = [change.owner] if inspect.isclass(change.owner) else modules
    with contextlib.ExitStack() as patches:
        for owner in owners:
            if getattr(owner, change.function, None) is healthy:
                patches.enter_context(mock.patch.object(owner, change.function, broken))
        yield
