"""Who is at which table: known at once here, and to the other workers within a second."""

from collections import Counter
from collections.abc import Callable

from silvergold.server.channels import Channel, NoChannel
from silvergold.server.clock import now_ms
from silvergold.server.storage import presence
from silvergold.server.storage.store import Store
from silvergold.server.tokens import new_id

ALIVE_MS = 30_000
"""After this, people connected through a worker that says nothing are taken for gone."""
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
        self._come: dict[str, tuple[str, str]] = {}
        self._gone: set[str] = set()
        self._sockets: dict[str, tuple[str, str]] = {}
        """All that are connected here."""
        self._renewed = 0
        self.changed: Callable[[str], None] = lambda table_id: None
        """Told of a table whose presence has changed."""

    def come(self, socket: str, table_id: str, person: str) -> None:
        """Somebody has connected."""
        self._here.setdefault(table_id, Counter())[person] += 1
        self._sockets[socket] = self._come[socket] = (table_id, person)
        self.changed(table_id)

    def go(self, socket: str, table_id: str, person: str) -> None:
        """A connection has ended."""
        here = self._here[table_id]
        here[person] -= 1
        if not here[person]:
            del here[person]
        if not here:
            del self._here[table_id]
        del self._sockets[socket]
        if self._come.pop(socket, None) is None:
            self._gone.add(socket)
        self.changed(table_id)

    async def people_at(self, table_id: str) -> set[str]:
        """Who is at a table, through any worker."""
        here = set(self._here.get(table_id, ()))
        return (
            here
            if self._is_alone
            else here | await self._store.read(presence.who_is_here, table_id, now_ms())
        )

    async def write_down(self) -> None:
        """Tell the other workers what has changed."""
        if self._is_alone:
            self._come.clear()
            self._gone.clear()
            return
        come, gone = self._come, self._gone
        is_time = now_ms() - self._renewed > RENEW_MS
        if not come and not gone and not is_time:
            return
        if is_time:  # others may have taken us for dead
            come, self._renewed = dict(self._sockets), now_ms()
        self._come, self._gone = {}, set()
        try:
            until = now_ms() + ALIVE_MS
            changed = await self._store.write(presence.note, self._worker, come, gone, until, now_ms())
        except BaseException:
            self._gone |= gone
            self._renewed = 0
            raise
        for table_id in changed:
            self._channel.tell(f"{HINT} {table_id}")
