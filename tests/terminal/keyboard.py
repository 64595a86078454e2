"""A player at the keyboard of the terminal client: presses keys and reads the screen."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from silvergold.engine import (
    NSV,
    Edition,
    GameState,
    Phase,
    legal_moves,
    seats_to_move,
    standard_deck,
)
from silvergold.terminal.app import TerminalApp
from silvergold.terminal.client.local import LocalClient
from silvergold.terminal.client.local_game import LocalGame, new_game
from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.interaction.selections import KeepSelection, MarkSelection, TakeSelection, Waiting
from silvergold.terminal.screens.end import EndScreen
from silvergold.terminal.screens.handover import HandoverScreen
from silvergold.terminal.screens.table import TableScreen
from silvergold.words import Words

TIMEOUT_S = 200
"""After which a wait fails; no speed is measured by it."""
SEED = b"\x00\x01"


def local_game(
    people: str = "Ada", bots: str = "sailor", edition: Edition = NSV, seed: bytes = SEED
) -> LocalGame:
    """A new game of people and bots, both separated by commas."""
    names = bots.split(",") if bots else []
    return new_game(standard_deck(), edition, people.split(","), names, seed)


def advanced(game: LocalGame, is_reached: Callable[[GameState], bool]) -> LocalGame:
    """A game whose players make the first legal move until a position is reached."""
    play, dealer = game.game, game.dealer
    play.play_chance(dealer)
    while not is_reached(play.state):
        play.play(legal_moves(play.state, seats_to_move(play.state)[0])[0])
        play.play_chance(dealer)
    return game


def ada_takes(state: GameState) -> bool:
    """Whether the first seat has to take a card."""
    return state.phase == Phase.TAKE and seats_to_move(state) == (0,)


def terminal(game: LocalGame, language: str = "en", *, memory_aid: bool = False) -> TerminalApp:
    """The screens over a local game."""
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
        """The text on the screen."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    @property
    def table(self) -> TableScreen:
        """The table's screen, which must be shown."""
        screen = self.app.screen
        assert isinstance(screen, TableScreen), screen
        return screen

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(TIMEOUT_S):
            while not condition():
                await self.pilot.pause()

    async def see(self, text: str) -> None:
        """Wait until a text is on the screen."""
        await self.until(lambda: text in self.text)

    async def press(self, *keys: str) -> None:
        """Press keys, and wait for their effect."""
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    async def click_on(self, word: str) -> None:
        """Click on a word of the key hints."""
        lines = self.text.splitlines()
        row = next(row for row in reversed(range(len(lines))) if word in lines[row])
        await self.pilot.click(offset=(lines[row].index(word) + 1, row))
        await self.pilot.pause()

    async def wait_for_decision(self) -> None:
        """Wait until the player has to decide, or the game is over."""
        await self.until(lambda: self.is_handover or self.is_over or self._has_decision())

    @property
    def is_over(self) -> bool:
        """Whether the end screen is shown."""
        return isinstance(self.app.screen, EndScreen)

    @property
    def is_handover(self) -> bool:
        """Whether the handover screen is shown."""
        return isinstance(self.app.screen, HandoverScreen)

    def _has_decision(self) -> bool:
        screen = self.app.screen
        return isinstance(screen, TableScreen) and not isinstance(screen.selection, Waiting)

    async def begin(self) -> None:
        """Keep the first two cards, and wait for the first turn."""
        await self.wait_for_decision()
        await self.press("1", "2", "enter")
        await self.until(lambda: isinstance(self.table.selection, MarkSelection))
        await self.pilot.pause()  # until it is drawn

    async def play_on(self, steps: int = 100_000) -> None:
        """Play on, to the end of the game or for some decisions."""
        for _ in range(steps):
            await self.wait_for_decision()
            if self.is_over:
                return
            await self.press(*self._next_keys())

    def _next_keys(self) -> tuple[str, ...]:
        if self.is_handover:
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
    """Run a script at the keyboard."""

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await script(Keyboard(pilot))

    asyncio.run(run())
