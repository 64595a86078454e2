"""The games of the calibration: what is played, and the figures that the review of each one leaves."""

import time
from typing import Any, NamedTuple

from silvergold.arena.match import Match, scores_of
from silvergold.bots import BOTS
from silvergold.engine import standard_deck
from silvergold.review.ledger import SeatBook, review_game

LEVELS = tuple(reversed(BOTS))
"""Strongest first."""
LINES = ("luck", "skill", "others", "appraisal")


class Task(NamedTuple):
    """One game: a deal, and who sits where."""

    bots: tuple[str, ...]
    seed: str
    deal: int


class SeatFigures(NamedTuple):
    """A seat of a reviewed game, in points."""

    bot: str
    points: float
    luck: float
    skill: float
    others: float
    appraisal: float
    losses: tuple[float, ...]
    """What each decision with a choice gave away."""


class GameFigures(NamedTuple):
    """A reviewed game."""

    task: Task
    seats: tuple[SeatFigures, ...]
    seconds: float
    """The processor time of the review."""


def calibration_tasks(games: int, seed: str) -> list[Task]:
    """This many games of every level against itself, and as many against the others with seats exchanged."""
    alone = [Task((bot, bot), f"{seed} {bot}", deal) for bot in LEVELS for deal in range(games)]
    deals = -(-games // (2 * (len(LEVELS) - 1)))
    mixed = [
        task
        for number, one in enumerate(LEVELS)
        for other in LEVELS[number + 1 :]
        for task in duplicate_tasks(one, other, f"{seed} {one} {other}", deals)
    ]
    return alone + mixed


def duplicate_tasks(one: str, other: str, seed: str, deals: int) -> list[Task]:
    """Two bots on the same deals with seats exchanged."""
    return [Task(bots, seed, deal) for deal in range(deals) for bots in ((one, other), (other, one))]


def review_task(task: Task) -> GameFigures:
    """Play and review a game."""
    _, record = Match(standard_deck(), task.bots, task.seed).play(task.deal)
    began = time.process_time()
    ledger = review_game(record, standard_deck())
    seconds = time.process_time() - began
    losses = [
        tuple(round(one.loss, 6) for one in ledger.decisions if one.seat == book.seat and one.choices > 1)
        for book in ledger.seats
    ]
    seats = map(seat_figures, task.bots, ledger.seats, losses)
    return GameFigures(task, tuple(seats), round(seconds, 3))


def seat_figures(bot: str, book: SeatBook, losses: tuple[float, ...]) -> SeatFigures:
    """The figures of a seat."""
    totals = book.totals()
    lines = {line: totals[line].points for line in LINES}
    return SeatFigures(bot, book.result.points, losses=losses, **lines)


def play_task(task: Task) -> list[float]:
    """The points of a game that is played but not reviewed."""
    game, _ = Match(standard_deck(), task.bots, task.seed).play(task.deal)
    return [float(score.total) for score in scores_of(game)]


def parse_figures(document: Any) -> GameFigures:
    """A reviewed game from its JSON."""
    (bots, seed, deal), seats, seconds = document
    figures = (SeatFigures(*seat)._replace(losses=tuple(seat[-1])) for seat in seats)
    return GameFigures(Task(tuple(bots), seed, deal), tuple(figures), seconds)
