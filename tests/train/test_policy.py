"""In self-play, what a candidate is thought to be worth is what its position is worth when it is reached."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import train.policy
from train.learner import new_weights
from train.observations import deck_features, shapes_to_come
from train.policy import Objectives, Policy, worth
from train.selfplay import BatchState, RecordedPositions, SelfPlay, _mark, _set_up

from silvergold.bots.admiral.features import set_features
from silvergold.bots.admiral.network import Sizes, evaluate
from silvergold.engine import standard_deck
from silvergold.sim.bits import u8
from silvergold.sim.mark_tables import mark_tables
from silvergold.sim.rng import make_rng, random_bits
from silvergold.sim.rules.rounds import random_expedition

PLAYERS, GAMES, TURNS = 2, 8, 2


def test_the_best_candidate_is_worth_what_its_position_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[jax.Array] = []
    original = train.policy.best_of

    def noted(mind: Policy, worths: jax.Array, is_legal: jax.Array, key: jax.Array) -> jax.Array:
        found.append(jnp.max(jnp.where(is_legal, worths, -jnp.inf), axis=-1))
        return original(mind, worths, is_legal, key)

    monkeypatch.setattr(train.policy, "best_of", noted)
    weights, sets = new_weights(Sizes(8, 8, 8, 8, 8), 3), jnp.asarray(set_features())
    style = Objectives(*(jnp.full((PLAYERS, GAMES), share, jnp.float32) for share in (1.0, 0.5, 3.0)))
    mind = Policy(weights, sets, jnp.float32(0))
    play = SelfPlay(mind, deck_features(standard_deck()), mark_tables(), style, jnp.bool_(True))

    def agree(told: RecordedPositions) -> None:
        """Where the position was reached, it is worth what was thought."""
        reached = worth(style, told.sight.own.points, evaluate(jnp, weights, sets, told.sight))
        assert np.allclose(found[0], reached, atol=1e-3)
        found.clear()

    key = jax.random.key(5)
    with jax.disable_jit():
        turn, kept = _set_up(play, PLAYERS, GAMES, key, make_rng(key, GAMES))
        agree(kept)
        for number in range(TURNS):
            turn, shape, shapes = revealed(turn, number)
            turn, pending, _ = _mark(play, turn, shape, shapes, u8(27 - number), key)
            agree(pending)


def revealed(turn: BatchState, number: int) -> tuple[BatchState, jax.Array, jax.Array]:
    """R3.1: the next expedition card."""
    dice, rolled = random_bits(turn.dice)
    shape, expeditions = random_expedition(turn.expeditions, rolled)
    shapes = shapes_to_come(expeditions, jnp.int32(number + 1))
    return turn._replace(expeditions=expeditions, dice=dice), shape, shapes
