"""The clock of the seat in front."""

from rich.style import Style
from rich.text import Text

from silvergold.terminal.rendering.time_left import format_time, is_urgent
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words


class ClockWidget(TextWidget):
    """Shows the time left; hidden at a table without a clock.

    The last seconds are marked with a sign, and a bell rings once for players who are reading the rules.
    """

    _rang_for: int | None = None
    """The deadline for which the bell has rung."""

    def show(self, left: int | None, words: Words) -> None:
        """Show the time left."""
        self.display = left is not None
        if left is None:
            return
        text = words.say("time-left", time=format_time(left, words))
        palette = self.palette
        if is_urgent(left):
            self.write(Text(f" ! {text} ", style=Style(color=palette.warning, bold=True, reverse=True)))
        else:
            self.write(Text(f" {text} ", style=Style(color=palette.gold, bold=True)))

    def warn(self, due_at: int | None, left: int | None) -> None:
        """Ring the bell once per decision when its time runs low."""
        if due_at != self._rang_for and is_urgent(left):
            self._rang_for = due_at
            self.app.bell()
