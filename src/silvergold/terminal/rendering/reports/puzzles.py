"""Puzzles as text: their headings, verdicts and solutions, and the share of points kept."""

from collections.abc import Mapping

from rich.table import Table

from silvergold.puzzles import DIFFICULTIES, Puzzle
from silvergold.review.grades import Grade
from silvergold.review.tries import Assessment
from silvergold.terminal.client.first_answers import FirstAnswers
from silvergold.terminal.rendering.reports.decisions import moves_in_words, reason_in_words
from silvergold.words import Words

PREFIX = "coach-why-"
"""Of the ids of all claims."""


def puzzle_heading(puzzle: Puzzle, words: Words) -> str:
    """The id of a puzzle and its level."""
    return words.say("puzzle-heading", id=puzzle.id, bot=words.bot_name(puzzle.difficulty))


def verdict_lines(puzzle: Puzzle, found: Assessment, words: Words) -> list[str]:
    """What an answer is worth, and why; of a wrong one, also what is true of the best."""
    deck, judged = puzzle.state.deck, found.judgement
    yours = words.say("puzzle-yours", why=reason_in_words(found.yours, deck, words))
    if not judged.is_accepted:
        best = words.say("puzzle-best", why=reason_in_words(found.best, deck, words))
        return [words.say("try-worse", points=judged.loss), yours, best]
    return [words.say("try-best" if judged.grade is Grade.BEST else "try-good"), yours]


def solution_lines(puzzle: Puzzle, words: Words) -> list[str]:
    """The best moves and the reason for them, and the theme."""
    deck = puzzle.state.deck
    return [
        moves_in_words(puzzle.decision.best[0].moves, deck, words),
        words.say("puzzle-best", why=reason_in_words(puzzle.why, deck, words)),
        theme_name(puzzle.theme, words),
    ]


def theme_name(theme: str, words: Words) -> str:
    """The name of a theme."""
    return words.say(f"puzzle-theme-{short_theme(theme)}")


def short_theme(theme: str) -> str:
    """A theme as people type it: without the prefix of the coach."""
    return theme.removeprefix(PREFIX)


def full_theme(name: str) -> str:
    """A theme from what is typed: its claim may lack the prefix of the coach."""
    return f"{PREFIX}{short_theme(name)}"


def progress_tables(answers: FirstAnswers, words: Words) -> list[Table]:
    """The share of points kept, by difficulty and by theme."""
    difficulties = answers.shares_kept(lambda answer: answer.difficulty)
    by_level = {words.bot_name(name): difficulties[name] for name in DIFFICULTIES if name in difficulties}
    themes = answers.shares_kept(lambda answer: answer.theme)
    by_theme = {theme_name(theme, words): share for theme, share in sorted(themes.items())}
    return [
        _shares("puzzles-difficulty", by_level, words),
        _shares("puzzles-theme", by_theme, words),
    ]


def _shares(title: str, shares: Mapping[str, tuple[int, float | None]], words: Words) -> Table:
    table = Table()
    table.add_column(words.say(title))
    for column in ("puzzles-answered", "puzzles-kept"):
        table.add_column(words.say(column), justify="right")
    for name, (count, share) in shares.items():
        table.add_row(name, str(count), "-" if share is None else words.percent(share))
    return table
