"""Simulated workers: the real application, in a process that may die at any moment."""

import asyncio
import contextvars
import warnings
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import Any

from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning

from silvergold.server.channels import Channel
from silvergold.server.services import Services
from silvergold.server.settings import Settings
from silvergold.server.web.app import create_routes, running
from silvergold.server.web.middleware import SecurityMiddleware
from tests.server.simulation.event_loop import PROCESS, SimulatedLoop, SimulatedProcess
from tests.server.simulation.storage import engine

SETTINGS = Settings("sqlite:///simulated", pace_ms=50, deal_seed="", background_reviews=False)


@cache
def routes(place: int) -> Litestar:
    """Return the routes for a worker's place; making them takes longer than a whole run."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return create_routes(Services(SETTINGS, engine=engine()))


class SimulatedWorker(SimulatedProcess):
    """A worker, from its start to its death."""

    def __init__(
        self,
        loop: SimulatedLoop,
        name: str,
        place: int,
        channel: Channel | None,
        clock_error_s: float,
    ) -> None:
        super().__init__(name, clock_error_s)
        self.place = place
        self.is_up = False
        self._loop = loop
        self._context = contextvars.copy_context()
        self._context.run(PROCESS.set, self)
        self._stopping = asyncio.Event()
        self._requests: set[asyncio.Task[None]] = set()
        self._routes = routes(place)
        self.services = self._context.run(Services, SETTINGS, None, engine(), channel)
        self._app = SecurityMiddleware(self._routes, self.services)  # type: ignore[arg-type]
        self._main = loop.create_task(self._run(), context=self._context)

    async def _run(self) -> None:
        self._routes.state.services = self.services
        async with running(self._routes):
            self.is_up = True
            await self._stopping.wait()
            self.is_up = False
            while self._requests:
                await asyncio.wait(self._requests)

    def serve(
        self,
        scope: dict[str, Any],
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[Any], Awaitable[None]],
    ) -> None:
        """Let the application handle a request or a WebSocket."""
        task = self._loop.create_task(self._serve(scope, receive, send), context=self._context)
        self._requests.add(task)
        task.add_done_callback(self._requests.discard)

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        with suppress(OSError):  # the client is gone
            await self._app(scope, receive, send)

    @property
    def is_stopping(self) -> bool:
        """Whether the worker is shutting down or has done so."""
        return self._stopping.is_set()

    def die(self) -> None:
        """Stop for ever, in the middle of anything."""
        self.is_dead = True
        self.is_up = False

    async def stop(self) -> None:
        """Shut down as on a signal; all connections must be closed already."""
        self._stopping.set()
        await self._main
