"""A sheet over the table with something to read: help, the score sheet, the log, the rules."""

from collections.abc import Callable

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from silvergold.terminal.rendering.key_hints import hint_line
from silvergold.terminal.rendering.palette import NIGHT, PALETTES, Palette
from silvergold.words import Words


class Sheet(ModalScreen[None]):
    """Something to read; it is scrolled with the arrows and closed with Escape."""

    BINDINGS = [("escape,q,enter,space", "close", "")]

    def __init__(self, words: Words, title: str, draw: Callable[[Palette], RenderableType]) -> None:
        super().__init__()
        self._words = words
        self._heading = title
        self._draw = draw

    def compose(self) -> ComposeResult:
        """The text in a frame."""
        palette = PALETTES.get(self.app.theme, NIGHT)
        with VerticalScroll(classes="sheet") as frame:
            frame.border_title = self._heading
            frame.border_subtitle = hint_line(["close"], self._words, palette).plain
            yield Static(self._draw(palette))

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()
