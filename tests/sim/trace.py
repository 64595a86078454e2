"""Simulated games, decision by decision, as rows of plain numbers."""

from collections.abc import Iterator
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from silvergold.actions import ACTIONS, FIRST_MARK, FIRST_TAKE, MARKS
from silvergold.sim import Sim, State
from silvergold.sim.actions import legal as legal_actions
from silvergold.sim.records import Row, rows_of

BOXES_MARKED = jnp.zeros(ACTIONS).at[FIRST_MARK:FIRST_TAKE].set([b.bit_count() for b in MARKS] * 2)


class Decision(NamedTuple):
    """One game before a decision: its state, the legal actions as bits of a number, the action chosen."""

    row: Row
    legal: int
    action: int


class Ending(NamedTuple):
    """The end of a game: the lines of each seat's score, and the winners."""

    row: Row
    scores: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]


@jax.jit
def decide(sim: Sim, state: State, eagerness: Array, key: Array) -> tuple[Array, Array, Array, State]:
    """The games as rows, their legal actions, an action of each, and the games after them.

    Games without eagerness choose like ``Sim.random_action``; the others prefer marks of many boxes.
    """
    first, second = jax.random.split(key)
    legal = legal_actions(state.game)
    noise = jax.random.gumbel(first, legal.shape)
    weighed = jnp.where(legal, eagerness[:, None] * BOXES_MARKED + noise, -jnp.inf)
    action = jnp.where(eagerness > 0, jnp.argmax(weighed, axis=-1), sim.random_action(state, second))
    return rows_of(state.game), legal, action, sim.step(state, action.astype(jnp.int32))


def play(sim: Sim, eagerness: Array, key: Array) -> Iterator[tuple[list[Decision], Ending]]:
    """A batch of games from their deal to their end, one after the other."""
    key, dealt = jax.random.split(key)
    state = sim.init(jax.random.split(dealt, len(eagerness)))
    steps: list[tuple[NDArray[np.uint32], NDArray[np.uint8], NDArray[np.int32]]] = []
    while not bool(jnp.all(state.terminated)):
        key, chance = jax.random.split(key)
        rows, legal, action, state = decide(sim, state, eagerness, chance)
        bits = np.packbits(np.asarray(legal), axis=-1, bitorder="little")
        steps.append((np.asarray(rows), bits, np.asarray(action)))
    last = np.asarray(rows_of(state.game))
    scores, winners = np.asarray(jnp.stack(sim.scores(state), axis=-1)), np.asarray(sim.winners(state))
    for game in range(len(eagerness)):
        decisions = [
            Decision(
                tuple(rows[game].tolist()), int.from_bytes(bits[game].tobytes(), "little"), int(action[game])
            )
            for rows, bits, action in steps
            if bits[game].any()
        ]
        lines = tuple(tuple(line) for line in scores[game].tolist())
        yield (
            decisions,
            Ending(tuple(last[game].tolist()), lines, tuple(np.flatnonzero(winners[game]).tolist())),
        )
