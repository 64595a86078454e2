"""A game on this machine: continuing a saved one, playing, and saving after every move."""

from datetime import datetime
from itertools import count
from pathlib import Path

from rich.text import Text

from silvergold.cli.app import console, is_interactive
from silvergold.cli.display import DisplayOptions, play
from silvergold.cli.language import say, words
from silvergold.cli.records import load_record, read_seed
from silvergold.engine import SilverGoldError, format_record
from silvergold.errors import ApplicationError
from silvergold.files import write_atomically
from silvergold.terminal.client.local_game import LocalGame
from silvergold.terminal.client.saved_games import SavedGame, SavedGames
from silvergold.terminal.interaction.keyboard_layout import latin


def ask(question: str) -> str:
    """Ask a question and return the keys typed."""
    return latin(console.input(Text(f"{question} > ", style="bold")).strip())


def offered_game(games: SavedGames, deal: int = 0) -> SavedGame | None:
    """The unfinished game that the player chooses to continue, offered newest first; None for a new one."""
    for saved in games.unfinished(deal) if is_interactive() else ():
        console.print(say("resume-question", time=time_begun(saved)), describe(saved), style="bold")
        answer = ask(say("resume-keys"))
        while answer not in ("", "y", "n", "o", "d"):
            answer = ask(say("resume-keys"))
        if answer == "d":
            games.delete(saved)
        if answer == "n":
            return None
        if answer in ("", "y"):
            return saved
    return None


def describe(saved: SavedGame) -> str:
    """Who plays a game, and how far it is."""
    from silvergold.terminal.client.table_client import seat_names, seats_of

    players = words.join(seat_names(seats_of(saved.local_game.participants), words))
    return f"({players} · {say('round-spoken', round=saved.local_game.game.state.round)})"


def time_begun(saved: SavedGame) -> str:
    """When a game began: the time, and the date unless it was today."""
    from babel.dates import format_date, format_time

    time = format_time(saved.begun, "short", locale=words.language)
    is_today = saved.begun.date() == datetime.now().date()
    return time if is_today else f"{format_date(saved.begun, 'medium', locale=words.language)}, {time}"


class GameFiles:
    """Where a game is written after every move: among the saved games, and where the player wants it."""

    def __init__(self, games: SavedGames, save: Path | None) -> None:
        self._games = games
        self._save = save
        self._failure = ""
        """Why the latest move could not be written, if so."""

    def begin(self, saved: SavedGame) -> None:
        """Prepare for a game; another game's file is never overwritten without asking."""
        if self._save is not None and self._save.exists() and not is_record_of(self._save, saved.local_game):
            question = say("overwrite-question", file=str(self._save))
            if not is_interactive() or ask(question) != "y":
                raise ApplicationError("file-exists", path=str(self._save))
        self.write(saved)
        if self._failure and self._save is not None:
            raise ApplicationError("directory-unwritable", path=str(self._save.parent), reason=self._failure)

    def begin_rematch(self, saved: SavedGame) -> None:
        """Prepare for another game, whose record gets a number in its name."""
        if self._save is not None:
            self._save = next_free(self._save)
        self.write(saved)

    def write(self, saved: SavedGame) -> None:
        """Write a game as it is now; a failing disk does not end the game."""
        try:
            if is_interactive():
                self._games.save(saved)
            if self._save is not None:
                write_atomically(self._save, [f"{format_record(saved.local_game.record())}\n".encode()])
            self._failure = ""
        except OSError as error:
            self._failure = error.strerror or str(error)

    def end(self) -> None:
        """Let other terminals continue the games."""
        self._games.release()

    def report(self, saved: SavedGame) -> None:
        """Say where the game is."""
        if self._failure:
            console.print(say("not-written", reason=self._failure), soft_wrap=True)
        elif self._save is not None:
            console.print(say("saved", file=str(self._save)), soft_wrap=True)
        elif is_interactive() and not saved.local_game.game.is_over:
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


def play_locally(saved: SavedGame, files: GameFiles, options: DisplayOptions) -> None:
    """Play a game on this machine, and rematches."""
    from silvergold.terminal.client.local import LocalClient

    def client_for(game: SavedGame) -> LocalClient:
        return LocalClient(
            game.local_game,
            memory_aid=game.memory_aid,
            has_hints=not game.deal,
            after_move=lambda: files.write(game),
        )

    async def rematch() -> LocalClient:
        nonlocal saved
        saved = saved.rematch(read_seed(None))
        files.begin_rematch(saved)
        return client_for(saved)

    files.begin(saved)
    try:
        play(client_for(saved), options, rematch)
    finally:
        files.end()
    files.report(saved)
