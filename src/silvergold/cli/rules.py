"""The command rules: the whole rulebook, a chapter, or a rule."""

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
from silvergold.words import Words


@app.command(help=say("cli-rules"))
def rules(
    number: Annotated[str, typer.Argument(metavar="[RULE]", help=say("cli-rules-number"))] = "",
    edition: Annotated[EditionName | None, typer.Option(help=say("cli-rules-edition"))] = None,
    language: LanguageOption = None,
) -> None:
    """Read the rulebook."""
    from silvergold.terminal.rendering.rulebook import chapter_page, rule_page, rulebook_pages

    words = Words(speaking.language, edition or "nsv")
    if not number:
        print_pages(rulebook_pages(words, edition or ""))
        return
    found = find(words, number)
    if isinstance(found, Rule):
        print_pages([rule_page(words, found, edition or "")])
    else:
        print_pages([chapter_page(words, found, edition or "")])


def print_pages(pages: Iterable[RenderableType]) -> None:
    """Print pages, on a terminal with a pager."""
    from silvergold.terminal.rendering.rulebook import MAX_WIDTH

    width = min(console.width, MAX_WIDTH)
    if not (console.is_terminal and sys.stdin.isatty()):
        for page in pages:
            console.print(page, width=width)
        return
    os.environ.setdefault("LESS", "-FRX")  # with colours, and without paging what fits the screen
    with console.pager(styles=True):
        for page in pages:
            console.print(page, width=width)
