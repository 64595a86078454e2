"""A server that sends push messages without waiting, to a push service on this machine."""

import sys
from dataclasses import replace
from pathlib import Path

import msgspec

from silvergold.server.push import sender
from silvergold.server.serve import serve
from silvergold.server.settings import Limits, Settings
from silvergold.server.table import clocks
from tests.server.helpers.forked_server import ForkedServer
from tests.server.helpers.push_service import PushService


class PushServer(ForkedServer):
    """A server that notifies people at once and trusts a test's push service."""

    program = ("tests.server.helpers.push_server",)

    def __init__(self, folder: Path, database: str, service: PushService) -> None:
        chosen = Settings(database, pace_ms=0, limits=Limits.none(), push_test_service=service.name)
        encoded = msgspec.json.encode(chosen).decode()
        super().__init__(database, folder / "log", encoded, env={"SSL_CERT_FILE": str(service.certificate)})


if __name__ == "__main__":
    clocks.ANNOUNCE_AFTER_MS = 0
    sender.PAUSE_S = 0.0
    decoded = msgspec.json.decode(sys.argv[-1], type=Settings)
    serve(replace(decoded, port=int(sys.argv[sys.argv.index("--port") + 1])))
