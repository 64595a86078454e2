"""The command doctor: whether a server can run here, and what is wrong if not."""

import json
from typing import Annotated

import typer
from rich.text import Text

from silvergold.cli.app import app, console
from silvergold.cli.language import say
from silvergold.cli.serve import DatabaseOption, chosen_database

SIGNS = {"ok": ("✓", "green"), "warning": ("!", "yellow"), "error": ("×", "bold red")}


@app.command(help=say("cli-doctor"))
def doctor(
    database: DatabaseOption = None,
    host: Annotated[str, typer.Option(help=say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=say("cli-serve-port"))] = 8000,
    workers: Annotated[int, typer.Option(min=1, help=say("cli-serve-workers"))] = 1,
    channel: Annotated[str, typer.Option(metavar="URL", help=say("cli-serve-channel"))] = "",
    proxies: Annotated[str, typer.Option(metavar="ADDRESSES", help=say("cli-serve-proxies"))] = "127.0.0.1",
    site: Annotated[str, typer.Option(metavar="URL", help=say("cli-doctor-site"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-doctor-json"))] = False,
) -> None:
    """Check what a server needs; exit with 1 if it could not run."""
    from silvergold.server.doctor import examine
    from silvergold.server.environment import read_secret
    from silvergold.server.settings import Settings

    settings = Settings(
        database=chosen_database(database),
        host=host,
        port=port,
        workers=workers,
        channel=channel or read_secret("SILVERGOLD_CHANNEL"),
        proxies=proxies,
    )
    findings = []
    for finding in examine(settings, site.rstrip("/")):
        findings.append(finding)
        sentence = say(finding.code, **finding.details)
        if not as_json:
            sign, style = SIGNS[finding.status]
            name = say(f"doctor-name-{finding.check}")
            console.print(Text.assemble((sign, style), f" {name}: {sentence}"), soft_wrap=True)
    errors = sum(finding.status == "error" for finding in findings)
    if as_json:
        checks = [
            {
                "check": finding.check,
                "status": finding.status,
                "code": finding.code,
                "message": say(finding.code, **finding.details),
                "details": finding.details,
            }
            for finding in findings
        ]
        typer.echo(json.dumps({"can_run": not errors, "checks": checks}, ensure_ascii=False, indent=2))
    else:
        console.print(say("doctor-summary", errors=errors))
    if errors:
        raise typer.Exit(1)
