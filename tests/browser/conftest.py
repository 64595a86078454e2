"""Fixtures for a real browser, the system's Chromium, and a real server."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.missing_parts import MissingPartError
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
"""In order of preference; the headless shell starts fastest."""
ARGUMENTS = ["--no-sandbox", "--in-process-gpu", "--host-resolver-rules=MAP *.test 127.0.0.1"]
"""Compositing in a process of its own takes longer; hosts in .test are this machine under insecure names."""
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE_MS = 120_000
"""How long a page may take before a test fails; nothing is measured by it."""
EXPECTED = (
    "401 (Unauthorized)",
    "404 (Not Found)",
    "409 (Conflict)",
    "422 (Unprocessable",
    "Cross-Origin-Opener-Policy header has been ignored",
    "WebSocket connection to",
    "ERR_CONNECTION",
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
)
"""Console messages that browsers print when a server refuses a request or is unreachable."""

NO_REVIEWS = """
    const fetched = window.fetch;
    const waiting = { status: 'computing', progress: 0, review: null, personal_bests: [] };
    window.fetch = (path, request) =>
        /\\/review$/.test(path) ? Promise.resolve(Response.json(waiting)) : fetched(path, request);
"""
"""Reviews take seconds to compute; every finished game would start one, and only few tests are about them."""

expect.set_options(timeout=PATIENCE_MS)

OpenPage = Callable[..., Page]


def chromium() -> str | None:
    """The path of the system's Chromium, if installed."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, or Playwright's own."""
    with sync_playwright() as playwright:
        running = launch_chromium(playwright)
        yield running
        running.close()


def launch_chromium(playwright: Playwright) -> Browser:
    """Launch the system's Chromium, or the one that Playwright has downloaded."""
    program = chromium()
    try:
        return playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
    except Error as error:
        if program:
            raise
        raise MissingPartError("Chromium", f"No Chromium: run tests/install_services.\n{error}") from None


def run_server(folders: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with an empty database, without limits or bot pauses."""
    with ConfiguredServer(folders.mktemp("server")) as running:
        yield running
    assert "unhandled error" not in running.log.read_text()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a process; files whose tests list tables or kill it have their own."""
    yield from run_server(tmp_path_factory)


@pytest.fixture
def open_page(browser: Browser, server: ServerProcess) -> Iterator[OpenPage]:
    """Opens pages of the client, each on its own device; no script may fail on them."""
    contexts, errors = [], list[str]()

    def note_error(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in EXPECTED):
            errors.append(message.text)

    def open_one(
        path: str = "/",
        *,
        phone: bool = False,
        motion: str = "reduce",
        language: str = "en",
        reviews: bool = False,
        worker: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            locale=language,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark",
            reduced_motion=motion,  # type: ignore[arg-type]
            accept_downloads=True,
            service_workers="allow" if worker else "block",  # installing one takes time
        )
        context.set_default_timeout(PATIENCE_MS)
        if not reviews:
            context.add_init_script(NO_REVIEWS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", note_error)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []
