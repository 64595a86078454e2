"""Reactions: phrases that people at a table say; they are shown for a moment and never stored."""

from silvergold.protocol.commands import React
from silvergold.protocol.messages import Reaction
from silvergold.server.channels import Channel
from silvergold.server.errors import RefusedError
from silvergold.server.rate_limits import RateLimit
from silvergold.server.settings import Limits
from silvergold.server.storage.people import Person
from silvergold.server.table.commands import require_not_barred, require_own_seat
from silvergold.server.table.registry import LiveTable, TableRegistry
from silvergold.server.tokens import new_id

HINT = "reaction"
SECONDS = 20
"""The time in which a person may react a few times."""


def too_many_reactions() -> RefusedError:
    """Return the refusal of a reaction beyond its limit."""
    return RefusedError("too-many-reactions", 429)


class Reactions:
    """The reactions at the tables of this worker."""

    def __init__(self, tables: TableRegistry, channel: Channel, limits: Limits) -> None:
        self._tables = tables
        self._channel = channel
        self._worker = new_id()
        self._limit = RateLimit(limits.reactions_per_20_seconds, SECONDS, too_many_reactions)

    async def react(self, table_id: str, requester: Person, command: React) -> None:
        """Show a phrase to everybody at a table, through all workers."""
        live = await self._tables.get_current(table_id)
        require_own_seat(live.table, command.seat, requester)
        require_not_barred(live.table, requester)
        self._limit.take(requester.id)
        show_reaction(live, Reaction(command.seat, command.phrase))
        hint = f"{HINT} {self._worker} {command.seat} {command.phrase} {table_id}"
        self._channel.publish(hint, table_id)

    def receive(self, hint: str) -> None:
        """Show a phrase that was said to another worker."""
        worker, seat, phrase, table_id = hint.split(" ")
        if worker == self._worker:
            return
        if live := self._tables.watched(table_id):
            show_reaction(live, Reaction(int(seat), phrase))  # type: ignore[arg-type]


def show_reaction(live: LiveTable, reaction: Reaction) -> None:
    """Send a reaction to everybody connected to a table here."""
    for watcher in tuple(live.watchers):
        watcher.send(reaction)
