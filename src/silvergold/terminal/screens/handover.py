"""The screen between two players at one keyboard."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from silvergold.terminal.client.table_client import TableClient, seat_names
from silvergold.terminal.rendering.key_hints import hint_line
from silvergold.terminal.rendering.time_left import TICK_S, Now, seconds_left
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.widgets.clock import ClockWidget
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words


class HandoverScreen(BaseScreen[None]):
    """Shows only whose turn it is, so that hidden cards and marks stay hidden."""

    BINDINGS = [("enter,space", "close", "")]

    def __init__(self, words: Words, client: TableClient, seat: int, now: Now) -> None:
        super().__init__(words)
        self._called = seat_names(client.seats, words)[seat]
        self._client, self._seat, self._now = client, seat, now

    def compose(self) -> ComposeResult:
        """Two lines in the middle of the screen."""
        with Vertical(classes="middle"):
            yield Static(self.words.say("handover-title", name=self._called), classes="title", markup=False)
            yield Static(self.words.say("handover-text"), markup=False)
            yield ClockWidget()
            yield TextWidget(hint_line(["here"], self.words, self.palette), classes="press")

    def on_mount(self) -> None:
        """Keep the clock running during the handover."""
        self.tick()
        self.set_interval(TICK_S, self.tick)

    def tick(self) -> None:
        """Update the time left."""
        left = seconds_left(self._client.seats[self._seat].due_at, self._now())
        self.query_one(ClockWidget).show(left, self.words)
