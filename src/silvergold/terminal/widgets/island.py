"""An island with its heading."""

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.message import Message

from silvergold.terminal.rendering.islands import (
    SNUG,
    BoxSize,
    IslandPicture,
    ScreenStyle,
    box_at,
    large_island,
)
from silvergold.terminal.rendering.score_cards import card_heading, card_name, number_label
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words

HEADING_LINES = 2


class IslandWidget(TextWidget):
    """An island to mark or to select."""

    class Clicked(Message):
        """A box was clicked."""

        def __init__(self, island: int, where: int) -> None:
            super().__init__()
            self.island = island
            self.where = where
            """The box, or 0 outside the boxes."""

    def __init__(self, number: int) -> None:
        super().__init__(id=f"island-{number + 1}", classes="island")
        self.number = number
        self.size_of_boxes = SNUG

    def show(
        self,
        picture: IslandPicture,
        size: BoxSize,
        words: Words,
        *,
        is_pointed: bool = False,
        is_chosen: bool = False,
        is_hinted: bool = False,
    ) -> None:
        """Draw an island: under the cursor, selected, or both."""
        self.size_of_boxes = size
        number = number_label(str(self.number + 1), self.palette, is_chosen=is_chosen, is_hinted=is_hinted)
        pointer = Text().append("▸" if is_pointed else " ", style=Style(color=self.palette.gold, bold=True))
        title = card_heading(picture.card, pointer.append_text(number), self.palette)
        name = card_name(picture.card, words, size.across * 4 + 1)
        self.set_class(is_chosen, "-chosen")
        self.write(Text("\n").join([title, name, large_island(picture, ScreenStyle(self.palette), size)]))

    def on_click(self, event: Click) -> None:
        """Report which box was clicked."""
        offset = event.get_content_offset(self)
        if offset is not None:
            where = box_at(offset.x, offset.y - HEADING_LINES, self.size_of_boxes)
            self.post_message(self.Clicked(self.number, where))
