"""A server that is soon there again: its program is read once, and each start is a fork of that.

Most of a start is reading Python's modules. A test that starts a server again and again saves it this way.
``python -m tests.server.warm`` is the process that forks: it reads arguments, a line each, and tells the ids.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.running import RunningServer


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


class WarmServer(RunningServer):
    """A server that starts quickly after the first time."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        super().__init__(database, log, *options)
        self._forker = subprocess.Popen(
            [sys.executable, "-m", "tests.server.warm"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def start(self) -> RunningServer:
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
    import silvergold.server.app  # what a server reads when it starts
    import silvergold.server.serve  # noqa: F401
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
