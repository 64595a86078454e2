"""Commands for games between bots: simulate, tournament and benchmark."""

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated, TextIO

import typer

from silvergold.cli.app import (
    ALL_BOTS,
    MAX_GAMES,
    STANDARD,
    DeckOption,
    EditionOption,
    JsonOption,
    ProcessesOption,
    SeedOption,
    app,
    chosen_deck,
    complete_bots,
    console,
    console_beside,
    errors,
    folder_or_temporary,
    parse_bot,
    parse_bots,
    print_json,
    with_progress_bar,
)
from silvergold.cli.language import say, words
from silvergold.engine import EDITIONS, Score, bot_participants, format_record

OutOption = Annotated[Path | None, typer.Option(metavar="DIR", help=say("cli-tournament-out"))]
ReviewOption = Annotated[bool, typer.Option(help=say("cli-tournament-review"))]


@app.command(help=say("cli-simulate"))
def simulate(
    players: Annotated[int, typer.Option(min=2, max=4, help=say("cli-players"))] = 2,
    bots: Annotated[
        str, typer.Option(help=say("cli-simulate-bots", bots=ALL_BOTS), autocompletion=complete_bots)
    ] = "sailor",
    games: Annotated[int, typer.Option(min=1, max=MAX_GAMES, help=say("cli-games"))] = 100,
    seed: SeedOption = "1",
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-simulate-out"))] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play games, save the records and print the mean scores."""
    from silvergold.arena.match import Match, scores_of, seat_bots

    match = Match(chosen_deck(deck), seat_bots(parse_bots(bots), players), seed, EDITIONS[edition])
    match.play(0)  # reports wrong arguments before a file is written
    scores: list[Sequence[Score]] = []
    is_stopped = False
    with opened(out) as file:
        try:
            for number in with_progress_bar(range(games), say("cli-playing")):
                game, record = match.play(number)
                if file:
                    file.write(format_record(record) + "\n")
                scores.append(scores_of(game))
        except KeyboardInterrupt:
            is_stopped = True
            console_beside(out, as_json).print(say("cli-stopped", played=len(scores), games=games))
    if scores:
        print_means(match.bots, scores, as_json, out)
    if is_stopped:
        raise KeyboardInterrupt


def opened(out: Path | None) -> AbstractContextManager[TextIO | None]:
    """A file for records, standard output, or none."""
    if out is None or out == STANDARD:
        return nullcontext(sys.stdout if out else None)
    return out.open("w", encoding="utf-8", newline="\n")


def print_means(
    bots: Sequence[str], scores: Sequence[Sequence[Score]], as_json: bool, out: Path | None
) -> None:
    """Print the mean scores, seat by seat; to standard error if the records go to standard output."""
    from silvergold.arena.match import mean_scores
    from silvergold.terminal.rendering.reports.tournament import means_table

    means = list(mean_scores(scores))
    if as_json:
        lines = (*Score._fields, "total")
        seats = [
            {"bot": bot, **{line: round(mean, 4) for line, mean in zip(lines, own, strict=True)}}
            for bot, own in zip(bots, means, strict=True)
        ]
        print_json({"games": len(scores), "seats": seats}, out)
    else:
        names = [player.name for player in bot_participants(bots)]
        console_beside(out).print(means_table(len(scores), names, means, words))


@app.command(help=say("cli-tournament"))
def tournament(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help=say("cli-tournament-bots", bots=ALL_BOTS),
            autocompletion=complete_bots,
        ),
    ],
    games: Annotated[int, typer.Option(max=MAX_GAMES, help=say("cli-tournament-games"))] = 100,
    players: Annotated[int, typer.Option(help=say("cli-tournament-players"))] = 2,
    seed: SeedOption = "1",
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    out: OutOption = None,
    review: ReviewOption = True,
    workers: ProcessesOption = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help=say("cli-tournament-cluster"))
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play the same deals in all seats, and print which is stronger."""
    from silvergold.arena.agents import check_agent
    from silvergold.arena.cluster import on_cluster
    from silvergold.arena.process_pool import in_processes
    from silvergold.arena.tournament.plan import Tournament
    from silvergold.arena.tournament.run import run
    from silvergold.arena.tournament.summary import summary_to_json
    from silvergold.terminal.rendering.reports.tournament import cross_table, statistics_table, tournament_bar

    names = tuple(parse_bots(",".join(bots), check_agent))
    reviewed = names if review else ()
    planned = Tournament(chosen_deck(deck), names, players, games, seed, EDITIONS[edition], reviewed)
    run_games = in_processes(workers) if cluster is None else on_cluster(cluster, workers)
    if planned.games != games:
        each = planned.schedule.games_per_deal
        people = console_beside(None, as_json)
        people.print(say("cli-whole-deals", games=planned.games, wanted=games, each=each))
    with (
        folder_or_temporary(out) as directory,
        tournament_bar(errors, words) as on_progress,
    ):
        statistics = run(planned, Path(directory), run_games, on_progress, words)
    if as_json:
        print_json(summary_to_json(planned.arguments, statistics))
        return
    console.print(statistics_table(statistics, words))
    if len(statistics.bots) > 1:
        console.print(cross_table(statistics, words))
    if out is not None:
        console.print(say("cli-results-in", directory=str(out)), soft_wrap=True)


@app.command(help=say("cli-benchmark"))
def benchmark(
    agent: Annotated[
        str,
        typer.Argument(
            metavar="AGENT", help=say("cli-benchmark-agent", bots=ALL_BOTS), autocompletion=complete_bots
        ),
    ],
    games: Annotated[int | None, typer.Option(min=1, max=MAX_GAMES, help=say("cli-benchmark-games"))] = None,
    opponents: Annotated[
        str | None,
        typer.Option(help=say("cli-benchmark-opponents"), autocompletion=complete_bots),
    ] = None,
    players: Annotated[int | None, typer.Option(min=2, max=4, help=say("cli-benchmark-players"))] = None,
    out: OutOption = None,
    review: ReviewOption = True,
    workers: ProcessesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Measure an agent against every level, on the decks and deals of the frozen benchmark."""
    from silvergold.arena.agents import check_agent
    from silvergold.arena.benchmark.plan import GAMES, OPPONENTS, PLAYERS, Benchmark
    from silvergold.arena.benchmark.results import results_to_json
    from silvergold.arena.benchmark.run import kept_processes, run_benchmark
    from silvergold.terminal.rendering.reports.benchmark import benchmark_bar, benchmark_table, score_line

    name = parse_bot(agent, check_agent)
    rivals = tuple(parse_bots(opponents)) if opponents else OPPONENTS
    planned = Benchmark(name, games or GAMES, review, rivals, (players,) if players else PLAYERS)
    with (
        folder_or_temporary(out) as directory,
        benchmark_bar(errors, planned.total_games, words) as on_progress,
        kept_processes(workers) as run_games,
    ):
        results = run_benchmark(planned, Path(directory), run_games, on_progress)
    if as_json:
        print_json(results_to_json(results))
        return
    console.print(benchmark_table(results, words))
    console.print(score_line(results, words), soft_wrap=True)
