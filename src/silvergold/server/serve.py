"""Start the server."""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Sequence
from functools import partial

import uvicorn
from uvicorn.supervisors import Multiprocess

from silvergold.errors import ApplicationError
from silvergold.server.monitoring.json_logs import configure_logging
from silvergold.server.network import is_loopback, usable_port
from silvergold.server.services import channel_address
from silvergold.server.settings import Settings, pass_to_workers
from silvergold.server.sharing import Sharing
from silvergold.server.storage.database import connect, exclusively
from silvergold.server.storage.upgrade import check, upgrade
from silvergold.server.web.app import worker
from silvergold.server.web.bounded_protocols import BoundedHttp, BoundedWebSocket, Outbox

WORKER = f"{worker.__module__}:{worker.__name__}"
"""How each of several worker processes finds its application."""

CHANNELS = ("redis://", "rediss://", "unix://", "postgresql")
"""How the address of a channel begins."""
GRACE_S = 10
"""How long requests may take to end when the server is asked to stop."""
FILES_WANTED, FILES_NEEDED = 65_536, 4_096
"""Open files per process: each connection is one."""

logger = logging.getLogger(__name__)


def serve(
    settings: Settings,
    when_ready: Callable[[], None] | None = None,
    when_shared: Callable[[tuple[str, ...]], None] = lambda origins: None,
) -> None:
    """Run the server until it is asked to stop."""
    if settings.workers > 1 and not channel_address(settings):
        raise ApplicationError("workers-need-channel")
    if settings.channel and not settings.channel.startswith(CHANNELS):
        raise ApplicationError("bad-channel")
    with exclusively(settings.database):
        prepare(settings.database)
        serve_workers(settings, when_ready, when_shared)


def prepare(database: str) -> None:
    """Check a database and upgrade it to the newest version."""
    engine = connect(database)
    check(engine)
    upgrade(engine)
    engine.dispose()


def serve_workers(
    settings: Settings,
    when_ready: Callable[[], None] | None,
    when_shared: Callable[[tuple[str, ...]], None],
) -> None:
    """Run the workers, with a folder for their common metrics if they are several."""
    pass_to_workers(settings)
    configure_logging()
    raise_file_limit()
    folder = tempfile.mkdtemp(prefix="silvergold-metrics-") if settings.workers > 1 else None
    if folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    try:
        run(settings, when_ready, when_shared)
    finally:
        if folder:
            shutil.rmtree(folder, ignore_errors=True)


def raise_file_limit() -> None:
    """Allow as many open files as the system grants, and warn if they are few."""
    with contextlib.suppress(ImportError):  # Windows has no such limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        granted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < granted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
        if granted < FILES_NEEDED:
            logger.warning("only %d files can be open, and each connection is one", granted)


def free_port(wanted: int) -> int:
    """Return the port if it is free, otherwise any free port."""
    try:
        return usable_port("127.0.0.1", wanted)
    except ApplicationError:
        return usable_port("127.0.0.1", 0)


def run(
    settings: Settings,
    when_ready: Callable[[], None] | None,
    when_shared: Callable[[tuple[str, ...]], None],
) -> None:
    """Run uvicorn: in this process for one worker, otherwise in one process per worker."""
    sharing = Sharing(settings)
    config = uvicorn.Config(
        WORKER if settings.workers > 1 else partial(worker, sharing),
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=partial(BoundedHttp, settings.limits),  # type: ignore[arg-type]
        ws=partial(BoundedWebSocket, settings.limits, Outbox()),  # type: ignore[arg-type]
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
        Supervisor(config, sockets=[config.bind_socket()]).run()
        return
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it once more when all is done
    server = SharedServer(config, when_ready, sharing if settings.is_shared else None)
    if settings.owner_token:
        sharing.use(server, when_shared)
    server.run()


class Supervisor(Multiprocess):
    """Runs several workers, and ends as one does after Ctrl-C."""

    _was_interrupted = False

    def handle_int(self) -> None:
        """Stop the workers."""
        self._was_interrupted = True
        super().handle_int()

    def run(self) -> None:
        """Run the workers until they are asked to stop."""
        super().run()
        if self._was_interrupted:
            raise KeyboardInterrupt


class SharedServer(uvicorn.Server):
    """A server that calls back when it is ready, and can listen on the network while it runs."""

    def __init__(
        self, config: uvicorn.Config, when_ready: Callable[[], None] | None, shares: Sharing | None
    ) -> None:
        super().__init__(config)
        self._when_ready = when_ready
        self._shares = shares
        self._on_network: dict[str, asyncio.Server] = {}

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start, and call back."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started and self._when_ready:
            self._when_ready()
        if self.started and self._shares:
            await self._shares.switch(True)

    async def listen(self, addresses: Sequence[str]) -> tuple[str, ...]:
        """Listen at exactly these addresses of the network; return those where it is possible."""
        for address in set(self._on_network) - set(addresses):
            self._on_network.pop(address).close()
        for address in addresses:
            if address not in self._on_network:
                with contextlib.suppress(OSError):
                    self._on_network[address] = await self._open(address)
        self.servers = [self.servers[0], *self._on_network.values()]
        self._disconnect_others()
        return tuple(address for address in addresses if address in self._on_network)

    async def _open(self, address: str) -> asyncio.Server:
        def create_protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        return await loop.create_server(create_protocol, address, self.config.port)

    def _disconnect_others(self) -> None:
        """Close connections to addresses where we no longer listen."""
        for connection in tuple(self.server_state.connections):
            address, *_ = getattr(connection, "server", None) or ("127.0.0.1",)
            if not is_loopback(address) and address not in self._on_network:
                connection.shutdown()
