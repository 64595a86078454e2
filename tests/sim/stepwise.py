"""Random play decision by decision with the dice of whole games: what the fast path must come to, too."""

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.sim import Sim, State
from silvergold.sim.random_policy import random_action
from silvergold.sim.rng import Rng, make_rng, random_bits
from silvergold.sim.rules.setup import deal
from silvergold.sim.state import OVER
from silvergold.sim.transition import advance


@jax.jit
def drift(sim: Sim, state: State, dice: Rng) -> tuple[State, Rng]:
    """One random decision in every game that isn't over."""
    dice, rolled = random_bits(dice, state.phase != OVER)
    return advance(sim.deck, sim.edition, state, random_action(sim.tables, state, rolled), dice)


def play_stepwise(sim: Sim, key: Array, batch: int) -> State:
    """The games that ``Sim.play`` plays, step by step."""
    state, dice = deal(sim.deck, sim.players, make_rng(key, batch))
    while not bool(jnp.all(sim.is_over(state))):
        state, dice = drift(sim, state, dice)
    return state
