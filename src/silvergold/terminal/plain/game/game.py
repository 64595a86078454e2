"""A game at the plain prompt, on a local or a remote table."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any

from rich.console import Console
from rich.text import Text

from silvergold.engine import SilverGoldError
from silvergold.engine.view import PlayerView
from silvergold.protocol.commands import Phrase
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.table_client import TableClient, has_to_return, own_seats, seat_names
from silvergold.terminal.plain.commands import Commands, phrase_typed
from silvergold.terminal.plain.game.clock_announcer import ClockAnnouncer
from silvergold.terminal.plain.game.event_announcer import EventAnnouncer, gains
from silvergold.terminal.plain.game.input_reader import InputReader
from silvergold.terminal.plain.game.printer import Printer
from silvergold.terminal.plain.game.waiting_room import RematchPrompt, WaitingRoomPrompt
from silvergold.terminal.plain.input_parser import InputError
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.plain.prompts import MarkPrompt, MovePrompt, Prompt, ReturnPrompt, move_prompt
from silvergold.terminal.rendering.reports.decisions import hint_in_words
from silvergold.words import Words


class PlainGame:
    """Prints what happens at the table, and handles one line of input at a time."""

    def __init__(
        self,
        console: Console,
        client: TableClient,
        words: Words,
        input_reader: InputReader,
        style: OutputStyle,
        *,
        has_coach: bool,
    ) -> None:
        self._client = client
        self._has_coach = has_coach
        self._needs_hint = False
        """Whether the coach has not yet spoken about the current decision."""
        self._words = words
        self._input = input_reader
        self._clock = ClockAnnouncer(client, words, time.time)
        self._wake = asyncio.Event()
        self._style = style
        self._commands = Commands(client, words, time.time, style)
        self._printer = Printer(console)
        self._announcer = EventAnnouncer(client, words, self._printer, style)
        if isinstance(client, RemoteClient):
            client.on_reaction = self._announcer.announce_reaction
        self._main_prompt: Prompt | None = None
        """The prompt for the current decision; ``_prompt`` is the same or a more specific one."""
        self._prompt: Prompt | None = None
        self._shown_for: tuple[object, ...] = ()
        """The decision for which the table was last printed."""
        self._sending: asyncio.Task[None] | None = None
        self._side_before: PlayerView | None = None
        """The player's side before the move that is being sent."""
        self._next: TableClient | None = None

    async def run(self) -> TableClient | None:
        """Play until the game is over or the player leaves; returns the rematch's table, if there is one."""
        self._client.subscribe(self._wake.set)
        self._input.listen(self._wake.set)
        running = asyncio.create_task(self._client.run())
        running.add_done_callback(lambda _: self._wake.set())
        if (recap := self._commands.recap()) is not None:
            self._printer.print(recap)
        try:
            while await self._step():
                if running.done():
                    running.result()  # raises if the connection failed for good
            return self._next
        finally:
            running.cancel()
            await self._client.close()

    async def _step(self) -> bool:
        """Print what is new, then handle a line or wait for an event; returns False when the game is over."""
        self._wake.clear()
        self._announce()
        if self._needs_hint and isinstance(self._main_prompt, MovePrompt):
            await self._hint(self._main_prompt.seat)
        self._show_prompt()
        if isinstance(self._prompt, RematchPrompt) and await self._has_opened_rematch(self._prompt):
            return False
        if self._client.status == "closed" or (self._client.status == "finished" and self._prompt is None):
            return False
        line = self._input.next_line() if self._can_read_line else None
        if line is None:
            await self._wait(self._clock.until_warning(self._prompt))
            return True
        self._printer.finish_prompt(is_typed=self._input.is_live)
        return await self._handle_line(line)

    @property
    def _awaits_answer(self) -> bool:
        """Whether an answer is expected: not while the previous one is being sent."""
        return self._prompt is not None and self._sending is None

    @property
    def _can_read_line(self) -> bool:
        """Whether to read a line: not before an acknowledgement that is about to arrive."""
        if self._sending is not None:
            return self._input.is_live and not self._client.is_connected
        return self._prompt is not None or self._input.is_live

    async def _wait(self, seconds: float | None) -> None:
        """Wait for an event, or until a clock warning is due."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._wake.wait()

    # --- output ---------------------------------------------------------------------------------------------

    @property
    def _names(self) -> list[str]:
        return seat_names(self._client.seats, self._words)

    def _announce(self) -> None:
        """Announce what has happened since the last call."""
        self._announcer.announce()
        self._finish_sending()
        if self._sending is None:
            self._set_prompt(self._current_prompt())
        for warning in self._clock.warnings(self._prompt):
            self._printer.print_line(warning)

    def _show_prompt(self) -> None:
        if self._awaits_answer and self._prompt is not None:
            self._printer.show_prompt(self._prompt.text(self._words))
        elif self._prompt is None:
            self._announcer.announce_waiting()

    def _finish_sending(self) -> None:
        """Once a move is acknowledged, announce what it scored, or why it was refused."""
        if self._sending is None or not self._sending.done():
            return
        sending, self._sending = self._sending, None
        try:
            sending.result()
        except SilverGoldError as error:
            self._printer.print_line(self._words.say("answer-illegal", error=self._words.error(error)))
            return
        if self._side_before is not None and isinstance(self._main_prompt, MarkPrompt):
            self._announcer.announce_events(
                gains(self._main_prompt.seat, self._side_before, self._client.view(self._main_prompt.seat).me)
            )
        if isinstance(self._main_prompt, MovePrompt):
            # The next decision may be equal to this one: ready again, or draw again.
            self._main_prompt = self._prompt = None

    def _current_prompt(self) -> Prompt | None:
        """The prompt for this keyboard's current decision."""
        client, own = self._client, own_seats(self._client)
        if isinstance(client, RemoteClient) and client.status == "gathering":
            return WaitingRoomPrompt(client, bool(own), not client.free_seats)
        if client.status == "finished":
            if isinstance(client, RemoteClient) and own:
                return RematchPrompt(client, client.rematch_offer)
            return None
        if has_to_return(client):
            return ReturnPrompt(client)
        asked = [seat for seat in own if client.legal(seat)]
        return move_prompt(client, asked[0]) if asked else None

    def _set_prompt(self, prompt: Prompt | None) -> None:
        """Show a prompt, unless it is the current one."""
        if prompt == self._main_prompt:
            return
        self._main_prompt = self._prompt = prompt
        if isinstance(prompt, MovePrompt):
            self._show(prompt)
            self._needs_hint = self._has_coach
        elif prompt is not None:
            self._show_picture(prompt)

    def _show(self, prompt: MovePrompt) -> None:
        """Print the table at the start of a turn, otherwise only the prompt's picture; then the time left."""
        view = prompt.view
        shown_for = (view.round, view.turn, view.phase, prompt.seat)
        is_new, self._shown_for = shown_for != self._shown_for, shown_for
        if is_new and isinstance(prompt, MarkPrompt):
            self._printer.print(self._style.turn(view, self._names))
        else:
            self._show_picture(prompt)
        if left := self._clock.announce_turn(prompt.seat):
            self._printer.print(Text(left))

    def _show_picture(self, prompt: Prompt) -> None:
        if (picture := self._style.prompt(prompt, self._names)) is not None:
            self._printer.print(picture)

    # --- input ----------------------------------------------------------------------------------------------

    async def _handle_line(self, line: str) -> bool:
        """Handle a line; returns False to leave."""
        if line in ("q", "quit", "exit"):
            return False
        if isinstance(self._prompt, RematchPrompt) and not line:
            return False
        if (phrase := phrase_typed(line)) is not None and isinstance(self._client, RemoteClient):
            await self._react(self._client, phrase)
        elif line == "k" and isinstance(self._prompt, MovePrompt):
            await self._ask_coach(self._prompt.seat)
        elif (shown := self._commands.output_for(line)) is not None:
            self._printer.print(shown)
        elif self._prompt is None or self._sending is not None:
            self._printer.print_line(self._announcer.waiting_text())
        else:
            self._answer(self._prompt, line)
        return True

    async def _ask_coach(self, seat: int) -> None:
        """Print a good move; a coach who speaks without being asked is switched off instead."""
        if self._has_coach:
            self._has_coach = False
            self._printer.print_line(self._words.say("coach-is-off"))
        else:
            await self._hint(seat)

    async def _hint(self, seat: int) -> None:
        """Print a good move, and why."""
        self._needs_hint = False
        try:
            hint = await self._client.hint(seat)
            self._printer.print_line(hint_in_words(hint, self._client.deck, self._words))
        except SilverGoldError as error:
            self._has_coach = False
            self._printer.print_line(self._words.error(error))

    async def _react(self, client: RemoteClient, phrase: Phrase) -> None:
        try:
            await client.react(phrase)
        except SilverGoldError as error:
            self._printer.print_line(self._words.error(error))

    def _answer(self, prompt: Prompt, line: str) -> None:
        try:
            answer = prompt.answer(line)
        except InputError as error:
            self._printer.print_line(self._words.say(error.message_id, **error.values))
            return
        if isinstance(answer, Prompt):
            self._prompt = answer
            self._show_picture(answer)
        else:
            self._send(answer)

    def _send(self, sent: Coroutine[Any, Any, None]) -> None:
        """Send a move in the background: without a connection, the acknowledgement can take long."""
        self._prompt = self._main_prompt
        self._side_before = self._main_prompt.view.me if isinstance(self._main_prompt, MarkPrompt) else None
        self._sending = asyncio.create_task(sent)
        self._sending.add_done_callback(lambda _: self._wake.set())

    async def _has_opened_rematch(self, prompt: RematchPrompt) -> bool:
        """Open a rematch that has begun, if the player has accepted it."""
        if not prompt.offer.has_begun or not prompt.offer.is_accepted:
            return False
        self._next = await prompt.client.open_rematch()
        return True


async def play_games(
    console: Console,
    client: TableClient,
    words: Words,
    input_reader: InputReader,
    style: OutputStyle,
    *,
    has_coach: bool = False,
) -> None:
    """Play a game, and rematches as long as the players want."""
    next_table: TableClient | None = client
    while next_table is not None:
        game = PlainGame(console, next_table, words, input_reader, style, has_coach=has_coach)
        next_table = await game.run()
