"""Plots of lines: readable without colour, at any size."""

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from silvergold.terminal.rendering.reports.line_plot import Line, Marker, PlotSize, line_plot

SIZE = PlotSize(40, 8)
RISING = Line("Ada", [float(n) for n in range(29)])
FALLING = Line("Bo", [28.0 - n for n in range(29)])


def printed(lines: list[Line], markers: Sequence[Marker] = (), size: PlotSize = SIZE) -> list[str]:
    console = Console(file=StringIO(), width=100, color_system=None)
    console.print(line_plot(lines, markers, size))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_lines_are_named_at_their_ends() -> None:
    rows = printed([RISING, FALLING])
    assert rows[0].endswith(" Ada")
    assert rows[7].endswith(" Bo")
    assert rows[0].startswith("28 ┤")
    assert rows[7].startswith(" 0 ┤")


def test_markers_stand_below_their_steps() -> None:
    *_, rule, labels = printed([RISING], [Marker(0, "Round 1"), Marker(14, "Round 2")])
    assert [at for at, character in enumerate(rule) if character == "┬"] == [
        labels.index("Round 1"),
        labels.index("Round 2"),
    ]


def test_lines_have_different_patterns() -> None:
    def dots(at: int) -> int:
        lines = [Line(f"{n}", [0.0, 0.0] if n == at else [1.0, 1.0]) for n in range(4)]
        return sum((ord(each) - 0x2800).bit_count() for each in printed(lines)[7] if each > "\u2800")

    assert len({dots(at) for at in range(4)}) == 4


def test_names_at_the_same_place_stand_below_each_other() -> None:
    rows = printed([RISING, RISING._replace(name="Bo"), RISING._replace(name="Cleo")])
    assert [row.split()[-1] for row in rows[:3]] == ["Ada", "Bo", "Cleo"]


@pytest.mark.parametrize("values", [[5.0], [5.0, 5.0], [0.0, -1e-9]])
def test_lines_without_a_height_can_be_drawn(values: list[float]) -> None:
    assert len(printed([Line("Ada", values)], size=PlotSize(5, 4))) == 6
