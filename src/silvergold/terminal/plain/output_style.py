"""How the table is told: drawn, or in words."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from silvergold.engine import View
from silvergold.terminal.plain.descriptions import table_lines
from silvergold.terminal.plain.prompts import Prompt
from silvergold.terminal.rendering.printed_table import whole_table
from silvergold.words import Words


class OutputStyle:
    """One of the two, until somebody asks for the other."""

    def __init__(self, words: Words, *, is_drawn: bool = True) -> None:
        self._words = words
        self._is_drawn = is_drawn

    def change(self) -> str:
        """The other way from now on; what there is to say of it."""
        self._is_drawn = not self._is_drawn
        return self._words.say("plain-drawn" if self._is_drawn else "plain-spoken")

    def table(self, seen: View, names: Sequence[str]) -> RenderableType:
        """Everything a seat sees."""
        if self._is_drawn:
            return whole_table(seen, names, self._words)
        return Text("\n".join(table_lines(seen, names, self._words)))

    def question(self, question: Prompt, names: Sequence[str]) -> RenderableType | None:
        """What has to be known before a question can be answered."""
        if self._is_drawn:
            return question.picture(names, self._words)
        lines = question.lines(names, self._words)
        return Text("\n".join(lines)) if lines else None
