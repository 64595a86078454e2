"""Run a tournament in a directory, or continue one that was stopped."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from silvergold.arena.journal import Journal, refuse_other_arguments
from silvergold.arena.progress import TournamentProgress
from silvergold.arena.statistics import TournamentStatistics, compute_statistics
from silvergold.arena.summary import format_summary, parse_summary
from silvergold.arena.tournament import Tournament
from silvergold.arena.workers import GameRunner
from silvergold.errors import ApplicationError
from silvergold.files import write_atomically
from silvergold.words import Words

ENGLISH = Words()
JOURNAL = "journal.tsv"
"""Exists until the tournament is finished."""
GAMES, SCORES, SUMMARY = "games.jsonl", "scores.svg", "summary.json"

ProgressListener = Callable[[TournamentProgress], None]
"""Called with the progress once at the start, and then after every game."""


def run(
    tournament: Tournament,
    directory: Path,
    run_games: GameRunner,
    on_progress: ProgressListener = lambda _: None,
    words: Words = ENGLISH,
) -> TournamentStatistics:
    """Play the missing games of a tournament, write its results and return the statistics."""
    path = directory / JOURNAL
    if not path.exists() and is_finished(tournament, directory):
        return parse_summary((directory / SUMMARY).read_text(encoding="utf-8"))
    with Journal(path, tournament.arguments) as journal:
        play_missing(tournament, journal, run_games, on_progress)
        statistics = write_results(tournament, journal, directory, words)
    path.unlink()
    return statistics


def is_finished(tournament: Tournament, directory: Path) -> bool:
    """Whether a directory has the results of this tournament; refuses those of another one."""
    found = [name for name in (GAMES, SCORES, SUMMARY) if (directory / name).exists()]
    if SUMMARY in found:
        summary = (directory / SUMMARY).read_bytes()
        if arguments_in(summary) != tournament.arguments:
            refuse_other_arguments(directory / SUMMARY, summary, tournament.arguments)
    if 0 < len(found) < 3:
        raise ApplicationError("tournament-other-files", path=str(directory))
    return bool(found)


def arguments_in(summary: bytes) -> Any:
    """The arguments in a summary; None if it is not a summary."""
    try:
        return json.loads(summary)["arguments"]
    except (ValueError, LookupError, TypeError):
        return None


def play_missing(
    tournament: Tournament, journal: Journal, run_games: GameRunner, on_progress: ProgressListener
) -> None:
    """Play the games that are not in the journal."""
    progress = TournamentProgress(tournament.bots, tournament.games)
    for number, entry in journal.entries.items():
        progress.add(tournament.schedule.seating_of(number), entry.outcome)
    on_progress(progress)
    missing = [number for number in range(tournament.games) if number not in journal.entries]
    if missing:
        with closing(run_games(tournament, missing)) as games:
            for game in games:
                journal.add(game)
                progress.add(tournament.schedule.seating_of(game.number), game.outcome)
                on_progress(progress)


def write_results(
    tournament: Tournament, journal: Journal, directory: Path, words: Words
) -> TournamentStatistics:
    """Write records, plot and summary; the same games and language give the same bytes."""
    from silvergold.arena.plot import score_plot

    outcomes = [entry.outcome for _, entry in sorted(journal.entries.items())]
    summary = format_summary(tournament.arguments, compute_statistics(tournament.schedule, outcomes))
    statistics = parse_summary(summary)
    write_atomically(directory / GAMES, journal.records())
    write_atomically(directory / SCORES, [score_plot(tournament, outcomes, statistics, words).encode()])
    write_atomically(directory / SUMMARY, [summary.encode()])
    return statistics
