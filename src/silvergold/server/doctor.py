"""Checks before a server starts, and of a running one: what would fail, in plain words."""

import contextlib
import json
import os
import shutil
import ssl
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.message import Message
from email.utils import parsedate_to_datetime
from ipaddress import ip_network
from pathlib import Path
from typing import Literal, NamedTuple

from sqlalchemy import Engine, text

from silvergold.errors import ApplicationError
from silvergold.server.network import origin_of, usable_port
from silvergold.server.services import channel_address
from silvergold.server.settings import Settings
from silvergold.server.sharing import EVERYWHERE
from silvergold.server.storage.database import connect, database_url
from silvergold.server.storage.upgrade import check, is_known, newest_version, using, version_of
from silvergold.server.web.client_files import client_folder, is_client_built
from silvergold.server.web.client_page import MANIFEST

Status = Literal["ok", "warning", "error"]
MEGABYTE = 1_000_000
LITTLE_MB, NONE_MB = 1_000, 50
"""Below these, a warning and an error."""
CLOCK_S = 5
"""By how much clocks may differ; the clocks of games are the server's."""
WAIT_S = 5


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    check: str
    status: Status
    code: str
    """The translation id of the sentence."""
    details: Mapping[str, str | float] = field(default_factory=dict)


Check = Callable[[Settings, str], Iterator[Finding]]


def examine(settings: Settings, site: str = "") -> Iterator[Finding]:
    """Make all checks; ``site`` is the address at which people reach the server."""
    for name, run in CHECKS.items():
        try:
            yield from run(settings, site)
        except ApplicationError as error:
            yield Finding(name, "error", error.code, error.details)


def check_client(settings: Settings, site: str) -> Iterator[Finding]:
    """The browser client is there, with all its files."""
    if not is_client_built():
        raise ApplicationError("no-client")
    folder = client_folder()
    parts = json.loads((folder / MANIFEST).read_text(encoding="utf-8")).values()
    files = {name for part in parts for name in (part["file"], *part.get("css", ()), *part.get("assets", ()))}
    for name in sorted(files):
        if not (folder / name).exists():
            yield Finding("client", "error", "doctor-client-incomplete", {"file": name})
            return
    yield Finding("client", "ok", "doctor-client-ok", {"files": len(files)})


def sqlite_path(settings: Settings) -> Path | None:
    """The file of an SQLite database."""
    url = database_url(settings.database)
    return Path(str(url.database)).expanduser() if url.get_backend_name() == "sqlite" else None


def is_new(settings: Settings) -> bool:
    """Whether the database is a file that does not exist yet: looking must not create it."""
    path = sqlite_path(settings)
    return path is not None and not path.exists()


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[Engine]:
    """The database, for one check."""
    engine = connect(settings.database)
    try:
        with using(engine):
            yield engine
    finally:
        engine.dispose()


def check_database(settings: Settings, site: str) -> Iterator[Finding]:
    """The database can be used, or created."""
    shown = {"database": database_url(settings.database).render_as_string(hide_password=True)}
    path = sqlite_path(settings)
    if path is not None and not os.access(folder := existing_folder(path), os.W_OK):
        yield Finding("database", "error", "doctor-folder-unwritable", {"folder": str(folder)})
    elif path is not None and not path.exists():
        yield Finding("database", "ok", "doctor-database-new", shown)
    elif path is not None and not os.access(path, os.W_OK):
        yield Finding("database", "error", "doctor-folder-unwritable", {"folder": str(path)})
    else:
        with opened(settings) as engine, engine.connect() as connection:
            connection.execute(text("SELECT 1"))
            check(engine)
        yield Finding("database", "ok", "doctor-database-ok", shown)


def existing_folder(path: Path) -> Path:
    """The folder of a path, or the nearest one above that exists."""
    return next(folder for folder in path.absolute().parents if folder.exists())


def check_migrations(settings: Settings, site: str) -> Iterator[Finding]:
    """The database has a version that this program can upgrade."""
    newest, found = newest_version(), None
    if not is_new(settings):
        with opened(settings) as engine, engine.connect() as connection:
            found = version_of(connection)
    if found is None:
        yield Finding("migrations", "ok", "doctor-migrations-none")
    elif not is_known(found):
        raise ApplicationError("database-too-new", version=found)
    elif found == newest:
        yield Finding("migrations", "ok", "doctor-migrations-ok", {"version": newest})
    else:
        yield Finding("migrations", "warning", "doctor-migrations-old", {"found": found, "version": newest})


def check_disk(settings: Settings, site: str) -> Iterator[Finding]:
    """There is room for the database, or for temporary files where it is elsewhere."""
    path = sqlite_path(settings)
    folder = existing_folder(path) if path else Path(tempfile.gettempdir())
    free = shutil.disk_usage(folder).free // MEGABYTE
    status: Status = "error" if free < NONE_MB else "warning" if free < LITTLE_MB else "ok"
    code = "doctor-disk-ok" if status == "ok" else "doctor-disk-little"
    yield Finding("disk", status, code, {"free": free, "folder": str(folder)})


def check_clock(settings: Settings, site: str) -> Iterator[Finding]:
    """The clock is not behind our own files, and agrees with PostgreSQL and the site."""
    now = datetime.now(UTC)
    shown = {"time": f"{now:%Y-%m-%d %H:%M:%S}"}
    if now.timestamp() < Path(__file__).stat().st_mtime - CLOCK_S:
        yield Finding("clock", "error", "doctor-clock-behind", shown)
        return
    for other, difference in clock_differences(settings, site):
        if abs(difference) > CLOCK_S:
            seconds = round(abs(difference))
            yield Finding("clock", "warning", "doctor-clock-differs", {"other": other, "seconds": seconds})
            return
    yield Finding("clock", "ok", "doctor-clock-ok", shown)


def clock_differences(settings: Settings, site: str) -> Iterator[tuple[str, float]]:
    """By how many seconds other clocks differ from ours; other checks report those that can't be read."""
    if sqlite_path(settings) is None:
        with (
            contextlib.suppress(ApplicationError),
            opened(settings) as engine,
            engine.connect() as connection,
        ):
            yield (
                "PostgreSQL",
                connection.execute(text("SELECT now()")).scalar_one().timestamp() - time.time(),
            )
    if site:
        with contextlib.suppress(OSError, TypeError, ValueError):
            date = fetch(f"{site}/health").headers["date"]
            yield site, parsedate_to_datetime(date).timestamp() - time.time()


def check_port(settings: Settings, site: str) -> Iterator[Finding]:
    """The port is free, or a server of ours has it."""
    try:
        usable_port(settings.host, settings.port)
    except ApplicationError as error:
        host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
        address = origin_of(host, settings.port)
        if is_ours(address):
            yield Finding("port", "ok", "doctor-port-ours", {"address": address})
        else:
            yield Finding("port", "error", error.code, error.details)
        return
    where = {"host": settings.host, "port": str(settings.port)}
    yield Finding("port", "ok", "doctor-port-free", where)


def is_ours(address: str) -> bool:
    """Whether a server of ours answers."""
    with contextlib.suppress(OSError, ValueError):
        return bool(fetch(f"{address}/health").status == 200)
    return False


class SiteResponse(NamedTuple):
    """A server's response, whatever its status."""

    status: int
    headers: Message
    content: bytes


def fetch(url: str, method: str = "GET", **headers: str) -> SiteResponse:
    """Send one request to the operator's address."""
    request = urllib.request.Request(url, method=method, headers=headers)  # noqa: S310
    try:
        opened_url = urllib.request.urlopen(request, timeout=WAIT_S)  # noqa: S310
    except urllib.error.HTTPError as error:
        opened_url = error
    with opened_url as response:
        return SiteResponse(response.status, response.headers, response.read(10_000))


def check_proxies(settings: Settings, site: str) -> Iterator[Finding]:
    """The proxies are addresses, and the site passes on what the server needs."""
    named = [proxy.strip() for proxy in settings.proxies.split(",")]
    wrong = [proxy for proxy in named if proxy != "*" and not is_network(proxy)]
    if wrong:
        yield Finding("proxies", "error", "doctor-proxies-wrong", {"proxy": wrong[0]})
    elif "*" in named:
        yield Finding("proxies", "warning", "doctor-proxies-all")
    else:
        yield Finding("proxies", "ok", "doctor-proxies-ok", {"proxies": ", ".join(named)})
    if site:
        yield check_site(site)


def is_network(text: str) -> bool:
    """Whether a text is an IP address or a network."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def check_site(site: str) -> Finding:
    """Ask the server through its proxy what a browser would ask."""
    try:
        refused = fetch(f"{site}/health", "POST", origin=site)
        metrics = fetch(f"{site}/metrics")
        has_sockets = passes_sockets(site)
    except (OSError, ValueError) as error:
        return Finding("proxies", "error", "doctor-site-unreachable", {"site": site, "reason": str(error)})
    if b"other-origin" in refused.content:
        return Finding("proxies", "error", "doctor-site-host", {"site": site})
    if metrics.status == 200:
        return Finding("proxies", "error", "doctor-site-address", {"site": site})
    if not has_sockets:
        return Finding("proxies", "error", "doctor-site-sockets", {"site": site})
    return Finding("proxies", "ok", "doctor-site-ok", {"site": site})


def passes_sockets(site: str) -> bool:
    """Whether a WebSocket arrives as one: then it is accepted, or refused with 403."""
    from websockets import Origin
    from websockets.exceptions import InvalidHandshake, InvalidStatus
    from websockets.sync.client import connect as open_socket

    address = site.replace("http", "ws", 1) + "/api/tables/doctor/socket"
    try:
        with open_socket(address, origin=Origin(site), open_timeout=WAIT_S, close_timeout=0):
            return True
    except InvalidStatus as error:
        return error.response.status_code == 403
    except (InvalidHandshake, ssl.SSLError):
        return False


def check_channel(settings: Settings, site: str) -> Iterator[Finding]:
    """The workers can notify each other."""
    address = channel_address(settings)
    if not address:
        if settings.workers > 1:
            raise ApplicationError("workers-need-channel")
        yield Finding("channel", "ok", "doctor-channel-none")
    elif address.startswith("postgresql"):
        with opened(settings) as engine, engine.connect() as connection:
            connection.execute(text("SELECT pg_notify('silvergold_doctor', '')"))
        yield Finding("channel", "ok", "doctor-channel-ok", {"channel": "PostgreSQL"})
    else:
        yield check_redis(address)


def check_redis(address: str) -> Finding:
    """Redis answers."""
    shown = {"channel": "Redis"}
    try:
        ping_redis(address)
    except (ConnectionError, ImportError, ValueError) as error:
        return Finding("channel", "error", "doctor-channel-broken", {**shown, "reason": str(error)})
    return Finding("channel", "ok", "doctor-channel-ok", shown)


def ping_redis(address: str) -> None:
    """Wait for a response of Redis."""
    import redis

    try:
        with redis.Redis.from_url(address, socket_timeout=WAIT_S, socket_connect_timeout=WAIT_S) as client:
            client.ping()
    except redis.RedisError as error:
        raise ConnectionError(str(error)) from error


CHECKS: dict[str, Check] = {
    "client": check_client,
    "database": check_database,
    "migrations": check_migrations,
    "disk": check_disk,
    "clock": check_clock,
    "port": check_port,
    "proxies": check_proxies,
    "channel": check_channel,
}
"""Every check by its name, which is also part of a translation id."""
