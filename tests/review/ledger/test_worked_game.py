"""The worked game of docs/ledger.md is what the code computes, and it adds up as it stands there."""

import re

from silvergold.arena.calibration.worked_game import BEGIN, END, PAGE, worked_game
from tests.cli.commands import ROOT


def test_the_page_shows_the_worked_game() -> None:
    """Otherwise: python -m silvergold.arena.calibration.worked_game."""
    shown = (ROOT / PAGE).read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    assert shown == worked_game()
    rows = [re.findall(r"[-+]?\d+\.\d+", line) for line in shown.splitlines() if re.match(r"\| [a-z]", line)]
    columns = zip(*[[float(cell) for cell in row] for row in rows if row], strict=True)
    for start, *lines, result in columns:
        assert abs(start + sum(lines) - result) < 0.04, "rounding aside"
