"""What a benchmark plays. It never changes: other games are another benchmark, with another number."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import product, starmap
from typing import NamedTuple

from silvergold.arena.tournament.plan import Tournament
from silvergold.arena.tournament.schedule import Schedule
from silvergold.bots import LEVELS
from silvergold.engine import Deck, parse_deck, standard_deck

NUMBER = 1
SEED = f"benchmark {NUMBER}"
GAMES = 36
"""Games per opponent and number of players."""
OPPONENTS = tuple(level.bot for level in LEVELS)
PLAYERS = (2, 3, 4)
DRAWN_DECKS = ("benchmark-a.toml", "benchmark-b.toml")
"""Drawn at random like the decks that admiral was trained with; it has never seen these two."""


CEILING = 189.8
"""The upper bound: no player can expect more points with any of the decks (docs/optimality.md)."""


@cache
def decks() -> tuple[Deck, ...]:
    """The built-in deck and the drawn ones."""
    drawn = (resources.files(__package__).joinpath(name).read_bytes() for name in DRAWN_DECKS)
    return (standard_deck(), *map(parse_deck, drawn))


class Pairing(NamedTuple):
    """The agent on one seat against the same opponent on all others."""

    players: int
    opponent: str


@dataclass(frozen=True)
class Benchmark:
    """The benchmark of one agent."""

    agent: str
    games: int = GAMES
    """Games per pairing; rounded up to whole deals."""
    is_reviewed: bool = True
    opponents: tuple[str, ...] = OPPONENTS
    numbers_of_players: tuple[int, ...] = PLAYERS

    @property
    def is_whole(self) -> bool:
        """Whether it plays all that belongs to the benchmark, and not a sample."""
        return self == Benchmark(self.agent, max(self.games, GAMES))

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Every number of players with every opponent."""
        return tuple(starmap(Pairing, product(self.numbers_of_players, self.opponents)))

    @property
    def total_games(self) -> int:
        """The number of all games."""
        return sum(tournament.games for pairing in self.pairings for tournament in self.tournaments(pairing))

    def tournaments(self, pairing: Pairing) -> Iterator[Tournament]:
        """A tournament with each deck that gets a deal; each deal is played with the agent on every seat."""
        players, opponent = pairing
        bots = (self.agent, *(opponent,) * (players - 1))
        deals = -(-self.games // players)
        for number, deck in enumerate(decks()):
            own_deals = -(-(deals - number) // len(decks()))
            if own_deals > 0:
                games = own_deals * Schedule(bots, players).games_per_deal
                reviewed = (self.agent,) if self.is_reviewed else ()
                yield Tournament(deck, bots, players, games, SEED, reviewed=reviewed)
