"""The command learn: the first game, step by step."""

from typing import Annotated

import typer

from silvergold.cli.app import DayOption, PlainOption, WordsOption, app, console
from silvergold.cli.display import display_options, run_screens
from silvergold.cli.language import say, words
from silvergold.cli.review import read_line
from silvergold.cli.terminal import terminal


@app.command(help=say("cli-learn"))
def learn(
    name: Annotated[str, typer.Option(help=say("cli-terminal-name"))] = say("default-name"),
    day: DayOption = False,
    plain: PlainOption = False,
    in_words: WordsOption = False,
) -> None:
    """Learn the game with the rulebooks' examples, on screens or at the plain prompt."""
    if display_options(plain, in_words, day).is_plain:
        from silvergold.terminal.plain.lesson import LessonWalk
        from silvergold.terminal.plain.output_style import OutputStyle

        LessonWalk(console, words, OutputStyle(words, is_drawn=not in_words), name).ask(read_line)
        return
    from silvergold.terminal.lesson_app import PLAY, LessonApp

    if run_screens(LessonApp(words, name, is_day=day)) == PLAY:
        terminal(name=name, coach=True, day=day)
