"""The screen is handed over between secret steps."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from silvergold.terminal.keys import hint_line
from silvergold.terminal.screens.page import Page
from silvergold.terminal.widgets.paper import Paper
from silvergold.words import Words


class HandoverScreen(Page):
    """Nothing but whose turn it is; the others look away."""

    BINDINGS = [("enter,space", "close", "")]

    def __init__(self, words: Words, name: str) -> None:
        super().__init__(words)
        self._called = name

    def compose(self) -> ComposeResult:
        """Two lines in the middle of the sea."""
        with Vertical(classes="middle"):
            yield Static(self.words.say("handover-title", name=self._called), classes="title", markup=False)
            yield Static(self.words.say("handover-text"), markup=False)
            yield Paper(hint_line(["here"], self.words, self.palette), classes="press")

    def action_close(self) -> None:
        """The one who was called is here."""
        self.dismiss()
