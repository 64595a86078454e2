"""How much may be asked for: a bucket that fills slowly and from which each request takes a drop."""

import time
from collections import OrderedDict
from collections.abc import Hashable
from ipaddress import IPv4Address, ip_address, ip_network

from silvergold.server.errors import RefusedError

MOST_BUCKETS = 50_000
"""Remembered at once; those not used for longest are forgotten first."""


HOUSEHOLD_BITS = 64
"""Of an address of IPv6: with the rest of it one rate_limit_key does as it likes."""


def rate_limit_key(address: str) -> str:
    """Whose address it is, as far as limits go."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, HOUSEHOLD_BITS), strict=False))


def too_many_requests() -> RefusedError:
    """Why a request too many is refused."""
    return RefusedError("too-many-requests", 429)


class TokenBucket:
    """What one key has left."""

    __slots__ = ("_at", "_drops", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size, self._rate = size, rate
        self._drops = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a drop, if there is one."""
        now = time.monotonic()
        self._drops = min(self._size, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class RateLimit:
    """One kind of request, limited per key."""

    def __init__(self, size: float, seconds: float) -> None:
        self._size, self._rate = size, size / seconds
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def take(self, requester: Hashable) -> None:
        """One more request of a key; refused where there were too many."""
        bucket = self._buckets.get(requester)
        if bucket is None:
            bucket = self._buckets[requester] = TokenBucket(self._size, self._rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(requester)
        if not bucket.take():
            raise too_many_requests()


class ConnectionLimit:
    """How many of something a key has at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[Hashable, int] = {}

    def enter(self, requester: Hashable) -> None:
        """One more; refused where there are too many."""
        if self._counts.get(requester, 0) >= self._most:
            raise RefusedError("too-many-sockets", 429)
        self._counts[requester] = self._counts.get(requester, 0) + 1

    def leave(self, requester: Hashable) -> None:
        """One less."""
        self._counts[requester] -= 1
        if not self._counts[requester]:
            del self._counts[requester]
