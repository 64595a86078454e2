"""The command review: where the points of finished games come from."""

import json
import sys
from contextlib import closing
from functools import partial
from typing import Annotated, Any, NamedTuple

import typer
from rich.text import Text

from silvergold.cli.app import (
    MAX_PROCESSES,
    DeckOption,
    SeatOption,
    WordsOption,
    app,
    chosen_deck,
    console,
    errors,
    format_error,
    is_interactive,
    with_progress_bar,
)
from silvergold.cli.language import say, words
from silvergold.cli.records import NumberedGame, RecordFiles, load_record, numbered_games
from silvergold.engine import HUMAN, Deck, GameRecord, SilverGoldError, parse_record
from silvergold.errors import ApplicationError
from silvergold.words import Words


@app.command(help=say("cli-review"))
def review(
    files: RecordFiles,
    game: Annotated[int | None, typer.Option(help=say("cli-review-game"))] = None,
    seat: SeatOption = None,
    in_words: WordsOption = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-review-json"))] = False,
    processes: Annotated[
        int | None, typer.Option(max=MAX_PROCESSES, help=say("cli-review-processes"))
    ] = None,
    deck: DeckOption = None,
) -> None:
    """Explain every point of a finished game, or of all games of a file as JSON Lines."""
    if as_json and seat is not None:  # a ledger has all seats
        raise ApplicationError("not-with-json", option="--seat")
    played_with = chosen_deck(deck)
    if as_json:
        games = [found for file in files for found in numbered_games(file, game)]
        print_ledgers(games, played_with, processes, len(files) > 1)
        return
    for file in files:
        show(load_record(file, 1 if game is None else game), played_with, seat, in_words)


# --- One game ---------------------------------------------------------------------------------------------


def show(record: GameRecord, deck: Deck, seat: int | None, in_words: bool) -> None:
    """Print the review of a game, and walk through costly decisions."""
    from silvergold.review.ledger import review_game
    from silvergold.terminal.client.table_client import seat_names, seats_of
    from silvergold.terminal.plain.output_style import OutputStyle
    from silvergold.terminal.plain.review import ReviewWalk, costly_decisions
    from silvergold.terminal.rendering.reports.review import review_sections

    check_finished(record)
    seats = seats_reviewed(record, seat)
    with errors.status(say("cli-reviewing")):
        ledger = review_game(record, deck)
    game_words = Words(words.language, record.edition.name)
    names = seat_names(seats_of(record.players), game_words)
    for section in review_sections(ledger, names, game_words, None if in_words else console.width):
        console.print(section)
        console.print()
    walk = ReviewWalk(console, names, game_words, OutputStyle(game_words, is_drawn=not in_words))
    for each in seats:
        with errors.status(say("cli-reviewing")):
            costly = costly_decisions(record, deck, ledger, each)
        console.print(say("decisions-of", name=names[each]), style="bold")
        if not costly:
            console.print(say("try-nothing"))
        elif not is_interactive():
            walk.show(costly)
        elif not walk.ask(costly, read_line):
            return


def seats_reviewed(record: GameRecord, seat: int | None) -> list[int]:
    """The seats whose decisions are shown: one that was named from 1, or the people's, or all."""
    seats = range(len(record.players))
    if seat is None:
        people = [number for number in seats if record.players[number].kind == HUMAN]
        return people or list(seats)
    if seat - 1 not in seats:
        raise ApplicationError("wrong-seat-number", seats=len(seats))
    return [seat - 1]


def read_line(prompt: str) -> str:
    """Ask for a line; ``q`` at the end of the input."""
    try:
        return console.input(Text(f"{prompt} > "))
    except EOFError:
        console.print()
        return "q"


def check_finished(record: GameRecord) -> None:
    """Refuse the record of a game that is not over."""
    if not record.is_finished:
        raise ApplicationError("game-not-over")


# --- All games of a file ----------------------------------------------------------------------------------


class Reviewed(NamedTuple):
    """The ledger of a game, or why there is none."""

    game: NumberedGame
    ledger: dict[str, Any]
    error: str = ""


def print_ledgers(
    games: list[NumberedGame], deck: Deck, processes: int | None, are_files_named: bool
) -> None:
    """Print the ledger of each game as a line of JSON; a damaged game gets an error and no line.

    Processes compute even a single game: on one core each, they get the same digits on any machine.
    """
    from silvergold.arena.process_pool import map_in_processes

    wrong = 0
    with closing(map_in_processes(partial(review_line, deck), games, processes)) as reviewed:
        for game, ledger, error in with_progress_bar(reviewed, say("cli-reviewing"), len(games)):
            if error:
                wrong += 1
                game.print_error(error, are_files_named, errors)
            else:
                document = {"file": game.file, **ledger} if are_files_named else ledger
                sys.stdout.write(json.dumps(document, separators=(",", ":")) + "\n")
                sys.stdout.flush()
    if wrong:
        raise typer.Exit(1)


def review_line(deck: Deck, game: NumberedGame) -> Reviewed:
    """Review one game, in a worker."""
    from silvergold.review.ledger import ledger_to_json, review_game

    try:
        record = parse_record(game.text)
        check_finished(record)
        ledger = ledger_to_json(review_game(record, deck), game.number)
    except SilverGoldError as error:
        return Reviewed(game, {}, format_error(error))
    return Reviewed(game, ledger)
