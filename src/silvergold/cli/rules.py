"""The command rules: the whole rulebook, a chapter, or a rule."""

import os
import sys
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import RenderableType

from silvergold.cli.app import JsonOption, LanguageOption, app, console, print_json
from silvergold.cli.language import say
from silvergold.cli.language import words as speaking
from silvergold.engine.state import EditionName
from silvergold.rulebook import Chapter, Rule, chapters, find, search
from silvergold.words import Words


@app.command(help=say("cli-rules"))
def rules(
    number: Annotated[str, typer.Argument(metavar="RULE", help=say("cli-rules-number"))] = "",
    edition: Annotated[EditionName | None, typer.Option(help=say("cli-rules-edition"))] = None,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Read the rulebook."""
    from silvergold.terminal.rendering.reports.rulebook import chapter_page, rule_page, rulebook_pages

    words = Words(speaking.language, edition or "nsv")
    if as_json:
        print_json([rule._asdict() for rule in chosen_rules(words, number)])
        return
    if not number:
        print_pages(rulebook_pages(words, edition or ""))
        return
    found = find_or_search(words, number)
    if isinstance(found, Chapter):
        print_pages([chapter_page(words, found, edition or "")])
    else:
        print_pages([rule_page(words, rule, edition or "") for rule in found])


def find_or_search(words: Words, text: str) -> Chapter | tuple[Rule, ...]:
    """The chapter or the rule with a number, or the rules about a word."""
    if not any(map(str.isdigit, text)):
        return search(words, text)
    found = find(words, text)
    return found if isinstance(found, Chapter) else (found,)


def chosen_rules(words: Words, text: str) -> tuple[Rule, ...]:
    """The rules with a number or about a word; all without one."""
    if not text:
        return tuple(rule for chapter in chapters(words) for rule in chapter.rules)
    found = find_or_search(words, text)
    return found.rules if isinstance(found, Chapter) else found


def print_pages(pages: Iterable[RenderableType]) -> None:
    """Print pages, on a terminal with a pager."""
    from silvergold.terminal.rendering.reports.rulebook import MAX_WIDTH

    width = min(console.width, MAX_WIDTH)
    if not (console.is_terminal and sys.stdin.isatty()):
        for page in pages:
            console.print(page, width=width)
        return
    os.environ.setdefault("LESS", "-FRX")  # with colours, and without paging what fits the screen
    with console.pager(styles=True):
        for page in pages:
            console.print(page, width=width)
