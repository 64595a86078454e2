"""Rate limits by token buckets, and limits of simultaneous connections and requests."""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from ipaddress import IPv4Address, ip_address, ip_network

from silvergold.server.clock import monotonic
from silvergold.server.errors import RefusedError

BUCKETS_LIMIT = 50_000
"""Buckets kept at once; the least recently used are dropped first."""


IPV6_NETWORK_BITS = 64
"""The network part of an IPv6 address; a household can choose the rest freely."""


def rate_limit_key(address: str) -> str:
    """Return the key under which an address is limited: an IPv6 address counts with its network."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, IPV6_NETWORK_BITS), strict=False))


def too_many_requests() -> RefusedError:
    """Return the refusal of a request beyond its limit."""
    return RefusedError("too-many-requests", 429)


def too_many_sockets() -> RefusedError:
    """Return the refusal of a socket beyond its limit."""
    return RefusedError("too-many-sockets", 429)


Refusal = Callable[[], RefusedError]


class TokenBucket:
    """A bucket that refills at a constant rate; each request takes one token."""

    __slots__ = ("_full_at", "_pause", "_window")

    def __init__(self, size: float, rate: float) -> None:
        self._pause, self._window = 1 / rate, (size - 1) / rate
        self._full_at = 0.0

    def take(self) -> bool:
        """Take a token; return whether there was one."""
        now = monotonic()
        full_at = self._full_at if self._full_at > now else now
        if full_at - now > self._window:
            return False
        self._full_at = full_at + self._pause
        return True

    @property
    def wait_s(self) -> int:
        """The whole seconds until there is a token."""
        return max(1, math.ceil(self._full_at - self._window - monotonic()))


class RateLimit:
    """A rate limit for one kind of request, per key."""

    def __init__(self, size: float, seconds: float, refusal: Refusal = too_many_requests) -> None:
        self._size, self._rate = size, size / seconds
        self._refusal = refusal
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def take(self, requester: Hashable) -> None:
        """Count a request; refuse it if there were too many."""
        bucket = self._buckets.get(requester)
        if bucket is None:
            bucket = self._buckets[requester] = TokenBucket(self._size, self._rate)
            if len(self._buckets) > BUCKETS_LIMIT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(requester)
        if not bucket.take():
            error = self._refusal()
            error.retry_after_s = bucket.wait_s
            raise error


class ConnectionLimit:
    """A limit of simultaneous connections or requests per key."""

    def __init__(self, most: int, refusal: Refusal) -> None:
        self._most = most
        self._refusal = refusal
        self._counts: dict[Hashable, int] = {}

    def enter(self, requester: Hashable) -> None:
        """Count a connection; refuse it if there are too many."""
        if self._counts.get(requester, 0) >= self._most:
            raise self._refusal()
        self._counts[requester] = self._counts.get(requester, 0) + 1

    def leave(self, requester: Hashable) -> None:
        """Remove a connection."""
        self._counts[requester] -= 1
        if not self._counts[requester]:
            del self._counts[requester]
