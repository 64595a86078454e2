"""docs/terminal.md lists the existing keys, signs and options."""

import re

from silvergold.terminal.rendering.islands import CANDIDATE, FRESH, MARKED, MISFIT, PREVIEW, SIGNS
from silvergold.terminal.rendering.key_hints import HINTS
from silvergold.terminal.rendering.palette import EMBLEMS
from silvergold.terminal.screens.sheets import KEYS_IN_HELP
from silvergold.terminal.screens.table import ROOMY_HEIGHT, ROOMY_WIDTH
from tests.cli.commands import ROOT, silvergold

PAGE = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """The text under a heading."""
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def test_the_page_lists_every_key_of_the_help_and_no_other() -> None:
    output = re.findall(r"^\| `([^`]+)` \|", section("Keys"), re.MULTILINE)
    assert set(output) == {HINTS[name].keys for name in KEYS_IN_HELP}


def test_the_page_lists_every_sign() -> None:
    signs = [sign for sign in SIGNS.values() if sign != " "]
    signs += [MARKED * 3, FRESH * 3, PREVIEW * 3, f"░{MISFIT}░", CANDIDATE, *EMBLEMS.values()]
    assert [sign for sign in signs if f"`{sign}`" not in section("Signs")] == []


def test_the_page_lists_every_option() -> None:
    shown = silvergold("terminal", "--help").stdout
    options = set(re.findall(r"--[a-z][a-z-]+", shown)) - {"--help", "--language"}
    assert set(re.findall(r"--[a-z][a-z-]+", section("Options"))) == options


def test_the_page_states_the_size_for_larger_islands() -> None:
    assert f"{ROOMY_WIDTH} x {ROOMY_HEIGHT}" in PAGE
