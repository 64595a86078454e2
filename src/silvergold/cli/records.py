"""The command replay, and reading records."""

import re
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from silvergold.cli.app import STANDARD, DeckOption, GameOption, PlainOption, app, chosen_deck, console
from silvergold.cli.language import say, words
from silvergold.engine import (
    Deck,
    GameRecord,
    parse_record,
    read_games,
    split_games,
)
from silvergold.engine.errors import quote
from silvergold.errors import ApplicationError
from silvergold.words import Words


def read_seed(text: str | None) -> bytes:
    """A seed from hex digits, or a random one."""
    if text is None:
        return secrets.token_bytes(16)
    if not re.fullmatch("([0-9a-fA-F]{2})+", text):
        found = quote(text)
        raise ApplicationError("seed-not-hex", seed=found)
    return bytes.fromhex(text)


def games_in(path: Path) -> list[str]:
    """The texts of the games in a file, or on the standard input."""
    if path == STANDARD:
        return split_games(sys.stdin.buffer.read(), say("cli-standard-input"))
    return list(read_games(path))


def load_record(path: Path, number: int | None = None) -> GameRecord:
    """One game of a file of records, numbered from 1; without a number, the only one."""
    texts = games_in(path)
    if number is None and len(texts) > 1:
        raise ApplicationError("record-many-games", path=str(path), games=len(texts))
    number = 1 if number is None else number
    if not 1 <= number <= len(texts):
        raise ApplicationError("record-no-such-game", path=str(path), games=len(texts), number=number)
    return parse_record(texts[number - 1])


RecordFiles = Annotated[list[Path], typer.Argument(metavar="FILE", help=say("cli-records-file"))]


@app.command(help=say("cli-replay"))
def replay(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help=say("cli-replay-file"), show_default=False)
    ] = None,
    game: GameOption = 1,
    deck: DeckOption = None,
    plain: PlainOption = False,
) -> None:
    """Look at recorded games step by step, on a screen or turn by turn at the plain prompt."""
    from silvergold.terminal.client.kept_games import KeptGames

    latest = KeptGames().latest_record() if not files else None
    paths = files or ([latest] if latest else [])
    if not paths:
        raise ApplicationError("no-finished-game")
    played_with = chosen_deck(deck)
    for path in paths:
        show_game(load_record(path, game), played_with, plain)


def show_game(record: GameRecord, deck: Deck, plain: bool) -> None:
    """Show a recorded game."""
    from silvergold.cli.terminal import can_draw_screens

    game_words = Words(words.language, record.edition.name)
    if plain or not can_draw_screens():
        from silvergold.terminal.plain.replay import show_replay

        show_replay(console, record, deck, game_words, wait_for_enter)
    else:
        from silvergold.terminal.app import TerminalApp
        from silvergold.terminal.client.replay_client import ReplayClient

        TerminalApp(game_words, ReplayClient(record, deck)).run()


def wait_for_enter() -> bool:
    """Wait for Enter between turns, if the input is a terminal; returns False to stop."""
    if not sys.stdin.isatty():
        return True
    try:
        return console.input(say("cli-replay-on") + " ").strip().lower() != "q"
    except EOFError:
        return False
