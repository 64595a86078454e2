"""Lines that are typed, heard while the game goes on."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from threading import Thread
from typing import TextIO


class InputReader:
    """What somebody has typed and nobody has read yet."""

    def __init__(self, source: TextIO) -> None:
        self._source = source
        self._lines: deque[str] = deque()
        self._has_ended = False
        self._stirred: Callable[[], None] = lambda: None
        self._is_heard = False

    @property
    def is_live(self) -> bool:
        """Whether somebody sits there; lines of a file wait for the questions that they answer."""
        return self._source.isatty()

    def listen(self, stirred: Callable[[], None]) -> None:
        """Have something called with every line; reading waits, and so it has a thread of its own."""
        self._stirred = stirred
        if not self._is_heard:
            self._is_heard = True
            loop = asyncio.get_running_loop()
            Thread(target=self._read, args=(loop,), daemon=True).start()

    def next(self) -> str | None:
        """The next line, if there is one; where nothing more will come, a wish to leave."""
        if self._lines:
            return self._lines.popleft()
        return "q" if self._has_ended else None

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        # A file of our own: Python, when it ends, would wait for whoever reads the common one.
        number, encoding = self._source.fileno(), self._source.encoding
        with contextlib.suppress(OSError, RuntimeError):  # the other end, or the loop, has gone
            with open(number, encoding=encoding, errors="replace", closefd=False) as lines:
                for line in lines:
                    loop.call_soon_threadsafe(self._arrive, line)
            loop.call_soon_threadsafe(self._end)

    def _arrive(self, line: str) -> None:
        self._lines.append(line.strip().lower())
        self._stirred()

    def _end(self) -> None:
        self._has_ended = True
        self._stirred()
