"""Work done in processes, with its progress, and kept in a file from which a stopped run continues."""

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from silvergold.arena.process_pool import map_in_processes


class Workload:
    """Calls functions in processes and keeps what they return, one line of JSON for each call."""

    def __init__(self, name: str, workers: int | None = None, path: Path | None = None) -> None:
        self._name = name
        """What is kept under another name is done again."""
        self._workers = workers
        self._path = path
        self._found: dict[str, Any] = {}
        if path and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        """Read what an earlier run has kept; a last line without an end is dropped."""
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        self._found = dict(map(json.loads, whole))
        path.write_text("".join(whole), encoding="utf-8")

    def results(self, function: Callable[[Any], Any], items: Sequence[Any]) -> list[Any]:
        """What a function returns for each item, as JSON has it: sequences are lists."""
        keys = {item: f"{self._name} {function.__name__} {json.dumps(item)}" for item in items}
        missing = [item for item in items if keys[item] not in self._found]
        if missing:
            self._do(function, missing, [keys[item] for item in missing])
        return [self._found[key] for key in keys.values()]

    def _do(self, function: Callable[[Any], Any], items: Sequence[Any], keys: Sequence[str]) -> None:
        """Call a function for each item and keep what it returns."""
        for number, result in enumerate(map_in_processes(function, items, self._workers)):
            self._keep(keys[number], result)
            done = f"\r{function.__name__}: {number + 1} of {len(items)} "
            print(done, end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)

    def _keep(self, key: str, result: Any) -> None:
        line = json.dumps([key, result])
        self._found[key] = json.loads(line)[1]
        if self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
