"""A server with settings that the command line does not offer, such as limits."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from silvergold.server.serve import serve
from silvergold.server.settings import Limits, Settings
from tests.server.helpers.forked_server import ForkedServer


class ConfiguredServer(ForkedServer):
    """A server with given settings; by default without limits."""

    program = ("tests.server.helpers.configured_server",)

    def __init__(self, folder: Path, limits: Limits | None = None, **settings: Any) -> None:
        database = f"sqlite:///{folder}/server.db"
        chosen = Settings(database, pace_ms=0, limits=limits or Limits.none())
        encoded = msgspec.json.encode(replace(chosen, **settings)).decode()
        super().__init__(database, folder / "log", encoded)


if __name__ == "__main__":
    decoded = msgspec.json.decode(sys.argv[-1], type=Settings)
    serve(replace(decoded, port=int(sys.argv[sys.argv.index("--port") + 1])))
