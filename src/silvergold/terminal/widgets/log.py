"""The end of the log."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from silvergold.terminal.rendering.log_lines import LogLine
from silvergold.terminal.rendering.palette import Palette
from silvergold.terminal.widgets.text_widget import TextWidget

EVENTS_SHOWN = 60
"""Enough events for every screen."""


def log_text(lines: Sequence[LogLine], palette: Palette) -> Text:
    """Lines of the log; the first line of each turn is highlighted."""
    styles = {True: Style(color=palette.gold), False: Style(color=palette.text)}
    return Text("\n").join([Text(line.text, style=styles[line.is_heading]) for line in lines])


class LogWidget(TextWidget):
    """The last lines that fit."""

    _lines: Sequence[LogLine] = ()

    def show(self, lines: Sequence[LogLine]) -> None:
        """Show the last lines."""
        self._lines = lines
        self._draw()

    def on_resize(self) -> None:
        """Show as many lines as fit now."""
        self._draw()

    def _draw(self) -> None:
        if self.size:
            wrapped = log_text(self._lines, self.palette).wrap(self.app.console, self.size.width)
            self.write(Text("\n").join(wrapped[-self.size.height :]))
