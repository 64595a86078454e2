"""Run a tournament in a directory, or continue one that was stopped or has more games now."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from silvergold.arena.outcome import format_outcome, parse_outcome
from silvergold.arena.tournament.journal import Journal, format_entry, format_heading, refuse_other_arguments
from silvergold.arena.tournament.plan import Tournament
from silvergold.arena.tournament.progress import TournamentProgress
from silvergold.arena.tournament.statistics import TournamentStatistics, compute_statistics
from silvergold.arena.tournament.summary import format_summary, parse_summary
from silvergold.arena.workers import GameRunner
from silvergold.errors import ApplicationError
from silvergold.files import write_atomically
from silvergold.words import Words

ENGLISH = Words()
JOURNAL = "journal.tsv"
"""Exists until the tournament is finished."""
GAMES, OUTCOMES, SCORES, SUMMARY = "games.jsonl", "outcomes.jsonl", "scores.svg", "summary.json"

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
    if not path.exists() and (games := finished_games(tournament, directory)):
        if games == tournament.requested_games:
            return parse_summary((directory / SUMMARY).read_text(encoding="utf-8"))
        reopen(tournament, directory)
    with Journal(path, tournament.arguments) as journal:
        check_games(tournament, journal, path)
        play_missing(tournament, journal, run_games, on_progress)
        statistics = write_results(tournament, journal, directory, words)
    path.unlink()
    return statistics


def finished_games(tournament: Tournament, directory: Path) -> int:
    """How many games were requested of this tournament when it finished in a directory; 0 if it has not.

    Refuses the results of another tournament, or of one with more games.
    """
    results = (GAMES, OUTCOMES, SCORES, SUMMARY)
    found = [name for name in results if (directory / name).exists()]
    games = 0
    if SUMMARY in found:
        summary = (directory / SUMMARY).read_bytes()
        arguments = arguments_in(summary)
        games = arguments.get("games", 0)
        is_same = arguments == {**tournament.arguments, "games": games}
        if not is_same or not isinstance(games, int) or games > tournament.requested_games:
            refuse_other_arguments(directory / SUMMARY, summary, tournament.arguments)
    if 0 < len(found) < len(results):
        raise ApplicationError("tournament-other-files", path=str(directory))
    return games


def arguments_in(summary: bytes) -> dict[str, Any]:
    """The arguments in a summary; none if it is not a summary."""
    try:
        return dict(json.loads(summary)["arguments"])
    except (ValueError, LookupError, TypeError):
        return {}


def reopen(tournament: Tournament, directory: Path) -> None:
    """Write the journal of a finished tournament again, so that it can be extended."""
    outcomes, records = ((directory / name).read_bytes().splitlines() for name in (OUTCOMES, GAMES))
    try:
        games = zip(map(parse_outcome, outcomes), records, strict=True)
        entries = [format_entry(*outcome, record) for outcome, record in games]
    except (ValueError, LookupError, TypeError):
        raise ApplicationError("tournament-other-files", path=str(directory)) from None
    write_atomically(directory / JOURNAL, [format_heading(tournament.arguments), *entries])


def check_games(tournament: Tournament, journal: Journal, path: Path) -> None:
    """Refuse to continue with fewer games than have been played."""
    if max(journal.entries, default=0) >= tournament.games:
        played = f"games={len(journal.entries)}"
        raise ApplicationError("tournament-other-arguments", path=str(path), arguments=played)


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
    from silvergold.arena.tournament.plot import score_plot

    outcomes = [entry.outcome for _, entry in sorted(journal.entries.items())]
    summary = format_summary(tournament.arguments, compute_statistics(tournament.schedule, outcomes))
    statistics = parse_summary(summary)
    write_atomically(directory / GAMES, journal.records())
    write_atomically(directory / OUTCOMES, [format_outcome(*one) + b"\n" for one in enumerate(outcomes)])
    write_atomically(directory / SCORES, [score_plot(tournament, outcomes, statistics, words).encode()])
    write_atomically(directory / SUMMARY, [summary.encode()])
    return statistics
