"""The terminal client: screens over a local or a remote table."""

import contextlib
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

from textual import events
from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from silvergold.engine import SilverGoldError, parse_record
from silvergold.files import write_atomically
from silvergold.protocol.messages import Reaction
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.replay_client import ReplayClient
from silvergold.terminal.client.table_client import TableClient, own_seats, seat_names
from silvergold.terminal.interaction.keyboard_layout import latin
from silvergold.terminal.rendering.palette import NIGHT, PALETTES, Palette
from silvergold.terminal.rendering.phrases import reaction_text
from silvergold.terminal.rendering.time_left import Now
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.screens.confirmation import ConfirmationDialog
from silvergold.terminal.screens.end import EndScreen
from silvergold.terminal.screens.replay import ReplayScreen
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
        Binding("a", "again(False)"),
        Binding("g", "again(True)"),
        Binding("d", "decline"),
        Binding("ctrl+q,ctrl+c", "quit", priority=True),
    ]

    def __init__(
        self,
        words: Words,
        client: TableClient,
        rematch: RematchFactory | None = None,
        *,
        is_day: bool = False,
        has_coach: bool = False,
        now: Now = time.time,
    ) -> None:
        super().__init__()
        self._has_coach = has_coach
        self._now = now
        self.title = words.say("title")
        self.words = words
        self.client = client
        self.failure: SilverGoldError | None = None
        """Why the game can't go on."""
        self._rematch = rematch
        self._followed: TableClient | None = None
        """The table whose rematch has been opened."""
        self._offered: TableClient | None = None
        """The table whose offer of a rematch has been announced."""
        self._is_mute = False
        """Whether the phrases of others are hidden."""
        self._has_shown_end = False
        """Whether the end screen of this game has been shown."""
        for name, palette in PALETTES.items():
            self.register_theme(theme_of(name, palette, palette is NIGHT))
        self.theme = "day" if is_day else "night"

    async def on_event(self, event: events.Event) -> None:
        """Read letters by their keys, whatever the keyboard's layout."""
        if isinstance(event, events.Key) and not event.is_forwarded and event.character is not None:
            letter = latin(event.character)
            event = events.Key(letter, letter) if letter.isalpha() and len(letter) == 1 else event
        await super().on_event(event)

    def on_mount(self) -> None:
        """Open the table."""
        self._open_table(self.client)

    async def on_unmount(self) -> None:
        """Close the table."""
        await self.client.close()

    def _open_table(self, client: TableClient) -> None:
        self.client, self._has_shown_end = client, False
        client.subscribe(self._show_table)
        if isinstance(client, RemoteClient):
            client.on_reaction = self._show_reaction
        self.run_worker(self._run_client(client), group="client", exclusive=True)
        self._show_table()

    async def _run_client(self, client: TableClient) -> None:
        try:
            await client.run()
        except SilverGoldError as error:
            self.failure = error
            self.exit()

    # --- screens -----------------------------------------------------------------------------

    def _show_table(self) -> None:
        """Show the current state of the table."""
        screen = self._open_screen()
        if screen is None:
            screen = self._new_screen()
            self._switch_to(screen)
        screen.call_after_refresh(screen.show)
        if isinstance(self.screen, EndScreen):
            self.screen.call_after_refresh(self.screen.show)
        self._follow_rematch()
        if self.client.status == "finished" and self.client.is_live and not self._has_shown_end:
            self._has_shown_end = True
            self.push_screen(EndScreen(self.words, self.client))

    def _follow_rematch(self) -> None:
        """Go to a rematch that has begun, if the player has accepted it."""
        client = self.client
        if not isinstance(client, RemoteClient) or self._followed is client:
            return
        self._announce_offer(client)
        if client.rematch_offer.has_begun and client.rematch_offer.is_accepted:
            self._followed = client
            self.run_worker(self._open_rematch(client.open_rematch))

    def _announce_offer(self, client: RemoteClient) -> None:
        """Announce once that somebody else offers a rematch, wherever the player is looking."""
        offer = client.rematch_offer
        is_new = bool(offer.accepted) and not offer.is_accepted and self._offered is not client
        if is_new:
            self._offered = client
            if not isinstance(self.screen, EndScreen):
                self.bell()
                self.notify(offer.lines(seat_names(client.seats, self.words), self.words)[0], markup=False)

    def _show_reaction(self, reaction: Reaction) -> None:
        """Show what somebody says for a moment."""
        if not self._is_mute:
            self.notify(reaction_text(reaction, self.client, self.words), markup=False)

    def action_mute(self) -> None:
        """Hide what the others say, or show it again."""
        self._is_mute = not self._is_mute
        self.notify(self.words.say("reactions-unmute" if not self._is_mute else "reactions-mute"))

    def _open_screen(self) -> BaseScreen[None] | None:
        """The screen of this table, if it is open already."""
        wanted = WaitingRoomScreen if self.client.status in ("gathering", "closed") else TableScreen
        screens = [
            screen
            for screen in self.screen_stack
            if isinstance(screen, wanted) and screen.client is self.client
        ]
        return screens[0] if screens else None

    def _new_screen(self) -> BaseScreen[None]:
        if isinstance(self.client, RemoteClient) and self.client.status in ("gathering", "closed"):
            return WaitingRoomScreen(self.words, self.client)
        if isinstance(self.client, ReplayClient):
            return ReplayScreen(self.words, self.client, self._now)
        return TableScreen(self.words, self.client, self._now, has_coach=self._has_coach)

    def _switch_to(self, screen: BaseScreen[None]) -> None:
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
            means = [self.words.say("leave-means")] if self._leaves_others else []
            text = "\n".join([self.words.say("leave-question"), *means])
            self.push_screen(ConfirmationDialog(self.words, text), self._leave)

    @property
    def _leaves_others(self) -> bool:
        """Whether others play on when this keyboard leaves."""
        is_playing = isinstance(self.client, RemoteClient) and self.client.status == "playing"
        return is_playing and bool(own_seats(self.client))

    async def _leave(self, is_wanted: bool | None) -> None:
        if not is_wanted:
            return
        if self._leaves_others and isinstance(self.client, RemoteClient) and self.client.is_connected:
            with contextlib.suppress(SilverGoldError):
                await self.client.leave()
        self.exit()

    async def action_save(self) -> None:
        """Save the record in the working directory."""
        path = Path(f"silvergold-{datetime.now():%Y%m%d-%H%M%S}.json")
        try:
            write_atomically(path, [f"{await self.client.record()}\n".encode()])
            text = self.words.say("saved", file=str(path))
        except (OSError, SilverGoldError) as error:
            text = self.words.error(error) if isinstance(error, SilverGoldError) else str(error)
        self._show_notice(text)

    async def action_replay(self) -> None:
        """Look at the finished game again, with its review."""
        try:
            record = parse_record(await self.client.record())
        except SilverGoldError as error:
            self._show_notice(self.words.error(error))
        else:
            self.push_screen(ReplayScreen(self.words, ReplayClient(record, self.client.deck), self._now))

    def action_again(self, begin: bool) -> None:
        """Offer or accept a rematch, or go to one that has begun; a local one starts at once."""
        client = self.client
        if client.status != "finished":
            return
        if isinstance(client, RemoteClient) and not client.rematch_offer.has_begun:
            self.run_worker(self._answer(client.accept_rematch(begin)))
        elif isinstance(client, RemoteClient):
            self.run_worker(self._open_rematch(client.open_rematch))
        elif self._rematch is not None:
            self.run_worker(self._open_rematch(self._rematch))

    def action_decline(self) -> None:
        """Decline a rematch."""
        if isinstance(self.client, RemoteClient) and self.client.status == "finished":
            self.run_worker(self._answer(self.client.decline_rematch()))

    async def _open_rematch(self, rematch: RematchFactory) -> None:
        before = self.client

        async def open_table() -> None:
            self._open_table(await rematch())
            await before.close()

        await self._answer(open_table())

    async def _answer(self, answering: Awaitable[None]) -> None:
        """Show why an answer is refused."""
        try:
            await answering
        except SilverGoldError as error:
            self._show_notice(self.words.error(error))

    def _show_notice(self, text: str) -> None:
        """Show the result of an action, on the end screen or for a moment."""
        if isinstance(self.screen, EndScreen):
            self.screen.show_notice(text)
        else:
            self.notify(text, markup=False)


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
