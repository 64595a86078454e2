"""The progress of a running tournament."""

from collections import Counter
from collections.abc import Iterable

from silvergold.arena.outcome import Outcome
from silvergold.arena.tournament.schedule import Seating


class TournamentProgress:
    """Points and victories so far, in any order of the games."""

    def __init__(self, bots: Iterable[str], games: int) -> None:
        self.bots = tuple(dict.fromkeys(bots))
        self.games = games
        """The number of games in total."""
        self.played = 0
        self._points: Counter[str] = Counter()
        self._victories: dict[str, float] = dict.fromkeys(self.bots, 0.0)
        self._seats: Counter[str] = Counter()
        self._games: Counter[str] = Counter()

    def add(self, seating: Seating, outcome: Outcome) -> None:
        """Count a finished game."""
        self.played += 1
        self._games.update(set(seating))
        self._seats.update(seating)
        for bot, total, victory in zip(seating, outcome.totals, outcome.victories, strict=True):
            self._points[bot] += total
            self._victories[bot] += victory

    def mean(self, bot: str) -> float:
        """A bot's mean points so far; 0 before its first game."""
        return self._points[bot] / max(1, self._seats[bot])

    def share_of_wins(self, bot: str) -> float:
        """The share of its games that a bot has won so far; 0 before the first."""
        return self._victories[bot] / max(1, self._games[bot])
