"""A panel with another player's side of the table."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical

from silvergold.terminal.widgets.text_widget import TextWidget


class PlayerPanel(Vertical):
    """The name, which changes with every second of a clock, above the rest, which changes less often."""

    def __init__(self, place: int) -> None:
        super().__init__(id=f"side-{place + 1}", classes="side")

    def compose(self) -> ComposeResult:
        """The two parts."""
        yield TextWidget(classes="name")
        yield TextWidget(classes="islands-of")

    def show_name(self, line: Text) -> None:
        """Show the name line."""
        self.query_one(".name", TextWidget).write(line)

    def show_rest(self, lines: Text) -> None:
        """Show the islands and the score card."""
        self.query_one(".islands-of", TextWidget).write(lines)
