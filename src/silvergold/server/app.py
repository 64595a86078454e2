"""The application: everything a worker answers to."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from importlib.metadata import version

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client import multiprocess as several_workers

from silvergold.engine import IllegalMoveError, SilverGoldError
from silvergold.protocol.http import ErrorBody
from silvergold.server.api.asking import provide_club, provide_person, provide_visitor
from silvergold.server.api.deals import deals_router
from silvergold.server.api.decks import decks_router
from silvergold.server.api.hints import hints_router
from silvergold.server.api.lesson import lesson_router
from silvergold.server.api.people import people_router
from silvergold.server.api.tables import tables_router
from silvergold.server.club import Club
from silvergold.server.errors import RefusedError, told
from silvergold.server.guard import App, Guard
from silvergold.server.logs import write_logs
from silvergold.server.pages import page, read_client, read_front
from silvergold.server.settings import Settings, handed_over
from silvergold.server.socket import show_presence, table_socket
from silvergold.server.storage.store import storage_away
from silvergold.server.tables import LiveTable
from silvergold.server.thinking import end_with_parent

log = logging.getLogger(__name__)

AnyRequest = Request[object, object, State]
CODES = {400: "bad-request", 404: "no-such-page", 405: "wrong-method", 413: "too-large", 415: "bad-request"}


def refused(_: AnyRequest, error: SilverGoldError) -> Response[ErrorBody]:
    """An error of ours."""
    if isinstance(error, RefusedError):
        status = error.status
    else:
        status = 409 if isinstance(error, IllegalMoveError) else 422
    return Response(told(error), status_code=status)


def not_understood(_: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    """A request that could not be read."""
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "internal-error")
    parts = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(str(part.get("message", "")) for part in parts if isinstance(part, dict))
    reason = ": ".join(part for part in (error.detail, detail) if part)
    details = {"reason": reason} if code == "bad-request" else {}
    return Response(told(RefusedError(code, error.status_code, **details)), status_code=error.status_code)


def unreadable(_: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """A body that is no text, or nested deeper than anything that we read."""
    return Response(told(RefusedError("bad-request", reason=type(error).__name__)), status_code=400)


def went_wrong(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """Our own fault: told without a word about the inside."""
    log.error("unhandled error", exc_info=error, extra={"path": request.url.path})
    return Response(told(RefusedError("internal-error")), status_code=500)


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """Whether this worker lives."""
    return "alive"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(club: Club) -> str:
    """Whether this worker can do its work: the database answers."""
    if not await club.store.is_reachable():
        raise storage_away()
    return "ready"


@get("/metrics", include_in_schema=False)
async def metrics(club: Club) -> Response[bytes]:
    """Figures for Prometheus, of all workers of this machine."""
    registry = REGISTRY
    if club.settings.workers > 1:
        registry = CollectorRegistry()
        several_workers.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def create_app(settings: Settings) -> App:
    """The application of one worker."""
    club = Club(settings)

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        telling = set[asyncio.Task[None]]()

        def attendance_changed(table_id: str) -> None:
            for live in club.tables.watched():
                if live.table.id == table_id:
                    telling.add(task := asyncio.create_task(tell_presence(club, live)))
                    task.add_done_callback(telling.discard)

        club.attendance.changed = attendance_changed
        async with club.running():
            yield

    api = Router(
        "/api",
        route_handlers=[
            people_router,
            tables_router,
            hints_router,
            decks_router,
            deals_router,
            lesson_router,
            table_socket,
        ],
    )
    files = read_client()
    litestar = Litestar(
        [api, health, ready, metrics, page],
        lifespan=[running],
        dependencies={
            "club": Provide(provide_club),
            "visitor": Provide(provide_visitor),
            "person": Provide(provide_person),
        },
        exception_handlers={
            SilverGoldError: refused,
            HTTPException: not_understood,
            UnicodeError: unreadable,
            RecursionError: unreadable,
            Exception: went_wrong,
        },
        openapi_config=OpenAPIConfig(
            title="Silver & Gold",
            version=version("silvergold"),
            description="Tables, people, decks and deals. The socket is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.limits.body_bytes,
        state=State({"club": club, "files": files, "front": read_front(files)}),
        logging_config=None,
    )
    return Guard(litestar, club)  # type: ignore[arg-type]


async def tell_presence(club: Club, live: LiveTable) -> None:
    """Tell those at a table who is there; if the database is away, the next change tells it."""
    with contextlib.suppress(RefusedError):
        await show_presence(club, live)


def worker() -> App:
    """The application of a worker that was started by ``serve``; among several, it ends with their parent."""
    end_with_parent()
    write_logs()
    app = create_app(handed_over())
    collect_rarely()
    return app


def collect_rarely() -> None:
    """Tables are values that live long and hold no cycles: looking for garbage among them is in vain."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 50, 100)
