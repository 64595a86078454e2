"""A real server in its own process, started like ``silvergold serve``."""

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO

from tests.processes import ENDS_WITHIN_S
from tests.server.helpers.ports import ReservedPort

STARTS_WITHIN_S = 200.0


class ServerProcess:
    """A server that can be stopped, killed and restarted at the same address."""

    python = sys.executable
    program: tuple[str, ...] = ("silvergold",)

    def __init__(self, database: str, log: Path, *options: str, env: Mapping[str, str] | None = None) -> None:
        self.database = database
        self.log = log
        self._reserved = ReservedPort()
        self.port = self._reserved.number
        self.address = f"http://127.0.0.1:{self.port}"
        self._options = options
        self._env = {**os.environ, **(env or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._output: IO[bytes] | None = None

    def command(self) -> list[str]:
        """The module to run, and its arguments."""
        address = ["--port", str(self.port), "--database", self.database]
        return [*self.program, "serve", *address, *self._options]

    def start(self) -> "ServerProcess":
        """Start and wait until it answers."""
        self._output = self.log.open("ab")
        self._process = subprocess.Popen(
            [self.python, "-m", *self.command()],
            stdout=self._output,
            stderr=self._output,
            env=self._env,
            start_new_session=True,
        )
        self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        """Wait until it answers; if it has ended, fail with its log."""
        begun = time.monotonic()
        while not self.is_ready():
            if self._process is None or self._process.poll() is not None:
                raise AssertionError(f"the server ended:\n{self.log.read_text()}")
            if time.monotonic() - begun > STARTS_WITHIN_S:
                raise AssertionError(f"the server does not answer:\n{self.log.read_text()}")
            time.sleep(0.02)

    def is_ready(self) -> bool:
        """Whether it answers."""
        try:
            with urllib.request.urlopen(f"{self.address}/ready", timeout=60) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    @property
    def pid(self) -> int:
        """The process id; with several workers, that of their parent."""
        assert self._process is not None
        return self._process.pid

    @contextlib.contextmanager
    def open_database(self) -> Iterator[sqlite3.Connection]:
        """Open its SQLite file; what is changed there is stored at the end."""
        with (
            contextlib.closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as database,
            database,
        ):
            yield database

    def wait_for_end(self) -> int:
        """Wait until it ends by itself and return its exit status."""
        assert self._process is not None
        return self._process.wait(STARTS_WITHIN_S)

    def kill(self) -> None:
        """Kill it and every process that it has started."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(ENDS_WITHIN_S)
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, how)
        self._process.wait(ENDS_WITHIN_S)
        if self._output is not None:
            self._output.close()
            self._output = None

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self._end(signal.SIGKILL)
