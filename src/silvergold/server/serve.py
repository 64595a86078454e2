"""Start the server."""

import contextlib
import os
import shutil
import signal
import socket
import tempfile
from collections.abc import Callable

import uvicorn

from silvergold.errors import ApplicationError
from silvergold.server.json_logs import configure_logging
from silvergold.server.services import channel_address
from silvergold.server.settings import Settings, pass_to_workers
from silvergold.server.storage.database import connect
from silvergold.server.storage.upgrade import upgrade

GRACE_S = 10
"""How long requests may take to end when the server is asked to stop."""


def serve(settings: Settings, when_ready: Callable[[], None] | None = None) -> None:
    """Run the server until it is asked to stop."""
    if settings.workers > 1 and not channel_address(settings):
        raise ApplicationError("workers-need-channel")
    engine = connect(settings.database)
    upgrade(engine)
    engine.dispose()
    pass_to_workers(settings)
    configure_logging()
    folder = tempfile.mkdtemp(prefix="silvergold-metrics-") if settings.workers > 1 else None
    if folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    try:
        run(settings, when_ready)
    finally:
        if folder:
            shutil.rmtree(folder, ignore_errors=True)


def free_port(wanted: int) -> int:
    """Return the port if it is free, otherwise any free port."""
    for port in (wanted, 0):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return int(probe.getsockname()[1])
    raise ApplicationError("no-port")


def run(settings: Settings, when_ready: Callable[[], None] | None) -> None:
    """Run uvicorn: in this process for one worker, otherwise in one process per worker."""
    config = uvicorn.Config(
        "silvergold.server.web.app:worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http="h11",  # it bounds the headers of a request; httptools takes as many as come
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GRACE_S,
    )
    if settings.workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[config.bind_socket()]).run()
        return
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it once more when all is done
    with contextlib.suppress(KeyboardInterrupt):
        AnnouncingServer(config, when_ready).run()


class AnnouncingServer(uvicorn.Server):
    """A server that calls back when it is ready."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start, and call back."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started and self._when_ready:
            self._when_ready()
