"""A widget that shows a Rich text."""

from rich.text import Text
from textual.widgets import Static

from silvergold.terminal.rendering.palette import NIGHT, PALETTES, Palette


class TextWidget(Static):
    """A text in the colours of the theme."""

    auto_links = False  # links keep their colours

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
        """Show a text, unless it is shown already."""
        before = self.content
        # Rich compares texts without their base style.
        if before != text or not isinstance(before, Text) or before.style != text.style:
            self.update(text)
