"""Another player's side of the table."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical

from silvergold.terminal.widgets.text_widget import TextWidget


class PlayerPanel(Vertical):
    """A line with the name, written anew with every second of a clock, over what changes less often."""

    def __init__(self, place: int) -> None:
        super().__init__(id=f"side-{place + 1}", classes="side")

    def compose(self) -> ComposeResult:
        """Two parts."""
        yield TextWidget(classes="name")
        yield TextWidget(classes="islands-of")

    def show_name(self, line: Text) -> None:
        """Write the name, and what is to be known of the seat."""
        self.query_one(".name", TextWidget).write(line)

    def show_rest(self, lines: Text) -> None:
        """Draw the islands, with the score card beside them."""
        self.query_one(".islands-of", TextWidget).write(lines)
