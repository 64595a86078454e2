"""Runs the real command."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SILVERGOLD = Path(sys.executable).with_name("silvergold")


def silvergold(
    *arguments: str | Path,
    typed: str = "",
    cwd: Path | None = None,
    encoding: str = "utf-8",
    language: str = "en",
) -> subprocess.CompletedProcess[str]:
    """The finished process of a command, with its output."""
    return subprocess.run(
        [SILVERGOLD, *arguments],
        input=typed,
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding=encoding,
        env={
            **os.environ,
            "COLUMNS": "100",
            "PYTHONIOENCODING": encoding,
            "SILVERGOLD_LANGUAGE": language,
        },
        check=False,
    )
