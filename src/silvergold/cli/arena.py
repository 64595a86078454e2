"""Commands for games between bots: simulate, tournament and verify."""

from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.progress import track
from rich.text import Text

from silvergold.cli.app import (
    ALL_BOTS,
    DeckOption,
    EditionOption,
    app,
    chosen_deck,
    console,
    errors,
    format_error,
    parse_bots,
)
from silvergold.cli.language import say, words
from silvergold.engine import EDITIONS, RecordError, format_record, parse_record, read_games, verify


@app.command(help=say("cli-simulate"))
def simulate(
    players: Annotated[int, typer.Option(min=2, max=4, help=say("cli-players"))] = 2,
    bots: Annotated[str, typer.Option(help=say("cli-simulate-bots", bots=ALL_BOTS))] = "sailor",
    games: Annotated[int, typer.Option(min=1, help=say("cli-games"))] = 100,
    seed: Annotated[str, typer.Option(help=say("cli-seed"))] = "1",
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-simulate-out"))] = None,
) -> None:
    """Let bots play games, save the records and print the mean scores."""
    from silvergold.arena.match import Match, mean_scores, scores_of, seat_bots
    from silvergold.terminal.rendering.tournament import means_table

    match = Match(chosen_deck(deck), seat_bots(parse_bots(bots), players), seed, EDITIONS[edition])
    match.play(0)  # reports wrong arguments before a file is written
    scores = []
    with out.open("w", encoding="utf-8", newline="\n") if out else nullcontext() as file:
        try:
            for number in track(
                range(games), say("cli-playing"), console=errors, disable=not errors.is_terminal
            ):
                game, record = match.play(number)
                if file:
                    file.write(format_record(record) + "\n")
                scores.append(scores_of(game))
        except KeyboardInterrupt:
            console.print(say("cli-stopped", played=len(scores), games=games))
    if scores:
        names = [player.name for player in match.participants]
        console.print(means_table(len(scores), names, mean_scores(scores), words))


@app.command(help=say("cli-tournament"))
def tournament(
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help=say("cli-tournament-bots", bots=ALL_BOTS))],
    games: Annotated[int, typer.Option(help=say("cli-tournament-games"))] = 100,
    players: Annotated[int, typer.Option(help=say("cli-tournament-players"))] = 2,
    seed: Annotated[str, typer.Option(help=say("cli-seed"))] = "1",
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help=say("cli-tournament-out"))] = None,
    review: Annotated[bool, typer.Option(help=say("cli-tournament-review"))] = True,
    workers: Annotated[int | None, typer.Option(help=say("cli-tournament-workers"))] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help=say("cli-tournament-cluster"))
    ] = None,
) -> None:
    """Let bots play the same deals in all seats, and print which is stronger."""
    from silvergold.arena.cluster import on_cluster
    from silvergold.arena.process_pool import in_processes
    from silvergold.arena.run import run
    from silvergold.arena.tournament import Tournament
    from silvergold.terminal.rendering.tournament import cross_table, progress_bar, statistics_table

    planned = Tournament(chosen_deck(deck), tuple(bots), players, games, seed, EDITIONS[edition], review)
    crew = in_processes(workers) if cluster is None else on_cluster(cluster, workers)
    if planned.games != games:
        each = planned.schedule.games_per_deal
        console.print(say("cli-whole-deals", games=planned.games, wanted=games, each=each))
    with (
        TemporaryDirectory() if out is None else nullcontext(out) as directory,
        progress_bar(errors, words) as watch,
    ):
        statistics = run(planned, Path(directory), crew, watch, words)
    console.print(statistics_table(statistics, words))
    if len(statistics.bots) > 1:
        console.print(cross_table(statistics, words))
    if out is not None:
        console.print(say("cli-results-in", directory=str(out)), soft_wrap=True)


@app.command("verify", help=say("cli-verify"))
def verify_records(
    file: Annotated[Path, typer.Argument(help=say("cli-records-file"))],
    deck: DeckOption = None,
) -> None:
    """Check records against the rules: every event, the scores, the winner, and the seed if there is one."""
    played_with = chosen_deck(deck)
    texts = list(read_games(file))
    wrong = unfinished = 0
    for number, text in enumerate(
        track(texts, say("cli-checking"), console=errors, disable=not errors.is_terminal), start=1
    ):
        try:
            record = parse_record(text)
            verify(record, played_with)
            unfinished += not record.is_finished
        except RecordError as error:
            wrong += 1
            text = say("cli-wrong-game", number=number, error=format_error(error))
            console.print(Text(text, style="red"), soft_wrap=True)
    if wrong:
        console.print(say("cli-games-wrong", wrong=wrong, games=len(texts)))
        raise typer.Exit(1)
    if unfinished:
        console.print(say("cli-games-unfinished", games=len(texts), unfinished=unfinished))
    else:
        console.print(say("cli-games-right", games=len(texts)))
