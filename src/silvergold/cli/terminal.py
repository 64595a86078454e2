"""The command terminal: a game on this machine, or at a table of a server."""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from silvergold.cli.app import ALL_BOTS, DeckOption, EditionOption, app, bot_names, chosen_deck, console
from silvergold.cli.language import say, words
from silvergold.cli.records import only_record, read_seed
from silvergold.engine import EDITIONS, format_record
from silvergold.files import write_atomically
from silvergold.terminal.client.local_game import LocalGame, new_game, resume_game
from silvergold.words import Words
from silvergold.words.output import can_encode

if TYPE_CHECKING:
    from silvergold.terminal.app import RematchFactory
    from silvergold.terminal.client.table_client import TableClient


@app.command(help=say("cli-terminal"))
def terminal(
    link: Annotated[str, typer.Argument(metavar="LINK", help=say("cli-terminal-link"))] = "",
    bots: Annotated[str | None, typer.Option(help=say("cli-terminal-bots", bots=ALL_BOTS))] = None,
    name: Annotated[str, typer.Option(help=say("cli-terminal-name"))] = say("bot-name-captain"),
    friends: Annotated[
        list[str] | None, typer.Option("--friends", metavar="NAME", help=say("cli-terminal-friends"))
    ] = None,
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    memory_aid: Annotated[bool, typer.Option("--memory-aid", help=say("cli-terminal-memory-aid"))] = False,
    seed: Annotated[str | None, typer.Option(help=say("cli-terminal-seed"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-terminal-save"))] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-terminal-load"))] = None,
    sign_in: Annotated[str, typer.Option(metavar="CODE", help=say("cli-terminal-sign-in"))] = "",
    day: Annotated[bool, typer.Option("--day", help=say("cli-terminal-day"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=say("cli-terminal-plain"))] = False,
    in_words: Annotated[bool, typer.Option("--words", help=say("cli-terminal-words"))] = False,
) -> None:
    """Play in the terminal: against bots, with friends at one keyboard, or at a table of a server."""
    way = Way(plain or in_words or not can_draw(), in_words, day)
    people = [name, *(friend for names in friends or () for friend in names.split(","))]
    if link:
        play_far(link, people, sign_in, way)
        return
    played_with, secret = chosen_deck(deck), read_seed(seed)
    if load is None:
        opponents = bot_names(bots if bots is not None else "" if friends else "sailor")
        local_game = new_game(played_with, EDITIONS[edition], people, opponents, secret)
    else:
        local_game = resume_game(played_with, only_record(load), secret)

    def save_game(game: LocalGame) -> None:
        if save is not None:
            write_atomically(save, [f"{format_record(game.record())}\n".encode()])

    save_game(local_game)  # whatever is wrong with the file shows before the game
    play_here(local_game, memory_aid, save_game, way)
    if save is not None:
        console.print(say("saved", file=str(save)), soft_wrap=True)


DRAWN = "╭┼╯╳╱▒░●♣‡♠☼★▸⏎"
"""Some of the characters without which the screens can't be read."""


def can_draw() -> bool:
    """Whether there is a terminal on which screens can be drawn."""
    is_dumb = os.environ.get("TERM") in ("dumb", "unknown") and sys.platform != "win32"
    if is_dumb or not sys.stdin.isatty() or not sys.stdout.isatty():
        return False
    if not can_encode(DRAWN, sys.stdout.encoding):
        console.print(say("cli-no-signs", encoding=sys.stdout.encoding))
        return False
    return True


class Way(NamedTuple):
    """How a table is shown."""

    is_plain: bool
    """Questions and answers instead of screens."""
    in_words: bool
    is_day: bool


Save = Callable[[LocalGame], None]


def play_here(local_game: LocalGame, memory_aid: bool, save_game: Save, way: Way) -> None:
    """A game on this machine."""
    from silvergold.terminal.client.local import LocalClient

    def client_for(game: LocalGame) -> LocalClient:
        return LocalClient(game, memory_aid=memory_aid, after_move=lambda: save_game(game))

    async def rematch() -> LocalClient:
        nonlocal local_game
        local_game = local_game.rematch(read_seed(None))
        return client_for(local_game)

    play(client_for(local_game), way, rematch)


def play_far(address: str, people: Sequence[str], code: str, way: Way) -> None:
    """A table of a server."""
    from silvergold.terminal.client.account import sign_in
    from silvergold.terminal.client.http import parse_table_link
    from silvergold.terminal.client.remote import RemoteClient

    table = parse_table_link(address)
    name, *friends = people
    play(RemoteClient(table, sign_in(table.server, name, code), friends), way)


def play(client: "TableClient", way: Way, rematch: "RematchFactory | None" = None) -> None:
    """Screens, or questions and answers, over any table."""
    spoken = Words(words.language, client.edition)
    if way.is_plain:
        play_plainly(client, spoken, way)
        return
    from silvergold.terminal.app import TerminalApp

    TerminalApp(spoken, client, rematch, is_day=way.is_day).run()


def play_plainly(client: "TableClient", spoken: Words, way: Way) -> None:
    """Questions and answers."""
    from silvergold.terminal.plain.game import play_games
    from silvergold.terminal.plain.input_reader import InputReader
    from silvergold.terminal.plain.output_style import OutputStyle

    console.print(say("title"), say("plain-start"), sep="   ", style="bold")
    style = OutputStyle(spoken, is_drawn=not way.in_words)
    try:
        asyncio.run(play_games(console, client, spoken, InputReader(sys.stdin), style))
    except KeyboardInterrupt:
        console.print()
