"""The command line: thin commands over the parts.

The exact tables, the pictures and the arena are imported where they are used: they would slow down every
start.
"""

import os
import re
import secrets
import sys
from contextlib import nullcontext
from importlib.metadata import version as installed_version
from io import TextIOWrapper
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.progress import track
from rich.text import Text

from silvergold.arena.files import write_whole
from silvergold.arena.match import Match, mean_scores, scores_of, seat_bots
from silvergold.bots import BOTS
from silvergold.engine import (
    EDITIONS,
    Deck,
    DeckError,
    GameRecord,
    RecordError,
    SetupError,
    SilverGoldError,
    format_record,
    load_deck,
    parse_record,
    read_games,
    standard_deck,
    standard_faults,
    verify,
)
from silvergold.terminal.islands import LEGEND, cards_untouched
from silvergold.terminal.play import LeaveGame, PromptGame
from silvergold.terminal.replay import show_replay
from silvergold.terminal.sitting import sit_down, sit_down_again
from silvergold.terminal.table import large_cards, means_table

app = typer.Typer(
    name="silvergold",
    help="Silver & Gold: play it, simulate it, check its records, design its cards.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
deck_app = typer.Typer(help="Look at decks of treasure cards.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")

console = Console(highlight=False, markup=False)
errors = Console(stderr=True, highlight=False, markup=False)

DeckOption = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="Play with this deck file.")]
EditionOption = Annotated[Literal["nsv", "oya"], typer.Option("--edition", help="Whose rules.")]
BotsHelp = f"Bots, separated by commas: {', '.join(BOTS)}."


def main() -> None:
    """The command ``silvergold``: errors are told in a line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a screen that lacks our characters shows others
    try:
        app()
    except SilverGoldError as error:
        errors.print(Text(f"Error: {error}", style="bold red"), soft_wrap=True)
        sys.exit(1)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone
        sys.exit(1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        errors.print(Text(f"Error: {where}{error.strerror}", style="bold red"), soft_wrap=True)
        sys.exit(1)


def chosen_deck(path: Path | None) -> Deck:
    """The deck that was asked for, or the built-in one; its warnings are shown."""
    if path is None:
        return standard_deck()
    deck = load_deck(path)
    for warning in deck.warnings:
        errors.print(Text(f"Warning: {path}: {warning}", style="yellow"), soft_wrap=True)
    return deck


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        console.print(f"silvergold {installed_version('silvergold')}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Silver & Gold: play it, simulate it, check its records, design its cards."""


# --- playing ----------------------------------------------------------------------------------------------


@app.command()
def play(
    bots: Annotated[str, typer.Option(help=f"Your opponents, 1 to 3. {BotsHelp}")] = "sailor",
    name: Annotated[str, typer.Option(help="Your name.")] = "Captain",
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    memory_aid: Annotated[
        bool, typer.Option("--memory-aid", help="Show which shapes have been seen this round.")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="Hex digits: the same seed, the same deal.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game's record here, also when you leave.")
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with a game that was left."),
    ] = None,
) -> None:
    """Play a game in the terminal against bots."""
    played_with, secret = chosen_deck(deck), read_seed(seed)
    if load is None:
        sitting = sit_down(played_with, EDITIONS[edition], name, bot_names(bots), secret)
    else:
        sitting = sit_down_again(played_with, only_record(load), secret)

    def save_game() -> None:
        if save is not None:
            write_whole(save, [f"{format_record(sitting.record())}\n".encode()])

    prompt = PromptGame(console, sitting, memory_aid=memory_aid, after_move=save_game)
    save_game()  # whatever is wrong with the file shows before the game
    console.print(Text("Silver & Gold", style="bold"), Text("   ? for help, q to leave", style="dim"))
    try:
        prompt.run()
    except LeaveGame:
        console.print()
    if save is not None:
        console.print(f"The game is in {save}.", soft_wrap=True)


def bot_names(text: str) -> list[str]:
    """The names of bots, separated by commas."""
    return [name.strip().lower() for name in text.split(",")]


def read_seed(text: str | None) -> bytes:
    """A seed in hex digits, or a new one from the system's random source."""
    if text is None:
        return secrets.token_bytes(16)
    if not re.fullmatch("([0-9a-fA-F]{2})+", text):
        raise SetupError("seed-not-hex", "", f"a seed is an even number of hex digits, not {text!r}")
    return bytes.fromhex(text)


def only_record(path: Path, number: int | None = None) -> GameRecord:
    """One game of a file of records, counted from 1; without a number, the only one."""
    texts = list(read_games(path))
    if number is None and len(texts) > 1:
        message = f"{path} has {len(texts)} games: put the one to go on with into a file of its own"
        raise RecordError("record-many-games", "", message)
    number = 1 if number is None else number
    if not 1 <= number <= len(texts):
        raise RecordError("record-no-such-game", "", f"{path} has games 1 to {len(texts)}, not {number}")
    return parse_record(texts[number - 1])


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A file of game records.")],
    game: Annotated[int, typer.Option(help="Which game of the file, from 1.")] = 1,
    deck: DeckOption = None,
) -> None:
    """Step through a recorded game, turn by turn."""
    record = only_record(file, game)
    show_replay(console, record, chosen_deck(deck), go_on)


def go_on() -> bool:
    """Wait for Enter between turns; without a person at the keyboard just go on."""
    if not sys.stdin.isatty():
        return True
    try:
        return console.input("Enter: next turn, q: stop > ").strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False


# --- serving ----------------------------------------------------------------------------------------------

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://...; else in your data folder."
    ),
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    database: DatabaseOption = None,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes that answer; more than one over PostgreSQL.")
    ] = 1,
    channel: Annotated[
        str,
        typer.Option(metavar="URL", help="redis://...: how workers tell each other, instead of PostgreSQL."),
    ] = "",
    thinkers: Annotated[int, typer.Option(min=1, help="Processes in which the bots of a worker think.")] = 1,
    pace: Annotated[int, typer.Option(min=0, help="Milliseconds that bots seem to think.")] = 600,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another site whose pages may connect.")
    ] = None,
    proxies: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Proxies whose X-Forwarded headers are believed.")
    ] = "127.0.0.1",
) -> None:
    """Host tables for others: the browser client, bots, and everything on disk before it is acknowledged."""
    from silvergold.server.serve import serve as run_server
    from silvergold.server.settings import Settings
    from silvergold.server.storage.database import default_database

    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        workers=workers,
        channel=channel,
        thinkers=thinkers,
        pace_ms=pace,
        origins=tuple(origin or ()),
        proxies=proxies,
        metrics_token=os.environ.get("SILVERGOLD_METRICS_TOKEN", ""),
    )
    run_server(settings, lambda: errors.print(f"Tables at http://{host}:{port}", soft_wrap=True))


# --- simulating and checking ------------------------------------------------------------------------------


@app.command()
def simulate(
    players: Annotated[int, typer.Option(min=2, max=4, help="Number of players.")] = 2,
    bots: Annotated[str, typer.Option(help=f"Who plays, seat by seat. {BotsHelp}")] = "sailor",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text: the same arguments give the same games.")] = "1",
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the records here.")] = None,
) -> None:
    """Let bots play games, write their records and show their mean scores."""
    match = Match(chosen_deck(deck), seat_bots(bot_names(bots), players), seed, EDITIONS[edition])
    match.play(0)  # whatever is wrong with the arguments shows before a file is touched
    scores = []
    with out.open("w", encoding="utf-8", newline="\n") if out else nullcontext() as file:
        try:
            for number in track(range(games), "Playing", console=errors, disable=not errors.is_terminal):
                game, record = match.play(number)
                if file:
                    file.write(format_record(record) + "\n")
                scores.append(scores_of(game))
        except KeyboardInterrupt:
            console.print(f"Stopped after {len(scores)} of {games} games.")
    if scores:
        names = [player.name for player in match.participants]
        console.print(means_table(len(scores), names, mean_scores(scores)))


@app.command()
def tournament(
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help=f"Who plays: {', '.join(BOTS)}.")],
    games: Annotated[int, typer.Option(help="Number of games, rounded up to whole deals.")] = 100,
    players: Annotated[int, typer.Option(help="Number of players at a table.")] = 2,
    seed: Annotated[str, typer.Option(help="Any text: the same arguments give the same games.")] = "1",
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the results here; goes on if it was stopped.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Games played at once; one a core if not given.")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local starts one.")
    ] = None,
) -> None:
    """Let bots meet on the same deals with seats exchanged, and tell who is stronger."""
    from silvergold.arena.cluster import on_cluster
    from silvergold.arena.processes import in_processes
    from silvergold.arena.run import run
    from silvergold.arena.tournament import Tournament
    from silvergold.terminal.standings import cross_table, figures_table, standing_bar

    planned = Tournament(chosen_deck(deck), tuple(bots), players, games, seed, EDITIONS[edition])
    crew = in_processes(workers) if cluster is None else on_cluster(cluster, workers)
    if planned.games != games:
        per_deal = planned.schedule.games_per_deal
        console.print(f"{planned.games} games instead of {games}: whole deals of {per_deal} games.")
    with (
        TemporaryDirectory() if out is None else nullcontext(out) as directory,
        standing_bar(errors) as watch,
    ):
        figures = run(planned, Path(directory), crew, watch)
    console.print(figures_table(figures))
    if len(figures.bots) > 1:
        console.print(cross_table(figures))
    if out is not None:
        console.print(f"The games, figures and scores are in {out}.", soft_wrap=True)


@app.command("verify")
def verify_records(
    file: Annotated[Path, typer.Argument(help="A file of game records.")],
    deck: DeckOption = None,
) -> None:
    """Check records against the rules: every event, the scores, the winner, and the seed if there is one."""
    played_with = chosen_deck(deck)
    texts = list(read_games(file))
    wrong = unfinished = 0
    for number, text in enumerate(
        track(texts, "Checking", console=errors, disable=not errors.is_terminal), start=1
    ):
        try:
            record = parse_record(text)
            verify(record, played_with)
            unfinished += not record.is_finished
        except RecordError as error:
            wrong += 1
            console.print(Text(f"game {number}: {error}", style="red"), soft_wrap=True)
    if wrong:
        console.print(f"{wrong} of {len(texts)} games are wrong.")
        raise typer.Exit(1)
    right = f"{len(texts)} {'game is' if len(texts) == 1 else 'games are'} right"
    console.print(f"{right}, {unfinished} of them not finished." if unfinished else f"{right}.")


# --- decks ------------------------------------------------------------------------------------------------


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
        raise SetupError("unknown-card", "", f"{shown.name} has no card {', '.join(unknown)}")
    cards = [shown.by_id[card_id] for card_id in ids] if ids else shown.cards
    console.print(Text(LEGEND, style="dim"))
    console.print(large_cards(cards_untouched(cards), labels=[card.id for card in cards]))


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


if __name__ == "__main__":
    main()
