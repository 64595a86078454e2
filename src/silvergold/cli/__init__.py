"""The command line: thin commands over the parts.

The exact tables, the pictures, the arena and the server are imported where they are used: they would slow
down every start.
"""

import sys
from importlib.metadata import version as installed_version
from typing import Annotated

import typer
from rich.text import Text
from typer.exceptions import TyperException

from silvergold.cli import arena, database, deck, records, rules, serve, terminal
from silvergold.cli.app import LanguageOption, app, console, errors, format_error
from silvergold.cli.language import asked, say, words
from silvergold.cli.localized_typer import show_error
from silvergold.engine import SilverGoldError
from silvergold.words.output import safe_output


def main() -> None:
    """The command ``silvergold``: errors are told in a line, without a traceback."""
    with safe_output():
        if words.language != asked:
            told = say("cli-no-letters", encoding=sys.stdout.encoding, language=asked)
            errors.print(Text(told, style="yellow"), soft_wrap=True)
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
            fail(say("cli-error", error=f"{where}{error.strerror}"))


def fail(told: str) -> None:
    """Tell what is wrong and leave."""
    errors.print(Text(told, style="bold red"), soft_wrap=True)
    sys.exit(1)


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        console.print(f"silvergold {installed_version('silvergold')}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=say("cli-version"))
    ] = False,
    language: LanguageOption = None,
) -> None:
    """What comes before a command."""


__all__ = ["arena", "database", "deck", "main", "records", "rules", "serve", "terminal"]
