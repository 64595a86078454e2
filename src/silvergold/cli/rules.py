"""The rulebook in the terminal: all of it, a chapter, or one rule."""

import os
import sys
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import RenderableType

from silvergold.cli.app import LanguageOption, app, console
from silvergold.cli.language import say
from silvergold.cli.language import words as speaking
from silvergold.engine.state import EditionName
from silvergold.rulebook import Rule, find
from silvergold.terminal.rendering.rulebook import WIDEST, chapter_page, rule_page, whole_book
from silvergold.words import Words


@app.command(help=say("cli-rules"))
def rules(
    number: Annotated[str, typer.Argument(metavar="[RULE]", help=say("cli-rules-number"))] = "",
    edition: Annotated[EditionName | None, typer.Option(help=say("cli-rules-edition"))] = None,
    language: LanguageOption = None,
) -> None:
    """Read the rulebook."""
    words = Words(speaking.language, edition or "nsv")
    if not number:
        show(whole_book(words, edition or ""))
        return
    found = find(words, number)
    if isinstance(found, Rule):
        show([rule_page(words, found, edition or "")])
    else:
        show([chapter_page(words, found, edition or "")])


def show(pages: Iterable[RenderableType]) -> None:
    """Print pages: with a pager where a person sits before a screen."""
    width = min(console.width, WIDEST)
    if not (console.is_terminal and sys.stdin.isatty()):
        for page in pages:
            console.print(page, width=width)
        return
    os.environ.setdefault("LESS", "-FRX")  # colours, and no pager for what fits the screen
    with console.pager(styles=True):
        for page in pages:
            console.print(page, width=width)
