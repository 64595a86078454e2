"""Games between bots, and records of any games checked."""

from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.progress import track
from rich.text import Text

from silvergold.arena.match import Match, mean_scores, scores_of, seat_bots
from silvergold.bots import BOTS
from silvergold.cli.app import (
    BotsHelp,
    DeckOption,
    EditionOption,
    app,
    bot_names,
    chosen_deck,
    console,
    errors,
)
from silvergold.engine import EDITIONS, RecordError, format_record, parse_record, read_games, verify
from silvergold.terminal.table import means_table


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
