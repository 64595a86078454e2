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
    file: Annotated[Path, typer.Argument(help=say("cli-records-file"))],
    game: Annotated[int, typer.Option(help=say("cli-replay-game"))] = 1,
    deck: DeckOption = None,
) -> None:
    """Show a recorded game turn by turn."""
    from silvergold.terminal.plain.replay import show_replay

    record = load_record(file, game)
    show_replay(console, record, chosen_deck(deck), words, wait_for_enter)


def wait_for_enter() -> bool:
    """Wait for Enter between turns, if the input is a terminal; returns False to stop."""
    if not sys.stdin.isatty():
        return True
    try:
        return console.input(say("cli-replay-on") + " ").strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
