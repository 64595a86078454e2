"""Resolving futures that wait for a server's messages."""

import asyncio


def wake(waiting: asyncio.Future[None] | None) -> None:
    """Resolve a future if it is pending."""
    if waiting and not waiting.done():
        waiting.set_result(None)


def give_up(why: str, *waiting: asyncio.Future[None] | None) -> None:
    """Fail all pending futures with a ConnectionError."""
    for future in waiting:
        if future and not future.done():
            future.set_exception(ConnectionError(why))
