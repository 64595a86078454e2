"""What an answer to a puzzle is worth, and what to do next."""

from typing import Literal

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical

from silvergold.puzzles import Puzzle
from silvergold.review.tries import Assessment
from silvergold.terminal.rendering.reports.puzzles import solution_lines, verdict_lines
from silvergold.terminal.screens.base import Dialog
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words

NextStep = Literal["again", "next", "leave"]


class VerdictDialog(Dialog[NextStep]):
    """Shows the verdict; the solution only if it is asked for."""

    BINDINGS = [
        ("a,escape", "answer('again')", ""),
        ("n,enter", "answer('next')", ""),
        ("b", "show_best", ""),
        ("q", "answer('leave')", ""),
    ]

    def __init__(self, words: Words, puzzle: Puzzle, found: Assessment) -> None:
        super().__init__(words)
        self._puzzle = puzzle
        self._lines = verdict_lines(puzzle, found, words)

    def compose(self) -> ComposeResult:
        """The verdict with its reasons, and the keys."""
        with Vertical(classes="question"):
            yield TextWidget(Text("\n".join(self._lines)), id="verdict")
            yield self.keys(["try_again", "show_best", "next_puzzle", "leave_puzzles"])

    def action_show_best(self) -> None:
        """Show the best move."""
        lines = [*self._lines, "", *solution_lines(self._puzzle, self.words)]
        self.text_widget("verdict").write(Text("\n".join(lines)))
