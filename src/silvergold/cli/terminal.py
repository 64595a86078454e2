"""The command terminal: a local game, or a table on a server."""

import os
import sys
from collections.abc import Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from rich.text import Text

from silvergold.bots import LEVELS
from silvergold.cli.app import (
    ALL_BOTS,
    DayOption,
    DeckOption,
    EditionOption,
    PlainOption,
    SaveOption,
    WordsOption,
    app,
    bot_names,
    chosen_deck,
    complete_bots,
    console,
    is_interactive,
    parse_bots,
)
from silvergold.cli.language import say, words
from silvergold.cli.records import load_record, read_seed
from silvergold.engine import EDITIONS, SilverGoldError, format_record
from silvergold.errors import ApplicationError
from silvergold.files import write_atomically
from silvergold.protocol.commands import TableSettings
from silvergold.terminal.client.kept_games import KeptGame, KeptGames, new_id
from silvergold.terminal.client.local_game import LocalGame, new_game, resume_game
from silvergold.terminal.interaction.keyboard_layout import latin
from silvergold.words import Words
from silvergold.words.output import can_encode

if TYPE_CHECKING:
    from silvergold.terminal.app import RematchFactory, TerminalApp
    from silvergold.terminal.client.table_client import TableClient


@app.command(help=say("cli-terminal"))
def terminal(
    link: Annotated[str, typer.Argument(metavar="LINK", help=say("cli-terminal-link"))] = "",
    bots: Annotated[
        str | None,
        typer.Option(help=say("cli-terminal-bots", bots=ALL_BOTS), autocompletion=complete_bots),
    ] = None,
    name: Annotated[str | None, typer.Option(help=say("cli-terminal-name"))] = None,
    friends: Annotated[
        list[str] | None, typer.Option("--friends", metavar="NAME", help=say("cli-terminal-friends"))
    ] = None,
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    memory_aid: Annotated[bool, typer.Option("--memory-aid", help=say("cli-terminal-memory-aid"))] = False,
    seed: Annotated[str | None, typer.Option(help=say("cli-terminal-seed"))] = None,
    players: Annotated[
        int | None, typer.Option(min=2, max=4, metavar="N", help=say("cli-terminal-players"))
    ] = None,
    coach: Annotated[bool, typer.Option("--coach", help=say("cli-terminal-coach"))] = False,
    start: Annotated[
        int | None, typer.Option(min=1, max=4, metavar="SEAT", help=say("cli-terminal-start"))
    ] = None,
    save: SaveOption = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-terminal-load"))] = None,
    sign_in: Annotated[str, typer.Option(metavar="CODE", help=say("cli-terminal-sign-in"))] = "",
    day: DayOption = False,
    plain: PlainOption = False,
    in_words: WordsOption = False,
) -> None:
    """Play in the terminal: against bots, with friends at one keyboard, or at a table on a server."""
    options = display_options(plain, in_words, day)._replace(has_coach=coach)
    games = KeptGames()
    others = [friend for names in friends or () for friend in names.split(",")]
    if link:
        seated = bot_names(bots or "")
        settings = TableSettings(
            players=players or max(2, 1 + len(others) + len(seated)), edition=edition, memory_aid=memory_aid
        )
        play_remotely(link, [name or say("guest"), *others], sign_in, TableToOpen(settings, seated), options)
        return
    for option, value in {"--players": players, "--sign-in": sign_in}.items():
        if value:
            raise ApplicationError("only-with-a-link", option=option)
    people = [name or say("default-name"), *others]
    played_with, secret = chosen_deck(deck), read_seed(seed)
    opponents = parse_bots(bots if bots is not None else "" if friends else LEVELS[0].bot)
    record = None if load is None else load_record(load)
    kept = offered_game(games) if record is None else games.find(record)
    if kept is None:
        if record is None:
            start_player = None if start is None else start - 1
            local_game = new_game(played_with, EDITIONS[edition], people, opponents, secret, start_player)
        else:
            local_game = resume_game(played_with, record, secret)
        deck_file = "" if deck is None else str(deck.resolve())
        kept = KeptGame(new_id(), local_game, memory_aid, deck_file=deck_file)
    play_locally(kept, GameFiles(games, save), options)


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


# --- Local games ------------------------------------------------------------------------------------------


def ask(question: str) -> str:
    """Ask a question and return the keys typed."""
    return latin(console.input(Text(f"{question} > ", style="bold")).strip())


def offered_game(games: KeptGames, deal: int = 0) -> KeptGame | None:
    """The unfinished game that the player goes on with, asked for from the newest on; None for a new one."""
    for kept in games.unfinished(deal) if is_interactive() else ():
        answer = ask(f"{say('resume-question', time=time_begun(kept))} {say('resume-keys')}")
        while answer not in ("", "y", "n", "o", "d"):
            answer = ask(say("resume-keys"))
        if answer == "d":
            games.delete(kept)
        if answer == "n":
            return None
        if answer in ("", "y"):
            return kept
    return None


def time_begun(kept: KeptGame) -> str:
    """When a game began: the time, and the date unless it was today."""
    from babel.dates import format_date, format_time

    time = format_time(kept.begun, "short", locale=words.language)
    is_today = kept.begun.date() == datetime.now().date()
    return time if is_today else f"{format_date(kept.begun, 'medium', locale=words.language)}, {time}"


class GameFiles:
    """Where a game is written after every move: among the kept games, and where the player wants it."""

    def __init__(self, games: KeptGames, save: Path | None) -> None:
        self._games = games
        self._save = save
        self._failure = ""
        """Why the latest move could not be written, if so."""

    def begin(self, kept: KeptGame) -> None:
        """Prepare for a game; another game's file is never overwritten without asking."""
        if self._save is not None and self._save.exists() and not is_record_of(self._save, kept.local_game):
            question = say("overwrite-question", file=str(self._save))
            if not is_interactive() or ask(question) != "y":
                raise ApplicationError("file-exists", path=str(self._save))
        self.write(kept)
        if self._failure and self._save is not None:
            raise ApplicationError("directory-unwritable", path=str(self._save.parent), reason=self._failure)

    def begin_rematch(self, kept: KeptGame) -> None:
        """Prepare for another game, whose record gets a number in its name."""
        if self._save is not None:
            self._save = next_free(self._save)
        self.write(kept)

    def write(self, kept: KeptGame) -> None:
        """Write a game as it is now; a failing disk does not end the game."""
        try:
            if is_interactive():
                self._games.keep(kept)
            if self._save is not None:
                write_atomically(self._save, [f"{format_record(kept.local_game.record())}\n".encode()])
            self._failure = ""
        except OSError as error:
            self._failure = error.strerror or str(error)

    def end(self) -> None:
        """Let other terminals go on with the games."""
        self._games.release()

    def report(self, kept: KeptGame) -> None:
        """Say where the game is."""
        if self._failure:
            console.print(say("not-written", reason=self._failure), soft_wrap=True)
        elif self._save is not None:
            console.print(say("saved", file=str(self._save)), soft_wrap=True)
        elif is_interactive() and not kept.local_game.game.is_over:
            console.print(say("kept"), soft_wrap=True)


def is_record_of(path: Path, local_game: LocalGame) -> bool:
    """Whether a file holds an earlier state of the same game; a device may have no end."""
    if not path.is_file():
        return False
    try:
        saved = load_record(path)
    except SilverGoldError:
        return False
    record = local_game.record()
    return saved.players == record.players and saved.events == record.events[: len(saved.events)]


def next_free(path: Path) -> Path:
    """A file name with the next number for which there is no file: ``game.json``, ``game-2.json``."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in numbered if not name.exists())


def play_locally(kept: KeptGame, files: GameFiles, options: DisplayOptions) -> None:
    """Play a game on this machine, and rematches."""
    from silvergold.terminal.client.local import LocalClient

    def client_for(game: KeptGame) -> LocalClient:
        return LocalClient(
            game.local_game,
            memory_aid=game.memory_aid,
            has_hints=not game.deal,
            after_move=lambda: files.write(game),
        )

    async def rematch() -> LocalClient:
        nonlocal kept
        kept = kept.rematch(read_seed(None))
        files.begin_rematch(kept)
        return client_for(kept)

    files.begin(kept)
    try:
        play(client_for(kept), options, rematch)
    finally:
        files.end()
    files.report(kept)


# --- Tables on a server, and the display ------------------------------------------------------------------


class TableToOpen(NamedTuple):
    """The table to open, if no link leads to one."""

    settings: TableSettings
    bots: list[str]


def play_remotely(
    link: str, people: Sequence[str], code: str, new_table: TableToOpen, options: DisplayOptions
) -> None:
    """Play at a table on a server; at an address without a table, open a new one."""
    from silvergold.terminal.client.remote.account import sign_in
    from silvergold.terminal.client.remote.client import RemoteClient
    from silvergold.terminal.client.remote.http import parse_server_address, parse_table_link
    from silvergold.terminal.client.remote.new_table import open_table

    name, *friends = people
    if server := parse_server_address(link):
        account = sign_in(server, name, code)
        settings, bots = new_table
        table = open_table(server, account, settings, words.language, friends, bots)
    else:
        table = parse_table_link(link)
        account = sign_in(table.server, name, code)
    play(RemoteClient(table, account, friends), options)


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
