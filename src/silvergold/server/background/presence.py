"""Which people are connected to which table, shared with the other workers within a second."""

from collections import Counter
from collections.abc import Callable

from silvergold.server.channels import Channel, NoChannel
from silvergold.server.clock import now_ms
from silvergold.server.storage import presence
from silvergold.server.storage.store import Store
from silvergold.server.tokens import new_id

ALIVE_MS = 30_000
"""People connected to a worker that has been silent for this long count as gone."""
RENEW_MS = 10_000
HINT = "presence"


class PresenceTracker:
    """The people connected to tables."""

    def __init__(self, store: Store, channel: Channel) -> None:
        self._store = store
        self._channel = channel
        self._is_alone = isinstance(channel, NoChannel)
        self._worker = new_id()
        self._here: dict[str, Counter[str]] = {}
        self._connected: dict[str, tuple[str, str]] = {}
        self._disconnected: set[str] = set()
        self._sockets: dict[str, tuple[str, str]] = {}
        """All sockets connected to this worker."""
        self._renewed = 0
        self.changed: Callable[[str], None] = lambda table_id: None
        """Called with a table whose presence has changed."""

    def connect(self, socket: str, table_id: str, person: str) -> None:
        """Add a connection."""
        self._here.setdefault(table_id, Counter())[person] += 1
        self._sockets[socket] = self._connected[socket] = (table_id, person)
        self.changed(table_id)

    def disconnect(self, socket: str, table_id: str, person: str) -> None:
        """Remove a connection."""
        here = self._here[table_id]
        here[person] -= 1
        if not here[person]:
            del here[person]
        if not here:
            del self._here[table_id]
        del self._sockets[socket]
        if self._connected.pop(socket, None) is None:
            self._disconnected.add(socket)
        self.changed(table_id)

    async def people_at(self, table_id: str) -> set[str]:
        """Return the people connected to a table through any worker."""
        here = set(self._here.get(table_id, ()))
        return (
            here
            if self._is_alone
            else here | await self._store.read(presence.people_connected, table_id, now_ms())
        )

    async def publish(self) -> None:
        """Publish changes to the other workers."""
        if self._is_alone:
            self._connected.clear()
            self._disconnected.clear()
            return
        come, gone = self._connected, self._disconnected
        is_time = now_ms() - self._renewed > RENEW_MS
        if not come and not gone and not is_time:
            return
        if is_time:  # others may have taken us for dead
            come, self._renewed = dict(self._sockets), now_ms()
        self._connected, self._disconnected = {}, set()
        try:
            until = now_ms() + ALIVE_MS
            changed = await self._store.write(
                presence.store_presence, self._worker, come, gone, until, now_ms()
            )
        except BaseException:
            self._disconnected |= gone
            self._renewed = 0
            raise
        for table_id in changed:
            self._channel.publish(f"{HINT} {table_id}", table_id)
