"""The current time: every part of the server asks here, so that a simulation can set the clock."""

import time
from datetime import UTC, datetime

from silvergold.daily import number_of
from silvergold.protocol.fields import Milliseconds


def now_ms() -> Milliseconds:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic() -> float:
    """Return the seconds of a clock that is never set back, to measure durations."""
    return time.monotonic()


def now() -> datetime:
    """Return the time in UTC."""
    return moment(now_ms())


def moment(at: Milliseconds) -> datetime:
    """Return a time in milliseconds since 1970 as a date and time in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC)


def milliseconds(at: datetime) -> Milliseconds:
    """Return a date and time in milliseconds since 1970."""
    return int(at.timestamp() * 1000)


def today_number() -> int:
    """Return the number of today's deal; a clock before the epoch gets the first one."""
    return max(1, number_of(now().date()))
