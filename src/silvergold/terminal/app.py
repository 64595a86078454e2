"""The terminal client: screens over a local or a remote table."""

import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from silvergold.engine import SilverGoldError
from silvergold.files import write_atomically
from silvergold.terminal.client.remote import RemoteClient
from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.rendering.palette import NIGHT, PALETTES, Palette
from silvergold.terminal.rendering.time_left import Now
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.screens.confirmation import ConfirmationDialog
from silvergold.terminal.screens.end import EndScreen
from silvergold.terminal.screens.sheets import help_sheet, rules_sheet
from silvergold.terminal.screens.table import TableScreen
from silvergold.terminal.screens.waiting_room import WaitingRoomScreen
from silvergold.words import Words

RematchFactory = Callable[[], Awaitable[TableClient]]
"""Returns the table of a rematch."""


class TerminalApp(App[str]):
    """Shows the screen that fits the status of a table."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("question_mark,h", "help"),
        Binding("b", "rules"),
        Binding("n", "day"),
        Binding("q", "leave"),
        Binding("ctrl+q,ctrl+c", "quit", priority=True),
    ]

    def __init__(
        self,
        words: Words,
        client: TableClient,
        rematch: RematchFactory | None = None,
        *,
        is_day: bool = False,
        now: Now = time.time,
    ) -> None:
        super().__init__()
        self._now = now
        self.title = words.say("title")
        self.words = words
        self.client = client
        self._rematch = rematch
        self._has_shown_end = False
        """Whether the end screen of this game has been shown."""
        for name, palette in PALETTES.items():
            self.register_theme(theme_of(name, palette, palette is NIGHT))
        self.theme = "day" if is_day else "night"

    def on_mount(self) -> None:
        """Open the table."""
        self._open_table(self.client)

    async def on_unmount(self) -> None:
        """Close the table."""
        await self.client.close()

    def _open_table(self, client: TableClient) -> None:
        self.client, self._has_shown_end = client, False
        client.subscribe(self._show_table)
        self.run_worker(self._run_client(client), group="client", exclusive=True)
        self._show_table()

    async def _run_client(self, client: TableClient) -> None:
        try:
            await client.run()
        except SilverGoldError as error:
            self.exit(message=self.words.error(error), return_code=1)

    # --- screens -----------------------------------------------------------------------------

    def _show_table(self) -> None:
        """Show the current state of the table."""
        screen = self._open_screen()
        if screen is None:
            screen = self._new_screen()
            self._switch_to(screen)
        screen.call_after_refresh(screen.show)
        if self.client.status == "finished" and not self._has_shown_end:
            self._has_shown_end = True
            self.push_screen(EndScreen(self.words, self.client))

    def _open_screen(self) -> BaseScreen | None:
        """The screen of this table, if it is open already."""
        wanted = WaitingRoomScreen if self.client.status in ("gathering", "closed") else TableScreen
        screens = [
            screen
            for screen in self.screen_stack
            if isinstance(screen, wanted) and screen.client is self.client
        ]
        return screens[0] if screens else None

    def _new_screen(self) -> BaseScreen:
        if isinstance(self.client, RemoteClient) and self.client.status in ("gathering", "closed"):
            return WaitingRoomScreen(self.words, self.client)
        return TableScreen(self.words, self.client, self._now)

    def _switch_to(self, screen: BaseScreen) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    # --- actions -----------------------------------------------------------------

    def action_help(self) -> None:
        """Show the keys and the signs."""
        self.push_screen(help_sheet(self.words))

    def action_rules(self) -> None:
        """Show the rulebook of the edition."""
        self.push_screen(rules_sheet(self.words))

    def action_day(self) -> None:
        """Switch between the day and the night theme."""
        self.theme = "night" if self.theme == "day" else "day"
        screen = self._open_screen()
        if screen is not None:
            screen.show()
        if self.screen is not screen:
            self.screen.refresh(recompose=True)

    def action_leave(self) -> None:
        """Leave, after a confirmation."""
        if self.client.status == "finished":
            self.exit()
        else:
            self.push_screen(ConfirmationDialog(self.words, self.words.say("leave-question")), self._leave)

    def _leave(self, is_wanted: bool | None) -> None:
        if is_wanted:
            self.exit()

    async def on_end_screen_save(self, event: EndScreen.Save) -> None:
        """Save the record in the working directory."""
        path = Path(f"silvergold-{datetime.now():%Y%m%d-%H%M%S}.json")
        try:
            write_atomically(path, [f"{await self.client.record()}\n".encode()])
            text = self.words.say("saved", file=str(path))
        except (OSError, SilverGoldError) as error:
            text = self.words.error(error) if isinstance(error, SilverGoldError) else str(error)
        if isinstance(self.screen, EndScreen):
            self.screen.show_notice(text)

    async def on_end_screen_rematch(self, event: EndScreen.Rematch) -> None:
        """Start a rematch."""
        rematch = self.client.rematch if isinstance(self.client, RemoteClient) else self._rematch
        if rematch is None:
            return
        before = self.client
        try:
            self._open_table(await rematch())
            await before.close()
        except SilverGoldError as error:
            if isinstance(self.screen, EndScreen):
                self.screen.show_notice(self.words.error(error))


def theme_of(name: str, palette: Palette, dark: bool) -> Theme:
    """A palette as a Textual theme."""
    return Theme(
        name=name,
        primary=palette.gold,
        secondary=palette.surf,
        accent=palette.gold,
        error=palette.warning,
        foreground=palette.text,
        background=palette.sea,
        surface=palette.sea,
        panel=palette.panel,
        dark=dark,
        variables={"scrollbar": palette.surf, "scrollbar-background": palette.sea},
    )
