"""The current time: every part of the server asks here, so that a simulation can set the clock."""

import time
from datetime import UTC, datetime

from silvergold.protocol.fields import Milliseconds


def now_ms() -> Milliseconds:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic() -> float:
    """Return the seconds of a clock that is never set back, to measure durations."""
    return time.monotonic()


def today() -> str:
    """Return today's date in UTC, for the deal of the day."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date().isoformat()
