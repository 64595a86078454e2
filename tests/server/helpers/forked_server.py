"""A server that restarts quickly: a parent process imports everything once and forks for each start.

Importing modules is most of a server's start-up time. ``python -m tests.server.helpers.forked_server`` is the
parent process: it reads the arguments of one server per line and prints the process id of each.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.helpers.server_process import ServerProcess


class Fork:
    """A process that somebody else has forked, as far as it must look like one of ours."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """None as long as it lives; how it ended is not known."""
        return None if Path(f"/proc/{self.pid}").exists() else 0

    def wait(self, timeout: float) -> int:
        """Wait until it has ended."""
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            time.sleep(0.005)
        return 0


class ForkedServer(ServerProcess):
    """A server that starts quickly after the first time."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        super().__init__(database, log, *options)
        self._forker = subprocess.Popen(
            [sys.executable, "-m", "tests.server.helpers.forked_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def start(self) -> ServerProcess:
        """Start, and wait until it answers."""
        assert self._forker.stdin is not None
        assert self._forker.stdout is not None
        options = ["--port", str(self.port), "--database", self.database, *self._options]
        self._forker.stdin.write(json.dumps([str(self.log), "serve", *options]).encode() + b"\n")
        self._forker.stdin.flush()
        self._process = Fork(int(self._forker.stdout.readline()))  # type: ignore[assignment]
        self.wait_until_ready()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._forker.communicate()


def fork_servers() -> None:
    """Fork a server for each line, until there are no more."""
    from silvergold.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who have ended
    for line in sys.stdin:
        log, *arguments = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
            continue
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        for stream in (1, 2):
            os.dup2(output, stream)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        sys.argv[1:] = arguments
        main()
        return


if __name__ == "__main__":
    fork_servers()
