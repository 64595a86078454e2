"""The client and the server use the same protocol."""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_client_are_made_from_the_servers() -> None:
    checked = subprocess.run(
        [sys.executable, str(WEB / "make_types.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert checked.stderr == ""
    assert checked.returncode == 0


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
