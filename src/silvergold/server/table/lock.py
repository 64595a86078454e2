"""A lock for the tasks that change one table."""

import asyncio
from collections import deque


class TableLock:
    """Lets one task after the other change a table, in the order in which they came.

    Like ``asyncio.Lock``, which makes a system call whenever a task has to wait (Python 3.11).
    """

    __slots__ = ("_is_held", "_loop", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether a task holds the lock."""
        return self._is_held

    async def __aenter__(self) -> None:
        if not self._is_held:
            self._is_held = True
            return
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        turn = self._loop.create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the lock was handed over at the same moment
                self._hand_over()
            raise

    async def __aexit__(self, *error: object) -> None:
        self._hand_over()

    def _hand_over(self) -> None:
        """Give the lock to the next task that still waits."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_held = False
