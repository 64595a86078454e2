"""Commands for decks: check, show, report and picture."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.text import Text

from silvergold.cli.app import (
    STANDARD,
    DeckOption,
    JsonOption,
    app,
    chosen_deck,
    console,
    console_beside,
    format_fault,
    new_app,
    print_json,
    write_output,
)
from silvergold.cli.language import say, words
from silvergold.engine import DeckError, Fault, TreasureCard, standard_faults
from silvergold.engine.errors import quote
from silvergold.engine.grid import box_names
from silvergold.errors import ApplicationError

PNG_WIDTH = 1600
"""The width of a picture of a deck, in pixels."""

deck_app = new_app(help=say("cli-deck-about"))
app.add_typer(deck_app, name="deck")


@deck_app.command("check", help=say("cli-deck-check"))
def deck_check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=say("cli-deck-check-file"))],
    standard: Annotated[bool, typer.Option("--standard", help=say("cli-deck-check-standard"))] = False,
    as_json: JsonOption = False,
) -> None:
    """Check deck files and report all their faults at once."""
    checked = [check_deck(file, standard) for file in files]
    if as_json:
        print_json(
            [
                {"file": str(one.file), "cards": one.cards, "faults": list(map(to_json, one.faults))}
                for one in checked
            ]
        )
    else:
        for one in checked:
            print_checked(one, standard)
    if any(one.faults for one in checked):
        raise typer.Exit(1)


class CheckedDeck(NamedTuple):
    """What is wrong with a deck file."""

    file: Path
    cards: int
    """0 if it can't be read."""
    faults: tuple[Fault, ...]


def check_deck(file: Path, standard: bool) -> CheckedDeck:
    """Check a deck file."""
    try:
        deck = chosen_deck(file)
    except DeckError as error:
        return CheckedDeck(file, 0, tuple(error.faults))
    return CheckedDeck(file, len(deck.cards), tuple(standard_faults(deck)) if standard else ())


def to_json(fault: Fault) -> dict[str, str | None]:
    """A fault for programs."""
    return {"card": fault.card, "code": fault.code, "text": format_fault(fault)}


def print_checked(checked: CheckedDeck, standard: bool) -> None:
    """Print the faults of a deck file, and how many there are."""
    file, cards, faults = checked
    for fault in faults:
        console.print(Text(format_fault(fault), style="red"), soft_wrap=True)
    text = "cli-deck-faults" if faults else "cli-deck-standard" if standard else "cli-deck-good"
    console.print(say(text, file=str(file), count=len(faults) or cards), soft_wrap=True)


@deck_app.command("show", help=say("cli-deck-show"))
def deck_show(
    ids: Annotated[list[str] | None, typer.Argument(metavar="ID", help=say("cli-deck-show-ids"))] = None,
    deck: DeckOption = None,
    as_json: JsonOption = False,
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
    if as_json:
        print_json([card_to_json(card) for card in cards])
        return
    console.print(Text(say("cli-deck-legend"), style="dim"))
    console.print(large_cards(unmarked_cards(cards), words, labels=[card.id for card in cards]))


def card_to_json(card: TreasureCard) -> dict[str, Any]:
    """An island for programs; boxes are named as in a record."""
    masks = ("boxes", "crosses", "coins", "palms")
    symbols = {name: box_names(getattr(card, name)) for name in masks}
    return {"id": card.id, "color": card.color, "seal": card.seal, "value": card.value, **symbols}


@deck_app.command("report", help=say("cli-deck-report"))
def deck_report(deck: DeckOption = None, as_json: JsonOption = False) -> None:
    """Print how quickly islands can be finished, by colour, compared with the published game."""
    from silvergold.balance import balance, island_balances
    from silvergold.terminal.rendering.reports.deck_report import balance_table, islands_table, symbols_table

    reported = chosen_deck(deck)
    if as_json:
        colors = [{**asdict(row), "turns": row.turns._asdict()} for row in balance(reported)]
        print_json(
            {"deck": reported.name, "colors": colors, "islands": [*map(asdict, island_balances(reported))]}
        )
        return
    for table in (balance_table, symbols_table, islands_table):
        console.print(table(reported, words))


@deck_app.command("picture", help=say("cli-deck-picture"))
def deck_picture(
    out: Annotated[Path, typer.Option(metavar="FILE", help=say("cli-deck-picture-out"))],
    deck: DeckOption = None,
) -> None:
    """Draw the whole deck as an SVG or PNG picture."""
    from silvergold.drawing import deck_sheet, to_png

    if out.suffix.lower() not in (".svg", ".png") and out != STANDARD:
        raise ApplicationError("picture-kind", path=str(out))
    drawn = deck_sheet(chosen_deck(deck), words)
    write_output(out, to_png(drawn, PNG_WIDTH) if out.suffix.lower() == ".png" else drawn.encode())
    console_beside(out).print(say("cli-deck-drawn", file=str(out)), soft_wrap=True)
