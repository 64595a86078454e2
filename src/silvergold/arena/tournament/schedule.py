"""The seatings of a tournament: each deal is played with seats exchanged, so that luck cancels out.

The bots share the seats as evenly as possible: in a line-up no bot has more than one seat more than another.
With as many bots as seats there is one line-up; with more there is one for every choice of bots; with fewer
every bot gets its share of the seats, and the odd seats go to every choice of bots. On every deal each
line-up rotates through all seats; from deal to deal its circular order changes.
"""

import math
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from silvergold.errors import ApplicationError

Seating = tuple[str, ...]
"""The names of the bots, seat by seat."""


@dataclass(frozen=True)
class Schedule:
    """The seatings of all deals."""

    bots: tuple[str, ...]
    """As given; a bot may be given twice only if all seats of a table are given."""
    players: int

    @cached_property
    def cycle(self) -> tuple[tuple[Seating, ...], ...]:
        """The seatings of as many deals as it takes until they repeat."""
        circles = [circular_orders(line_up) for line_up in line_ups(self.bots, self.players)]
        return tuple(
            tuple(seating for orders in circles for seating in rotations(orders[deal % len(orders)]))
            for deal in range(math.lcm(*map(len, circles)))
        )

    @property
    def games_per_deal(self) -> int:
        """The number of games per deal, the same for every deal."""
        return len(self.cycle[0])

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """All seatings of one deal, without repetition."""
        return self.cycle[deal % len(self.cycle)]

    def deal_of(self, game: int) -> int:
        """The number of the deal of a game; both are counted from 0."""
        return game // self.games_per_deal

    def seating_of(self, game: int) -> Seating:
        """The seating of a game."""
        return self.seatings(self.deal_of(game))[game % self.games_per_deal]

    def deals_for(self, games: int) -> int:
        """How many whole deals make at least this many games."""
        return -(-games // self.games_per_deal)


def line_ups(bots: tuple[str, ...], players: int) -> tuple[Seating, ...]:
    """Every choice of bots in which no bot has more than one seat more than another."""
    if not bots:
        raise ApplicationError("wrong-number-of-bots", bots=len(bots), seats=players)
    if len(set(bots)) < len(bots) and len(bots) != players:
        raise ApplicationError("bot-named-twice", bots=len(bots), seats=players)
    shares, odd_seats = divmod(players, len(bots))
    return tuple((*bots * shares, *odd) for odd in combinations(bots, odd_seats))


def circular_orders(line_up: Seating) -> tuple[Seating, ...]:
    """The circular orders of a line-up with the most rotations: those that repeat themselves the least."""
    orders = dict.fromkeys(min(rotations(order)) for order in permutations(line_up))
    most = max(len(rotations(order)) for order in orders)
    return tuple(order for order in orders if len(rotations(order)) == most)


def rotations(order: Seating) -> tuple[Seating, ...]:
    """All rotations of a circular order."""
    return tuple(dict.fromkeys(order[-step:] + order[:-step] for step in range(len(order))))
