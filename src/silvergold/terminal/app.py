"""The terminal client: one set of screens over a table, near or far."""

import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

from textual.app import App
from textual.binding import Binding

from silvergold.engine import SilverGoldError
from silvergold.files import write_atomically
from silvergold.terminal.client.remote import RemoteClient
from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.rendering.palette import THEMES
from silvergold.terminal.rendering.time_left import Now
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.screens.confirmation import ConfirmationDialog
from silvergold.terminal.screens.end import EndScreen
from silvergold.terminal.screens.sheets import help_sheet, rules_sheet
from silvergold.terminal.screens.table import TableScreen
from silvergold.terminal.screens.waiting_room import WaitingRoomScreen
from silvergold.words import Words

RematchFactory = Callable[[], Awaitable[TableClient]]
"""Whence another game with the same players comes."""


class TerminalApp(App[str]):
    """The screens of a table; its result is what there is to say after leaving."""

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
        self._has_ended = False
        """Whether the end of this game has been shown."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "day" if is_day else "night"

    def on_mount(self) -> None:
        """Sit down."""
        self._sit_down(self.client)

    async def on_unmount(self) -> None:
        """Look away."""
        await self.client.close()

    def _sit_down(self, client: TableClient) -> None:
        self.client, self._has_ended = client, False
        client.subscribe(self._changed)
        self.run_worker(self._keep_going(client), group="link", exclusive=True)
        self._changed()

    async def _keep_going(self, client: TableClient) -> None:
        try:
            await client.run()
        except SilverGoldError as error:
            self.exit(message=self.words.error(error), return_code=1)

    # --- which screen is shown -----------------------------------------------------------------------------

    def _changed(self) -> None:
        """Show the table as it is now."""
        page = self._page()
        if page is None:
            page = self._new_page()
            self._go_to(page)
        page.call_after_refresh(page.show)
        if self.client.status == "finished" and not self._has_ended:
            self._has_ended = True
            self.push_screen(EndScreen(self.words, self.client))

    def _page(self) -> BaseScreen | None:
        """The page of this table, if it is shown already."""
        wanted = WaitingRoomScreen if self.client.status in ("gathering", "closed") else TableScreen
        pages = [
            page for page in self.screen_stack if isinstance(page, wanted) and page.client is self.client
        ]
        return pages[0] if pages else None

    def _new_page(self) -> BaseScreen:
        if isinstance(self.client, RemoteClient) and self.client.status in ("gathering", "closed"):
            return WaitingRoomScreen(self.words, self.client)
        return TableScreen(self.words, self.client, self._now)

    def _go_to(self, page: BaseScreen) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(page)

    # --- what can be asked for at any time -----------------------------------------------------------------

    def action_help(self) -> None:
        """The keys and the signs."""
        self.push_screen(help_sheet(self.words))

    def action_rules(self) -> None:
        """The rulebook, in the edition that is played."""
        self.push_screen(rules_sheet(self.words))

    def action_day(self) -> None:
        """Day for night."""
        self.theme = "night" if self.theme == "day" else "day"
        page = self._page()
        if page is not None:
            page.show()
        if self.screen is not page:
            self.screen.refresh(recompose=True)

    def action_leave(self) -> None:
        """Leave, once it is sure."""
        if self.client.status == "finished":
            self.exit()
        else:
            self.push_screen(ConfirmationDialog(self.words, self.words.say("leave-question")), self._leave)

    def _leave(self, is_wanted: bool | None) -> None:
        if is_wanted:
            self.exit()

    async def on_end_screen_save(self, event: EndScreen.Save) -> None:
        """Save the record where the program was started."""
        path = Path(f"silvergold-{datetime.now():%Y%m%d-%H%M%S}.json")
        try:
            write_atomically(path, [f"{await self.client.record()}\n".encode()])
            said = self.words.say("saved", file=str(path))
        except (OSError, SilverGoldError) as error:
            said = self.words.error(error) if isinstance(error, SilverGoldError) else str(error)
        if isinstance(self.screen, EndScreen):
            self.screen.say(said)

    async def on_end_screen_rematch(self, event: EndScreen.Rematch) -> None:
        """Play again with the same players."""
        rematch = self.client.rematch if isinstance(self.client, RemoteClient) else self._rematch
        if rematch is None:
            return
        before = self.client
        try:
            self._sit_down(await rematch())
            await before.close()
        except SilverGoldError as error:
            if isinstance(self.screen, EndScreen):
                self.screen.say(self.words.error(error))
