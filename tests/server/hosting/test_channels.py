"""The channels between workers, over real PostgreSQL and Redis."""

import asyncio
from contextlib import suppress

import pytest

from silvergold.server.channels import FOLLOWED, keep_listening, open_channel


class Received:
    """The hints that a worker has received."""

    def __init__(self) -> None:
        self.hints: list[str] = []
        self._changed = asyncio.Event()

    async def handle(self, hint: str) -> None:
        """Note a hint."""
        self.hints.append(hint)
        self._changed.set()

    async def until(self, hint: str) -> None:
        """Wait for a hint."""
        while hint not in self.hints:
            self._changed.clear()
            await self._changed.wait()


@pytest.mark.parametrize("kind", ["postgresql", "redis"])
def test_a_worker_receives_only_hints_of_tables_that_it_follows(
    postgresql_url: str, redis_url: str, kind: str
) -> None:
    url = postgresql_url if kind == "postgresql" else redis_url

    async def run() -> list[str]:
        speaker, worker, received = open_channel(url), open_channel(url), Received()
        listening = asyncio.create_task(keep_listening(worker, received.handle))
        await received.until("")
        worker.follow("ours")
        await received.until(f"{FOLLOWED} ours")
        for hint, table in (("1 ours", "ours"), ("1 theirs", "theirs")):
            speaker.publish(hint, table)
        await received.until("1 ours")
        worker.unfollow("ours")
        worker.follow("new")
        await received.until(f"{FOLLOWED} new")
        speaker.publish("2 ours", "ours")
        speaker.publish("1 new", "new")
        await received.until("1 new")
        speaker.publish("for all")
        await received.until("for all")
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
        for channel in (speaker, worker):
            await channel.close()
        return received.hints

    hints = asyncio.run(asyncio.wait_for(run(), 60))
    assert hints == ["", f"{FOLLOWED} ours", "1 ours", f"{FOLLOWED} new", "1 new", "for all"]
