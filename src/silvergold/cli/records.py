"""Records of games: reading one, and stepping through it."""

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
    """A seed in hex digits, or a new one from the system's random source."""
    if text is None:
        return secrets.token_bytes(16)
    if not re.fullmatch("([0-9a-fA-F]{2})+", text):
        found = quote(text)
        raise ApplicationError("seed-not-hex", seed=found)
    return bytes.fromhex(text)


def only_record(path: Path, number: int | None = None) -> GameRecord:
    """One game of a file of records, counted from 1; without a number, the only one."""
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
    """Step through a recorded game, turn by turn."""
    from silvergold.terminal.plain.replay import show_replay

    record = only_record(file, game)
    show_replay(console, record, chosen_deck(deck), words, go_on)


def go_on() -> bool:
    """Wait for Enter between turns; without a person at the keyboard just go on."""
    if not sys.stdin.isatty():
        return True
    try:
        return console.input(say("cli-replay-on") + " ").strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
