"""Asking for one decision in a position, with the input of the plain prompt."""

import asyncio
import time
from collections.abc import Callable, Sequence
from enum import Enum

from rich.console import Console
from rich.text import Text

from silvergold.engine import GameState, PlayerMove, SilverGoldError
from silvergold.terminal.client.position_client import PositionClient
from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.interaction.keyboard_layout import latin
from silvergold.terminal.plain.commands import Commands
from silvergold.terminal.plain.input_parser import InputError
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.plain.prompts import MarkPrompt, Prompt, move_prompt
from silvergold.terminal.rendering.palette import PRINTED_GOLD
from silvergold.words import MessageValue, Words

ReadLine = Callable[[str], str]
"""Shows a prompt and returns the line that is typed; ``q`` at the end of the input."""


class WalkCommand(Enum):
    """What can be typed instead of a move."""

    BEST = "b"
    NEXT = "n"
    QUIT = "q"


COMMANDS = {command.value: command for command in WalkCommand}


class DecisionPrompt:
    """Shows a position, and asks a seat to decide in it."""

    def __init__(self, console: Console, words: Words, style: OutputStyle) -> None:
        self._console = console
        self._words = words
        self._style = style

    def show(self, state: GameState, seat: int, names: Sequence[str]) -> None:
        """Print a position."""
        self.show_table(PositionClient(state, seat, names), seat)

    def show_table(self, client: TableClient, seat: int) -> None:
        """Print what a seat decides about: to mark, the whole table."""
        prompt = move_prompt(client, seat)
        if isinstance(prompt, MarkPrompt):
            self._console.print(self._style.table(prompt.view, [state.name for state in client.seats]))
        else:
            self.show_prompt(client, prompt)

    def ask(
        self, state: GameState, seat: int, names: Sequence[str], read_line: ReadLine
    ) -> tuple[PlayerMove, ...] | WalkCommand:
        """Ask for the moves of one decision."""
        client = PositionClient(state, seat, names)
        prompt: Prompt = move_prompt(client, seat)
        while client.decided is None:
            typed = self.read(client, prompt, read_line)
            if typed in COMMANDS:
                return COMMANDS[typed]
            try:
                prompt = self.answer(client, seat, prompt, typed)
                if client.decided is None:
                    self.show_prompt(client, prompt)
            except InputError as error:
                self.say(error.message_id, **error.values)
            except SilverGoldError as error:
                self.say("answer-illegal", error=self._words.error(error))
        return client.decided

    def read(self, client: TableClient, prompt: Prompt, read_line: ReadLine) -> str:
        """Ask for a line; the commands that work at any time are answered here."""
        commands = Commands(client, self._words, time.time, self._style)
        while True:
            typed = latin(read_line(prompt.text(self._words)).strip())
            shown = commands.output_for(typed)
            if shown is None:
                return typed
            self._console.print(shown)

    def answer(self, client: TableClient, seat: int, prompt: Prompt, typed: str) -> Prompt:
        """Handle a line; returns the next prompt, or the same one if the seat can do nothing more."""
        answer = prompt.answer(typed)
        if isinstance(answer, Prompt):
            return answer
        asyncio.run(answer)
        return move_prompt(client, seat) if client.legal(seat) else prompt

    def show_prompt(self, client: TableClient, prompt: Prompt) -> None:
        """Print what a prompt is about, unless nothing has changed since it was last described."""
        picture = self._style.prompt(prompt, [state.name for state in client.seats])
        if picture is not None:
            self._console.print(picture)

    def say(self, message: str, **values: MessageValue) -> None:
        """Print a message."""
        self._console.print(Text(self._words.say(message, **values), style=PRINTED_GOLD))
