"""The output style of the plain prompt: drawings or words."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from silvergold.engine import View
from silvergold.engine.scoring import Scorable
from silvergold.terminal.plain.descriptions import ChangeReader, finished_lines, own_block, table_blocks
from silvergold.terminal.plain.prompts import MarkPrompt, Prompt
from silvergold.terminal.rendering.printed_table import (
    finished_side,
    score_sheet,
    table_in_words,
    whole_table,
)
from silvergold.words import Words


class OutputStyle:
    """The current style, which the player can change during a game."""

    def __init__(self, words: Words, *, is_drawn: bool) -> None:
        self._words = words
        self.is_drawn = is_drawn
        self._reader = ChangeReader()

    def toggle(self) -> str:
        """Switch between drawings and words; returns a message that says so."""
        self.is_drawn = not self.is_drawn
        return self._words.say("plain-drawn" if self.is_drawn else "plain-spoken")

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        """Everything a seat sees."""
        if self.is_drawn:
            return whole_table(view, names, self._words)
        return Text("\n".join(self._reader.whole(table_blocks(view, names, self._words))))

    def turn(self, view: View, names: Sequence[str]) -> RenderableType:
        """The table at the start of a turn; in words only what has changed since it was last described."""
        if self.is_drawn:
            return whole_table(view, names, self._words)
        return Text("\n".join(self._reader.changes(table_blocks(view, names, self._words))))

    def scores(self, view: View, names: Sequence[str]) -> RenderableType:
        """The score sheet."""
        sheet = score_sheet(view.players, names, self._words)
        return sheet if self.is_drawn else table_in_words(sheet)

    def finished_side(self, player: Scorable) -> RenderableType:
        """A player's finished islands and score card, to add up."""
        if self.is_drawn:
            return finished_side(player, self._words)
        return Text("\n".join(finished_lines(player, self._words)))

    def prompt(self, prompt: Prompt, names: Sequence[str]) -> RenderableType | None:
        """What the player needs to see before answering a prompt."""
        if self.is_drawn:
            return prompt.picture(names, self._words)
        if isinstance(prompt, MarkPrompt):
            lines = self._reader.changes(own_block(prompt.view, names, self._words))
        else:
            lines = prompt.lines(names, self._words)
        return Text("\n".join(lines)) if lines else None
