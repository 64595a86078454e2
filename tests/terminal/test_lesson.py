"""The first game, at the plain prompt and on screens: the same steps, goals and hints as in the browser."""

from io import StringIO

import pytest
from rich.console import Console

from silvergold.engine import Mark, score
from silvergold.engine.scoring import LINES
from silvergold.lesson import LEARNER, SCORE, STEPS, start
from silvergold.terminal.client.lesson_client import LessonClient
from silvergold.terminal.interaction.selections import MarkSelection
from silvergold.terminal.lesson_app import PLAY, LessonApp
from silvergold.terminal.plain.lesson import LessonWalk
from silvergold.terminal.plain.output_style import OutputStyle
from silvergold.terminal.screens.lesson import LessonDialog, LessonScreen, ScoreScreen
from silvergold.words import LANGUAGES, Words
from tests.lesson.ways import RIGHT
from tests.terminal.keyboard import Keyboard, at_keyboard
from tests.terminal.test_puzzles import typed_for
from tests.thorough import slow


def typed_right() -> list[str]:
    """The lines that reach every goal."""
    lines: list[str] = []
    for step in STEPS:
        moves = [move for move in RIGHT[step] if isinstance(move, Mark)] or RIGHT[step]
        lines += typed_for(start(step).state, moves)
        lines += ["3"] if step == "finish" else []  # takes the third card of the display
    final = score(start(SCORE).state.players[LEARNER])
    return [*lines, *(str(getattr(final, line)) for line in LINES)]


def walk(lines: list[str], language: str = "en", *, is_drawn: bool = True) -> str:
    """Take the lesson; returns what was printed, with plain spaces."""
    printed, words = StringIO(), Words(language)
    console = Console(file=printed, width=100, color_system=None)
    style = OutputStyle(words, is_drawn=is_drawn)
    LessonWalk(console, words, style, "Ada").ask(lambda prompt: lines.pop(0) if lines else "q")
    return " ".join(printed.getvalue().split())


@pytest.mark.parametrize("language", ["en", *slow([each for each in LANGUAGES if each != "en"])])
def test_every_step_is_reached(language: str) -> None:
    lines, words = typed_right(), Words(language)
    said = walk(lines, language, is_drawn=False)
    assert lines == []
    well_done, end = (" ".join(words.say(text).split()) for text in ("lesson-well-done", "lesson-end-title"))
    assert said.count(well_done) == len(STEPS)
    assert end in said
    assert "{" not in said
    assert not set("│┃▓■□×●♣") & set(said)


def test_misses_get_the_hints_of_the_browser_and_a_step_can_be_skipped() -> None:
    said = walk(["1 1", "1 2", "1 b1", "", "n", "dance", "q"])
    assert "Keep two of them: type two numbers" in said
    assert "A single box is allowed, but now we want the L" in said
    assert "The turn is over. Do it again" in said
    assert said.count("Turn and mirror") == 1
    assert "One box instead" in said
    assert "Type an island and a box" in said


def test_a_wrong_sum_is_explained() -> None:
    said = walk(["n"] * len(STEPS) + ["63", "64", "q"])
    assert "Not yet. Add up the numbers on the flags of all six islands." in said
    assert "Points from the seals" not in said, "it is the question of the next line"


def test_every_step_is_reached_on_the_screens() -> None:
    app, words = LessonApp(Words(), "Ada"), Words()

    async def table(keyboard: Keyboard) -> LessonClient:
        """Close the task, and wait for the table."""
        await keyboard.until(lambda: isinstance(app.screen, LessonDialog))
        await keyboard.press("enter")
        await keyboard.until(lambda: isinstance(app.screen, LessonScreen))
        assert isinstance(app.client, LessonClient)
        return app.client

    async def take_the_lesson(keyboard: Keyboard) -> None:
        for number, step in enumerate(STEPS, start=1):
            await keyboard.see(f"Step {number} of 8: {words.say(f'lesson-{step}-title')}")
            client = await table(keyboard)
            for move in RIGHT[step]:
                await client.play(move)
            await keyboard.see("Well done!")
            await keyboard.press("enter")
        final = score(start(SCORE).state.players[LEARNER])
        for line in LINES:
            await keyboard.until(lambda: isinstance(app.screen, ScoreScreen))
            await keyboard.press(*str(getattr(final, line)), "enter")
        await keyboard.see(words.say("lesson-end-title"))
        await keyboard.press("enter")

    at_keyboard(app, take_the_lesson)
    assert app.return_value == PLAY


def test_on_the_screens_misses_get_hints_and_steps_can_be_repeated_and_skipped() -> None:
    app = LessonApp(Words(), "Ada")

    async def stumble(keyboard: Keyboard) -> None:
        await keyboard.see("Step 1 of 8")
        await keyboard.press("n")
        await keyboard.see("Step 2 of 8")
        await keyboard.press("enter")
        await keyboard.until(lambda: isinstance(keyboard.table.selection, MarkSelection))
        await keyboard.press("o", "enter")
        await keyboard.see("A single box is allowed, but now we want the L.")
        await keyboard.press("enter")
        await keyboard.see("The turn is over. Do it again")
        await keyboard.click_on(Words().say("key-try-again"))
        await keyboard.see("Step 2 of 8")
        await keyboard.press("b")
        await keyboard.see("Step 1 of 8")
        for _ in STEPS:
            await keyboard.press("n")
        await keyboard.until(lambda: isinstance(app.screen, ScoreScreen))
        await keyboard.press("6", "3", "enter")
        await keyboard.see("Not yet. Add up the numbers on the flags of all six islands.")
        await keyboard.press("escape")

    at_keyboard(app, stumble)
    assert app.return_value is None


def test_what_a_step_waited_for_may_come_after_its_end() -> None:
    app = LessonApp(Words(), "Ada")

    async def skip(keyboard: Keyboard) -> None:
        await keyboard.see("Step 1 of 8")
        first = app.screen_stack[-2]
        assert isinstance(first, LessonScreen)
        await keyboard.press("n")
        await keyboard.see("Step 2 of 8")
        await keyboard.until(lambda: not first.children)
        first.show()

    at_keyboard(app, skip)
