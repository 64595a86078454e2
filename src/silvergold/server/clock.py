"""What time it is."""

import time
from datetime import UTC, datetime

from silvergold.protocol.fields import Milliseconds


def now_ms() -> Milliseconds:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def today() -> str:
    """The day of the deal of the day: everywhere the same one."""
    return datetime.now(UTC).date().isoformat()
