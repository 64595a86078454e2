"""The end of a game: result, score sheet, and what to do next."""

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.widgets import Static

from silvergold.engine import View, winners
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.table_client import TableClient, seat_names
from silvergold.terminal.rendering.islands import IslandPicture, ScreenStyle, side_by_side, small_island
from silvergold.terminal.rendering.key_hints import hint_line
from silvergold.terminal.rendering.score_sheet import result_lines, score_table
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words

TROPHY_WIDTH = 10
"""The width of a completed island and the gap after it."""


def rematch_hints(client: TableClient) -> list[str]:
    """The keys with which the player answers a rematch."""
    offer = client.rematch_offer if isinstance(client, RemoteClient) else None
    again = [] if offer and offer.is_accepted else ["again"]
    begin = ["begin"] if offer and offer.is_mine else []
    decline = ["decline"] if offer and offer.accepted and not offer.has_begun else []
    return [*again, *begin, *decline]


class EndScreen(BaseScreen[None]):
    """Shows the winner, and who wants a rematch."""

    BINDINGS = [
        ("escape", "close", ""),
        ("s", "app.save", ""),
        ("v", "app.replay", ""),
    ]

    def __init__(self, words: Words, client: TableClient) -> None:
        super().__init__(words)
        self._client = client

    def compose(self) -> ComposeResult:
        """The result above the scores."""
        view = self._client.view(None)
        names = seat_names(self._client.seats, self.words)
        with Vertical(classes="middle"):
            won, *why = result_lines(view.players, view.edition, names, self.words)
            yield Static(Text(f"★ {won} ★", style=Style(color=self.palette.gold, bold=True)), classes="title")
            for line in why:
                yield Static(Text(line))
            with Center():
                yield TextWidget(self._trophies(view), id="trophies")
            with Center():
                yield Static(score_table(view, names, self.words, self.palette), id="scores", shrink=True)
            yield TextWidget(id="offer")
            yield TextWidget(id="instruction")
            yield TextWidget(id="keys", classes="press")

    def on_mount(self) -> None:
        """Draw the offer of a rematch."""
        self.show()

    def draw(self) -> None:
        """Redraw the offer of a rematch and the keys."""
        offer = self._client.rematch_offer if isinstance(self._client, RemoteClient) else None
        lines = offer.lines(seat_names(self._client.seats, self.words), self.words) if offer else []
        self.text_widget("offer").write(Text("\n".join(lines), style=Style(color=self.palette.gold)))
        hints = [*rematch_hints(self._client), "replay", "save", "look", "leave"]
        self.text_widget("keys").write(hint_line(hints, self.words, self.palette))

    def _trophies(self, view: View) -> Text:
        """The winners' completed islands, as many as fit."""
        won = [card for seat in winners(view.players, view.edition) for card in view.players[seat].completed]
        shown = won[: (self.app.size.width - 2) // TROPHY_WIDTH]
        style = ScreenStyle(self.palette)
        return side_by_side([small_island(IslandPicture(card, card.boxes), style) for card in shown])

    def show_notice(self, text: str) -> None:
        """Show the result of an action."""
        self.text_widget("instruction").write(Text(text))
