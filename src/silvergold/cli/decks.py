"""Decks of treasure cards: checked, shown, measured and drawn."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from silvergold.cli.app import DeckOption, app, chosen_deck, console
from silvergold.engine import DeckError, SetupError, standard_faults
from silvergold.engine.errors import quote
from silvergold.terminal.islands import cards_untouched
from silvergold.terminal.table import large_cards
from silvergold.words import Words, language_of

deck_app = typer.Typer(help="Look at decks of treasure cards.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file.")],
    standard: Annotated[
        bool, typer.Option("--standard", help="Also ask for the published make-up (R1.2 to R1.4).")
    ] = False,
) -> None:
    """Check a deck file and report all its faults at once."""
    try:
        checked = chosen_deck(file)
        faults = standard_faults(checked) if standard else []
    except DeckError as error:
        faults = [*error.faults]
    for fault in faults:
        console.print(Text(str(fault), style="red"), soft_wrap=True)
    if faults:
        console.print(f"{file}: {len(faults)} {'fault' if len(faults) == 1 else 'faults'}.", soft_wrap=True)
        raise typer.Exit(1)
    make_up = ", with the published make-up" if standard else ""
    console.print(f"{file}: {len(checked.cards)} cards, no fault{make_up}.", soft_wrap=True)


@deck_app.command("show")
def deck_show(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[ID]...", help="The cards to show; all if none.")
    ] = None,
    deck: DeckOption = None,
) -> None:
    """Draw islands in the terminal."""
    shown = chosen_deck(deck)
    unknown = [card_id for card_id in ids or [] if card_id not in shown.by_id]
    if unknown:
        missing = ", ".join(map(quote, unknown))
        message = f"{shown.name} has no card {missing}"
        raise SetupError("unknown-card", "", message, deck=shown.name, cards=missing)
    cards = [shown.by_id[card_id] for card_id in ids] if ids else shown.cards
    words = Words(language_of(os.environ))
    console.print(Text(words.say("cli-deck-legend"), style="dim"))
    console.print(large_cards(cards_untouched(cards), words, labels=[card.id for card in cards]))


@deck_app.command("report")
def deck_report(deck: DeckOption = None) -> None:
    """Print how quickly islands can be finished, by colour, beside the published game's figures."""
    from silvergold.terminal.figures import balance_table, islands_table, symbols_table

    reported = chosen_deck(deck)
    for table in (balance_table, symbols_table, islands_table):
        console.print(table(reported))


@deck_app.command("picture")
def deck_picture(
    out: Annotated[Path, typer.Option(metavar="FILE.svg", help="Where to write the picture.")],
    deck: DeckOption = None,
) -> None:
    """Draw the whole deck as a sheet."""
    from silvergold.gallery import deck_sheet

    out.write_text(deck_sheet(chosen_deck(deck)), encoding="utf-8", newline="\n")
    console.print(f"The deck is drawn in {out}.", soft_wrap=True)
