"""A dialog that asks for yes or no."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from silvergold.terminal.rendering.key_hints import hint_line
from silvergold.terminal.rendering.palette import NIGHT, PALETTES
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words


class ConfirmationDialog(ModalScreen[bool]):
    """Confirms an action that cannot be undone."""

    BINDINGS = [("y,enter", "answer(True)", ""), ("n,escape,q", "answer(False)", "")]

    def __init__(self, words: Words, text: str) -> None:
        super().__init__()
        self._words = words
        self._text = text

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        palette = PALETTES.get(self.app.theme, NIGHT)
        with Vertical(classes="question"):
            yield Static(self._text, markup=False)
            yield TextWidget(hint_line(["yes", "no"], self._words, palette), classes="press")

    def action_answer(self, is_wanted: bool) -> None:
        """Yes or no."""
        self.dismiss(is_wanted)
