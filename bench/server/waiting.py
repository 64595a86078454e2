"""Waiting for messages of a server."""

import asyncio


def wake(waiting: asyncio.Future[None] | None) -> None:
    """Wake all who wait."""
    if waiting and not waiting.done():
        waiting.set_result(None)


def give_up(why: str, *waiting: asyncio.Future[None] | None) -> None:
    """Wake all who wait, for the last time."""
    for future in waiting:
        if future and not future.done():
            future.set_exception(ConnectionError(why))
