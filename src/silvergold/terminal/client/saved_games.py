"""Local games in files of this user, written after every move: none is lost when a terminal closes.

An unfinished game is saved with its seed, which its record does not have until the game is over. A finished
game becomes a plain record. A lock marks the games that a terminal is playing: no other one offers them.
"""

import json
import secrets
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import IO, Any, NamedTuple

from platformdirs import user_data_path

from silvergold.engine import (
    GameRecord,
    SilverGoldError,
    format_record,
    load_deck,
    parse_record,
    standard_deck,
)
from silvergold.engine.replay import position
from silvergold.files import OWNER_ONLY, atomic_file, try_lock, write_atomically
from silvergold.terminal.client.local_game import LocalGame

UNFINISHED_LIMIT, FINISHED_LIMIT = 20, 200
"""How many games are saved; the oldest ones are deleted."""


class SavedGame(NamedTuple):
    """A local game, with everything needed to continue it later."""

    id: str
    """Begins with the time at which the game began, so that ids are in order."""
    local_game: LocalGame
    memory_aid: bool = False
    deal: int = 0
    """The number of the deal of the day; 0 for any other game."""
    deck_file: str = ""
    """The file of the deck; empty for the built-in one."""

    @property
    def begun(self) -> datetime:
        """When the game began, in local time."""
        return datetime.strptime(self.id.partition("_")[0], ID_TIME)

    def rematch(self, seed: bytes) -> "SavedGame":
        """A new game with the same players; the deal of the day is played once."""
        return self._replace(id=new_id(), local_game=self.local_game.rematch(seed), deal=0)


ID_TIME = "%Y%m%d-%H%M%S"


def new_id() -> str:
    """The id of a game that begins now."""
    return f"{datetime.now():{ID_TIME}}_{secrets.token_hex(3)}"


class SavedGames:
    """The folder with all saved games."""

    def __init__(self, folder: Path | None = None) -> None:
        self._unfinished = folder or user_data_path("silvergold") / "games"
        self._finished = self._unfinished / "finished"
        self._locks: dict[str, IO[bytes]] = {}
        """The locks of the games played in this process, by the id of the game."""

    def save(self, saved: SavedGame) -> None:
        """Write a game as it is now."""
        self._finished.mkdir(parents=True, exist_ok=True)
        self._lock(saved)
        path, record = self._path(saved), format_record(saved.local_game.record())
        if saved.local_game.game.is_over:
            write_atomically(self._finished / path.name, [f"{record}\n".encode()])
            path.unlink(missing_ok=True)
        else:
            with atomic_file(path, OWNER_ONLY) as file:
                file.write(json.dumps(_document(saved, record)).encode())
        _delete_oldest(self._unfinished, UNFINISHED_LIMIT)
        _delete_oldest(self._finished, FINISHED_LIMIT)

    def delete(self, saved: SavedGame) -> None:
        """Forget a game."""
        self._path(saved).unlink(missing_ok=True)

    def unfinished(self, deal: int = 0) -> Iterator[SavedGame]:
        """The unfinished games, newest first: those of a deal of the day, or all others."""
        for path in sorted(self._unfinished.glob("*.json"), reverse=True):
            saved = None if is_in_use(path) else _read(path)
            if saved is not None and saved.deal == deal and not saved.local_game.game.is_over:
                yield saved

    def find(self, record: GameRecord) -> SavedGame | None:
        """The saved game of a record, which has no seed itself."""
        paths = (path for path in self._unfinished.glob("*.json") if not is_in_use(path))
        found = (saved for saved in map(_read, paths) if saved and saved.local_game.record() == record)
        return next(found, None)

    def latest_record(self) -> Path | None:
        """The file of the latest finished game."""
        return max(self._finished.glob("*.json"), default=None)

    def release(self) -> None:
        """Let other terminals continue the games of this one."""
        while self._locks:
            id_, lock = self._locks.popitem()
            _lock_path(self._unfinished / f"{id_}.json").unlink(missing_ok=True)
            lock.close()

    def _lock(self, saved: SavedGame) -> None:
        if saved.id not in self._locks:
            self._locks[saved.id] = lock = _lock_path(self._path(saved)).open("wb")
            try_lock(lock)

    def _path(self, saved: SavedGame) -> Path:
        return self._unfinished / f"{saved.id}.json"


def is_in_use(path: Path) -> bool:
    """Whether a terminal is playing a game; the lock of one that was killed is removed."""
    lock = _lock_path(path)
    if not lock.exists():
        return False
    with lock.open("wb") as file:
        is_free = try_lock(file)
        if is_free:
            lock.unlink(missing_ok=True)
    return not is_free


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")


def _document(saved: SavedGame, record: str) -> dict[str, Any]:
    local_game = saved.local_game
    return {
        "seed": local_game.seed.hex(),
        "is_fully_seeded": local_game.is_fully_seeded,
        "start_player": local_game.start_player,
        "memory_aid": saved.memory_aid,
        "deal": saved.deal,
        "deck_file": saved.deck_file,
        "record": json.loads(record),
    }


def _read(path: Path) -> SavedGame | None:
    """A saved game; None if its file is damaged, or its deck has changed."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        record = parse_record(json.dumps(document["record"]))
        deck = load_deck(Path(document["deck_file"])) if document["deck_file"] else standard_deck()
        local_game = LocalGame(
            position(record, deck),
            record.players,
            bytes.fromhex(document["seed"]),
            document["is_fully_seeded"],
            document["start_player"],
        )
        return SavedGame(
            path.stem, local_game, document["memory_aid"], document["deal"], document["deck_file"]
        )
    except (OSError, ValueError, TypeError, LookupError, SilverGoldError):
        return None


def _delete_oldest(folder: Path, limit: int) -> None:
    for path in sorted(folder.glob("*.json"))[:-limit]:
        path.unlink(missing_ok=True)
