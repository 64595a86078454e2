"""Secrets from the environment: other users of the machine can read a command line, but not these."""

import os
from pathlib import Path

from silvergold.errors import ApplicationError

FILE = "_FILE"
"""The ending of the variable that names a file instead, as container platforms provide secrets."""


def read_secret(name: str) -> str:
    """Return a secret from a variable, or from the file that ``NAME_FILE`` names; empty if neither is set."""
    value, file = os.environ.get(name, ""), os.environ.get(name + FILE, "")
    if value and file:
        raise ApplicationError("secret-twice", name=name)
    if not file:
        return value
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        raise ApplicationError("secret-unreadable", name=name + FILE, path=file) from error
