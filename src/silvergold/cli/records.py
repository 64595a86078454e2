"""The commands replay and verify, and reading records."""

import re
import secrets
import sys
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

from silvergold.cli.app import (
    STANDARD,
    DeckOption,
    GameOption,
    JsonOption,
    PlainOption,
    app,
    chosen_deck,
    console,
    format_error,
    print_json,
    with_progress_bar,
)
from silvergold.cli.display import can_draw_screens, run_screens
from silvergold.cli.language import say, words
from silvergold.engine import (
    Deck,
    GameRecord,
    RecordError,
    check_seed_is_due,
    parse_record,
    read_games,
    split_games,
    verify,
)
from silvergold.engine.errors import quote
from silvergold.engine.files import read_stream
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
        return split_games(read_stream(sys.stdin.buffer), say("cli-standard-input"))
    return list(read_games(path))


def load_record(path: Path, number: int | None = None) -> GameRecord:
    """One game of a file of records, numbered from 1; without a number, the only one."""
    games = numbered_games(path, number)
    if len(games) > 1:
        raise ApplicationError("record-many-games", path=str(path), games=len(games))
    return parse_record(games[0].text)


class NumberedGame(NamedTuple):
    """The text of a game, its file, and its number there, from 1."""

    file: str
    number: int
    text: str

    def print_error(self, error: str, are_files_named: bool, to: Console) -> None:
        """Print what is wrong with it."""
        line = say("cli-wrong-game", number=self.number, error=error)
        to.print(Text(f"{self.file}: {line}" if are_files_named else line, style="red"), soft_wrap=True)


def numbered_games(path: Path, only: int | None = None) -> list[NumberedGame]:
    """The games of a file, or one of them."""
    games = [NumberedGame(str(path), number, text) for number, text in enumerate(games_in(path), start=1)]
    if only is not None and not 1 <= only <= len(games):
        raise ApplicationError("record-no-such-game", path=str(path), games=len(games), number=only)
    return games if only is None else [games[only - 1]]


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
    from silvergold.terminal.client.saved_games import SavedGames

    latest = SavedGames().latest_record() if not files else None
    paths = files or ([latest] if latest else [])
    if not paths:
        raise ApplicationError("no-finished-game")
    played_with = chosen_deck(deck)
    for path in paths:
        show_game(load_record(path, game), played_with, plain)


def show_game(record: GameRecord, deck: Deck, plain: bool) -> None:
    """Show a recorded game."""
    game_words = Words(words.language, record.edition.name)
    if plain or not can_draw_screens():
        from silvergold.terminal.plain.replay import show_replay

        show_replay(console, record, deck, game_words, wait_for_enter)
    else:
        from silvergold.terminal.app import TerminalApp
        from silvergold.terminal.client.replay_client import ReplayClient

        run_screens(TerminalApp(game_words, ReplayClient(record, deck)))


def wait_for_enter() -> bool:
    """Wait for Enter between turns, if the input is a terminal; returns False to stop."""
    if not sys.stdin.isatty():
        return True
    try:
        return console.input(say("cli-replay-on") + " ").strip().lower() != "q"
    except EOFError:
        return False


@app.command("verify", help=say("cli-verify"))
def verify_records(files: RecordFiles, deck: DeckOption = None, as_json: JsonOption = False) -> None:
    """Check records against the rules: every event, the scores, the winner, and the seed if there is one."""
    played_with = chosen_deck(deck)
    games = [game for file in files for game in numbered_games(file)]
    wrong: list[dict[str, str | int]] = []
    unfinished = 0
    for game in with_progress_bar(games, say("cli-checking")):
        try:
            unfinished += not verified(game.text, played_with).is_finished
        except RecordError as error:
            text = format_error(error)
            wrong.append({"file": game.file, "game": game.number, "code": error.code, "text": text})
            if not as_json:
                game.print_error(text, len(files) > 1, console)
    if as_json:
        print_json({"games": len(games), "wrong": wrong, "unfinished": unfinished})
    elif wrong:
        console.print(say("cli-games-wrong", wrong=len(wrong), games=len(games)))
    elif unfinished:
        console.print(say("cli-games-unfinished", games=len(games), unfinished=unfinished))
    else:
        console.print(say("cli-games-right", games=len(games)))
    if wrong:
        raise typer.Exit(1)


def verified(text: str, deck: Deck) -> GameRecord:
    """A record that agrees with the rules and shows nothing too early."""
    record = parse_record(text)
    verify(record, deck)
    check_seed_is_due(record)
    return record
