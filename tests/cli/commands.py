"""Running the command ``silvergold`` as a person would, without importing everything for each run.

``python -m tests.cli.commands`` is a process that has imported what the commands need and forks for each run.
"""

import gc
import json
import os
import runpy
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).parents[2]
SILVERGOLD = Path(sys.executable).with_name("silvergold")
RUNNING = Lock()


def silvergold(
    *arguments: str | Path,
    typed: str = "",
    cwd: Path | None = None,
    encoding: str = "utf-8",
    language: str = "en",
) -> subprocess.CompletedProcess[str]:
    """Run one command and return what it printed."""
    environment = {
        **os.environ,
        "COLUMNS": "100",
        "PYTHONIOENCODING": encoding,
        "SILVERGOLD_LANGUAGE": language,
    }
    command = [str(argument) for argument in (SILVERGOLD, *arguments)]
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("stdin", "stdout", "stderr")]
        streams[0].write_text(typed, encoding=encoding)
        paths = [str(stream) for stream in streams]
        status = run_forked([str(cwd or Path.cwd()), environment, paths, command])
        printed = [stream.read_text(encoding=encoding) for stream in streams[1:]]
    return subprocess.CompletedProcess(command, status, *printed)


def run_forked(request: list[object]) -> int:
    """Run a command in a fork and return its exit status."""
    forking = forking_process()
    assert forking.stdin is not None
    assert forking.stdout is not None
    with RUNNING:
        forking.stdin.write(json.dumps(request).encode() + b"\n")
        forking.stdin.flush()
        return int(forking.stdout.readline())


@cache
def forking_process() -> "subprocess.Popen[bytes]":
    """The process that forks for this test process, and ends with it."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.cli.commands"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def fork_commands() -> None:
    """Fork for each line of the standard input, and print the exit status."""
    import typer._adapters  # what Typer imports at the first run
    import typer.rich_utils  # noqa: F401

    import silvergold.bots.admiral.bot
    import silvergold.bots.planner.bot
    import silvergold.cli
    import silvergold.drawing
    import silvergold.review.ledger
    import silvergold.terminal.plain.replay
    import silvergold.terminal.rendering.reports.rulebook  # noqa: F401
    import tests.quick_rollouts  # noqa: F401
    from silvergold.words.languages import ENGLISH, LOCALES
    from silvergold.words.words import load_bundle

    for file in (LOCALES / ENGLISH).glob("*.ftl"):
        load_bundle(ENGLISH, "nsv", file.name, LOCALES)
    # The command line chooses its language on import: each run imports it again, and only it.
    for name in [name for name in sys.modules if name.startswith(("silvergold.cli", "silvergold.__main__"))]:
        del sys.modules[name]
    sys.modules["__main__"].__package__ = ""  # usage texts name the program by its file
    gc.collect()
    gc.freeze()  # so that a run does not look through all this again
    for line in sys.stdin:
        cwd, environment, streams, command = json.loads(line)
        if pid := os.fork():
            print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
            continue
        os.chdir(cwd)
        os.environ.clear()
        os.environ.update(environment)
        redirect(streams, environment["PYTHONIOENCODING"])
        sys.argv[:] = command
        runpy.run_module("silvergold", run_name="__main__")
        return


def redirect(streams: list[str], encoding: str) -> None:
    """Connect the standard streams with files."""
    for number, path in enumerate(streams):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT if number else os.O_RDONLY), number)
    sys.stdin = os.fdopen(0, encoding=encoding)
    sys.stdout = os.fdopen(1, "w", encoding=encoding)
    sys.stderr = os.fdopen(2, "w", encoding=encoding, errors="backslashreplace")


if __name__ == "__main__":
    fork_commands()
