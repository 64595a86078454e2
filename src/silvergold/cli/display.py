"""How commands show a table: on screens, or at the plain prompt."""

import os
import sys
from typing import TYPE_CHECKING, NamedTuple

import typer

from silvergold.cli.app import console, is_interactive
from silvergold.cli.language import say, words
from silvergold.words import Words
from silvergold.words.output import can_encode

if TYPE_CHECKING:
    from silvergold.terminal.app import RematchFactory, TerminalApp
    from silvergold.terminal.client.table_client import TableClient

REQUIRED_CHARACTERS = "╭┼╯╳╱▒░●♣‡♠☼★▸⏎"
"""Some of the characters that the screens need."""


def can_draw_screens() -> bool:
    """Whether the output is a terminal that can show the screens."""
    is_dumb = os.environ.get("TERM") in ("dumb", "unknown") and sys.platform != "win32"
    if is_dumb or not is_interactive():
        return False
    if not can_encode(REQUIRED_CHARACTERS, sys.stdout.encoding):
        console.print(say("cli-no-signs", encoding=sys.stdout.encoding))
        return False
    return True


class DisplayOptions(NamedTuple):
    """How to show a table."""

    is_plain: bool
    """The plain prompt instead of screens."""
    in_words: bool
    is_day: bool
    has_coach: bool = False
    """Whether the coach is switched on at the start."""


def display_options(plain: bool, in_words: bool, day: bool) -> DisplayOptions:
    """How to show a table, as far as the output allows."""
    return DisplayOptions(plain or in_words or not can_draw_screens(), in_words, day)


def play(client: "TableClient", options: DisplayOptions, rematch: "RematchFactory | None" = None) -> None:
    """Play at any table, on screens or at the plain prompt."""
    table_words = Words(words.language, client.edition)
    if options.is_plain:
        play_at_prompt(client, table_words, options)
        return
    from silvergold.terminal.app import TerminalApp

    run_screens(TerminalApp(table_words, client, rematch, is_day=options.is_day, has_coach=options.has_coach))


def run_screens(screens: "TerminalApp") -> str | None:
    """Run screens until the player leaves and return the result; after an error, the command fails."""
    result = screens.run()
    if screens.failure is not None:
        raise screens.failure
    if screens.return_code:  # Textual has printed the error
        raise typer.Exit(screens.return_code)
    return result


def play_at_prompt(client: "TableClient", table_words: Words, options: DisplayOptions) -> None:
    """Play at the plain prompt."""
    import asyncio

    from silvergold.terminal.plain.game.game import play_games
    from silvergold.terminal.plain.game.input_reader import InputReader
    from silvergold.terminal.plain.output_style import OutputStyle

    console.print(say("title"), say("plain-start"), sep="   ", style="bold")
    style = OutputStyle(table_words, is_drawn=not options.in_words)
    games = play_games(
        console, client, table_words, InputReader(sys.stdin), style, has_coach=options.has_coach
    )
    try:
        asyncio.run(games)
    except KeyboardInterrupt:
        console.print()
        raise
