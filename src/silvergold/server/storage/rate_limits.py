"""Token buckets of rate limits that all workers share."""

import math

from sqlalchemy import Connection, bindparam, delete, select, update

from silvergold.server.storage.bulk import insert_new
from silvergold.server.storage.schema import rate_limits

_is_it = rate_limits.c.key == bindparam("bucket")
_bucket = select(rate_limits).where(_is_it).with_for_update()
_take = update(rate_limits).where(_is_it)
_forget = delete(rate_limits).where(~rate_limits.c.at.between(bindparam("earliest"), bindparam("latest")))


def take_token(connection: Connection, key: bytes, size: int, seconds: int, now: int) -> int:
    """Take a token of a bucket; return 0, or the seconds until there is one. Full buckets are not stored."""
    window = 1000 * seconds
    rate = size / window
    # Those from the future are of a clock that was wrong: they would not fill up before.
    connection.execute(_forget, {"earliest": now - window, "latest": now + window})
    connection.execute(insert_new(connection.dialect, rate_limits), {"key": key, "tokens": size, "at": now})
    row = connection.execute(_bucket, {"bucket": key}).one()
    tokens = min(float(size), float(row.tokens) + max(0, now - int(row.at)) * rate)
    if tokens < 1:
        return math.ceil((1 - tokens) / rate / 1000)
    connection.execute(_take, {"bucket": key, "tokens": tokens - 1, "at": now})
    return 0
