"""The commands play and serve: tables in the browser, on this machine or hosted for others."""

import contextlib
import re
import webbrowser
from typing import Annotated

import typer

from silvergold.cli.app import MAX_PROCESSES, app, errors, parse_bots
from silvergold.cli.language import say
from silvergold.engine.errors import quote
from silvergold.errors import ApplicationError
from silvergold.server.secrets import read_secret

SECRET_LENGTH = 16
"""The fewest characters of a secret that others may try to guess."""

DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help=say("cli-database")),
]
HostOption = Annotated[str, typer.Option("--host", help=say("cli-serve-host"))]
PortOption = Annotated[int, typer.Option("--port", min=0, max=65535, help=say("cli-serve-port"))]
WorkersOption = Annotated[
    int, typer.Option("--workers", min=1, max=MAX_PROCESSES, help=say("cli-serve-workers"))
]
ChannelOption = Annotated[str, typer.Option("--channel", metavar="URL", help=say("cli-serve-channel"))]
ProxiesOption = Annotated[str, typer.Option("--proxies", metavar="ADDRESSES", help=say("cli-serve-proxies"))]


def chosen_database(option: str | None) -> str:
    """Return the database of the option, of the environment, or in the user's data folder, in this order."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from silvergold.server.storage.database import default_database

    if option is None:
        return read_secret("SILVERGOLD_DATABASE") or default_database()
    with contextlib.suppress(ArgumentError):
        if make_url(option).password:
            errors.print(say("cli-password-visible"), soft_wrap=True)
    return option


def chosen_channel(option: str) -> str:
    """Return the channel of the option, or of the environment."""
    return option or read_secret("SILVERGOLD_CHANNEL")


def read_daily_secret() -> str:
    """Return the secret of the deals of the day; a short one could be guessed from the deals of the past."""
    secret = read_secret("SILVERGOLD_DAILY_SECRET")
    if 0 < len(secret) < SECRET_LENGTH:
        raise ApplicationError("secret-short", name="SILVERGOLD_DAILY_SECRET", length=SECRET_LENGTH)
    return secret


def check_addresses(origins: list[str], proxies: str, push_contact: str) -> None:
    """Refuse addresses that can't be right: browsers, proxies or push services would not match them."""
    from silvergold.server.doctor import is_network

    for origin in origins:
        is_origin = bool(re.fullmatch(r"https?://[^/?#@\s]+", origin))
        check_address("--origin", origin, is_origin, "https://example.org")
    for proxy in map(str.strip, proxies.split(",")):
        check_address("--proxies", proxy, proxy in ("", "*") or is_network(proxy), "10.0.0.0/8")
    is_contact = bool(re.fullmatch(r"(mailto:[^@\s]+@[^@\s]+|https://\S+)?", push_contact))
    check_address("--push-contact", push_contact, is_contact, "mailto:you@example.org")


def check_address(option: str, found: str, is_right: bool, example: str) -> None:
    """Refuse the value of an option unless it is right."""
    if not is_right:
        raise ApplicationError("bad-address", option=option, found=quote(found), example=example)


@app.command(help=say("cli-serve"))
def serve(
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    database: DatabaseOption = None,
    workers: WorkersOption = 1,
    channel: ChannelOption = "",
    bot_processes: Annotated[
        int, typer.Option(min=1, max=MAX_PROCESSES, help=say("cli-serve-bot-processes"))
    ] = 1,
    bot: Annotated[list[str] | None, typer.Option(metavar="module:Class", help=say("cli-serve-bot"))] = None,
    pace: Annotated[int, typer.Option(min=0, max=60_000, help=say("cli-serve-pace"))] = 600,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL", help=say("cli-serve-origin"))] = None,
    proxies: ProxiesOption = "127.0.0.1",
    push_contact: Annotated[str, typer.Option(metavar="URL", help=say("cli-serve-push-contact"))] = "",
    session_days: Annotated[int, typer.Option(min=1, max=400, help=say("cli-serve-session-days"))] = 400,
    session_idle_days: Annotated[
        int, typer.Option(min=1, max=400, help=say("cli-serve-session-idle-days"))
    ] = 90,
    hsts_days: Annotated[int, typer.Option(min=0, max=3650, help=say("cli-serve-hsts-days"))] = 365,
) -> None:
    """Host tables for others: browser client and bots, with every move stored before it is acknowledged."""
    from silvergold.server.network import origin_of, usable_port
    from silvergold.server.serve import serve as run_server
    from silvergold.server.settings import Settings

    check_addresses(origin or [], proxies, push_contact)
    settings = Settings(
        database=chosen_database(database),
        host=host,
        port=usable_port(host, port),
        workers=workers,
        channel=chosen_channel(channel),
        bot_processes=bot_processes,
        bots=tuple(parse_bots(",".join(bot or ()))),
        pace_ms=pace,
        origins=tuple(origin or ()),
        proxies=proxies,
        push_contact=push_contact,
        session_days=session_days,
        session_idle_days=session_idle_days,
        hsts_days=hsts_days,
        metrics_token=read_secret("SILVERGOLD_METRICS_TOKEN"),
        daily_secret=read_daily_secret(),
    )
    address = origin_of(host, settings.port)
    run_server(settings, lambda: errors.print(say("cli-serving", address=address), soft_wrap=True))


@app.command(help=say("cli-play"))
def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help=say("cli-play-port"))] = 8000,
    database: DatabaseOption = None,
    browser: Annotated[bool, typer.Option(help=say("cli-play-browser"))] = True,
    share: Annotated[bool, typer.Option("--share", help=say("cli-play-share"))] = False,
) -> None:
    """Play in the browser: start the server on this machine and open the page."""
    from silvergold.server.serve import free_port
    from silvergold.server.serve import serve as run_server
    from silvergold.server.settings import Settings
    from silvergold.server.tokens import new_token
    from silvergold.server.web.client_files import is_client_built

    if not is_client_built():
        raise ApplicationError("no-client")
    settings = Settings(
        database=chosen_database(database),
        port=free_port(port),
        owner_token=new_token(),
        is_shared=share,
        session_idle_days=Settings.session_days,
    )
    # After the #, the token stays in the browser and identifies the page that may share the server.
    page = f"http://127.0.0.1:{settings.port}/#/owner/{settings.owner_token}"

    def open_page() -> None:
        errors.print(say("cli-playing-at", address=page), soft_wrap=True)
        if not share:
            errors.print(say("cli-this-device-only"), soft_wrap=True)
        if browser:
            webbrowser.open(page)

    run_server(settings, open_page, print_addresses)


def print_addresses(origins: tuple[str, ...]) -> None:
    """Print where others can open the page, with a QR code for phones."""
    from silvergold.terminal.rendering.qr_code import qr_code

    if not origins:
        errors.print(say("cli-no-network"), soft_wrap=True)
        return
    errors.print(say("cli-shared-at", address=origins[0]), soft_wrap=True)
    for origin in origins[1:]:
        errors.print(f"  {origin}", soft_wrap=True)
    if errors.encoding.startswith("utf"):
        errors.print(qr_code(origins[0]))
