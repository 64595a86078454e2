"""The first game on the screens of the terminal client."""

from silvergold.engine import score
from silvergold.lesson import LEARNER, SCORE, start
from silvergold.terminal.app import TerminalApp
from silvergold.terminal.client.lesson_client import ALL_STEPS, RIVAL, LessonClient
from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.screens.lesson import LessonChoice, LessonDialog, LessonScreen, ScoreScreen
from silvergold.words import Words

PLAY = "play"
"""The result of a learner who wants to play now."""


class LessonApp(TerminalApp):
    """Goes through the steps of the lesson on the table's screen."""

    BINDINGS = [("i", "task", "")]

    def __init__(self, words: Words, learner: str, *, is_day: bool = False) -> None:
        self._learner = learner
        self._number = 0
        self._lesson = LessonClient(ALL_STEPS[0], learner)
        super().__init__(words, self._lesson, is_day=is_day)

    def _open_table(self, client: TableClient) -> None:
        """Open a step, with its task over it."""
        super()._open_table(client)
        self.action_task()

    def _new_screen(self) -> BaseScreen[None]:
        return LessonScreen(self.words, self.client, self._now)

    def _show_table(self) -> None:
        super()._show_table()
        step, client, say = self._step, self._lesson, self.words.say
        if client.verdict.is_reached:
            done = say(f"lesson-{step}-done", **client.values(self.words, "keys"))
            self._ask([say("lesson-well-done"), done], ["go_on", "try_again", "step_back"], "next")
        elif client.is_turn_over:
            self._ask([say("lesson-turn-over")], ["try_again", "step_skip"], "again")

    def action_task(self) -> None:
        """Show what to do in this step."""
        task = self.words.say(f"lesson-{self._step}", **self._lesson.values(self.words, "keys"))
        self._ask([task], ["close", *["step_back"] * bool(self._number), "step_skip"])

    @property
    def _step(self) -> str:
        return ALL_STEPS[self._number]

    @property
    def _title(self) -> str:
        place = self.words.say("lesson-step", step=self._number + 1, steps=len(ALL_STEPS))
        return f"{place}: {self.words.say(f'lesson-{self._step}-title')}"

    def _ask(self, lines: list[str], hints: list[str], default: LessonChoice | None = None) -> None:
        self.push_screen(LessonDialog(self.words, self._title, lines, hints, default), self._go_on)

    def _go_on(self, choice: LessonChoice | None) -> None:
        """Go to the chosen step, or leave."""
        if choice == "leave":
            self.exit()
        elif choice is not None:
            self._number = max(0, self._number + {"back": -1, "again": 0, "next": 1}[choice])
            self._begin()

    def _begin(self) -> None:
        if self._step == SCORE:
            self.push_screen(ScoreScreen(self.words, self._title), self._end)
        else:
            self._lesson = LessonClient(self._step, self._learner)
            self._open_table(self._lesson)

    def _end(self, choice: LessonChoice | None) -> None:
        """Praise the learner, and offer a game."""
        if choice == "leave":
            self.exit()
            return
        points = score(start(SCORE).state.players[1 - LEARNER]).total
        lines = [self.words.say("lesson-score-done", name=RIVAL, points=points), self.words.say("lesson-end")]
        end = LessonDialog(self.words, self.words.say("lesson-end-title"), lines, ["play"], "next")
        self.push_screen(end, lambda wanted: self.exit(PLAY if wanted == "next" else None))

    def action_leave(self) -> None:
        """Leave at once: nothing is lost."""
        self.exit()
