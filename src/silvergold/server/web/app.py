"""Create the application of one worker."""

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator
from hmac import compare_digest
from importlib.metadata import version

from litestar import Litestar, MediaType, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client import multiprocess as several_workers

from silvergold.bots import find_bot
from silvergold.engine import IllegalMoveError, SilverGoldError
from silvergold.protocol.http import ErrorBody
from silvergold.server.background.bot_pool import end_with_parent
from silvergold.server.errors import RefusedError, error_body
from silvergold.server.monitoring.json_logs import configure_logging
from silvergold.server.monitoring.security_log import security_log
from silvergold.server.services import Services
from silvergold.server.settings import Settings, settings_from_parent
from silvergold.server.sharing import Sharing
from silvergold.server.storage.store import storage_away
from silvergold.server.web.auth import (
    HttpRequest,
    find_visitor,
    is_from_this_machine,
    provide_person,
    provide_services,
)
from silvergold.server.web.client_files import page, read_client, read_client_page
from silvergold.server.web.middleware import App, SecurityMiddleware
from silvergold.server.web.routes.challenges import challenges_router
from silvergold.server.web.routes.deals import deals_router
from silvergold.server.web.routes.decks import decks_router
from silvergold.server.web.routes.devices import devices_router
from silvergold.server.web.routes.hints import hints_router
from silvergold.server.web.routes.lesson import lesson_router
from silvergold.server.web.routes.mistakes import mistakes_router
from silvergold.server.web.routes.people import people_router
from silvergold.server.web.routes.personal_data import personal_data_router
from silvergold.server.web.routes.puzzles import puzzles_router
from silvergold.server.web.routes.recap import recap_router
from silvergold.server.web.routes.review import review_router
from silvergold.server.web.routes.sharing import sharing_router
from silvergold.server.web.routes.statistics import statistics_router
from silvergold.server.web.routes.tables import tables_router
from silvergold.server.web.socket import send_presence, table_socket

log = logging.getLogger(__name__)

CODES = {400: "bad-request", 404: "no-such-page", 405: "wrong-method", 413: "too-large", 415: "bad-request"}

SWITCH_S = 0.0005
"""How long a thread that uses the database waits for the interpreter while the event loop is busy."""


def refused(_: HttpRequest, error: SilverGoldError) -> Response[ErrorBody]:
    """Respond to an error of ours."""
    if isinstance(error, RefusedError):
        status = error.status
    else:
        status = 409 if isinstance(error, IllegalMoveError) else 422
    security_log.refusal(error.code)
    headers = error.headers if isinstance(error, RefusedError) else {}
    return Response(error_body(error), status_code=status, headers=headers)


def handle_http_error(_: HttpRequest, error: HTTPException) -> Response[ErrorBody]:
    """Respond to a request that could not be read."""
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "internal-error")
    parts = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(str(part.get("message", "")) for part in parts if isinstance(part, dict))
    reason = ": ".join(part for part in (error.detail, detail) if part)
    details = {"reason": reason} if code == "bad-request" else {}
    security_log.refusal(code)
    return Response(
        error_body(RefusedError(code, error.status_code, **details)), status_code=error.status_code
    )


def handle_unreadable(_: HttpRequest, error: Exception) -> Response[ErrorBody]:
    """Respond to a body that is not text, or nested too deeply."""
    return Response(error_body(RefusedError("bad-request", reason=type(error).__name__)), status_code=400)


def handle_unexpected_error(request: HttpRequest, error: Exception) -> Response[ErrorBody]:
    """Respond to an unexpected error without revealing anything about it."""
    log.error("unhandled error", exc_info=error, extra={"path": request.url.path})
    return Response(error_body(RefusedError("internal-error", 500)), status_code=500)


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """Report that this worker is alive."""
    return "alive"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(services: Services) -> str:
    """Report whether the database stores what is written."""
    if not await services.store.is_writable():
        raise storage_away()
    return "ready"


@get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest, services: Services) -> Response[bytes]:
    """Return metrics for Prometheus, of all workers on this machine: to this machine, or with the token."""
    token, shown = services.settings.metrics_token, request.headers.get("authorization", "")
    is_shown = bool(token) and compare_digest(shown.removeprefix("Bearer ").encode(), token.encode())
    if not is_shown and (token or not is_from_this_machine(request.scope)):
        raise RefusedError("not-allowed", 403)
    registry = REGISTRY
    if services.settings.workers > 1:
        registry = CollectorRegistry()
        several_workers.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def create_app(settings: Settings, sharing: Sharing | None = None) -> App:
    """Create the application of one worker."""
    services = Services(settings, sharing)
    return SecurityMiddleware(create_routes(services), services)  # type: ignore[arg-type]


@contextlib.asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Run the services of an application, and show changes of presence at its tables."""
    services: Services = app.state.services
    tasks = set[asyncio.Task[None]]()

    def presence_changed(table_id: str) -> None:
        if live := services.tables.watched(table_id):
            tasks.add(task := asyncio.create_task(send_presence(services, live)))
            task.add_done_callback(tasks.discard)

    services.presence.changed = presence_changed
    services.tables.seats_changed = lambda live: presence_changed(live.table.id)
    async with services.running():
        yield


def create_routes(services: Services) -> Litestar:
    """Create the routes and sockets of one worker."""
    api = Router(
        "/api",
        route_handlers=[
            people_router,
            devices_router,
            statistics_router,
            personal_data_router,
            tables_router,
            hints_router,
            recap_router,
            review_router,
            decks_router,
            deals_router,
            challenges_router,
            lesson_router,
            puzzles_router,
            mistakes_router,
            sharing_router,
            table_socket,
        ],
    )
    files = read_client()
    return Litestar(
        [api, health, ready, metrics, page],
        lifespan=[running],
        dependencies={
            "services": Provide(provide_services),
            "visitor": Provide(find_visitor),
            "person": Provide(provide_person),
        },
        exception_handlers={
            SilverGoldError: refused,
            HTTPException: handle_http_error,
            UnicodeError: handle_unreadable,
            RecursionError: handle_unreadable,
            Exception: handle_unexpected_error,
        },
        openapi_config=OpenAPIConfig(
            title="Silver & Gold",
            version=version("silvergold"),
            description="Tables, people, decks and deals. The socket is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=services.settings.limits.body_bytes,
        state=State({"services": services, "files": files, "client_page": read_client_page(files)}),
        logging_config=None,
    )


def worker(sharing: Sharing | None = None) -> App:
    """Create the application of a worker process started by ``serve``; it exits with its parent."""
    end_with_parent()
    configure_logging()
    settings = settings_from_parent()
    for bot in settings.bots:
        find_bot(bot)
    app = create_app(settings, sharing)
    tune_interpreter()
    return app


def tune_interpreter() -> None:
    """Collect garbage rarely: tables are long-lived values without cycles. Let commits go on quickly."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 50, 100)
    sys.setswitchinterval(SWITCH_S)
