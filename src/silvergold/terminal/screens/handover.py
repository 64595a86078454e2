"""The screen is handed over between secret steps."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from silvergold.terminal.clock import TICK_S, Now, seconds_left
from silvergold.terminal.keys import hint_line
from silvergold.terminal.link import Link, names_of
from silvergold.terminal.screens.page import Page
from silvergold.terminal.widgets.clock import Clock
from silvergold.terminal.widgets.paper import Paper
from silvergold.words import Words


class HandoverScreen(Page):
    """Nothing but whose turn it is; the others look away."""

    BINDINGS = [("enter,space", "close", "")]

    def __init__(self, words: Words, link: Link, seat: int, now: Now) -> None:
        super().__init__(words)
        self._called = names_of(link.chairs, words)[seat]
        self._link, self._seat, self._now = link, seat, now

    def compose(self) -> ComposeResult:
        """Two lines in the middle of the sea."""
        with Vertical(classes="middle"):
            yield Static(self.words.say("handover-title", name=self._called), classes="title", markup=False)
            yield Static(self.words.say("handover-text"), markup=False)
            yield Clock()
            yield Paper(hint_line(["here"], self.words, self.palette), classes="press")

    def on_mount(self) -> None:
        """The clock runs while the keyboard is handed over."""
        self.tick()
        self.set_interval(TICK_S, self.tick)

    def tick(self) -> None:
        """Write the time that is left."""
        left = seconds_left(self._link.chairs[self._seat].due_at, self._now())
        self.query_one(Clock).show(left, self.words)

    def action_close(self) -> None:
        """The one who was called is here."""
        self.dismiss()
