"""Commands that play no game start quickly."""

import subprocess
import sys

SLOW = ("asyncio", "litestar", "numpy", "sqlalchemy", "textual")
"""What takes long to import: the commands that need it do that themselves."""


def test_the_command_line_imports_nothing_slow() -> None:
    script = f"import sys, silvergold.cli; print(*[name for name in {SLOW} if name in sys.modules])"
    printed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert printed.stdout.split() == []
