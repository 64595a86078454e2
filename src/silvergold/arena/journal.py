"""The journal of a tournament: every game is written down as soon as it has ended.

The first line holds the tournament's arguments. Every other line is a game, in the order in which they
ended: its number and outcome as JSON, a tab, and its record. Lines are only ever added. A kill can cut off
nothing but the last one, and that is forgotten.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, NamedTuple, NoReturn

from silvergold.arena.outcome import Outcome
from silvergold.arena.tournament import PlayedGame
from silvergold.errors import ApplicationError

FORMAT = "silvergold-journal"
VERSION = 1


class JournalEntry(NamedTuple):
    """Where the journal has a game."""

    outcome: Outcome
    begin: int
    end: int
    """The bytes of its record."""


class Journal:
    """An open journal, and the games that it tells of."""

    def __init__(self, path: Path, arguments: dict[str, Any]) -> None:
        self.entries: dict[int, JournalEntry] = {}
        """By the number of the game."""
        heading = {"format": FORMAT, "version": VERSION, "arguments": arguments}
        line = json.dumps(heading).encode() + b"\n"
        self._file = _open_alone(path)
        found = self._file.readline()
        if not line.startswith(found):
            self._file.close()
            refuse_other_arguments(path, found, arguments)
        self._end = len(line) if found == line else 0
        if self._end:
            self._read_games()
        self._file.truncate(self._end)
        if not self._end:
            self._append(line)

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, game: PlayedGame) -> None:
        """Write a game down; once this returns, a kill can't undo it."""
        head = json.dumps({"game": game.number, **game.outcome._asdict()}).encode() + b"\t"
        begin = self._end + len(head)
        self._append(head + game.record.encode() + b"\n")
        self.entries[game.number] = JournalEntry(game.outcome, begin, self._end)

    def records(self) -> Iterator[bytes]:
        """The records, a line each, in the order of the games' numbers."""
        for _, entry in sorted(self.entries.items()):
            self._file.seek(entry.begin)
            yield self._file.read(entry.end - entry.begin)

    def _append(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        self._end += len(line)

    def _read_games(self) -> None:
        """Learn of the games that are there, up to the first line that is not whole."""
        for line in self._file:
            head, _, record = line.partition(b"\t")
            if not record.endswith(b"}\n"):
                return
            told = json.loads(head)
            end = self._end + len(line)
            outcome = Outcome(tuple(told["totals"]), tuple(told["places"]))
            self.entries[told["game"]] = JournalEntry(outcome, end - len(record), end)
            self._end = end


def _open_alone(path: Path) -> BinaryIO:
    """The journal's file from its beginning; ours alone until it is closed or we are killed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as error:
        reason = error.strerror or str(error)
        raise ApplicationError("directory-unwritable", path=str(path.parent), reason=reason) from error
    try:
        _lock(file)
    except BlockingIOError:
        file.close()
        raise ApplicationError("tournament-under-way", path=str(path.parent)) from None
    file.seek(0)
    return file


def _lock(file: BinaryIO) -> None:
    """Nobody else may lock the file; the system unlocks it when we end, however we end."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def refuse_other_arguments(path: Path, found: bytes, asked: dict[str, Any]) -> NoReturn:
    """Say with which other arguments a file was written than those that are asked for."""
    try:
        arguments = json.loads(found)["arguments"]
        differing = [key for key in asked if arguments.get(key) != asked[key]]
    except (ValueError, LookupError, TypeError, AttributeError):
        raise ApplicationError("tournament-other-files", path=str(path)) from None
    told = ", ".join(f"{key}={arguments.get(key)!r}" for key in differing) or "format"
    raise ApplicationError("tournament-other-arguments", path=str(path), arguments=told)
