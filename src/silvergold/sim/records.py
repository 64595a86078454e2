"""Games of the simulator told again by the engine: so they become game records.

The simulator keeps no list of moves. Between two decisions it lets chance move and passes over seats that can
only be ready; what came up is read off its next state.
"""

from collections.abc import Iterable, Iterator

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
from silvergold.sim.cards import USUAL_WORDS
from silvergold.sim.mark_tables import SHAPES
from silvergold.sim.state import OVER, State

Row = tuple[int, ...]
"""One game's fields, in the order of the state's leaves."""
PLAYER_FIELDS = 2 + 1 + 6 + USUAL_WORDS + 4
DEALT_FIELDS = 4


def rows_of(state: State) -> Array:
    """All fields of a batch of games: uint32 [batch, fields]."""
    return jnp.stack([leaf.astype(jnp.uint32) for leaf in jax.tree.leaves(state)], axis=-1)


class EngineReplay:
    """One game of the simulator on the engine's table; its deck has at most 64 cards."""

    def __init__(self, deck: Deck, players: int, edition: Edition) -> None:
        self.game = Game(deck, players, edition)

    def tell(self, decisions: Iterable[tuple[Row, int]], last: Row) -> Game:
        """The game with the states before each decision, the actions, and the last state."""
        for row, action in decisions:
            self.play_chance(row)
            self.game.play(move_of(self.game.state, row[-1], action))
        self.play_chance(last)
        return self.game

    def play_chance(self, row: Row) -> None:
        """Play what lies between two decisions of the simulator: chance, and seats that can only be ready."""
        while (move := self._next_move(row)) is not None:
            self.game.play(move)

    def _next_move(self, row: Row) -> Move | None:
        if self.game.state.phase == Phase.MARK:
            return next(self._those_ready(), None)
        return self._chance_move(row)

    def _those_ready(self) -> Iterator[Move]:
        for seat in seats_to_move(self.game.state):
            moves = legal_moves(self.game.state, seat)
            if isinstance(moves[0], Ready):
                yield moves[0]

    def _chance_move(self, row: Row) -> ChanceMove | None:
        state = self.game.state
        if state.phase == Phase.DEAL:
            seat, place = divmod(len(state.deck.cards) - len(state.pile), DEALT_FIELDS)
            return Deal(self._card(row[PLAYER_FIELDS * (seat + 1) - DEALT_FIELDS + place]))
        if state.phase in (Phase.DISPLAY, Phase.REFILL):
            return TurnUp(self._card(self.table(row)[len(state.display)]))
        if state.phase == Phase.DRAW:
            seat = state.settling_seat
            return TurnUp(self._card(row[PLAYER_FIELDS * seat + len(state.players[seat].cards)]))
        if state.phase == Phase.START:
            return Start(self.table(row)[-3])
        return self._next_reveal(row) if state.phase == Phase.REVEAL else None

    def _next_reveal(self, row: Row) -> ChanceMove:
        """After the last box of all, the simulator lets the rest of the turns pass: any shape will do."""
        if self.table(row)[-2] == OVER:
            return chance_moves(self.game.state)[0][0]
        return Reveal(SHAPES[self.table(row)[-6]])

    def table(self, row: Row) -> Row:
        """The fields that are no player's."""
        return row[PLAYER_FIELDS * len(self.game.state.players) :]

    def _card(self, number: int) -> str:
        return self.game.state.deck.cards[number].id
