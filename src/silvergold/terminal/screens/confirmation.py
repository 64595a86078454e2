"""A dialog that asks for yes or no."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from silvergold.terminal.screens.base import Dialog
from silvergold.words import Words


class ConfirmationDialog(Dialog[bool]):
    """Confirms an action that cannot be undone."""

    BINDINGS = [("y,enter", "answer(True)", ""), ("n,escape,q", "answer(False)", "")]

    def __init__(self, words: Words, text: str) -> None:
        super().__init__(words)
        self._text = text

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        with Vertical(classes="question"):
            yield Static(self._text, markup=False)
            yield self.keys(["yes", "no"])
