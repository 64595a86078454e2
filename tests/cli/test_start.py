"""Commands that play no game start quickly, and the help begins with what players look for."""

import subprocess
import sys

import pytest

from silvergold.cli.app import COMMANDS
from tests.cli.commands import silvergold

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


def test_ctrl_c_while_the_command_line_loads_ends_it_without_a_traceback() -> None:
    script = (
        "import sys\n"
        "class Interrupt:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'silvergold.cli': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupt())\n"
        "from silvergold.__main__ import main; main()"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (130, "")


def test_the_help_lists_the_commands_for_players_first_and_those_for_hosts_last() -> None:
    lines = [line.strip("│ ").split() for line in silvergold("--help").stdout.splitlines()]
    listed = [words[0] for words in lines if words and words[0] in COMMANDS]
    assert listed == [*COMMANDS]
    assert (listed[0], listed[-1]) == ("play", "database")


@pytest.mark.parametrize(("command", "usage"), [("rules", "[RULE]"), ("deck show", "[ID]...")])
def test_a_usage_line_has_each_bracket_once(command: str, usage: str) -> None:
    shown = silvergold(*command.split(), "--help").stdout
    assert f"{command} [OPTIONS] {usage} " in shown
