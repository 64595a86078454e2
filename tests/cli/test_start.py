"""Commands that play no game start quickly."""

import subprocess
import sys

SLOW = ("asyncio", "litestar", "numpy", "sqlalchemy", "textual")
"""What takes long to import: the commands that need it do that themselves."""


def test_the_command_line_imports_nothing_slow() -> None:
    script = f"import sys, silvergold.cli; print(*[name for name in {SLOW} if name in sys.modules])"
    printed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert printed.stdout.split() == []


def test_the_version_is_printed_without_loading_the_command_line() -> None:
    script = (
        "import sys; before = {*sys.modules}; sys.argv[1:] = ['--version']; "
        "from silvergold.__main__ import main; main(); "
        "new = {name: str(sys.modules[name]) for name in {*sys.modules} - before}; "
        "print(*[name for name, module in new.items() if 'site-packages' in module]); "
        "print(*[name for name in new if name.startswith('silvergold.')])"
    )
    printed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    version, others, ours = printed.stdout.splitlines()
    assert version.startswith("silvergold 0.")
    assert others.split() == []
    assert ours.split() == ["silvergold.__main__"]
