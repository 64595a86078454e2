"""A widget that is drawn anew, as text, whenever it is shown something."""

from rich.text import Text
from textual.widgets import Static

from silvergold.terminal.rendering.palette import NIGHT, PALETTES, Palette


class TextWidget(Static):
    """Something drawn or written, in the colours of day or night."""

    auto_links = False  # what can be clicked keeps its colours

    def __init__(
        self,
        text: Text | str = "",
        *,
        id: str | None = None,  # noqa: A002 - Textual's word
        classes: str | None = None,
    ) -> None:
        super().__init__(text, id=id, classes=classes, markup=False)

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return PALETTES.get(self.app.theme, NIGHT)

    def write(self, text: Text) -> None:
        """Show a text, if it is another than before, or in other colours."""
        before = self.content
        # Rich's texts are equal where their own style is not.
        if before != text or not isinstance(before, Text) or before.style != text.style:
            self.update(text)
