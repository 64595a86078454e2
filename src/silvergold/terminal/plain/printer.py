"""What is printed at the plain prompt: lines one below the other, and a question at their end."""

from rich.console import Console, RenderableType
from rich.text import Text

from silvergold.terminal.rendering.palette import PRINTED_GOLD


class Printer:
    """The paper that comes out of the machine."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._is_asking = False
        """Whether a question stands at the end."""

    def print(self, shown: RenderableType) -> None:
        """Print something; a question that stands there has to be asked again after it."""
        self.end_line()
        self._console.print(shown)

    def tell(self, text: str, *, softly: bool = False) -> None:
        """Print a sentence."""
        if text:
            self.print(Text(text, style="dim" if softly else "bold"))

    def ask(self, question: str) -> None:
        """Let a question stand at the end, if none does."""
        if not self._is_asking:
            self._console.print(Text(f"{question} > ", style=PRINTED_GOLD), end="")
            self._is_asking = True

    def answered(self, *, is_typed: bool) -> None:
        """The line of the question is over: whoever types ends it, an answer from a file does not."""
        if is_typed:
            self._is_asking = False
        self.end_line()

    def end_line(self) -> None:
        """Go to the next line, where a question stands."""
        if self._is_asking:
            self._is_asking = False
            self._console.print()
