"""The terminal client: one set of screens over a table, near or far."""

import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

from textual.app import App
from textual.binding import Binding

from silvergold.engine import SilverGoldError
from silvergold.terminal.clock import Now
from silvergold.terminal.link import Link
from silvergold.terminal.palette import THEMES
from silvergold.terminal.remote import RemoteLink
from silvergold.terminal.screens.end import EndScreen
from silvergold.terminal.screens.gathering import GatheringScreen
from silvergold.terminal.screens.page import Page
from silvergold.terminal.screens.question import Question
from silvergold.terminal.screens.sheets import help_sheet, rules_sheet
from silvergold.terminal.screens.table import TableScreen
from silvergold.words import Words

Again = Callable[[], Awaitable[Link]]
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
        link: Link,
        again: Again | None = None,
        *,
        is_day: bool = False,
        now: Now = time.time,
    ) -> None:
        super().__init__()
        self._now = now
        self.title = words.say("title")
        self.words = words
        self.link = link
        self._again = again
        self._has_ended = False
        """Whether the end of this game has been shown."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "day" if is_day else "night"

    def on_mount(self) -> None:
        """Sit down."""
        self._sit_down(self.link)

    async def on_unmount(self) -> None:
        """Look away."""
        await self.link.close()

    def _sit_down(self, link: Link) -> None:
        self.link, self._has_ended = link, False
        link.follow(self._changed)
        self.run_worker(self._keep_going(link), group="link", exclusive=True)
        self._changed()

    async def _keep_going(self, link: Link) -> None:
        try:
            await link.run()
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
        if self.link.status == "finished" and not self._has_ended:
            self._has_ended = True
            self.push_screen(EndScreen(self.words, self.link))

    def _page(self) -> Page | None:
        """The page of this table, if it is shown already."""
        wanted = GatheringScreen if self.link.status in ("gathering", "closed") else TableScreen
        pages = [page for page in self.screen_stack if isinstance(page, wanted) and page.link is self.link]
        return pages[0] if pages else None

    def _new_page(self) -> Page:
        if isinstance(self.link, RemoteLink) and self.link.status in ("gathering", "closed"):
            return GatheringScreen(self.words, self.link)
        return TableScreen(self.words, self.link, self._now)

    def _go_to(self, page: Page) -> None:
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
        if self.link.status == "finished":
            self.exit()
        else:
            self.push_screen(Question(self.words, self.words.say("leave-question")), self._leave)

    def _leave(self, is_wanted: bool | None) -> None:
        if is_wanted:
            self.exit()

    async def on_end_screen_save(self, event: EndScreen.Save) -> None:
        """Save the record where the program was started."""
        path = Path(f"silvergold-{datetime.now():%Y%m%d-%H%M%S}.json")
        try:
            path.write_text(await self.link.record() + "\n", encoding="utf-8")
            said = self.words.say("saved", file=str(path))
        except (OSError, SilverGoldError) as error:
            said = self.words.error(error) if isinstance(error, SilverGoldError) else str(error)
        if isinstance(self.screen, EndScreen):
            self.screen.say(said)

    async def on_end_screen_again(self, event: EndScreen.Again) -> None:
        """Play again with the same players."""
        again = self.link.again if isinstance(self.link, RemoteLink) else self._again
        if again is None:
            return
        before = self.link
        try:
            self._sit_down(await again())
            await before.close()
        except SilverGoldError as error:
            if isinstance(self.screen, EndScreen):
                self.screen.say(self.words.error(error))
