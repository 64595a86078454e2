"""The journal of a tournament: every game is written to it as soon as it ends.

The first line holds the tournament's arguments. Every other line is a game, in the order in which they
ended: its number and outcome as JSON, a tab, and its record. Lines are only appended. If the process is
killed, only the last line can be incomplete, and it is dropped.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, NoReturn

from silvergold.arena.outcome import Outcome, format_outcome, parse_outcome
from silvergold.arena.tournament.plan import TournamentGame
from silvergold.errors import ApplicationError
from silvergold.files import try_lock

FORMAT = "silvergold-journal"
VERSION = 2


class JournalEntry(NamedTuple):
    """A game in the journal, and the bytes of its record."""

    outcome: Outcome
    begin: int
    end: int


class Journal:
    """An open journal and its games."""

    def __init__(self, path: Path, arguments: dict[str, Any]) -> None:
        self.entries: dict[int, JournalEntry] = {}
        """By game number."""
        line = format_heading(arguments)
        self._file = _open_locked(path)
        found = self._file.readline()
        if not line.startswith(found):
            self._file.close()
            refuse_other_arguments(path, found, lasting(arguments))
        self._end = len(line) if found == line else 0
        if self._end:
            self._read_games()
        self._file.truncate(self._end)
        if not self._end:
            self._append(line)

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, game: TournamentGame) -> None:
        """Append a game; once this returns, it survives a kill of the process."""
        record = game.record.encode()
        self._append(format_entry(game.number, game.outcome, record))
        self.entries[game.number] = JournalEntry(game.outcome, self._end - len(record) - 1, self._end)

    def records(self) -> Iterator[bytes]:
        """The records, one line each, by game number."""
        for _, entry in sorted(self.entries.items()):
            self._file.seek(entry.begin)
            yield self._file.read(entry.end - entry.begin)

    def _append(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        self._end += len(line)

    def _read_games(self) -> None:
        """Read the games up to the first incomplete line."""
        for line in self._file:
            head, _, record = line.partition(b"\t")
            if not record.endswith(b"}\n"):
                return
            number, outcome = parse_outcome(head)
            end = self._end + len(line)
            self.entries[number] = JournalEntry(outcome, end - len(record), end)
            self._end = end


def lasting(arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments without the number of games, which may grow."""
    return {key: value for key, value in arguments.items() if key != "games"}


def format_heading(arguments: dict[str, Any]) -> bytes:
    """The first line of a journal."""
    heading = {"format": FORMAT, "version": VERSION, "arguments": lasting(arguments)}
    return json.dumps(heading).encode() + b"\n"


def format_entry(number: int, outcome: Outcome, record: bytes) -> bytes:
    """The line of a game."""
    return format_outcome(number, outcome) + b"\t" + record + b"\n"


def _open_locked(path: Path) -> BinaryIO:
    """The journal's file, locked until it is closed or the process ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as error:
        reason = error.strerror or str(error)
        raise ApplicationError("directory-unwritable", path=str(path.parent), reason=reason) from error
    if not try_lock(file):
        file.close()
        raise ApplicationError("tournament-under-way", path=str(path.parent))
    file.seek(0)
    return file


def refuse_other_arguments(path: Path, found: bytes, given: dict[str, Any]) -> NoReturn:
    """Raise an error that names the arguments in which a file differs from those given."""
    try:
        arguments = json.loads(found)["arguments"]
        differing = [key for key in given if arguments.get(key) != given[key]]
    except (ValueError, LookupError, TypeError, AttributeError):
        raise ApplicationError("tournament-other-files", path=str(path)) from None
    different = ", ".join(f"{key}={arguments.get(key)!r}" for key in differing) or "format"
    raise ApplicationError("tournament-other-arguments", path=str(path), arguments=different)
