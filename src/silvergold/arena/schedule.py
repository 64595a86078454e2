"""Who sits where: the same deal is played with seats exchanged, so that luck cancels.

The bots are spread over the seats as evenly as they can be: in a line-up no bot has more than one seat more
than another. With as many bots as seats that is one line-up, with more it is every choice of them, with fewer
every bot has its share of the seats and the odd ones go round. On every deal each line-up sits in a circle
and moves on seat by seat until it has been all the way round; from deal to deal the order in it changes.
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
    """The bots as they were named; a bot is named twice only where all seats of a table are named."""
    players: int

    @cached_property
    def cycle(self) -> tuple[tuple[Seating, ...], ...]:
        """The seatings of as many deals as it takes till they come again."""
        circles = [circular_orders(line_up) for line_up in line_ups(self.bots, self.players)]
        return tuple(
            tuple(seating for orders in circles for seating in rotations(orders[deal % len(orders)]))
            for deal in range(math.lcm(*map(len, circles)))
        )

    @property
    def games_per_deal(self) -> int:
        """How many games are played on one deal; they are as many on every deal."""
        return len(self.cycle[0])

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """All seatings of one deal, no two of them the same."""
        return self.cycle[deal % len(self.cycle)]

    def deal_of(self, game: int) -> int:
        """Which deal a game is played on; both are counted from 0."""
        return game // self.games_per_deal

    def seating_of(self, game: int) -> Seating:
        """Who sits where in a game."""
        return self.seatings(self.deal_of(game))[game % self.games_per_deal]

    def deals_for(self, games: int) -> int:
        """How many whole deals make at least so many games."""
        return -(-games // self.games_per_deal)


def line_ups(bots: tuple[str, ...], players: int) -> tuple[Seating, ...]:
    """Every choice of bots for the seats in which no bot has more than one seat more than another."""
    if not bots:
        raise ApplicationError("wrong-number-of-bots", bots=len(bots), seats=players)
    if len(set(bots)) < len(bots) and len(bots) != players:
        raise ApplicationError("bot-named-twice", bots=len(bots), seats=players)
    shares, odd_seats = divmod(players, len(bots))
    return tuple((*bots * shares, *odd) for odd in combinations(bots, odd_seats))


def circular_orders(line_up: Seating) -> tuple[Seating, ...]:
    """The orders of a line-up in a circle; one that repeats itself on the way round only if all do."""
    orders = dict.fromkeys(min(rotations(order)) for order in permutations(line_up))
    most = max(len(rotations(order)) for order in orders)
    return tuple(order for order in orders if len(rotations(order)) == most)


def rotations(order: Seating) -> tuple[Seating, ...]:
    """A circle moved on seat by seat till it is as it was."""
    return tuple(dict.fromkeys(order[-step:] + order[:-step] for step in range(len(order))))
