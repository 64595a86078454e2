"""Commands for decks: check, show, report and picture."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from silvergold.cli.app import DeckOption, app, chosen_deck, console, format_fault, new_app
from silvergold.cli.language import say, words
from silvergold.engine import DeckError, standard_faults
from silvergold.engine.errors import quote
from silvergold.errors import ApplicationError

deck_app = new_app(help=say("cli-deck-about"))
app.add_typer(deck_app, name="deck")


@deck_app.command("check", help=say("cli-deck-check"))
def deck_check(
    file: Annotated[Path, typer.Argument(help=say("cli-deck-check-file"))],
    standard: Annotated[bool, typer.Option("--standard", help=say("cli-deck-check-standard"))] = False,
) -> None:
    """Check a deck file and report all its faults at once."""
    try:
        checked = chosen_deck(file)
        faults = standard_faults(checked) if standard else []
    except DeckError as error:
        faults = [*error.faults]
    for fault in faults:
        console.print(Text(format_fault(fault), style="red"), soft_wrap=True)
    if faults:
        console.print(say("cli-deck-faults", file=str(file), count=len(faults)), soft_wrap=True)
        raise typer.Exit(1)
    text = "cli-deck-standard" if standard else "cli-deck-good"
    console.print(say(text, file=str(file), count=len(checked.cards)), soft_wrap=True)


@deck_app.command("show", help=say("cli-deck-show"))
def deck_show(
    ids: Annotated[list[str] | None, typer.Argument(metavar="[ID]...", help=say("cli-deck-show-ids"))] = None,
    deck: DeckOption = None,
) -> None:
    """Print islands."""
    from silvergold.terminal.rendering.islands import unmarked_cards
    from silvergold.terminal.rendering.printed_table import large_cards

    shown = chosen_deck(deck)
    unknown = [card_id for card_id in ids or [] if card_id not in shown.by_id]
    if unknown:
        missing = ", ".join(map(quote, unknown))
        raise ApplicationError("unknown-card", deck=shown.name, cards=missing)
    cards = [shown.by_id[card_id] for card_id in ids] if ids else shown.cards
    console.print(Text(say("cli-deck-legend"), style="dim"))
    console.print(large_cards(unmarked_cards(cards), words, labels=[card.id for card in cards]))


@deck_app.command("report", help=say("cli-deck-report"))
def deck_report(deck: DeckOption = None) -> None:
    """Print how quickly islands can be finished, by colour, compared with the published game."""
    from silvergold.terminal.rendering.deck_report import balance_table, islands_table, symbols_table

    reported = chosen_deck(deck)
    for table in (balance_table, symbols_table, islands_table):
        console.print(table(reported, words))


@deck_app.command("picture", help=say("cli-deck-picture"))
def deck_picture(
    out: Annotated[Path, typer.Option(metavar="FILE.svg", help=say("cli-deck-picture-out"))],
    deck: DeckOption = None,
) -> None:
    """Draw the whole deck as an SVG."""
    from silvergold.drawing import deck_sheet

    out.write_text(deck_sheet(chosen_deck(deck), words), encoding="utf-8", newline="\n")
    console.print(say("cli-deck-drawn", file=str(out)), soft_wrap=True)
