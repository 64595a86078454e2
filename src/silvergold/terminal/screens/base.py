"""What all screens and dialogs share: messages, colours, and the line of key hints."""

from collections.abc import Iterable

from textual.screen import ModalScreen, Screen, ScreenResultType

from silvergold.terminal.rendering.key_hints import hint_line
from silvergold.terminal.rendering.palette import NIGHT, PALETTES, Palette
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words


class BaseScreen(Screen[ScreenResultType]):
    """A screen in the player's language and the colours of the theme."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return PALETTES.get(self.app.theme, NIGHT)

    def text_widget(self, name: str) -> TextWidget:
        """A widget of this screen by its id."""
        return self.query_one(f"#{name}", TextWidget)

    def show_keys(self, hints: Iterable[str]) -> None:
        """Show which keys apply now."""
        self.text_widget("keys").write(hint_line(hints, self.words, self.palette, self.app.size.width - 2))

    def show(self) -> None:
        """Redraw the screen, unless it is closed: what it waited for may come later."""
        if self.is_attached and self.is_running:
            self.draw()

    def draw(self) -> None:
        """Draw everything on the screen."""

    def action_close(self) -> None:
        """Go back to the screen below."""
        self.dismiss()


class Dialog(BaseScreen[ScreenResultType], ModalScreen[ScreenResultType]):
    """A question or a text over a screen."""

    HORIZONTAL_BREAKPOINTS = [(80, "-wide")]

    def keys(self, hints: Iterable[str]) -> TextWidget:
        """The keys that apply."""
        return TextWidget(hint_line(hints, self.words, self.palette), classes="press")

    def action_answer(self, answer: ScreenResultType) -> None:
        """Close the dialog with an answer."""
        self.dismiss(answer)
