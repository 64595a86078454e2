"""The first game at the plain prompt: the same steps, goals and texts as in the browser."""

from rich.console import Console
from rich.text import Text

from silvergold.engine import SilverGoldError, score
from silvergold.engine.scoring import LINES
from silvergold.lesson import LEARNER, SCORE, start, wrong_lines
from silvergold.terminal.client.lesson_client import ALL_STEPS, RIVAL, LessonClient
from silvergold.terminal.interaction.keyboard_layout import latin
from silvergold.terminal.plain.decision_prompt import DecisionPrompt, ReadLine
from silvergold.terminal.plain.input_parser import InputError
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.plain.prompts import Prompt, move_prompt
from silvergold.words import MessageValue, Words


class LessonWalk:
    """Goes through the steps; each is played until its goal is reached, or skipped."""

    def __init__(self, console: Console, words: Words, style: OutputStyle, learner: str) -> None:
        self._console = console
        self._words = words
        self._style = style
        self._learner = learner
        self._prompt = DecisionPrompt(console, words, style)
        self._say = self._prompt.say

    def ask(self, read_line: ReadLine) -> bool:
        """Go through all steps; returns False if the learner leaves."""
        for number, step in enumerate(ALL_STEPS, start=1):
            place = self._words.say("lesson-step", step=number, steps=len(ALL_STEPS))
            title = self._words.say(f"lesson-{step}-title")
            self._console.print(Text(f"\n{place}: {title}", style="bold"))
            self._console.print(Text(self._words.say("lesson-keys"), style="dim"))
            play = self._add_up if step == SCORE else self._play
            if not play(step, read_line):
                return False
        self._say("lesson-end-title")
        self._say("lesson-prompt-end")
        return True

    def _play(self, step: str, read_line: ReadLine) -> bool:
        """Play a step until its goal is reached; returns False to leave."""
        client, values = self._begin(step)
        prompt: Prompt = move_prompt(client, LEARNER)
        while not client.verdict.is_reached:
            typed = self._prompt.read(client, prompt, read_line)
            if typed in ("q", "n"):
                return typed == "n"
            prompt = self._answer(client, prompt, typed, values)
            if client.is_turn_over:
                self._say("lesson-turn-over")
                client, values = self._begin(step)
                prompt = move_prompt(client, LEARNER)
        self._say("lesson-well-done")
        self._say(f"lesson-{step}-done", **values)
        return True

    def _begin(self, step: str) -> tuple[LessonClient, dict[str, MessageValue]]:
        """The table of a step with its task, and the values of the step's texts."""
        client = LessonClient(step, self._learner)
        self._prompt.show_table(client, LEARNER)
        values = client.values(self._words, "prompt")
        self._say(f"lesson-{step}", **values)
        return client, values

    def _answer(
        self, client: LessonClient, prompt: Prompt, typed: str, values: dict[str, MessageValue]
    ) -> Prompt:
        """Handle a line; returns the next prompt, with its picture and what the lesson says shown."""
        try:
            following = self._prompt.answer(client, LEARNER, prompt, typed)
        except InputError as error:
            self._say(error.message_id, **error.values)
            return prompt
        except SilverGoldError as error:
            self._console.print(f"{self._words.say('lesson-refused')} {self._words.error(error)}")
            return prompt
        if client.legal(LEARNER):
            self._prompt.show_prompt(client, following)
        if client.verdict.says:
            self._say(client.verdict.says, **values)
        return following

    def _add_up(self, step: str, read_line: ReadLine) -> bool:
        """R7: add up the final score, line by line; returns False to leave."""
        state = start(step).state
        learner, rival = state.players[LEARNER], state.players[1 - LEARNER]
        self._console.print(self._style.finished_side(learner))
        self._say("lesson-score")
        for line in LINES:
            question = "lesson-score-sum" if line == "total" else f"lesson-score-{line}"
            typed = latin(read_line(self._words.say(question)).strip())
            while not typed.isdecimal() or wrong_lines({line: int(typed)}):
                if typed in ("q", "n"):
                    return typed == "n"
                self._say(f"lesson-score-{line}-wrong")
                typed = latin(read_line(self._words.say(question)).strip())
        self._say("lesson-score-done", name=RIVAL, points=score(rival).total)
        return True
