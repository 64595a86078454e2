"""The time that is left to decide."""

from rich.style import Style
from rich.text import Text

from silvergold.terminal.rendering.time_left import format_time, is_urgent
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words


class ClockWidget(TextWidget):
    """How long whoever is looked at may still think; nothing where there is no clock.

    The last seconds are told apart by a sign, and rung in by the bell once: whoever reads the rules
    meanwhile does not see them.
    """

    _rung_for: int | None = None
    """The moment whose coming the bell has told."""

    def show(self, left: int | None, words: Words) -> None:
        """Write the time, if it is another than before."""
        self.display = left is not None
        if left is None:
            return
        said = words.say("time-left", time=format_time(left, words))
        palette = self.palette
        if is_urgent(left):
            self.write(Text(f" ! {said} ", style=Style(color=palette.alarm, bold=True, reverse=True)))
        else:
            self.write(Text(f" {said} ", style=Style(color=palette.gold, bold=True)))

    def warn(self, due_at: int | None, left: int | None) -> None:
        """Ring the bell once for each decision whose time comes to its end."""
        if due_at != self._rung_for and is_urgent(left):
            self._rung_for = due_at
            self.app.bell()
