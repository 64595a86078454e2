"""The simulator's interface: batches of games with a deck, a number of players and an edition."""

from functools import partial

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.engine import NSV, Deck, Edition, new_game
from silvergold.sim import actions
from silvergold.sim.cards import DeckArrays, deck_arrays
from silvergold.sim.mark_tables import MarkTables, mark_tables
from silvergold.sim.random_games import play_games
from silvergold.sim.random_policy import random_action
from silvergold.sim.rng import make_rng, random_bits
from silvergold.sim.rules import scoring
from silvergold.sim.rules.scoring import Scores
from silvergold.sim.rules.setup import deal
from silvergold.sim.state import OVER, State
from silvergold.sim.transition import advance


@jax.tree_util.register_pytree_node_class
class Sim:
    """Batches of games with a deck, a number of players and an edition.

    A Sim is a pytree: it can be passed to compiled functions. The deck is data, so a different deck needs no
    new compilation; a different number of players or edition does.
    """

    def __init__(self, deck: Deck, players: int = 2, edition: Edition = NSV) -> None:
        new_game(deck, players, edition)  # R1.1, R2.1: raises if this cannot be played
        self.deck: DeckArrays = deck_arrays(deck)
        self.tables: MarkTables = mark_tables()
        self.players = players
        self.edition = edition

    def tree_flatten(self) -> tuple[tuple[DeckArrays, MarkTables], tuple[int, Edition]]:
        """The arrays, and the parameters that code is compiled for."""
        return (self.deck, self.tables), (self.players, self.edition)

    @classmethod
    def tree_unflatten(cls, fixed: tuple[int, Edition], arrays: tuple[DeckArrays, MarkTables]) -> "Sim":
        """Rebuild a Sim from its parts."""
        sim = object.__new__(cls)
        sim.deck, sim.tables = arrays
        sim.players, sim.edition = fixed
        return sim

    @partial(jax.jit, static_argnames="batch")
    def init(self, key: Array, batch: int) -> State:
        """R2.1: deal a batch of games; seat 0 is the first to keep two cards."""
        return deal(self.deck, self.players, make_rng(key, batch))[0]

    @jax.jit
    def step(self, state: State, action: Array, key: Array) -> State:
        """Every game after its seat's action (int32 [batch]) and the chance moves that follow.

        An illegal action is refused, as in the engine: that game does not change.
        """
        return advance(self.deck, self.edition, state, action, make_rng(key, action.shape[0]))[0]

    @jax.jit
    def legal(self, state: State) -> Array:
        """The legal actions of the seat to move: bool [batch, 357]; none where a game is over."""
        return actions.legal(state)

    @jax.jit
    def is_legal(self, state: State, action: Array) -> Array:
        """Whether each action is legal: bool [batch]."""
        return actions.is_legal(state, action)

    @jax.jit
    def random_action(self, state: State, key: Array) -> Array:
        """A random legal action, each equally likely: int32 [batch]."""
        return random_action(self.tables, state, random_bits(make_rng(key, state.seat.shape[0]))[1])

    def seat_to_move(self, state: State) -> Array:
        """The seat that each game waits for: int32 [batch], -1 where the game is over."""
        return jnp.where(self.is_over(state), -1, state.seat.astype(jnp.int32))

    def is_over(self, state: State) -> Array:
        """R6.2: bool [batch]."""
        return state.phase == OVER

    @jax.jit
    def scores(self, state: State) -> Scores:
        """R7.1 to R7.5: the scores so far, line by line: int32 [batch, seats] each."""
        return scoring.scores(self.deck, state.players)

    @jax.jit
    def winners(self, state: State) -> Array:
        """R7.6: bool [batch, seats]."""
        return scoring.winners(self.deck, state.players, self.edition)

    @partial(jax.jit, static_argnames="batch")
    def play(self, key: Array, batch: int) -> State:
        """Play whole games at random, as fast as possible, and return their last states."""
        return play_games(self.deck, self.tables, self.players, self.edition, make_rng(key, batch))
