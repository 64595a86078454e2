"""The end of a game: the score sheet of all, who has won, and what may come next."""

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.message import Message
from textual.widgets import Static

from silvergold.engine import View, winners
from silvergold.terminal.client.table_client import TableClient, seat_names
from silvergold.terminal.rendering.islands import IslandPicture, ScreenStyle, side_by_side, small_island
from silvergold.terminal.rendering.key_hints import hint_line
from silvergold.terminal.rendering.score_sheet import result_lines, score_table
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words

TROPHY_WIDTH = 10
"""Of a finished island and the gap after it."""


class EndScreen(BaseScreen):
    """Who has won; the record can be saved, and another game played."""

    BINDINGS = [("escape", "close", ""), ("s", "save", ""), ("a", "again", "")]

    class Rematch(Message):
        """Another game with the same players is wanted."""

    class Save(Message):
        """The game's record is to be saved."""

    def __init__(self, words: Words, client: TableClient) -> None:
        super().__init__(words)
        self._client = client

    def compose(self) -> ComposeResult:
        """The result above the scores."""
        seen = self._client.view(None)
        names = seat_names(self._client.seats, self.words)
        with Vertical(classes="middle"):
            won, *why = result_lines(seen.players, seen.edition, names, self.words)
            yield Static(Text(f"★ {won} ★", style=Style(color=self.palette.gold, bold=True)), classes="title")
            for line in why:
                yield Static(Text(line))
            with Center():
                yield TextWidget(self._trophies(seen), id="trophies")
            with Center():
                yield Static(score_table(seen, names, self.words, self.palette), id="scores", shrink=True)
            yield TextWidget(id="saying")
            hints = ["again", "save", "look", "leave"]
            yield TextWidget(hint_line(hints, self.words, self.palette), classes="press")

    def _trophies(self, seen: View) -> Text:
        """The islands that the winners have finished, as many as there is room for."""
        won = [card for seat in winners(seen.players, seen.edition) for card in seen.players[seat].completed]
        shown = won[: (self.app.size.width - 2) // TROPHY_WIDTH]
        style = ScreenStyle(self.palette)
        return side_by_side([small_island(IslandPicture(card, card.boxes), style) for card in shown])

    def say(self, text: str) -> None:
        """Tell what has become of a wish."""
        self.text_widget("saying").write(Text(text))

    def action_close(self) -> None:
        """Look at the table once more."""
        self.dismiss()

    def action_save(self) -> None:
        """Save the record."""
        self.post_message(self.Save())

    def action_again(self) -> None:
        """Play again."""
        self.post_message(self.Rematch())
