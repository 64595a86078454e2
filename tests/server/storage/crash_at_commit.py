"""A server that kills itself at a commit: ``python -m ...crash_at_commit MOMENT COMMITS serve ...``.

MOMENT is ``before`` (written, not committed) or ``after`` (committed, not yet acknowledged). It is the real
server with a listener on its database connections that kills the process at commit number COMMITS.
"""

import os
import signal
import sys
import threading

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import Pool

from silvergold.cli import main


def die_at_commit(moment: str, number: int) -> None:
    """Kill this process before or after its commit with this number."""
    committed = 0
    here = threading.local()

    def before_commit(connection: Connection) -> None:
        nonlocal committed
        if connection.get_execution_options().get("is_writing"):
            committed += 1
            here.is_last = committed == number
            if here.is_last and moment == "before":
                os.kill(os.getpid(), signal.SIGKILL)

    def after_commit(connection: DBAPIConnection, *_: object) -> None:
        if getattr(here, "is_last", False):
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "commit", before_commit)
    event.listen(Pool, "checkin", after_commit)


if __name__ == "__main__":
    die_at_commit(sys.argv[1], int(sys.argv[2]))
    del sys.argv[1:3]
    main()
