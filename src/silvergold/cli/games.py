"""Games in the terminal: playing one, and stepping through a recorded one."""

import re
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from silvergold.arena.files import write_whole
from silvergold.cli.app import DeckOption, EditionOption, app, bot_names, chosen_deck, console
from silvergold.cli.language import say
from silvergold.engine import (
    EDITIONS,
    GameRecord,
    RecordError,
    SetupError,
    format_record,
    parse_record,
    read_games,
)
from silvergold.engine.errors import quote
from silvergold.terminal.play import LeaveGame, PromptGame
from silvergold.terminal.replay import show_replay
from silvergold.terminal.sitting import sit_down, sit_down_again


@app.command()
def terminal(
    bots: Annotated[str, typer.Option(help="Your opponents, 1 to 3. Bots, separated by commas.")] = "sailor",
    name: Annotated[str, typer.Option(help="Your name.")] = "Captain",
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    memory_aid: Annotated[
        bool, typer.Option("--memory-aid", help="Show which shapes have been seen this round.")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="Hex digits: the same seed, the same deal.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game's record here, also when you leave.")
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with a game that was left."),
    ] = None,
) -> None:
    """Play a game in the terminal against bots."""
    played_with, secret = chosen_deck(deck), read_seed(seed)
    if load is None:
        sitting = sit_down(played_with, EDITIONS[edition], name, bot_names(bots), secret)
    else:
        sitting = sit_down_again(played_with, only_record(load), secret)

    def save_game() -> None:
        if save is not None:
            write_whole(save, [f"{format_record(sitting.record())}\n".encode()])

    prompt = PromptGame(console, sitting, memory_aid=memory_aid, after_move=save_game)
    save_game()  # whatever is wrong with the file shows before the game
    console.print(Text("Silver & Gold", style="bold"), Text("   ? for help, q to leave", style="dim"))
    try:
        prompt.run()
    except LeaveGame:
        console.print()
    if save is not None:
        console.print(f"The game is in {save}.", soft_wrap=True)


def read_seed(text: str | None) -> bytes:
    """A seed in hex digits, or a new one from the system's random source."""
    if text is None:
        return secrets.token_bytes(16)
    if not re.fullmatch("([0-9a-fA-F]{2})+", text):
        found = quote(text)
        raise SetupError(
            "seed-not-hex", "", f"a seed is an even number of hex digits, not {found}", seed=found
        )
    return bytes.fromhex(text)


def only_record(path: Path, number: int | None = None) -> GameRecord:
    """One game of a file of records, counted from 1; without a number, the only one."""
    texts = list(read_games(path))
    if number is None and len(texts) > 1:
        message = f"{path} has {len(texts)} games: put the one to go on with into a file of its own"
        raise RecordError("record-many-games", "", message, path=str(path), games=len(texts))
    number = 1 if number is None else number
    if not 1 <= number <= len(texts):
        message = f"{path} has games 1 to {len(texts)}, not {number}"
        raise RecordError("record-no-such-game", "", message, path=str(path), games=len(texts), number=number)
    return parse_record(texts[number - 1])


@app.command(help=say("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-records-file"))],
    game: Annotated[int, typer.Option(help=say("cli-replay-game"))] = 1,
    deck: DeckOption = None,
) -> None:
    """Step through a recorded game, turn by turn."""
    record = only_record(file, game)
    show_replay(console, record, chosen_deck(deck), go_on)


def go_on() -> bool:
    """Wait for Enter between turns; without a person at the keyboard just go on."""
    if not sys.stdin.isatty():
        return True
    try:
        return console.input(say("cli-replay-on") + " ").strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
