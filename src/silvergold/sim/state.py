"""The tables of a batch of games: one array per field, one entry per game.

As in the engine, they hold what is known at the table and nothing about the order of the pile, which is a
set of cards. All fields are arrays of shape [batch], uint8 unless stated otherwise, so that every rule is
arithmetic on whole columns and the compiler can fuse it into few passes over memory. A single game is a batch
of shape [].
"""

from typing import NamedTuple

from jax import Array

from silvergold.sim.bits import choose
from silvergold.sim.cards import CardSet

KEEP, MARK, TAKE, OVER = range(4)
"""What a game waits for: two of four cards kept (R2.2), a mark (R4), a card taken (R5.3), or nothing."""

DisplayCards = tuple[Array, Array, Array, Array]


class PlayerArrays(NamedTuple):
    """One player's side of the table, with the score card."""

    cards: tuple[Array, Array]
    """The two cards, the one held longer first; ``NO_CARD`` where there is none."""
    unmarked: Array
    """uint32: the unmarked boxes of the first card in the lower 16 bits, of the second in the upper."""
    coins: Array
    rows: Array
    """Coin rows settled."""
    cup_points: Array
    palms: Array
    palm_points: Array
    crosses: Array
    """R4.3: boxes still to be marked for crosses."""
    completed: CardSet
    dealt: tuple[Array, Array, Array, Array]
    """R2.1: the four cards dealt; ``NO_CARD`` once all players have kept two of theirs."""


class GameArrays(NamedTuple):
    """What lies on the table, in every game."""

    players: tuple[PlayerArrays, ...]
    display: DisplayCards
    """Oldest card first, ``NO_CARD`` after the last."""
    pile: CardSet
    cups: Array
    """R1.7: the number of cups left, which is also the value of the highest."""
    expeditions: Array
    """R2.4: the expedition cards still face down, as bits."""
    shape: Array
    """R3.1: the number of the shape revealed."""
    round: Array
    turn: Array
    start_player: Array
    phase: Array
    """``KEEP``, ``MARK``, ``TAKE`` or ``OVER``."""
    seat: Array
    """The seat whose decision the game waits for; 0 when it is over."""


def player_at(players: tuple[PlayerArrays, ...], seat: Array) -> PlayerArrays:
    """The player at each game's seat."""
    found = players[0]
    for number, player in enumerate(players[1:], start=1):
        found = choose(seat == number, player, found)
    return found


def with_player(
    players: tuple[PlayerArrays, ...], seat: Array, player: PlayerArrays, when: Array | bool = True
) -> tuple[PlayerArrays, ...]:
    """The players with the one at each game's seat replaced."""
    return tuple(choose((seat == number) & when, player, other) for number, other in enumerate(players))
