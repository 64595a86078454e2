"""The command line: thin commands over the packages.

Slow packages (exact tables, drawings, arena, server) are imported by the commands that need them.
"""

import sys
from errno import errorcode
from typing import Annotated

import typer
from rich.text import Text
from typer.exceptions import TyperException

from silvergold.__main__ import version_line
from silvergold.cli import (  # noqa: F401 - each module adds its commands
    arena,
    daily,
    database,
    deck,
    doctor,
    learn,
    puzzle,
    records,
    review,
    rules,
    serve,
    terminal,
)
from silvergold.cli.app import LanguageOption, app, console, errors, format_error
from silvergold.cli.language import requested, say, words
from silvergold.cli.localized_typer import show_error
from silvergold.engine import SilverGoldError
from silvergold.words.output import safe_output


def main() -> None:
    """Run the command ``silvergold``; errors are printed in one line, without a traceback."""
    with safe_output():
        if words.language != requested:
            text = say("cli-no-letters", encoding=sys.stdout.encoding, language=requested)
            errors.print(Text(text, style="yellow"), soft_wrap=True)
        try:
            sys.exit(app(standalone_mode=False))
        except TyperException as error:
            show_error(error)
            sys.exit(error.exit_code)
        except typer.Abort:
            fail(say("cli-aborted"))
        except SilverGoldError as error:
            fail(say("cli-error", error=format_error(error)))
        except BrokenPipeError:
            raise
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            code = errorcode.get(error.errno or 0, type(error).__name__)
            fail(say("cli-error", error=f"{where}{error.strerror or error} [{code}]"))


def fail(text: str) -> None:
    """Print an error and exit."""
    errors.print(Text(text, style="bold red"), soft_wrap=True)
    sys.exit(1)


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        console.print(version_line())
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=say("cli-version"))
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Options before a command."""
