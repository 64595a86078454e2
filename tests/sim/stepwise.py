"""Random play decision by decision with the dice of whole games: what the fast path must come to, too."""

import jax
import jax.numpy as jnp
from jax import Array

from silvergold.sim import Sim, State
from silvergold.sim.dice import Dice, roll, sow
from silvergold.sim.drifting import any_action
from silvergold.sim.game import advance
from silvergold.sim.setup import deal
from silvergold.sim.state import OVER


@jax.jit
def drift(sim: Sim, state: State, dice: Dice) -> tuple[State, Dice]:
    """One random decision in every game that isn't over."""
    dice, rolled = roll(dice, state.phase != OVER)
    return advance(sim.deck, sim.edition, state, any_action(sim.tables, state, rolled), dice)


def play_stepwise(sim: Sim, key: Array, batch: int) -> State:
    """The games that ``Sim.play`` plays, step by step."""
    state, dice = deal(sim.deck, sim.players, sow(key, batch))
    while not bool(jnp.all(sim.is_over(state))):
        state, dice = drift(sim, state, dice)
    return state
