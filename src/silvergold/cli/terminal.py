"""The command terminal: a local game, or a table on a server."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from silvergold.cli.app import ALL_BOTS, DeckOption, EditionOption, app, chosen_deck, console, parse_bots
from silvergold.cli.language import say, words
from silvergold.cli.records import load_record, read_seed
from silvergold.engine import EDITIONS, format_record
from silvergold.files import write_atomically
from silvergold.terminal.client.local_game import LocalGame, new_game, resume_game
from silvergold.words import Words
from silvergold.words.output import can_encode

if TYPE_CHECKING:
    from silvergold.terminal.app import RematchFactory
    from silvergold.terminal.client.table_client import TableClient

DayOption = Annotated[bool, typer.Option("--day", help=say("cli-terminal-day"))]
PlainOption = Annotated[bool, typer.Option("--plain", help=say("cli-terminal-plain"))]
WordsOption = Annotated[bool, typer.Option("--words", help=say("cli-terminal-words"))]


@app.command(help=say("cli-terminal"))
def terminal(
    link: Annotated[str, typer.Argument(metavar="LINK", help=say("cli-terminal-link"))] = "",
    bots: Annotated[str | None, typer.Option(help=say("cli-terminal-bots", bots=ALL_BOTS))] = None,
    name: Annotated[str | None, typer.Option(help=say("cli-terminal-name"))] = None,
    friends: Annotated[
        list[str] | None, typer.Option("--friends", metavar="NAME", help=say("cli-terminal-friends"))
    ] = None,
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    memory_aid: Annotated[bool, typer.Option("--memory-aid", help=say("cli-terminal-memory-aid"))] = False,
    seed: Annotated[str | None, typer.Option(help=say("cli-terminal-seed"))] = None,
    start: Annotated[
        int | None, typer.Option(min=1, max=4, metavar="SEAT", help=say("cli-terminal-start"))
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-terminal-save"))] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-terminal-load"))] = None,
    sign_in: Annotated[str, typer.Option(metavar="CODE", help=say("cli-terminal-sign-in"))] = "",
    day: DayOption = False,
    plain: PlainOption = False,
    in_words: WordsOption = False,
) -> None:
    """Play in the terminal: against bots, with friends at one keyboard, or at a table on a server."""
    options = display_options(plain, in_words, day)
    others = [friend for names in friends or () for friend in names.split(",")]
    if link:
        play_remotely(link, [name or say("guest"), *others], sign_in, options)
        return
    people = [name or say("puzzle-you"), *others]
    played_with, secret = chosen_deck(deck), read_seed(seed)
    if load is None:
        opponents = parse_bots(bots if bots is not None else "" if friends else "sailor")
        start_player = None if start is None else start - 1
        local_game = new_game(played_with, EDITIONS[edition], people, opponents, secret, start_player)
    else:
        local_game = resume_game(played_with, load_record(load), secret)

    def save_game(game: LocalGame) -> None:
        if save is not None:
            write_atomically(save, [f"{format_record(game.record())}\n".encode()])

    save_game(local_game)  # reports an unwritable file before the game
    play_locally(local_game, memory_aid, save_game, options)
    if save is not None:
        console.print(say("saved", file=str(save)), soft_wrap=True)


REQUIRED_CHARACTERS = "╭┼╯╳╱▒░●♣‡♠☼★▸⏎"
"""Some of the characters that the screens need."""


def can_draw_screens() -> bool:
    """Whether the output is a terminal that can show the screens."""
    is_dumb = os.environ.get("TERM") in ("dumb", "unknown") and sys.platform != "win32"
    if is_dumb or not sys.stdin.isatty() or not sys.stdout.isatty():
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


def display_options(plain: bool, in_words: bool, day: bool) -> DisplayOptions:
    """How to show a table, as far as the output allows."""
    return DisplayOptions(plain or in_words or not can_draw_screens(), in_words, day)


Save = Callable[[LocalGame], None]


def play_locally(local_game: LocalGame, memory_aid: bool, save_game: Save, options: DisplayOptions) -> None:
    """Play a game on this machine."""
    from silvergold.terminal.client.local import LocalClient

    def client_for(game: LocalGame) -> LocalClient:
        return LocalClient(game, memory_aid=memory_aid, after_move=lambda: save_game(game))

    async def rematch() -> LocalClient:
        nonlocal local_game
        local_game = local_game.rematch(read_seed(None))
        return client_for(local_game)

    play(client_for(local_game), options, rematch)


def play_remotely(address: str, people: Sequence[str], code: str, options: DisplayOptions) -> None:
    """Play at a table on a server."""
    from silvergold.terminal.client.account import sign_in
    from silvergold.terminal.client.http import parse_table_link
    from silvergold.terminal.client.remote import RemoteClient

    table = parse_table_link(address)
    name, *friends = people
    play(RemoteClient(table, sign_in(table.server, name, code), friends), options)


def play(client: "TableClient", options: DisplayOptions, rematch: "RematchFactory | None" = None) -> None:
    """Play at any table, on screens or at the plain prompt."""
    table_words = Words(words.language, client.edition)
    if options.is_plain:
        play_at_prompt(client, table_words, options)
        return
    from silvergold.terminal.app import TerminalApp

    TerminalApp(table_words, client, rematch, is_day=options.is_day).run()


def play_at_prompt(client: "TableClient", table_words: Words, options: DisplayOptions) -> None:
    """Play at the plain prompt."""
    import asyncio

    from silvergold.terminal.plain.game import play_games
    from silvergold.terminal.plain.input_reader import InputReader
    from silvergold.terminal.plain.output_style import OutputStyle

    console.print(say("title"), say("plain-start"), sep="   ", style="bold")
    style = OutputStyle(table_words, is_drawn=not options.in_words)
    try:
        asyncio.run(play_games(console, client, table_words, InputReader(sys.stdin), style))
    except KeyboardInterrupt:
        console.print()
