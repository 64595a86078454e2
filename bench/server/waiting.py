"""Waiting for what a server says."""

import asyncio


def wake(waiting: asyncio.Future[None] | None) -> None:
    """Whoever waits goes on."""
    if waiting and not waiting.done():
        waiting.set_result(None)


def give_up(why: str, *waiting: asyncio.Future[None] | None) -> None:
    """Nobody waits any longer."""
    for future in waiting:
        if future and not future.done():
            future.set_exception(ConnectionError(why))
