"""The latest of what has happened."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from silvergold.terminal.rendering.log_lines import LogLine
from silvergold.terminal.rendering.palette import Palette
from silvergold.terminal.widgets.text_widget import TextWidget

WIDEST_LOOK_BACK = 60
"""Events, and so lines: no screen shows more of them beside a table."""


def log_text(lines: Sequence[LogLine], palette: Palette) -> Text:
    """Lines of the log, with those that begin a turn told apart."""
    styles = {True: Style(color=palette.gold), False: Style(color=palette.text)}
    return Text("\n").join([Text(line.text, style=styles[line.is_heading]) for line in lines])


class LogWidget(TextWidget):
    """As many of the last lines as there is room for."""

    def show(self, lines: Sequence[LogLine]) -> None:
        """Write the last lines."""
        if not self.size.width or not lines:
            return
        text = log_text(lines, self.palette)
        wrapped = text.wrap(self.app.console, self.size.width)
        self.write(Text("\n").join(wrapped[-self.size.height :]))
