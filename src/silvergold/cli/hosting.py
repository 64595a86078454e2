"""Tables in the browser: for oneself and friends on this machine, or hosted for others."""

import os
import webbrowser
from typing import Annotated

import typer

from silvergold.cli.app import app, errors
from silvergold.engine import SetupError

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://...; else in your data folder."
    ),
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    database: DatabaseOption = None,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes that answer; more than one over PostgreSQL.")
    ] = 1,
    channel: Annotated[
        str,
        typer.Option(metavar="URL", help="redis://...: how workers tell each other, instead of PostgreSQL."),
    ] = "",
    thinkers: Annotated[int, typer.Option(min=1, help="Processes in which the bots of a worker think.")] = 1,
    pace: Annotated[int, typer.Option(min=0, help="Milliseconds that bots seem to think.")] = 600,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another site whose pages may connect.")
    ] = None,
    proxies: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Proxies whose X-Forwarded headers are believed.")
    ] = "127.0.0.1",
) -> None:
    """Host tables for others: the browser client, bots, and everything on disk before it is acknowledged."""
    from silvergold.server.serve import serve as run_server
    from silvergold.server.settings import Settings
    from silvergold.server.storage.database import default_database

    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        workers=workers,
        channel=channel,
        thinkers=thinkers,
        pace_ms=pace,
        origins=tuple(origin or ()),
        proxies=proxies,
        metrics_token=os.environ.get("SILVERGOLD_METRICS_TOKEN", ""),
    )
    run_server(settings, lambda: errors.print(f"Tables at http://{host}:{port}", soft_wrap=True))


@app.command()
def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 for any.")] = 8000,
    database: DatabaseOption = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Play in the browser: the server on this machine, with the page opened."""
    from silvergold.server.pages import is_client_built
    from silvergold.server.serve import free_port
    from silvergold.server.serve import serve as run_server
    from silvergold.server.settings import Settings
    from silvergold.server.storage.database import default_database

    if not is_client_built():
        message = "the browser client has not been built: run make web, or play with silvergold terminal"
        raise SetupError("no-client", "", message)
    chosen = free_port(port)
    page = f"http://127.0.0.1:{chosen}/"

    def open_page() -> None:
        errors.print(f"Silver & Gold is at {page} (Ctrl-C ends it; games are kept)", soft_wrap=True)
        if browser:
            webbrowser.open(page)

    run_server(Settings(database=database or default_database(), port=chosen), open_page)
