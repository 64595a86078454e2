"""Simulated games replayed by the engine, which turns them into game records.

The simulator stores no moves. Between two decisions it plays chance moves and passes over seats that can only
be ready; what came up is read from its next state.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, cast

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.actions import move_of
from silvergold.engine import (
    ChanceMove,
    Deal,
    Deck,
    Edition,
    Game,
    Move,
    Phase,
    Ready,
    Reveal,
    Start,
    TurnUp,
    chance_moves,
    legal_moves,
    seats_to_move,
)
from silvergold.engine.state import CARDS_DEALT, CARDS_KEPT, DISPLAY_SIZE
from silvergold.sim.cards import words_needed
from silvergold.sim.mark_tables import SHAPES
from silvergold.sim.state import OVER, GameArrays, PlayerArrays

Row = tuple[int, ...]
"""The fields of one game, in the order of the state's leaves."""


def rows_of(state: GameArrays) -> Array:
    """All fields of a batch of games: uint32 [batch, fields]."""
    return jnp.stack([leaf.astype(jnp.uint32) for leaf in jax.tree.leaves(state)], axis=-1)


@cache
def row_structure(players: int, words: int) -> Any:
    """The structure of the state that a row is made from, for sets of cards of this many words."""
    cards = {"cards": (0,) * CARDS_KEPT, "completed": (0,) * words, "dealt": (0,) * CARDS_DEALT}
    player: Any = PlayerArrays(**dict.fromkeys(PlayerArrays._fields, 0) | cards)  # type: ignore[arg-type]
    table = {"players": (player,) * players, "display": (0,) * DISPLAY_SIZE, "pile": (0,) * words}
    return jax.tree.structure(GameArrays(**dict.fromkeys(GameArrays._fields, 0) | table))  # type: ignore[arg-type]


class EngineReplay:
    """Replays one simulated game with the engine."""

    def __init__(self, deck: Deck, players: int, edition: Edition) -> None:
        self.game = Game(deck, players, edition)
        self._structure = row_structure(players, words_needed(deck))

    def simulated(self, row: Row) -> GameArrays:
        """The simulator's state of the game, with plain numbers in place of arrays."""
        return cast("GameArrays", jax.tree.unflatten(self._structure, row))

    def play(self, decisions: Iterable[tuple[Row, int]], last: Row) -> Game:
        """Replay the game from the states before each decision, the actions, and the last state."""
        for row, action in decisions:
            self.play_chance(row)
            self.game.play(move_of(self.game.state, int(self.simulated(row).seat), action))
        self.play_chance(last)
        return self.game

    def play_chance(self, row: Row) -> None:
        """Play what is between two decisions of the simulator: chance moves, and readiness."""
        after = self.simulated(row)
        while (move := self._next_move(after)) is not None:
            self.game.play(move)

    def _next_move(self, after: GameArrays) -> Move | None:
        if self.game.state.phase == Phase.MARK:
            moves = (legal_moves(self.game.state, seat)[0] for seat in seats_to_move(self.game.state))
            return next((move for move in moves if isinstance(move, Ready)), None)
        return self._chance_move(after)

    def _chance_move(self, after: GameArrays) -> ChanceMove | None:
        state = self.game.state
        match state.phase:
            case Phase.DEAL:
                seat, place = divmod(len(state.deck.cards) - len(state.pile), CARDS_DEALT)
                return Deal(self._card(after.players[seat].dealt[place]))
            case Phase.DISPLAY | Phase.REFILL:
                return TurnUp(self._card(after.display[len(state.display)]))
            case Phase.DRAW:
                seat = state.settling_seat
                return TurnUp(self._card(after.players[seat].cards[len(state.players[seat].cards)]))
            case Phase.START:
                return Start(int(after.start_player))
            case Phase.REVEAL if after.phase == OVER:
                # R4.7: with no box left, the simulator skips the remaining turns: any shape will do
                return chance_moves(state)[0][0]
            case Phase.REVEAL:
                return Reveal(SHAPES[int(after.shape)])
        return None

    def _card(self, number: Array) -> str:
        return self.game.state.deck.cards[int(number)].id
