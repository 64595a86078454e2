"""Files that are there as a whole, or as they were before."""

import os
from collections.abc import Iterable
from pathlib import Path


def write_whole(path: Path, parts: Iterable[bytes]) -> None:
    """Write a file so that a kill leaves it either as it was or whole."""
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("wb") as file:
        file.writelines(parts)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
