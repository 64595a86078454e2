"""Commands for a server's database: upgrade, backup and restore."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from silvergold.cli.app import (
    STANDARD,
    JsonOption,
    app,
    console,
    console_beside,
    new_app,
    print_json,
    progress_bar,
)
from silvergold.cli.language import say
from silvergold.cli.serve import DatabaseOption, chosen_database

if TYPE_CHECKING:
    from sqlalchemy import Engine

database_app = new_app(help=say("cli-database-about"))
app.add_typer(database_app, name="database")

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-backup-file"))]


def open_database(url: str | None) -> "Engine":
    """The database at a URL, of the environment, or in the user's data folder."""
    from silvergold.server.storage.database import connect

    return connect(chosen_database(url))


def stream_or(file: Path, stream: str) -> Path:
    """A file, or the standard input or output as a file of the system."""
    return Path(stream) if file == STANDARD else file


@database_app.command("upgrade", help=say("cli-database-upgrade"))
def database_upgrade(database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Upgrade a database; serve and play do so automatically."""
    from silvergold.server.storage.upgrade import newest_version, upgrade

    upgrade(open_database(database))
    if as_json:
        print_json({"version": newest_version()})
    else:
        console.print(say("cli-database-version", version=newest_version()))


@database_app.command("backup", help=say("cli-database-backup"))
def database_backup(file: BackupFile, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Write everything into one file; the server can keep running."""
    from silvergold.server.storage.backup import backup

    with progress_bar(say("cli-backing-up")) as on_progress:
        rows = backup(open_database(database), stream_or(file, "/dev/stdout"), on_progress)
    if as_json and file != STANDARD:
        print_json({"rows": rows, "file": str(file)})
    else:
        console_beside(file).print(say("cli-backed-up", rows=rows, file=str(file)), soft_wrap=True)


@database_app.command("restore", help=say("cli-database-restore"))
def database_restore(file: BackupFile, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Fill an empty SQLite or PostgreSQL database from a backup."""
    from silvergold.server.storage.backup import restore

    with progress_bar(say("cli-restoring")) as on_progress:
        rows = restore(open_database(database), stream_or(file, "/dev/stdin"), on_progress)
    if as_json:
        print_json({"rows": rows})
    else:
        console.print(say("cli-restored", rows=rows), soft_wrap=True)
