"""The application, and the options that commands share."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from silvergold.bots import BOTS
from silvergold.cli.language import OPTION, say, words
from silvergold.cli.localized_typer import LocalizedGroup, LocalizedTyper
from silvergold.engine import Deck, DeckError, Fault, SilverGoldError, load_deck, standard_deck
from silvergold.engine.state import EditionName
from silvergold.words import LANGUAGES

new_app = partial(
    LocalizedTyper,
    cls=LocalizedGroup,
    no_args_is_help=True,
    options_metavar=say("cli-options-metavar"),
    subcommand_metavar=say("cli-commands-metavar"),
)
app = new_app(name="silvergold", help=say("cli-about"), add_completion=False, pretty_exceptions_enable=False)

console = Console(highlight=False, markup=False)
errors = Console(stderr=True, highlight=False, markup=False)

ALL_LANGUAGES = ", ".join(LANGUAGES)


def check_language(language: str | None) -> None:
    """Reject an unknown language; a known one was chosen on import of ``silvergold.cli.language``."""
    if language is not None and language[:2].lower() not in LANGUAGES:
        raise typer.BadParameter(say("cli-no-such-language", language=language, languages=ALL_LANGUAGES))


LanguageOption = Annotated[
    str | None,
    typer.Option(
        OPTION,
        metavar="XX",
        callback=check_language,
        is_eager=True,
        help=say("cli-language", languages=ALL_LANGUAGES),
    ),
]
DeckOption = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help=say("cli-deck"))]
EditionOption = Annotated[EditionName, typer.Option("--edition", help=say("cli-edition"))]
ALL_BOTS = ", ".join(BOTS)


def chosen_deck(path: Path | None) -> Deck:
    """The deck of a file, with its warnings printed, or the built-in deck."""
    if path is None:
        return standard_deck()
    deck = load_deck(path)
    for warning in deck.warnings:
        text = say("cli-warning", file=str(path), warning=format_fault(warning))
        errors.print(Text(text, style="yellow"), soft_wrap=True)
    return deck


def format_error(error: SilverGoldError) -> str:
    """An error's text with its code, which is the same in every language."""
    if isinstance(error, DeckError):
        return "\n".join(map(format_fault, error.faults))
    return f"{words.error(error)} [{error.code}]"


def format_fault(fault: Fault) -> str:
    """The text of a fault in a deck, with its code."""
    return f"{words.fault(fault)} [{fault.code}]"


def parse_bots(text: str) -> list[str]:
    """Names of bots, separated by commas."""
    return [name.strip().lower() for name in text.split(",")] if text else []
