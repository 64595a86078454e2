"""Random play decision by decision, with the same random numbers as the fast path."""

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.sim import GameArrays, Sim
from silvergold.sim.random_policy import random_action
from silvergold.sim.rng import Rng, make_rng, random_bits
from silvergold.sim.rules.setup import deal
from silvergold.sim.state import OVER
from silvergold.sim.transition import advance


@jax.jit
def step_randomly(sim: Sim, state: GameArrays, rng: Rng) -> tuple[GameArrays, Rng]:
    """One random decision in every game that is not over."""
    rng, bits = random_bits(rng, state.phase != OVER)
    return advance(sim.deck, sim.edition, state, random_action(sim.tables, state, bits), rng)


def play_stepwise(sim: Sim, key: Array, batch: int) -> GameArrays:
    """The same games as ``Sim.play``, step by step."""
    state, rng = deal(sim.deck, sim.players, make_rng(key, batch))
    while not bool(jnp.all(state.phase == OVER)):
        state, rng = step_randomly(sim, state, rng)
    return state
