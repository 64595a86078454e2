"""The command line: thin commands over the parts.

The exact tables, the pictures, the arena and the server are imported where they are used: they would slow
down every start.
"""

import sys
from importlib.metadata import version as installed_version
from io import TextIOWrapper
from typing import Annotated

import typer
from rich.text import Text

from silvergold.cli import databases, decks, games, hosting, matches, playing
from silvergold.cli.app import app, console, errors
from silvergold.engine import SilverGoldError


def main() -> None:
    """The command ``silvergold``: errors are told in a line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a screen that lacks our characters shows others
    try:
        app()
    except SilverGoldError as error:
        errors.print(Text(f"Error: {error}", style="bold red"), soft_wrap=True)
        sys.exit(1)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone
        sys.exit(1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        errors.print(Text(f"Error: {where}{error.strerror}", style="bold red"), soft_wrap=True)
        sys.exit(1)


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        console.print(f"silvergold {installed_version('silvergold')}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Silver & Gold: play it, simulate it, check its records, design its cards."""


__all__ = ["databases", "decks", "games", "hosting", "main", "matches", "playing"]
