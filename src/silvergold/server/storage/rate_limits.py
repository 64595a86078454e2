"""Token buckets of rate limits that all workers share."""

import math

from sqlalchemy import Connection, delete, select, update

from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import rate_limits


def take_token(connection: Connection, key: bytes, size: int, seconds: int, now: int) -> int:
    """Take a token of a bucket; return 0, or the seconds until there is one. Full buckets are not stored."""
    rate = size / (1000 * seconds)
    connection.execute(delete(rate_limits).where(rate_limits.c.at < now - 1000 * seconds))
    connection.execute(insert_new(connection.dialect, rate_limits), {"key": key, "tokens": size, "at": now})
    is_it = rate_limits.c.key == key
    row = connection.execute(select(rate_limits).where(is_it).with_for_update()).one()
    tokens = min(float(size), float(row.tokens) + max(0, now - int(row.at)) * rate)
    if tokens < 1:
        return math.ceil((1 - tokens) / rate / 1000)
    connection.execute(update(rate_limits).where(is_it).values(tokens=tokens - 1, at=now))
    return 0
