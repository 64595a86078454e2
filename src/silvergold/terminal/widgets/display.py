"""The display and the pile."""

from collections.abc import Callable

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import Click
from textual.message import Message

from silvergold.engine import TreasureCard, View
from silvergold.engine.state import DISPLAY_SIZE
from silvergold.terminal.rendering.islands import IslandPicture, ScreenStyle, large_island, small_island
from silvergold.terminal.rendering.score_cards import card_heading, card_name, number_label
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words


class DisplayCardWidget(TextWidget):
    """A card of the display, or the pile."""

    class Clicked(Message):
        """A card was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, place: int) -> None:
        super().__init__(id=f"display-{place + 1}" if place < DISPLAY_SIZE else "pile", classes="card")
        self.place = place
        """The index of the card; the pile comes after the last card."""

    def show_card(
        self, card: TreasureCard, words: Words, *, is_chosen: bool, is_hinted: bool, is_large: bool
    ) -> None:
        """Draw a card."""
        draw = large_island if is_large else small_island
        island = draw(IslandPicture(card, card.boxes), ScreenStyle(self.palette))
        label = number_label(str(self.place + 1), self.palette, is_chosen=is_chosen, is_hinted=is_hinted)
        title = card_heading(card, label, self.palette)
        self.set_class(is_chosen, "-chosen")
        self.write(Text("\n").join([title, card_name(card, words, 17 if is_large else 10), island]))

    def show_pile(self, place: int, count: int, words: Words, *, is_chosen: bool) -> None:
        """Draw the pile."""
        self.place = place
        text = number_label("p", self.palette, is_chosen=is_chosen)
        text.append(f"\n{words.say('pile')}\n", style="italic")
        lines = ["╭────╮", f"│{count:^4}│", "╰┬───┴╮", " ╰────╯"] if count else ["", "  -"]
        text.append("\n".join(lines), style=Style(color=self.palette.surf))
        self.set_class(is_chosen, "-chosen")
        self.write(text)

    def on_click(self, event: Click) -> None:
        """Report which card was clicked."""
        event.stop()
        self.post_message(self.Clicked(self.place))


class DisplayWidget(Horizontal):
    """The four open cards, and the pile."""

    def compose(self) -> ComposeResult:
        """Four cards and the pile."""
        for place in range(DISPLAY_SIZE + 1):
            yield DisplayCardWidget(place)

    def show(
        self, view: View, words: Words, chosen: int | None, suggests: Callable[[str], bool], *, is_large: bool
    ) -> None:
        """Draw the open cards; the selected one is highlighted, and the one that the coach suggests."""
        *cards, pile = self.query(DisplayCardWidget)
        for place, widget in enumerate(cards):
            widget.display = place < len(view.display)
            if widget.display:
                card = view.display[place]
                is_hinted = suggests(card.id)
                widget.show_card(
                    card, words, is_chosen=place == chosen, is_hinted=is_hinted, is_large=is_large
                )
        count = len(view.display)
        pile.show_pile(count, view.pile_size, words, is_chosen=chosen == count)
