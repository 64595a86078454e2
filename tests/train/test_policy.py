"""In self-play, the value of a candidate is that of the position which the simulator then reaches."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import train.policy
from train.learner import random_weights
from train.observations import deck_features, shapes_to_come
from train.policy import Policy, promising_marks, value_in_points
from train.recipe import Objective
from train.selfplay.batch import BatchState, RecordedPositions, SelfPlay
from train.selfplay.marking import consider_marks
from train.selfplay.setup import set_up as set_up_games

from silvergold.bots.admiral.features import set_features
from silvergold.bots.admiral.network import evaluate
from silvergold.engine import standard_deck
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.sim.bits import u8
from silvergold.sim.rng import make_rng, random_bits
from silvergold.sim.rules.rounds import random_expedition
from tests.train.tiny import SIZES

PLAYERS, GAMES, PLAYED_TURNS = 2, 8, 2


def test_the_best_candidate_has_the_value_of_the_position_it_leads_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found: list[jax.Array] = []
    original = train.policy.noisy_values

    def recorded(policy: Policy, values: jax.Array, is_legal: jax.Array, key: jax.Array) -> jax.Array:
        found.append(jnp.max(jnp.where(is_legal, values, -jnp.inf), axis=-1))
        return original(policy, values, is_legal, key)

    monkeypatch.setattr(train.policy, "noisy_values", recorded)
    weights, sets = random_weights(SIZES, 3), jnp.asarray(set_features())
    objective = Objective(*(jnp.full((PLAYERS, GAMES, 1), share, jnp.float32) for share in (1.0, 0.5, 3.0)))
    policy = Policy(weights, sets, jnp.float32(0))
    play = SelfPlay(policy, deck_features(standard_deck()), promising_marks(), objective, jnp.bool_(True))

    def compare(positions: RecordedPositions, best: jax.Array) -> None:
        """The value of the position reached is the value of the best candidate."""
        outputs = evaluate(jnp, weights, sets, positions.seen)
        reached = value_in_points(objective, positions.seen.own.points, outputs)
        assert np.allclose(best, reached, atol=1e-3)

    @jax.jit
    def set_up(key: jax.Array) -> tuple[BatchState, RecordedPositions, jax.Array]:
        found.clear()
        return *set_up_games(play, PLAYERS, GAMES, key, make_rng(key, GAMES)), found[0]

    @jax.jit
    def play_turn(state: BatchState, number: jax.Array) -> tuple[BatchState, RecordedPositions, jax.Array]:
        found.clear()
        state, shape, shapes = revealed(state, number)
        marks = consider_marks(play, state, shape, shapes, u8(ROUNDS * TURNS - 1 - number), key)
        players, pending = jax.tree.map(lambda leaf: leaf[0], (marks.players, marks.pending))
        return state._replace(players=players), pending, found[0]

    key = jax.random.key(5)
    state, kept, best = set_up(key)
    compare(kept, best)
    for number in range(PLAYED_TURNS):
        state, pending, best = play_turn(state, jnp.int32(number))
        compare(pending, best)


def revealed(state: BatchState, number: jax.Array) -> tuple[BatchState, jax.Array, jax.Array]:
    """R3.1: the next expedition card."""
    rng, bits = random_bits(state.rng)
    shape, expeditions = random_expedition(state.expeditions, bits)
    shapes = shapes_to_come(expeditions, number + 1)
    return state._replace(expeditions=expeditions, rng=rng), shape, shapes
