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
        prompt, names = move_prompt(client, seat), [state.name for state in client.seats]
        if isinstance(prompt, MarkPrompt):
            self._console.print(self._style.table(prompt.view, names))
        else:
            self._console.print(self._style.prompt(prompt, names))

    def ask(
        self, state: GameState, seat: int, names: Sequence[str], read_line: ReadLine
    ) -> tuple[PlayerMove, ...] | WalkCommand:
        """Ask for the moves of one decision."""
        client = PositionClient(state, seat, names)
        commands = Commands(client, self._words, time.time, self._style)
        prompt: Prompt = move_prompt(client, seat)
        while client.decided is None:
            typed = latin(read_line(prompt.text(self._words)).strip())
            if typed in COMMANDS:
                return COMMANDS[typed]
            if (shown := commands.output_for(typed)) is not None:
                self._console.print(shown)
                continue
            try:
                prompt = self._answer(client, seat, prompt, typed)
            except InputError as error:
                self.say(error.message_id, **error.values)
            except SilverGoldError as error:
                self.say("answer-illegal", error=self._words.error(error))
        return client.decided

    def _answer(self, client: PositionClient, seat: int, prompt: Prompt, typed: str) -> Prompt:
        """Handle a line; returns the next prompt, with its picture shown."""
        answer = prompt.answer(typed)
        if isinstance(answer, Prompt):
            following = answer
        else:
            asyncio.run(answer)
            if not client.legal(seat):
                return prompt
            following = move_prompt(client, seat)
        if client.decided is None:
            names = [state.name for state in client.seats]
            self._console.print(self._style.prompt(following, names))
        return following

    def say(self, message: str, **values: MessageValue) -> None:
        """Print a message."""
        self._console.print(Text(self._words.say(message, **values), style=PRINTED_GOLD))
