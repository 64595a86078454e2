"""The command doctor: whether a server can run here, and what is wrong if not."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from silvergold.cli.app import JsonOption, app, console, print_json
from silvergold.cli.language import say
from silvergold.cli.serve import (
    ChannelOption,
    DatabaseOption,
    HostOption,
    PortOption,
    ProxiesOption,
    WorkersOption,
    chosen_channel,
    chosen_database,
)

if TYPE_CHECKING:
    from silvergold.server.doctor import Finding

SIGNS = {"ok": ("✓", "green"), "warning": ("!", "yellow"), "error": ("×", "bold red")}


@app.command(help=say("cli-doctor"))
def doctor(
    database: DatabaseOption = None,
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    workers: WorkersOption = 1,
    channel: ChannelOption = "",
    proxies: ProxiesOption = "127.0.0.1",
    site: Annotated[str, typer.Option(metavar="URL", help=say("cli-doctor-site"))] = "",
    as_json: JsonOption = False,
) -> None:
    """Check what a server needs; exit with 1 if it could not run."""
    from silvergold.server.doctor import examine
    from silvergold.server.settings import Settings

    settings = Settings(
        database=chosen_database(database),
        host=host,
        port=port,
        workers=workers,
        channel=chosen_channel(channel),
        proxies=proxies,
    )
    findings = []
    for finding in examine(settings, site.rstrip("/")):
        findings.append(finding)
        if not as_json:
            print_finding(finding)
    errors = sum(finding.status == "error" for finding in findings)
    if as_json:
        print_json({"can_run": not errors, "checks": [finding_to_json(finding) for finding in findings]})
    else:
        console.print(say("doctor-summary", errors=errors))
    if errors:
        raise typer.Exit(1)


def print_finding(finding: "Finding") -> None:
    """Print a finding as soon as it is known."""
    sign, style = SIGNS[finding.status]
    name, sentence = say(f"doctor-name-{finding.check}"), say(finding.code, **finding.details)
    console.print(Text.assemble((sign, style), f" {name}: {sentence}"), soft_wrap=True)


def finding_to_json(finding: "Finding") -> dict[str, Any]:
    """A finding for programs."""
    return asdict(finding) | {"message": say(finding.code, **finding.details)}
