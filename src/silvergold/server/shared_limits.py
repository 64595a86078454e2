"""Rate limits over an hour, counted in the database if there are several workers (decisions/0041)."""

from silvergold.server.clock import now_ms
from silvergold.server.rate_limits import RateLimit, too_many_requests
from silvergold.server.storage.rate_limits import take_token
from silvergold.server.storage.store import Store
from silvergold.server.tokens import hash_of_token

HOUR_S = 3600


class HourlyLimit:
    """A limit per hour for one kind of request and each requester, over all workers."""

    def __init__(self, store: Store, is_alone: bool, name: str, most: int) -> None:
        self._store = store
        self._is_alone = is_alone
        self._name = name
        self._most = most
        self._here = RateLimit(most, HOUR_S)

    async def take(self, requester: str) -> None:
        """Count a request; refuse it if there were too many."""
        if self._is_alone:
            self._here.take(requester)
            return
        key = hash_of_token(f"{self._name} {requester}")
        wait_s = await self._store.write(take_token, key, self._most, HOUR_S, now_ms())
        if wait_s:
            error = too_many_requests()
            error.retry_after_s = wait_s
            raise error
