"""The simulator's interface: functions of games with a deck, a number of players and an edition.

Every function works for one game, for a batch (states and actions with leading axes), and under ``jax.vmap``.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.actions import ACTIONS
from silvergold.engine import NSV, Edition, new_game
from silvergold.observations.layout import observation_size
from silvergold.observations.options import DeckOrPath, EditionOrName, episode_options
from silvergold.observations.rewards import ILLEGAL_REWARD, RewardName
from silvergold.sim import actions
from silvergold.sim.batching import batched
from silvergold.sim.bits import choose, if_any, u8
from silvergold.sim.cards import DeckArrays, deck_arrays
from silvergold.sim.mark_tables import MarkTables, mark_tables
from silvergold.sim.observing import (
    CardBits,
    PublicMarks,
    card_bits,
    observe,
    public_marks,
    public_marks_after,
)
from silvergold.sim.random_games import play_games
from silvergold.sim.random_policy import random_action
from silvergold.sim.rng import Rng, make_rng, rng_of
from silvergold.sim.rules import scoring
from silvergold.sim.rules.scoring import Scores
from silvergold.sim.rules.setup import deal
from silvergold.sim.state import OVER, GameArrays
from silvergold.sim.transition import advance


class State(NamedTuple):
    """A game, or a batch of games, between two decisions."""

    game: GameArrays
    """The table, with what seats have decided but not shown yet."""
    shown: tuple[PublicMarks, ...]
    """Each player's side as the others see it."""
    rng: Rng
    """Determines every chance move to come."""
    rewards: Array
    """What the latest action gave each seat: float32 [..., players]."""
    terminated: Array
    """Whether the latest action ended a game: bool [...]. It stays true in a game that is over."""

    @property
    def current_player(self) -> Array:
        """The seat that decides: int32 [...]; 0 when the game is over."""
        return self.game.seat.astype(jnp.int32)

    @property
    def legal_action_mask(self) -> Array:
        """Its legal actions: bool [..., 357]. All of them when the game is over: none has an effect."""
        return actions.legal(self.game) | (self.game.phase == OVER)[..., None]

    @property
    def truncated(self) -> Array:
        """Always false: every game ends by itself."""
        return jnp.zeros_like(self.terminated)


@jax.tree_util.register_pytree_node_class
class Sim:
    """Games with a deck, a number of players and an edition.

    A Sim is a pytree: it can be passed to compiled functions. The deck is data, so a different deck needs no
    new compilation; a different number of players, edition or reward does.
    """

    num_actions = ACTIONS

    def __init__(
        self,
        deck: DeckOrPath = None,
        players: int = 2,
        edition: EditionOrName = NSV,
        reward: RewardName = "win",
    ) -> None:
        self.players, self.edition, chosen, self.reward = episode_options(players, edition, deck, reward)
        new_game(chosen, self.players, self.edition)  # R2.1: raises if the deck is too small
        self.deck: DeckArrays = deck_arrays(chosen)
        self.cards: CardBits = card_bits(chosen)
        self.tables: MarkTables = mark_tables()

    def tree_flatten(
        self,
    ) -> tuple[tuple[DeckArrays, CardBits, MarkTables], tuple[int, Edition, RewardName]]:
        """The arrays, and the parameters that code is compiled for."""
        return (self.deck, self.cards, self.tables), (self.players, self.edition, self.reward)

    @classmethod
    def tree_unflatten(
        cls, fixed: tuple[int, Edition, RewardName], arrays: tuple[DeckArrays, CardBits, MarkTables]
    ) -> "Sim":
        """Rebuild a Sim from its parts."""
        sim = object.__new__(cls)
        sim.deck, sim.cards, sim.tables = arrays
        sim.players, sim.edition, sim.reward = fixed
        return sim

    @property
    def observation_size(self) -> int:
        """The length of an observation."""
        return observation_size(self.players)

    @jax.jit
    def init(self, key: Array) -> State:
        """R2.1: a new game for each key (a key, or keys [...]); seat 0 is the first to keep two cards."""
        return _deal(self, rng_of(key))

    @jax.jit
    def step(self, state: State, action: Array) -> State:
        """The game after its seat's action (int [...]) and the chance moves that follow.

        An illegal action is refused, as in the engine: the game does not change, and its seat's reward is -1.
        A game that is over does not change, and its rewards are 0.
        """
        return _step(self, state, action)

    @jax.jit
    def step_auto_reset(self, state: State, action: Array) -> State:
        """Like ``step``, but a game that ends is replaced by a new one.

        ``rewards`` and ``terminated`` are those of the game that ended, everything else is the new one's.
        """
        return _reset_where_over(self, _step(self, state, action))

    @jax.jit
    def observe(self, state: State, seat: Array | int | None = None) -> Array:
        """What a seat sees: int8 [..., size], zeros and ones; by default the seat that decides."""
        seats = state.game.seat if seat is None else jnp.broadcast_to(u8(seat), state.game.seat.shape)
        return observe(self.cards, self.deck, state.game, state.shown, seats, self.observation_size)

    @jax.jit
    def legal_action_mask(self, state: State) -> Array:
        """The legal actions of the seat that decides: bool [..., 357]; never none."""
        return state.legal_action_mask

    @jax.jit
    def is_legal(self, state: State, action: Array) -> Array:
        """Whether an action is legal, without computing the others: bool [...]."""
        return actions.is_legal(state.game, action)

    @jax.jit
    def random_action(self, state: State, key: Array) -> Array:
        """A random legal action, each equally likely: int32 [...]. One key for the whole batch."""
        bits = jax.random.bits(key, state.game.seat.shape, jnp.uint32)
        return random_action(self.tables, state.game, bits)

    @jax.jit
    def scores(self, state: State) -> Scores:
        """R7.1 to R7.5: the scores so far, line by line: int32 [..., seats] each."""
        return scoring.scores(self.deck, state.game.players)

    @jax.jit
    def winners(self, state: State) -> Array:
        """R7.6: bool [..., seats]."""
        return scoring.winners(self.deck, state.game.players, self.edition)

    @partial(jax.jit, static_argnames="batch")
    def play(self, key: Array, batch: int) -> State:
        """Play whole games at random, as fast as possible, and return their last states."""
        game, rng = play_games(self.deck, self.tables, self.players, self.edition, make_rng(key, batch))
        is_over = game.phase == OVER
        rewards = _victory_shares(self, game, is_over) if self.reward == "win" else _points(self, game)
        return State(game, tuple(map(public_marks, game.players)), rng, rewards, is_over)


@batched
def _deal(sim: Sim, rng: Rng) -> State:
    game, rng = deal(sim.deck, sim.players, rng)
    rewards = jnp.zeros((*game.seat.shape, sim.players), jnp.float32)
    return State(game, tuple(map(public_marks, game.players)), rng, rewards, game.phase == OVER)


@batched
def _step(sim: Sim, state: State, action: Array) -> State:
    before = state.game
    is_refused = (before.phase != OVER) & ~actions.is_legal(before, action)
    game, rng = advance(sim.deck, sim.edition, before, action, state.rng)
    terminated = game.phase == OVER
    if sim.reward == "points":
        rewards = _points(sim, game) - _points(sim, before)
    else:
        rewards = _victory_shares(sim, game, terminated & (before.phase != OVER))
    pays = is_refused[..., None] & (before.seat[..., None] == jnp.arange(sim.players))
    rewards = jnp.where(pays, ILLEGAL_REWARD, rewards)
    return State(game, public_marks_after(before, state.shown, game), rng, rewards, terminated)


@batched
def _reset_where_over(sim: Sim, state: State) -> State:
    ended = state.terminated

    def reset() -> tuple[GameArrays, Rng]:
        return choose(ended, deal(sim.deck, sim.players, state.rng), (state.game, state.rng))

    game, rng = if_any(ended, reset, lambda: (state.game, state.rng))
    shown = zip(state.shown, game.players, strict=True)
    marks = tuple(choose(ended, public_marks(player), old) for old, player in shown)
    return state._replace(game=game, rng=rng, shown=marks)


def _points(sim: Sim, game: GameArrays) -> Array:
    return scoring.scores(sim.deck, game.players).total.astype(jnp.float32)


def _victory_shares(sim: Sim, game: GameArrays, when: Array) -> Array:
    """The victory as rewards that sum to 0, in games that have just ended: float32 [..., seats]."""

    def share() -> Array:
        won = scoring.winners(sim.deck, game.players, sim.edition)
        each = sim.players / jnp.sum(won, axis=-1, keepdims=True) - 1.0
        return jnp.where(when[..., None], jnp.where(won, each, -1.0) / (sim.players - 1), 0.0)

    return if_any(when, share, lambda: jnp.zeros((*when.shape, sim.players)))
