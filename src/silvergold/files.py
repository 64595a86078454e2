"""Files written atomically, so that an interruption leaves the old or the whole new one, and locks."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, BinaryIO

try:
    import fcntl
except ImportError:  # Windows, where nothing is locked
    fcntl = None  # type: ignore[assignment]

ANYONE, OWNER_ONLY = 0o666, 0o600
"""Who may read a new file; the process's umask may restrict it further."""


@contextmanager
def atomic_file(path: Path, mode: int = ANYONE) -> Iterator[BinaryIO]:
    """Open a file that takes its place only when it has been written and closed; a device is written to."""
    path = path.resolve()  # a link keeps pointing where it does
    if path.exists() and not path.is_file():
        with path.open("wb") as device:
            yield device
        return
    part = path.with_name(path.name + ".part")
    with open(part, "wb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
        yield file
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def write_atomically(path: Path, parts: Iterable[bytes]) -> None:
    """Write a whole file atomically."""
    with atomic_file(path) as file:
        file.writelines(parts)


def try_lock(file: IO[Any]) -> bool:
    """Lock a file against other processes until it is closed; False if another one has locked it."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
