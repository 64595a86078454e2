"""A server whose limits, or other settings that have no option, a test chooses."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from silvergold.server.serve import serve
from silvergold.server.settings import Limits, Settings
from tests.server.helpers.forked_server import ForkedServer


class ConfiguredServer(ForkedServer):
    """A server with some settings of its own; without limits where none are given."""

    program = ("tests.server.helpers.configured_server",)

    def __init__(self, folder: Path, limits: Limits | None = None, **settings: Any) -> None:
        database = f"sqlite:///{folder}/server.db"
        chosen = Settings(database, pace_ms=0, limits=limits or Limits.none())
        told = msgspec.json.encode(replace(chosen, **settings)).decode()
        super().__init__(database, folder / "log", told)


if __name__ == "__main__":
    told = msgspec.json.decode(sys.argv[-1], type=Settings)
    serve(replace(told, port=int(sys.argv[sys.argv.index("--port") + 1])))
