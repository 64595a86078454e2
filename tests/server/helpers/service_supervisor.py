"""Runs a server until its owner ends: ``python service_supervisor.py CRASH FOLDER USER PROGRAM ARGUMENT...``.

The owner holds the other end of the standard input and may write the name of a signal for the server to it.
If the input ends first, the owner has died: the supervisor crashes the server and removes its folder.
"""

import os
import shutil
import signal
import subprocess
import sys
from threading import Event, Thread


def keep(crash: str, folder: str, user: str, *command: str) -> int:
    server = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        user=user or None,
        group=user or None,
        extra_groups=[] if user else None,
    )
    orphaned = Event()

    def listen() -> None:
        word = os.read(sys.stdin.fileno(), 100).decode()
        if not word:
            orphaned.set()
        server.send_signal(signal.Signals[word or crash])

    Thread(target=listen, daemon=True).start()
    code = server.wait()
    if orphaned.is_set():
        shutil.rmtree(folder, ignore_errors=True)
    return code


if __name__ == "__main__":
    sys.exit(keep(*sys.argv[1:]))
