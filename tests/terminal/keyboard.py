"""Somebody at the keyboard of the terminal client: keys are pressed, the screen is read."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from silvergold.engine import NSV, Edition, standard_deck
from silvergold.terminal.app import TerminalApp
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.client.local_game import LocalGame, new_game
from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.interaction.selections import KeepSelection, MarkSelection, TakeSelection, Waiting
from silvergold.terminal.screens.end import EndScreen
from silvergold.terminal.screens.handover import HandoverScreen
from silvergold.terminal.screens.table import TableScreen
from silvergold.words import Words

GIVES_UP_AFTER_S = 120
"""So that a test that waits in vain fails; nothing is measured by it."""
SEED = b"\x00\x01"


def local_game(
    people: str = "Ada", bots: str = "sailor", edition: Edition = NSV, seed: bytes = SEED
) -> LocalGame:
    """A new game of people and bots, both with commas."""
    names = bots.split(",") if bots else []
    return new_game(standard_deck(), edition, people.split(","), names, seed)


def terminal(game: LocalGame, language: str = "en", *, memory_aid: bool = False) -> TerminalApp:
    """The screens over a game on this machine."""
    client = LocalClient(game, memory_aid=memory_aid)

    async def rematch() -> TableClient:
        return LocalClient(game.rematch(SEED + SEED))

    return TerminalApp(Words(language, game.game.state.edition.name), client, rematch)


class Keyboard:
    """Presses keys and reads the screen."""

    def __init__(self, pilot: Pilot[str]) -> None:
        self.pilot = pilot
        self.app = pilot.app

    @property
    def text(self) -> str:
        """All that can be read on the screen."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    @property
    def table(self) -> TableScreen:
        """The table that is shown."""
        screen = self.app.screen
        assert isinstance(screen, TableScreen), screen
        return screen

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(GIVES_UP_AFTER_S):
            while not is_so():
                await self.pilot.pause()

    async def see(self, text: str) -> None:
        """Wait until something can be read."""
        await self.until(lambda: text in self.text)

    async def press(self, *keys: str) -> None:
        """Press keys, and wait for what they bring."""
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    async def click_on(self, word: str) -> None:
        """Click on a word of the lines of keys."""
        lines = self.text.splitlines()
        row = next(row for row in reversed(range(len(lines))) if word in lines[row])
        await self.pilot.click(offset=(lines[row].index(word) + 1, row))
        await self.pilot.pause()

    async def asked(self) -> None:
        """Wait until something is asked of whoever is at the keyboard, or the game is over."""
        await self.until(lambda: self.is_called or self.is_over or self._is_asked())

    @property
    def is_over(self) -> bool:
        """Whether the end is shown."""
        return isinstance(self.app.screen, EndScreen)

    @property
    def is_called(self) -> bool:
        """Whether somebody is called to the keyboard."""
        return isinstance(self.app.screen, HandoverScreen)

    def _is_asked(self) -> bool:
        screen = self.app.screen
        return isinstance(screen, TableScreen) and not isinstance(screen.selection, Waiting)

    async def begin(self) -> None:
        """Keep the first two cards, and come to the first turn."""
        await self.asked()
        await self.press("1", "2", "enter")
        await self.until(lambda: isinstance(self.table.selection, MarkSelection))
        await self.pilot.pause()  # until it is drawn as well

    async def play_on(self, steps: int = 100_000) -> None:
        """Press keys through the game, to its end or for some steps."""
        for _ in range(steps):
            await self.asked()
            if self.is_over:
                return
            await self.press(*self._next_keys())

    def _next_keys(self) -> tuple[str, ...]:
        if self.is_called:
            return ("enter",)
        match self.table.selection:
            case KeepSelection():
                return "1", "3", "enter"
            case TakeSelection():
                return "right", "enter"
            case MarkSelection(cursor=None):
                return ("space",)
        return ("enter",)


Script = Callable[[Keyboard], Awaitable[None]]


def at_keyboard(app: TerminalApp, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    """Let somebody follow a script at the keyboard."""

    async def new_game() -> None:
        async with app.run_test(size=size) as pilot:
            await script(Keyboard(pilot))

    asyncio.run(new_game())
