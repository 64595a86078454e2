"""The games that are mined: who plays them, and the positions in which decisions are due."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from silvergold.arena.match import Match
from silvergold.engine import NSV, OYA, Deck, GameRecord, GameState, Phase, replay, seats_to_move
from silvergold.engine.state import CARDS_DEALT, DISPLAY_SIZE

PLAYERS = (2, 2, 2, 2, 2, 2, 2, 3, 3, 4)
BOTS = ("sailor", "navigator", "captain", "admiral")
EDITIONS = (NSV, NSV, NSV, OYA)
"""The numbers of players, bots and rules are drawn from these, each entry equally likely."""


class DueDecision(NamedTuple):
    """A state and a seat that is to decide in it."""

    state: GameState
    seat: int


def match_of(deck: Deck, seed: str, number: int) -> Match:
    """The bots and rules of a game, drawn from the seed and the game's number."""
    random = Random(f"{seed} {number}")  # noqa: S311 -- a fixed choice
    most = (len(deck.cards) - DISPLAY_SIZE) // CARDS_DEALT
    players = min(random.choice(PLAYERS), most)
    bots = tuple(random.choice(BOTS) for _ in range(players))
    return Match(deck, bots, seed, random.choice(EDITIONS))


def due_decisions(record: GameRecord, deck: Deck) -> Iterator[DueDecision]:
    """All decisions of a game, each in the state in which nobody else has decided yet."""
    states = dict.fromkeys(game.state for game in replay(record, deck))
    for state in filter(is_undecided, states):
        for seat in seats_to_move(state):
            yield DueDecision(state, seat)


def is_undecided(state: GameState) -> bool:
    """R2.2, R3.2: whether decisions are due, and no seat has begun one that the others can't see."""
    if state.phase == Phase.KEEP:
        return not any(player.cards for player in state.players)
    if state.phase == Phase.MARK:
        return not any(player.before or player.is_ready for player in state.players)
    return state.phase == Phase.TAKE
