"""The current time."""

import time
from datetime import UTC, datetime

from silvergold.protocol.fields import Milliseconds


def now_ms() -> Milliseconds:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def today() -> str:
    """Return today's date in UTC, for the deal of the day."""
    return datetime.now(UTC).date().isoformat()
