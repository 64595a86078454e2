"""A directory belongs to one tournament: with other arguments it is refused."""

import json
from pathlib import Path
from typing import Any, NoReturn

from silvergold.engine import SetupError


def refuse_other_arguments(path: Path, found: bytes, asked: dict[str, Any]) -> NoReturn:
    """Say with which other arguments a file was written than those that are asked for."""
    try:
        arguments = json.loads(found)["arguments"]
        differing = [key for key in asked if arguments.get(key) != asked[key]]
    except (ValueError, LookupError, TypeError, AttributeError):
        message = f"{path} was not written by a tournament"
        raise SetupError("tournament-other-files", "", message, path=str(path)) from None
    told = ", ".join(f"{key}={arguments.get(key)!r}" for key in differing) or "format"
    message = f"{path} belongs to a tournament with other arguments ({told}): choose another directory"
    raise SetupError("tournament-other-arguments", "", message, path=str(path), arguments=told)
