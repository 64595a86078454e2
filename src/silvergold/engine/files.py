"""Reading files and streams that people name: a device may have no end."""

import errno
import os
from pathlib import Path
from typing import BinaryIO

FILE_LIMIT = 1_000_000_000
"""The most bytes that are read: about 100,000 games."""
PIECE_BYTES = 1_000_000


def read_file(path: Path | str) -> bytes:
    """The bytes of a file; raises an OSError if it can't be read or is too large."""
    with Path(path).open("rb") as file:
        return read_stream(file)


def read_stream(stream: BinaryIO) -> bytes:
    """The bytes of a stream; raises an OSError if there are too many."""
    content = bytearray()
    while piece := stream.read(PIECE_BYTES):
        content += piece
        if len(content) > FILE_LIMIT:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return bytes(content)
