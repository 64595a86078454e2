"""The command puzzle: solve puzzles, and mine new ones."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from silvergold.cli.app import (
    STANDARD,
    DayOption,
    DeckOption,
    GameOption,
    JsonOption,
    PlainOption,
    ProcessesOption,
    SeatOption,
    SeedOption,
    WordsOption,
    app,
    chosen_deck,
    console,
    console_beside,
    errors,
    folder_or_temporary,
    new_app,
    print_json,
    progress_bar,
    write_output,
)
from silvergold.cli.daily import today_number
from silvergold.cli.display import DisplayOptions, display_options, run_screens
from silvergold.cli.language import say, words
from silvergold.cli.records import load_record
from silvergold.cli.review import check_finished, read_line, seats_reviewed
from silvergold.engine import Deck
from silvergold.errors import ApplicationError

if TYPE_CHECKING:
    from silvergold.puzzles import Puzzle
    from silvergold.terminal.client.first_answers import FirstAnswer, FirstAnswers

MAX_PUZZLES = 100_000
puzzle_app = new_app(help=say("cli-puzzle"), no_args_is_help=False, invoke_without_command=True)
app.add_typer(puzzle_app, name="puzzle")


class PuzzleChoice(NamedTuple):
    """Which puzzles to solve."""

    id: str
    theme: str
    difficulty: str
    file: Path | None
    """A file of puzzles, instead of those in the package."""


@puzzle_app.callback()
def puzzle(
    context: typer.Context,
    puzzle_id: Annotated[str, typer.Option("--id", metavar="ID", help=say("cli-puzzle-id"))] = "",
    theme: Annotated[str, typer.Option(metavar="THEME", help=say("cli-puzzle-theme"))] = "",
    difficulty: Annotated[str, typer.Option(metavar="BOT", help=say("cli-puzzle-difficulty"))] = "",
    record: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help=say("cli-puzzle-from"))
    ] = None,
    game: GameOption = 1,
    seat: SeatOption = None,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-puzzle-file"))] = None,
    progress: Annotated[bool, typer.Option("--progress", help=say("cli-puzzle-progress"))] = False,
    as_json: JsonOption = False,
    deck: DeckOption = None,
    day: DayOption = False,
    plain: PlainOption = False,
    in_words: WordsOption = False,
) -> None:
    """Solve the puzzle of the day and more, those of a theme or difficulty, or your own mistakes."""
    from silvergold.terminal.client.first_answers import FirstAnswers

    if context.invoked_subcommand is not None:
        return
    answers = FirstAnswers()
    if as_json:
        print_json(progress_to_json(answers))
        return
    if not progress:
        played_with = chosen_deck(deck)
        if record is not None:
            puzzles = own_mistakes(record, game, seat, played_with)
        else:
            puzzles = chosen(PuzzleChoice(puzzle_id, theme, difficulty, file), played_with, answers)
        if not puzzles:
            console.print(say("try-nothing"))
            return
        solve(puzzles, answers, display_options(plain, in_words, day))
    if progress or answers.by_puzzle:
        show_progress(answers, in_words)
    if answers.failure:
        raise answers.failure


# --- Which puzzles ----------------------------------------------------------------------------------------


def chosen(choice: PuzzleChoice, deck: Deck, answers: "FirstAnswers") -> "list[Puzzle]":
    """One puzzle by its id, or those of a theme and difficulty, or the puzzle of the day and then more.

    What has been answered already is left out, unless nothing else is left.
    """
    from silvergold.puzzles import load_puzzles, shipped
    from silvergold.terminal.rendering.reports.puzzles import full_theme, short_theme

    puzzles = load_puzzles(choice.file, deck) if choice.file else shipped()
    if choice.id:
        return [puzzles.find(choice.id)]
    if choice.theme or choice.difficulty:
        found = puzzles.select(choice.theme and full_theme(choice.theme), choice.difficulty)
        if not found:
            raise ApplicationError(
                "no-such-puzzles",
                themes=", ".join(map(short_theme, puzzles.themes)),
                difficulties=", ".join(puzzles.difficulties),
            )
        return answers.unanswered(found) or list(found)
    today = today_number()
    first, *others = (puzzles.of_the_day(today + days) for days in range(len(puzzles)))
    return [first, *answers.unanswered(others)]


def own_mistakes(path: Path, game: int, seat: int | None, deck: Deck) -> "list[Puzzle]":
    """The mistakes in a recorded game: of a seat from 1, or of the people, or of everybody."""
    from silvergold.puzzles import mistakes
    from silvergold.review.examination import examine

    record = load_record(path, game)
    check_finished(record)
    seats = seats_reviewed(record, seat)
    with errors.status(say("cli-reviewing")):
        examination = examine(record, deck)
        return [found for each in seats for found in mistakes(examination, each)]


# --- Solving them -----------------------------------------------------------------------------------------


def solve(puzzles: "list[Puzzle]", answers: "FirstAnswers", options: DisplayOptions) -> None:
    """Pose puzzles, on screens or at the plain prompt."""
    from silvergold.terminal.client.puzzle_session import PuzzleSession

    session = PuzzleSession(puzzles, answers)
    if options.is_plain:
        from silvergold.terminal.plain.puzzles import PuzzleWalk

        PuzzleWalk(console, session, words.language, in_words=options.in_words).ask(read_line)
    else:
        from silvergold.terminal.puzzle_app import PuzzleApp

        run_screens(PuzzleApp(words.language, session, is_day=options.is_day))


def progress_to_json(answers: "FirstAnswers") -> dict[str, Any]:
    """The share of points kept, for programs."""

    def shares(key: "Callable[[FirstAnswer], str]") -> dict[str, Any]:
        found = answers.shares_kept(key)
        return {name: {"answered": count, "kept": share} for name, (count, share) in found.items()}

    return {
        "difficulties": shares(lambda answer: answer.difficulty),
        "themes": shares(lambda answer: answer.theme),
    }


def show_progress(answers: "FirstAnswers", in_words: bool) -> None:
    """Print the share of points kept."""
    from silvergold.terminal.rendering.printed_table import table_in_words
    from silvergold.terminal.rendering.reports.puzzles import progress_tables

    for table in progress_tables(answers, words):
        console.print(table_in_words(table) if in_words else table)


# --- Mining more ------------------------------------------------------------------------------------------


@puzzle_app.command("mine", help=say("cli-puzzle-mine"))
def mine_puzzles(
    out: Annotated[Path, typer.Option(metavar="FILE", help=say("cli-puzzle-mine-out"))],
    count: Annotated[
        int, typer.Option("--puzzles", min=1, max=MAX_PUZZLES, help=say("cli-puzzle-mine-count"))
    ] = 100,
    seed: SeedOption = "puzzles",
    workers: ProcessesOption = None,
    deck: DeckOption = None,
) -> None:
    """Let bots play games, and write the best puzzles in them to a file."""
    from silvergold.puzzles.mining.run import mine

    played_with = chosen_deck(deck)
    with (
        folder_or_temporary(None if out == STANDARD else out.parent) as folder,
        progress_bar(say("cli-puzzle-mining"), count) as update,
    ):
        file = Path(folder) / out.name
        try:
            mine(played_with, seed, count, file, workers, on_progress=lambda done, _: update(done, count))
        except KeyboardInterrupt:
            errors.print(say("cli-puzzle-mine-stopped"), soft_wrap=True)
            raise
        if out == STANDARD:
            write_output(out, file.read_bytes())
    console_beside(out).print(say("cli-puzzle-mined", count=count, file=str(out)), soft_wrap=True)
