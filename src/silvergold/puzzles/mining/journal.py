"""The journal of a miner: the puzzles of every game, written as soon as the game has been mined.

The first line is the heading of the file to be. Every other line has the puzzles of one game as JSON, in the
games' order. If the process is killed, only the last line can be incomplete, and it is dropped.
"""

import json
from pathlib import Path

from silvergold.errors import ApplicationError
from silvergold.puzzles.position import Document
from silvergold.puzzles.puzzle_file import Heading


class MiningJournal:
    """The puzzles mined so far, in memory and in a file."""

    def __init__(self, path: Path, heading: Heading) -> None:
        self._path = path
        self.games: list[list[Document]] = []
        first = json.dumps(heading.to_json()) + "\n"
        try:
            lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
            if lines and lines[0] != first:
                raise ApplicationError("puzzles-other-journal", path=str(path))
            whole = [line for line in lines[1:] if line.endswith("\n")]
            path.write_text("".join([first, *whole]), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise ApplicationError("puzzles-unwritable", path=str(path), reason=reason) from error
        self.games = [json.loads(line) for line in whole]

    def add(self, puzzles: list[Document]) -> None:
        """Append the puzzles of the next game; once this returns, they survive a kill of the process."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(puzzles, separators=(",", ":")) + "\n")
        self.games.append(puzzles)

    def remove(self) -> None:
        """Delete the file of a finished run."""
        self._path.unlink()
