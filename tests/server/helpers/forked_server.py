"""Servers that start quickly: one process imports everything once and forks for each start.

Importing modules is most of the start-up time of a server and of the processes in which its bots decide.
``python -m tests.server.helpers.forked_server`` is the process that forks: it reads one server per line and
prints the process id of each.
"""

import ctypes
import gc
import json
import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
import time
from functools import cache
from multiprocessing import forkserver
from tempfile import TemporaryDirectory
from threading import Lock

import psutil

from tests.server.helpers.server_process import ServerProcess

FORKING = Lock()
PR_SET_PDEATHSIG = 1
"""Linux: the signal that a process gets when its parent ends."""


class Fork:
    """A process that is not our child, with the methods of ``Popen`` that servers need."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """None while it runs; its exit status is unknown."""
        return None if psutil.pid_exists(self.pid) else 0

    def wait(self, timeout: float) -> int:
        """Wait until it has ended."""
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            time.sleep(0.005)
        return 0

    def terminate(self) -> None:
        """Ask it to end."""
        os.kill(self.pid, signal.SIGTERM)


@cache
def forking_process() -> "subprocess.Popen[bytes]":
    """The process that forks for this test process, and ends with it."""
    quiet = ["-W", "ignore:resource_tracker"]  # killed servers leave semaphores, which it removes
    command = [sys.executable, *quiet, "-m", "tests.server.helpers.forked_server"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)


class ForkedServer(ServerProcess):
    """A server that starts quickly; its exit status is unknown, and it has one worker."""

    def start(self) -> ServerProcess:
        """Start, and wait until it answers."""
        with FORKING:
            forking = forking_process()
            assert forking.stdin is not None
            assert forking.stdout is not None
            forking.stdin.write(json.dumps([str(self.log), self._env, *self.command()]).encode() + b"\n")
            forking.stdin.flush()
            self._process = Fork(int(forking.stdout.readline()))  # type: ignore[assignment]
        self.wait_until_ready()
        return self


def import_everything() -> None:
    """Import what servers and bots need, also what they import only when they start."""
    import uvicorn

    import silvergold.cli
    import silvergold.server.serve  # noqa: F401
    import tests.quick_rollouts  # noqa: F401
    from silvergold.server.settings import Settings
    from silvergold.server.web.app import create_app

    with TemporaryDirectory() as folder:
        app = create_app(Settings(f"sqlite:///{folder}/unused.db", deal_seed=""))
    uvicorn.Config(app, http="h11", ws="websockets-sansio").load()
    multiprocessing.set_forkserver_preload(["silvergold.server.background.bot_pool", "tests.quick_rollouts"])
    forkserver.ensure_running()
    gc.collect()
    gc.freeze()  # so that a server does not look through all this again


def fork_servers() -> None:
    """Fork a server for each line of the standard input."""
    import_everything()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # reap the servers automatically
    for line in sys.stdin:
        log, environment, module, *arguments = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
            continue
        os.setsid()
        if sys.platform == "linux":  # so that it ends even if the tests are killed
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        for stream in (1, 2):
            os.dup2(output, stream)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.environ.clear()
        os.environ.update(environment)
        fork_bots()
        sys.argv[1:] = arguments
        runpy.run_module(module, run_name="__main__")
        return


def fork_bots() -> None:
    """Let the bots of this server be forked from a process that has imported them."""
    context = multiprocessing.get_context("forkserver")
    multiprocessing.get_context = lambda method=None: context  # type: ignore[assignment]
    forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]


if __name__ == "__main__":
    fork_servers()
