"""The command replay, and reading records."""

import re
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from silvergold.cli.app import DeckOption, app, chosen_deck, console
from silvergold.cli.language import say, words
from silvergold.engine import (
    GameRecord,
    parse_record,
    read_games,
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


def load_record(path: Path, number: int | None = None) -> GameRecord:
    """One game of a file of records, numbered from 1; without a number, the only one."""
    texts = list(read_games(path))
    if number is None and len(texts) > 1:
        raise ApplicationError("record-many-games", path=str(path), games=len(texts))
    number = 1 if number is None else number
    if not 1 <= number <= len(texts):
        raise ApplicationError("record-no-such-game", path=str(path), games=len(texts), number=number)
    return parse_record(texts[number - 1])


@app.command(help=say("cli-replay"))
def replay(
    file: Annotated[Path | None, typer.Argument(help=say("cli-replay-file"), show_default=False)] = None,
    game: Annotated[int, typer.Option(help=say("cli-replay-game"))] = 1,
    deck: DeckOption = None,
    plain: Annotated[bool, typer.Option("--plain", help=say("cli-terminal-plain"))] = False,
) -> None:
    """Look at a recorded game step by step, on a screen or turn by turn at the plain prompt."""
    from silvergold.cli.terminal import can_draw_screens
    from silvergold.terminal.client.kept_games import KeptGames

    path = file or KeptGames().latest_record()
    if path is None:
        raise ApplicationError("no-finished-game")
    record, played_with = load_record(path, game), chosen_deck(deck)
    game_words = Words(words.language, record.edition.name)
    if plain or not can_draw_screens():
        from silvergold.terminal.plain.replay import show_replay

        show_replay(console, record, played_with, game_words, wait_for_enter)
    else:
        from silvergold.terminal.app import TerminalApp
        from silvergold.terminal.client.replay_client import ReplayClient

        TerminalApp(game_words, ReplayClient(record, played_with)).run()


def wait_for_enter() -> bool:
    """Wait for Enter between turns, if the input is a terminal; returns False to stop."""
    if not sys.stdin.isatty():
        return True
    try:
        return console.input(say("cli-replay-on") + " ").strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
