"""Prints lines below each other, with the current prompt at the end."""

from rich.console import Console, RenderableType
from rich.text import Text

from silvergold.terminal.rendering.palette import PRINTED_GOLD


class Printer:
    """A console that knows whether it ends with a prompt."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._has_prompt = False
        """Whether the last line is a prompt."""

    def print(self, shown: RenderableType) -> None:
        """Print below the prompt, which must then be shown again."""
        self.end_line()
        self._console.print(shown)

    def print_line(self, text: str, *, is_dim: bool = False) -> None:
        """Print a sentence, unless it is empty."""
        if text:
            self.print(Text(text, style="dim" if is_dim else "bold"))

    def show_prompt(self, prompt: str) -> None:
        """Show a prompt, unless one is shown already."""
        if not self._has_prompt:
            self._console.print(Text(f"{prompt} > ", style=PRINTED_GOLD), end="")
            self._has_prompt = True

    def finish_prompt(self, *, is_typed: bool) -> None:
        """End the prompt's line; with typed input, the Enter key has ended it already."""
        if is_typed:
            self._has_prompt = False
        self.end_line()

    def end_line(self) -> None:
        """Go to the next line after a prompt."""
        if self._has_prompt:
            self._has_prompt = False
            self._console.print()
