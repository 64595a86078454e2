"""The command terminal: a local game, or a table on a server."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

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
    parse_bots,
)
from silvergold.cli.display import DisplayOptions, display_options, play
from silvergold.cli.language import say, words
from silvergold.cli.local_game import GameFiles, offered_game, play_locally
from silvergold.cli.records import load_record, read_seed
from silvergold.engine import EDITIONS
from silvergold.errors import ApplicationError
from silvergold.protocol.commands import TableSettings
from silvergold.terminal.client.local_game import new_game, resume_game
from silvergold.terminal.client.saved_games import SavedGame, SavedGames, new_id


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
    others = [friend for names in friends or () for friend in names.split(",")]
    if link:
        if local := first_given(deck=deck, seed=seed, start=start, save=save, load=load):
            raise ApplicationError("only-without-a-link", option=local)
        seated = bot_names(bots or "")
        settings = TableSettings(
            players=players or max(2, 1 + len(others) + len(seated)), edition=edition, memory_aid=memory_aid
        )
        play_remotely(link, [name or say("guest"), *others], sign_in, TableToOpen(settings, seated), options)
        return
    if remote := first_given(players=players, sign_in=sign_in):
        raise ApplicationError("only-with-a-link", option=remote)
    people = [name or say("default-name"), *others]
    played_with, secret = chosen_deck(deck), read_seed(seed)
    opponents = parse_bots(bots if bots is not None else "" if friends else LEVELS[0].bot)
    games, record = SavedGames(), None if load is None else load_record(load)
    saved = offered_game(games) if record is None else games.find(record)
    if saved is None:
        if record is None:
            start_player = None if start is None else start - 1
            local_game = new_game(played_with, EDITIONS[edition], people, opponents, secret, start_player)
        else:
            local_game = resume_game(played_with, record, secret)
        deck_file = "" if deck is None else str(deck.resolve())
        saved = SavedGame(new_id(), local_game, memory_aid, deck_file=deck_file)
    play_locally(saved, GameFiles(games, save), options)


def first_given(**options: object) -> str:
    """The name of the first option that was given; empty if none was."""
    return next((f"--{name.replace('_', '-')}" for name, value in options.items() if value), "")


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
