"""Reads lines of input in the background."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from threading import Thread
from typing import TextIO

from silvergold.terminal.interaction.keyboard_layout import latin


class InputReader:
    """The lines that were typed and not yet handled."""

    def __init__(self, source: TextIO) -> None:
        self._source = source
        self._lines: deque[str] = deque()
        self._has_ended = False
        self._on_line: Callable[[], None] = lambda: None
        self._has_started = False

    @property
    def is_live(self) -> bool:
        """Whether the input is a terminal; lines of a file wait for the prompts that they answer."""
        return self._source.isatty()

    def listen(self, on_line: Callable[[], None]) -> None:
        """Call a function for every line; a thread reads them, because reading blocks."""
        self._on_line = on_line
        if not self._has_started:
            self._has_started = True
            loop = asyncio.get_running_loop()
            Thread(target=self._read, args=(loop,), daemon=True).start()

    def next_line(self) -> str | None:
        """The next line, or None; after the end of the input, the command to leave."""
        if self._lines:
            return self._lines.popleft()
        return "q" if self._has_ended else None

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        # A file object of our own: at exit, Python would wait for the thread that reads sys.stdin.
        number, encoding = self._source.fileno(), self._source.encoding
        with contextlib.suppress(OSError, RuntimeError):  # the other end or the event loop is closed
            with open(number, encoding=encoding, errors="replace", closefd=False) as lines:
                for line in lines:
                    loop.call_soon_threadsafe(self._add_line, line)
            loop.call_soon_threadsafe(self._end)

    def _add_line(self, line: str) -> None:
        self._lines.append(latin(line.strip()))
        self._on_line()

    def _end(self) -> None:
        self._has_ended = True
        self._on_line()
