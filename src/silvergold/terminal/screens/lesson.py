"""The screens of the lesson: the table with the step's hints, its dialogs, and the sum of the final score."""

from collections.abc import Sequence
from typing import Literal

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, Static

from silvergold.engine import View
from silvergold.engine.scoring import LINES
from silvergold.lesson import LEARNER, SCORE, start, wrong_lines
from silvergold.terminal.client.lesson_client import LessonClient
from silvergold.terminal.rendering.printed_table import finished_side
from silvergold.terminal.screens.base import Dialog
from silvergold.terminal.screens.table import TableScreen
from silvergold.words import Words

LessonChoice = Literal["again", "back", "next", "leave"]
"""What to do after a dialog: begin the step again, go to another one, or leave; None stays at the step."""


class LessonScreen(TableScreen):
    """The table, with what the lesson says about the latest move in place of the instruction."""

    def draw(self) -> None:
        """Redraw the screen."""
        if isinstance(self.client, LessonClient):
            says = self.client.verdict.says
            self.caption = self.words.say(says, **self.client.values(self.words, "keys")) if says else ""
        super().draw()

    def key_hints(self, view: View) -> list[str]:
        """The keys that apply now, and the one that shows the task."""
        return ["task", *super().key_hints(view)]


class LessonDialog(Dialog[LessonChoice | None]):
    """Says what to do, or what was done, and what may come next."""

    BINDINGS = [
        ("enter,escape", "close", ""),
        ("a", "answer('again')", ""),
        ("b", "answer('back')", ""),
        ("n", "answer('next')", ""),
        ("q", "answer('leave')", ""),
    ]

    def __init__(
        self,
        words: Words,
        title: str,
        lines: Sequence[str],
        hints: Sequence[str],
        default: LessonChoice | None = None,
    ) -> None:
        super().__init__(words)
        self._default = default
        self._title = title
        self._lines = lines
        self._hints = hints

    def compose(self) -> ComposeResult:
        """The text, and the keys."""
        with Vertical(classes="question"):
            yield Static(self._title, classes="title", markup=False)
            yield Static("\n\n".join(self._lines), classes="lesson-text", markup=False)
            yield self.keys([*self._hints, "leave_puzzles"])

    def action_close(self) -> None:
        """Do what Enter is for."""
        self.dismiss(self._default)


class ScoreScreen(Dialog[LessonChoice | None]):
    """R7: the learner adds up a final score, line by line."""

    BINDINGS = [("escape", "leave", "")]

    def __init__(self, words: Words, title: str) -> None:
        super().__init__(words)
        self._title = title
        self._lines = list(LINES)
        """The lines that are still to be added up."""

    def compose(self) -> ComposeResult:
        """The finished islands, the score card, and a question."""
        player = start(SCORE).state.players[LEARNER]
        with VerticalScroll(classes="sheet", can_focus=False) as frame:
            frame.border_title = self._title
            frame.border_subtitle = f"Esc {self.words.say('key-leave')}"
            yield Static(self.words.say("lesson-score"), markup=False)
            yield Static(finished_side(player, self.words))
            yield Input(type="integer", max_length=3, id="sum")
            yield Static(id="explanation", markup=False)

    def on_mount(self) -> None:
        """Ask for the first line."""
        self._ask()

    def action_leave(self) -> None:
        """Leave the lesson."""
        self.dismiss("leave")

    def _ask(self) -> None:
        line = self._lines[0]
        field = self.query_one("#sum", Input)
        field.value = ""
        field.border_title = self.words.say("lesson-score-sum" if line == "total" else f"lesson-score-{line}")
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Check a sum; a wrong one is explained."""
        line = self._lines[0]
        if not event.value.isdecimal() or wrong_lines({line: int(event.value)}):
            self.query_one("#explanation", Static).update(self.words.say(f"lesson-score-{line}-wrong"))
            return
        self.query_one("#explanation", Static).update(self.words.say("lesson-score-right"))
        del self._lines[0]
        if self._lines:
            self._ask()
        else:
            self.dismiss("next")
