"""The command learn: the first game, step by step."""

from typing import Annotated

import typer

from silvergold.cli.app import WordsOption, app, console
from silvergold.cli.language import say, words
from silvergold.cli.review import read_line


@app.command(help=say("cli-learn"))
def learn(
    name: Annotated[str, typer.Option(help=say("cli-terminal-name"))] = say("puzzle-you"),
    in_words: WordsOption = False,
) -> None:
    """Learn the game at the plain prompt, with the rulebooks' examples."""
    from silvergold.terminal.plain.lesson import LessonWalk
    from silvergold.terminal.plain.output_style import OutputStyle

    LessonWalk(console, words, OutputStyle(words, is_drawn=not in_words), name).ask(read_line)
