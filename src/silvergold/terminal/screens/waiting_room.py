"""The waiting room before a game: seats, bots, and the link for friends."""

from typing import Any

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from silvergold.bots import LEVELS
from silvergold.engine import SilverGoldError
from silvergold.protocol.commands import Command, Rise, SeatBot, Sit, StartGame
from silvergold.terminal.client.remote.client import USUAL_LEVEL, RemoteClient
from silvergold.terminal.client.table_client import EMPTY, own_seats, seat_names
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.screens.sheets import invitation_sheet
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words


class WaitingRoomScreen(BaseScreen[None]):
    """The seats of a table on a server."""

    BINDINGS = [
        *((str(seat), f"sit({seat - 1})", "") for seat in range(1, 5)),
        ("b", "bot", ""),
        ("v", "level", ""),
        ("i", "invite", ""),
        ("x", "rise", ""),
        ("enter", "start", ""),
    ]

    def __init__(self, words: Words, client: RemoteClient) -> None:
        super().__init__(words)
        self.client = client
        self._level = USUAL_LEVEL
        self._notice = ""

    def compose(self) -> ComposeResult:
        """The seats, below each other."""
        with Vertical(classes="middle"):
            yield Static(self.words.say("gathering"), classes="title", markup=False)
            yield TextWidget(id="settings")
            yield TextWidget(id="seats")
            yield TextWidget(id="link")
            yield TextWidget(id="instruction")
        yield TextWidget(id="keys")

    def on_mount(self) -> None:
        """Draw the screen."""
        self.show()

    def draw(self) -> None:
        """Redraw the seats."""
        seats = self.client.seats
        edition = self.words.say(f"edition-{self.client.edition}")
        settings = self.words.say("table-settings", players=len(seats), edition=edition)
        self.text_widget("settings").write(Text(settings))
        self.text_widget("seats").write(self._seats())
        self.text_widget("link").write(Text(self.client.share_url, style=Style(color=self.palette.surf)))
        self.text_widget("instruction").write(self._instruction())
        self.show_keys(self._hints())

    def _seats(self) -> Text:
        lines = []
        for seat, name in enumerate(seat_names(self.client.seats, self.words)):
            state = self.client.seats[seat]
            is_free = state.kind == EMPTY
            label = self.words.say("seat-free") if is_free else ""
            label = self.words.say("bot") if state.is_bot else label
            shown = "" if is_free else name
            style = Style(color=self.palette.gold, bold=True) if state.is_mine else Style.null()
            line = Text(f"{seat + 1}  {shown}", style=style)
            lines.append(line.append(f"{'  ' if shown and label else ''}{label}", style="italic"))
        widest = max(line.cell_len for line in lines)
        for line in lines:
            line.pad_right(widest - line.cell_len)  # centred as a block
        return Text("\n").join([Text(""), *lines, Text("")])

    def _instruction(self) -> Text:
        warning = Style(color=self.palette.warning, bold=True)
        if self.client.status == "closed":
            return Text(self.words.say("table-closed"), style=warning)
        if not self.client.is_connected:
            return Text(self.words.say("reconnecting"), style=warning)
        if self._notice:
            return Text(f"! {self._notice}", style=warning)
        text = self.words.say("waiting-for-seats") if self.client.free_seats else ""
        if self.client.is_host and self.client.free_seats:
            level = self.words.say(f"bot-{LEVELS[self._level].bot}")
            text = f"{text}\n{self.words.say('next-bot', bot=level)}"
        return Text(text, style=Style(color=self.palette.gold))

    def _hints(self) -> list[str]:
        if self.client.status == "closed":
            return ["keys", "leave"]
        own, free = own_seats(self.client), self.client.free_seats
        starts = ["start"] if own and not free else []
        bots = ["bot", "level"] if self.client.is_host and free else []
        return [
            *starts,
            *(["sit"] if free and self.client.next_to_sit is not None else []),
            *bots,
            *(["rise"] if own else []),
            "invite",
            "keys",
            "leave",
        ]

    def action_sit(self, seat: int) -> None:
        """Take a free seat: first the account's person, then the friends at the same keyboard."""
        if seat in self.client.free_seats and self.client.next_to_sit is not None:
            self._send(Sit, seat=seat, **self.client.next_to_sit)

    def action_bot(self) -> None:
        """Put a bot on the first free seat."""
        if self.client.free_seats:
            self._send(SeatBot, seat=self.client.free_seats[0], bot=LEVELS[self._level].bot)

    def action_level(self) -> None:
        """Change the level of the next bot."""
        self._level = (self._level + 1) % len(LEVELS)
        self.show()

    def action_invite(self) -> None:
        """Show the link for friends and its QR code."""
        self.app.push_screen(invitation_sheet(self.words, self.client.share_url, self.app.size))

    def action_rise(self) -> None:
        """Stand up; of several own seats, the last one is given up."""
        own = own_seats(self.client)
        if own:
            self._send(Rise, seat=own[-1])

    def action_start(self) -> None:
        """Start the game."""
        self._send(StartGame)

    def _send(self, command: type[Command], **fields: Any) -> None:
        self.run_worker(self._send_and_show(command, **fields))

    async def _send_and_show(self, command: type[Command], **fields: Any) -> None:
        self._notice = ""
        try:
            await self.client.send(command, **fields)
        except SilverGoldError as error:
            self._notice = self.words.error(error)
        self.show()
