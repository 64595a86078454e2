"""Fuzz readers of data from outside: ``python -m tests.fuzz --seconds 900 --target deck`` (or ``make fuzz``).

Atheris counts the branches that an input reaches, and changes those that reached new ones. What it finds is
kept in ``.fuzz``; an input that breaks a promise is stored there as a file ``crash-...`` and shown.
"""

import argparse
import subprocess
import sys
from pathlib import Path

CORPUS = Path(__file__).parent / "corpus"
FOUND = Path(".fuzz")
LONGEST_INPUT = 40_000
SLOW_INPUT_S = 10


def main() -> int:
    """Fuzz one target after the other, each in a process of its own."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    names = sorted(path.name for path in CORPUS.iterdir())
    parser.add_argument("--target", choices=names, action="append", help="all of them by default")
    parser.add_argument("--seconds", type=int, default=60, help="how long to fuzz each target")
    chosen = parser.parse_args()
    outcomes = [subprocess.run(command(name, chosen.seconds)).returncode for name in chosen.target or names]
    return int(any(outcomes))


def command(name: str, seconds: int) -> list[str]:
    """Return the command that fuzzes a target."""
    found = FOUND / name
    found.mkdir(parents=True, exist_ok=True)
    options = [f"-max_total_time={seconds}", f"-max_len={LONGEST_INPUT}", f"-timeout={SLOW_INPUT_S}"]
    options += [f"-artifact_prefix={found}/", "-print_final_stats=1", "-verbosity=1"]
    return [sys.executable, "-m", "tests.fuzz.fuzzer", name, *options, str(found), str(CORPUS / name)]


if __name__ == "__main__":
    sys.exit(main())
