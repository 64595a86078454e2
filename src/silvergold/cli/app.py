"""What all commands share."""

from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.text import Text

from silvergold.bots import BOTS
from silvergold.engine import Deck, load_deck, standard_deck

app = typer.Typer(
    name="silvergold",
    help="Silver & Gold: play it, host it, simulate it, check its records, design its cards.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

console = Console(highlight=False, markup=False)
errors = Console(stderr=True, highlight=False, markup=False)

DeckOption = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="Play with this deck file.")]
EditionOption = Annotated[Literal["nsv", "oya"], typer.Option("--edition", help="Whose rules.")]
BotsHelp = f"Bots, separated by commas: {', '.join(BOTS)}."


def chosen_deck(path: Path | None) -> Deck:
    """The deck that was asked for, or the built-in one; its warnings are shown."""
    if path is None:
        return standard_deck()
    deck = load_deck(path)
    for warning in deck.warnings:
        errors.print(Text(f"Warning: {path}: {warning}", style="yellow"), soft_wrap=True)
    return deck


def bot_names(text: str) -> list[str]:
    """The names of bots, separated by commas."""
    return [name.strip().lower() for name in text.split(",")] if text else []
